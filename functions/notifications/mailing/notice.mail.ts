import type { News, NewsKind } from '../../../shared/kernel/word.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { Mail } from '../../platform/clients/mail.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Said = { kind: NewsKind; news: News };

/** What an event tells someone; to an address that is not proven no more than of what kind it is, since strangers may have written the rest. */
export function noticeMail(user: UserItem, { kind, news: { title, body, path } }: Said, unsubscribe?: WayOut): Mail {
  const told = body === null ? title : `${title}. ${body}`;
  return layOutMail({
    subject: user.emailProvenAt ? title : kind.label,
    greeting: greeting(user),
    paragraphs: [user.emailProvenAt ? told : `${kind.label}.`],
    action: { label: 'Voir dans Réclame', url: `${env.APP_URL}${path}` },
    closing: [
      unsubscribe
        ? 'Vous recevez cet e-mail parce que vos préférences le demandent.'
        : 'Vous recevez cet e-mail quelles que soient vos préférences\u00a0: il concerne votre compte ou votre espace de travail.',
    ],
    unsubscribe,
  });
}
