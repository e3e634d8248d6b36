import { Notification } from './notification.entity.ts';

const atOnce = 500;

type Leaver = { workspaceId: string; userId: string; until: string };

/** Takes back what someone was told in a workspace until they left it, so much at once; answers whether that is all. */
export async function forgetPerson({ workspaceId, userId, until }: Leaver): Promise<boolean> {
  const { data } = await Notification.query
    .byUser({ workspaceId, userId })
    .where(({ createdAt }, { lte }) => lte(createdAt, until))
    .go({ count: atOnce, consistent: true });
  if (data.length > 0) await Notification.delete(data).go({ concurrency: 4 });
  return data.length < atOnce;
}
