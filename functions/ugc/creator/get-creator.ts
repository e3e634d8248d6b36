import { getCreator } from '../../../shared/ugc/creator.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCreator } from '../core/read-creator.ts';
import { shownCreator } from './shown-creator.ts';
import { withUsOf } from './with-us.ts';

export const handler = defineHandler(getCreator, async ({ actor: { workspaceId }, params: { id } }) => {
  const creator = await shownCreator(await readCreator(workspaceId, id));
  return { creator: { ...creator, withUs: await withUsOf(workspaceId, id) } };
});
