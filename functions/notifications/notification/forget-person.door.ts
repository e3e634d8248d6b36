import { Notification } from '../core/notification.entity.ts';

const atOnce = 500;

type Leaver = { workspaceId: string; userId: string; until: string };

/** Takes back what someone was told in a workspace until they left it, as long as there is time (epoch, ms); answers whether that is all. */
export async function forgetPerson({ workspaceId, userId, until }: Leaver, end: number): Promise<boolean> {
  const told = Notification.query
    .byUser({ workspaceId, userId })
    .where(({ createdAt }, { lte }) => lte(createdAt, until));
  for (;;) {
    const { data } = await told.go({ count: atOnce, consistent: true });
    if (data.length === 0) return true;
    if (Date.now() >= end) return false;
    await Notification.delete(data).go({ concurrency: 4 });
  }
}
