import { paths } from '../../../shared/page-paths.ts';
import { pauseReasons } from '../../../shared/pixel/messages.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { plainName } from '../../mail/plain-name.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Paused = Extract<MailMessage, { kind: 'pixel-paused' }>;

/** `name` is what people call the pixel, unless it was removed in the meantime; it is left out where a stranger may have typed it. */
export function pixelPausedMail(user: UserItem, { reason }: Paused, name: string | null, unsubscribe: WayOut) {
  const plain = user.emailProvenAt && name && plainName(name);
  return layOutMail({
    subject: plain ? `Le pixel «\u00a0${plain}\u00a0» est en pause` : 'Un de vos pixels Meta est en pause',
    greeting: greeting(user),
    paragraphs: [
      pauseReasons[reason],
      'Rien n’est perdu\u00a0: les événements reçus entre-temps sont gardés pendant 7\u00a0jours, puis Meta ne les accepte plus.',
    ],
    action: { label: 'Voir mes pixels', url: `${env.APP_URL}${paths.webhooks}` },
    closing: ['Vous recevez cet e-mail parce que votre espace de travail envoie ses conversions à Meta.'],
    unsubscribe,
  });
}
