import { chunks } from '../../../shared/kernel/chunks.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { Notification, type NotificationItem, nowSeconds } from '../core/notification.entity.ts';
import type { DigestLine } from './digest-mark.entity.ts';

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

/** They were mailed: they wait no more, and what was for the mail alone is gone, but for one of which more has come since. */
export async function takeOut(place: Place, lines: readonly DigestLine[]): Promise<void> {
  for (const some of chunks([...lines], writesAtOnce)) await Promise.all(some.map((line) => takeOne(place, line)));
}

async function takeOne({ workspaceId, userId }: Place, { id, waitingAt, hidden }: DigestLine): Promise<void> {
  const key = { workspaceId, userId, notificationId: id };
  const isGone =
    hidden &&
    (await unlessRefused(
      Notification.remove(key)
        .where((item, { eq }) => `${eq(item.waitingAt, waitingAt)} AND ${eq(item.hidden, true)}`)
        .go(),
    ));
  if (isGone) return;
  await unlessRefused(
    Notification.patch(key)
      .remove(['digestKey', 'waitingAt'])
      .where((item, { eq }) => eq(item.waitingAt, waitingAt))
      .go(),
  );
}
