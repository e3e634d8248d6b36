import { confirmAsked, confirmBefore } from '../../../shared/billing/news.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Asked = { nextAttemptAt: string | null; confirmUrl: string | null };

export const paymentActionMail = (user: UserItem, { nextAttemptAt, confirmUrl }: Asked) =>
  layOutMail({
    subject: confirmAsked,
    greeting: greeting(user),
    paragraphs: [
      'Le paiement de votre abonnement attend que le titulaire de la carte le confirme auprès de sa banque.',
      confirmBefore(nextAttemptAt),
      'Rien n’est supprimé ni masqué.',
    ],
    action: { label: 'Confirmer le paiement', url: confirmUrl ?? `${env.APP_URL}${paths.billing}` },
    closing: ['Vous recevez cet e-mail parce que vous suivez la facturation de votre espace de travail.'],
  });
