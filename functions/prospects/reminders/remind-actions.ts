import { chunks } from '../../../shared/kernel/chunks.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { canBeTold } from '../../platform/identity/can-be-told.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { log } from '../../platform/log.ts';
import { Prospect, type ProspectItem, prospectShards } from '../core/prospect.entity.ts';
import { prospectEvent } from '../core/prospect-events.ts';
import { withFieldsOfNow } from '../core/prospect-fields.entity.ts';
import { unseenWrite } from '../core/prospect-writes.ts';

const writesAtOnce = 8;
const byTheClock = { userId: 'schedule', ip: 'schedule' };

/** Notes in the journal each next action whose time has come, once, and tells its owner, or everyone when there is none who can be told. */
export async function remindActions(now: Date = new Date()): Promise<void> {
  for (const shard of prospectShards) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof dueActions>> = await dueActions(shard, now, cursor);
      cursor = page.cursor;
      for (const some of chunks(page.data, writesAtOnce))
        await Promise.all(some.map((item) => remindOrLeave(item, now)));
    } while (cursor);
  }
}

const dueActions = (remindShard: (typeof prospectShards)[number], now: Date, cursor: string | null) =>
  Prospect.query.byDueAction({ remindShard }).lte({ remindAt: now.toISOString() }).go({ cursor });

/** One in trouble is no reason to leave out the others; the next run finds it again. */
async function remindOrLeave(item: ProspectItem, now: Date): Promise<void> {
  const { workspaceId, prospectId } = item;
  try {
    await remind(item, now);
  } catch (error) {
    // Someone is writing it, or another run was here first.
    if (isChangedMeanwhile(error)) return;
    log.error('next action not reminded of', error, { workspaceId, prospectId });
    await captureError(error, { schedule: 'remind-actions', workspaceId, prospectId });
  }
}

async function remind(found: ProspectItem, now: Date): Promise<void> {
  const { workspaceId, ownerId } = found;
  // It stays due until the workspace is restored.
  if (await isSuspended(workspaceId)) return;
  const [item = found] = await withFieldsOfNow(workspaceId, [found]);
  const told =
    ownerId && (await canBeTold({ workspaceId, userId: ownerId }, 'prospects:read')) ? { onlyTo: [ownerId] } : {};
  await write([
    ...unseenWrite(item, { ...item, remindAt: undefined, remindShard: undefined }),
    audit({ ...byTheClock, workspaceId }, { type: 'prospect.action_due', entityId: item.prospectId }, now),
    prospectEvent(item, 'prospect.action_due', now, told),
  ]);
}
