import { chunks } from '../../../shared/kernel/chunks.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { Notification, type NotificationItem, nowSeconds } from '../core/notification.entity.ts';

type Place = { workspaceId: string; userId: string };

/** What waits for someone's next digest in a workspace, the newest first, and whether more does than one digest tells of. */
export async function waitingFor({
  workspaceId,
  userId,
}: Place): Promise<{ items: NotificationItem[]; isCut: boolean }> {
  const most = notificationLimits.digested;
  const { data } = await Notification.query
    .byWaiting({ digestKey: userId })
    // Who is in several workspaces has them all in one place of the index.
    .where((item, { gt, eq }) => `${gt(item.ttl, nowSeconds())} AND ${eq(item.workspaceId, workspaceId)}`)
    .go({ order: 'desc', count: most + 1, limit: most + 1 });
  return { items: data.slice(0, most), isCut: data.length > most };
}

const writesAtOnce = 25;

/** They were mailed: they wait no more, but for one of which more has come since. */
export async function takeOut(
  { workspaceId, userId }: Place,
  lines: readonly { id: string; waitingAt: string }[],
): Promise<void> {
  for (const some of chunks([...lines], writesAtOnce)) {
    const taken = some.map(({ id, waitingAt }) =>
      unlessRefused(
        Notification.patch({ workspaceId, userId, notificationId: id })
          .remove(['digestKey', 'waitingAt'])
          .where((item, { eq }) => eq(item.waitingAt, waitingAt))
          .go(),
      ),
    );
    await Promise.all(taken);
  }
}
