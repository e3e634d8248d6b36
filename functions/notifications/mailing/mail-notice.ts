import { sendMail } from '../../platform/clients/mail.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { newsOfEvent } from '../core/news-of.ts';
import { unsubscribeLinks } from '../unsubscribe/unsubscribe-links.door.ts';
import { noticeMail } from './notice.mail.ts';

type Notice = { workspaceId: string; userId: string; eventId: string };

/** Mails someone what an event tells; nothing once what it told of was erased. */
export async function mailNotice({ workspaceId, userId, eventId }: Notice): Promise<void> {
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (user?.status !== 'active') return;
  const { data: event } = await Event.get({ workspaceId, eventId }).go({ consistent: true });
  const said = event && (await newsOfEvent(event));
  if (!said) return;
  const wayOut = said.kind.required ? undefined : await unsubscribeLinks({ workspaceId, userId, stops: said.type });
  await sendMail(user.email, noticeMail(user, said, wayOut));
}
