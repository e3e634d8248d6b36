import * as naming from '../../../shared/campaigns/naming.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readNaming } from '../core/campaign-naming.entity.ts';
import { parsedNames } from './parsed-names.ts';

export const handler = defineHandler(naming.getNaming, async ({ actor: { workspaceId } }) => {
  const { rules, version } = await readNaming(workspaceId);
  return { rules, parsed: await parsedNames(workspaceId, rules), version };
});
