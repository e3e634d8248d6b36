import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { prospectWrites } from '../core/prospect-writes.ts';
import { readProspect } from '../core/read-prospect.ts';
import { purgeLater } from './removals-queue.ts';
import { intoTrash } from './trash.ts';

/** The prospect is gone at once; for 30 seconds it can be brought back, then what it left is removed. */
export const handler = defineHandler(prospects.deleteProspect, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  await readProspect(workspaceId, id);
  await purgeLater({ workspaceId, prospectIds: [id] });
  await withFreshReads(async () => {
    const item = await readProspect(workspaceId, id);
    const now = new Date();
    await write([
      ...prospectWrites([{ gone: item }], now),
      ...intoTrash(item, now),
      audit(actor, { type: 'prospect.deleted', entityId: id }, now),
    ]);
  });
  return { id };
});
