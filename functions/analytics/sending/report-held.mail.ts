import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { plainName } from '../../mail/plain-name.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Held = Extract<MailMessage, { kind: 'report-held' }>;

/** `held` is what the report is called and why it did not leave; its name is left out where a stranger may have chosen it. */
export function reportHeldMail(
  user: UserItem,
  { reportId }: Held,
  held: { name: string; reason: string | undefined } | null,
  unsubscribe: WayOut,
) {
  const plain = user.emailProvenAt && held && plainName(held.name);
  return layOutMail({
    subject: plain ? `Le rapport «\u00a0${plain}\u00a0» n’est pas parti` : 'Un de vos rapports n’est pas parti',
    greeting: greeting(user),
    paragraphs: [
      ...(held?.reason ? [held.reason] : []),
      'Aucun destinataire ne l’a reçu. Dès que c’est réglé, essayez de nouveau depuis le rapport\u00a0; ou annulez cet envoi.',
    ],
    action: { label: 'Voir le rapport', url: `${env.APP_URL}${paths.report(reportId)}` },
    closing: ['Vous recevez cet e-mail parce que vous pouvez modifier les rapports de votre espace de travail.'],
    unsubscribe,
  });
}
