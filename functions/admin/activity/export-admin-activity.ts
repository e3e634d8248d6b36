import * as activity from '../../../shared/admin/activity.contract.ts';
import { exportChain } from '../../journal/chain/export-chain.door.ts';
import { exportedFile } from '../../platform/clients/exported-file.ts';
import { audit, platformChain } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(activity.exportAdminActivity, async ({ actor, query }) => {
  const { workspaceId: chainId, ...period } = query;
  const text = await exportChain(chainId, period);
  await write([audit({ ...actor, workspaceId: platformChain }, { type: 'activity.exported', entityId: chainId })]);
  const { workspaceId } = actor;
  return exportedFile(text, { workspaceId, name: 'journal', ending: 'ndjson', type: 'application/x-ndjson' });
});
