import * as activity from '../../../shared/admin/activity.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { exportChain } from '../../journal/chain/export-chain.door.ts';
import { downloadUrl } from '../../platform/clients/download-url.ts';
import { audit, platformChain } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

const longestMs = 18_000;

export const handler = defineHandler(activity.exportAdminActivity, async ({ actor, query }) => {
  const { workspaceId: asked, ...others } = query;
  const { workspaceId } = actor;
  const { chainId, ...made } = await exportChain({
    ...others,
    chainId: asked,
    workspaceId,
    until: Date.now() + longestMs,
  });
  // Nothing of it can be read before its end.
  if ('resume' in made) return made;
  await write([audit({ ...actor, workspaceId: platformChain }, { type: 'activity.exported', entityId: chainId })]);
  return 'text' in made ? made.text : downloadUrl(made.key, `journal-${parisDay()}.ndjson`);
});
