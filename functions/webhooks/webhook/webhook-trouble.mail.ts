import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Trouble = Extract<MailMessage, { kind: 'webhook-trouble' }>;

const said: Record<Trouble['trouble'], { subject: string; paragraphs: string[] }> = {
  warning: {
    subject: 'Un de vos webhooks ne répond plus',
    paragraphs: [
      'Plusieurs envois à l’un de vos webhooks ont échoué. Nous continuons d’essayer pendant trois jours, et rien n’est perdu\u00a0: le journal des envois dit pourquoi ils échouent.',
      'Sans aucun succès pendant cinq jours, le webhook sera désactivé.',
    ],
  },
  gone: {
    subject: 'Un de vos webhooks a été désactivé',
    paragraphs: [
      'Votre serveur a répondu 410\u00a0: il ne veut plus recevoir ces envois. Nous avons désactivé le webhook et annulé ce qui attendait.',
    ],
  },
  failing: {
    subject: 'Un de vos webhooks a été désactivé',
    paragraphs: [
      'Depuis cinq jours, aucun envoi à l’un de vos webhooks n’a abouti. Nous l’avons désactivé et avons annulé ce qui attendait.',
      'Une fois votre serveur rétabli, réactivez le webhook, puis choisissez «\u00a0Renvoyer les échecs\u00a0» pour renvoyer ce qui n’est pas arrivé.',
    ],
  },
};

export const webhookTroubleMail = (user: UserItem, { webhookId, trouble }: Trouble, unsubscribe: WayOut) =>
  layOutMail({
    subject: said[trouble].subject,
    greeting: greeting(user),
    paragraphs: said[trouble].paragraphs,
    action: { label: 'Voir le journal des envois', url: `${env.APP_URL}${paths.webhook(webhookId)}` },
    closing: ['Vous recevez cet e-mail parce que votre espace de travail utilise des webhooks.'],
    unsubscribe,
  });
