import { connectionProblems } from '../../../shared/campaigns/connections.rules.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { plainName } from '../../mail/plain-name.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Failing = Extract<MailMessage, { kind: 'connection-failing' }>;

/** `name` is what Meta calls the account; it is left out where a stranger may have chosen it. */
export function connectionFailingMail(user: UserItem, { problem }: Failing, name: string | null, unsubscribe: WayOut) {
  const plain = user.emailProvenAt && name && plainName(name);
  return layOutMail({
    subject: plain
      ? `Le compte publicitaire «\u00a0${plain}\u00a0» n’est plus lu`
      : 'Un de vos comptes publicitaires n’est plus lu',
    greeting: greeting(user),
    paragraphs: [
      connectionProblems[problem],
      'Rien n’est perdu\u00a0: les chiffres déjà lus restent, et la prochaine lecture reprend les jours qui manquent.',
    ],
    action: { label: 'Voir mes connexions', url: `${env.APP_URL}${paths.connections}` },
    closing: ['Vous recevez cet e-mail parce que votre espace de travail lit ce compte publicitaire.'],
    unsubscribe,
  });
}
