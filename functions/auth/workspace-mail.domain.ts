import { enqueue } from '../platform/clients/queue.ts';
import { env } from '../platform/env.ts';
import { User, type UserItem } from '../platform/identity/user.entity.ts';
import type { MailMessage } from './mail-message.ts';

/** What all people of a workspace are told alike. */
type Notice = Omit<Extract<MailMessage, { kind: 'prospect-retention' }>, 'userId' | 'workspaceId'>;

/** Puts one mail for each person of a workspace on the queue, but for those who are suspended. */
export async function mailToPeople(workspaceId: string, notice: Notice): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: { data: UserItem[]; cursor: string | null } = await User.query
      .byWorkspace({ workspaceId })
      .go({ cursor, consistent: true });
    cursor = page.cursor;
    for (const { userId, status } of page.data) {
      const message: MailMessage = { ...notice, userId, workspaceId };
      if (status === 'active') await enqueue(env.MAILS_QUEUE_URL, message);
    }
  } while (cursor);
}
