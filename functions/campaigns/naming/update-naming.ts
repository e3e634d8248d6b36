import * as naming from '../../../shared/campaigns/naming.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { CampaignNaming, readNaming } from '../core/campaign-naming.entity.ts';
import { parsedNames } from './parsed-names.ts';

/** Puts rules in place of those before; a dry run only tells what they would read. */
export const handler = defineHandler(naming.updateNaming, async ({ actor, body: { rules, version, dryRun } }) => {
  const { workspaceId } = actor;
  if (dryRun) return { rules, parsed: await parsedNames(workspaceId, rules), version };
  const before = await readNaming(workspaceId);
  if (before.version !== version) throw new AppError('conflict');
  const after = CampaignNaming.put({ workspaceId, rules, version: version + 1 });
  await write([
    put(
      after.where((attr, { eq, notExists }) => (version === 0 ? notExists(attr.version) : eq(attr.version, version))),
      'conflict',
    ),
    audit(actor, { type: 'campaign_naming.updated', entityId: workspaceId, changed: rules.map(({ level }) => level) }),
  ]);
  return { rules, parsed: await parsedNames(workspaceId, rules), version: version + 1 };
});
