import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import type { Mail } from '../../platform/clients/mail.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { newsOfEvent } from '../core/news-of.ts';

/** What an event tells someone, as a mail; null once what it told of was erased. */
export async function noticeMail(
  user: UserItem,
  { workspaceId, eventId }: { workspaceId: string; eventId: string },
): Promise<Mail | null> {
  const { data: event } = await Event.get({ workspaceId, eventId }).go({ consistent: true });
  const said = event && (await newsOfEvent(event));
  if (!said) return null;
  const { title, body, path } = said.news;
  return layOutMail({
    subject: title,
    greeting: greeting(user),
    paragraphs: [body === null ? title : `${title}. ${body}`],
    action: { label: 'Voir dans Réclame', url: `${env.APP_URL}${path}` },
    closing: ['Vous recevez cet e-mail parce que vos préférences le demandent.'],
  });
}
