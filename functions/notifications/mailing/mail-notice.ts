import { sendMail } from '../../platform/clients/mail.ts';
import { unsubscribeLinks } from '../unsubscribe/unsubscribe-links.door.ts';
import { noticeMail } from './notice.mail.ts';
import { stillWanted } from './still-wanted.ts';

type Notice = { workspaceId: string; userId: string; eventId: string };

/** Mails someone what an event tells, if they are to be told still: the queue may have kept it for a day. */
export async function mailNotice(notice: Notice): Promise<void> {
  const wanted = await stillWanted(notice);
  if (!wanted) return;
  const { user, said } = wanted;
  const { workspaceId, userId } = notice;
  const wayOut = said.kind.required ? undefined : await unsubscribeLinks({ workspaceId, userId, stops: said.type });
  await sendMail(user.email, noticeMail(user, said, wayOut));
}
