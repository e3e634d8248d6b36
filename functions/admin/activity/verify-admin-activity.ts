import * as activity from '../../../shared/admin/activity.contract.ts';
import { checkExport } from '../../journal/chain/check-export.door.ts';
import { knownHeads, noteVerification, verifyChain } from '../../journal/chain/verify-chain.door.ts';
import { audit, platformChain } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

const longestMs = 20_000;

export const handler = defineHandler(activity.verifyAdminActivity, async ({ body, actor }) => {
  const now = new Date();
  const note = (entityId: string, ok: boolean) =>
    write([
      audit({ ...actor, workspaceId: platformChain }, { type: ok ? 'chain.verified' : 'chain.broken', entityId }),
    ]);
  if (body.ndjson !== undefined) {
    const { chain, ...found } = await checkExport(body.ndjson);
    await note(chain, found.ok);
    return { ...found, nextBlock: null };
  }
  const { workspaceId = platformChain, fromBlock = 1 } = body;
  const known = await knownHeads(workspaceId);
  const found = await verifyChain(workspaceId, { from: fromBlock, until: now.getTime() + longestMs, now, known });
  if (fromBlock === 1 && found.nextBlock === null) await noteVerification(workspaceId, found, now);
  // What is not at its end has verified nothing yet.
  if (found.nextBlock === null || !found.ok) await note(workspaceId, found.ok);
  const { pending: _, head: __, ...told } = found;
  return told;
});
