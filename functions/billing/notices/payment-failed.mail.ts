import { nextAttempt } from '../../../shared/billing/news.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Failed = Extract<MailMessage, { kind: 'payment-failed' }>;

export const paymentFailedMail = (user: UserItem, { nextAttemptAt }: Failed) =>
  layOutMail({
    subject: 'Le paiement de votre abonnement a échoué',
    greeting: greeting(user),
    paragraphs: [
      'Votre banque a refusé le paiement de votre abonnement.',
      nextAttempt(nextAttemptAt),
      'Rien n’est supprimé ni masqué.',
    ],
    action: { label: 'Changer de carte', url: `${env.APP_URL}${paths.billing}` },
    closing: ['Vous recevez cet e-mail parce que vous suivez la facturation de votre espace de travail.'],
  });
