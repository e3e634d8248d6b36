import { unlessRefused } from '../../platform/db/write.ts';
import { HeldMail } from '../core/held-mail.entity.ts';
import { Notification } from '../core/notification.entity.ts';
import { NotificationPreferences } from '../core/preferences.entity.ts';

const atOnce = 500;

type Leaver = { workspaceId: string; userId: string; until: string };

/** Takes back what someone was told in a workspace until they left it, as long as there is time (epoch, ms); answers whether that is all. */
export async function forgetPerson({ workspaceId, userId, until }: Leaver, end: number): Promise<boolean> {
  await forgetChoices({ workspaceId, userId, until });
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

/** What they wanted to be told of, and the mails that wait for their quiet hours to end. */
async function forgetChoices({ workspaceId, userId, until }: Leaver): Promise<void> {
  await unlessRefused(
    NotificationPreferences.delete({ workspaceId, userId })
      .where(({ updatedAt }, { lte }) => lte(updatedAt, until))
      .go(),
  );
  const { data } = await HeldMail.query.byPerson({ workspaceId, userId }).go({ pages: 'all', consistent: true });
  if (data.length > 0) await HeldMail.delete(data).go({ concurrency: 4 });
}
