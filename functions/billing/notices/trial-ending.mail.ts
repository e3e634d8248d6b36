import { trialEnds } from '../../../shared/billing/news.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Ending = Extract<MailMessage, { kind: 'trial-ending' }>;

export const trialEndingMail = (user: UserItem, { days }: Ending, unsubscribe: WayOut) =>
  layOutMail({
    subject: trialEnds(days),
    greeting: greeting(user),
    paragraphs: [
      'Sans abonnement, votre espace passe ensuite à l’offre Starter.',
      'Rien n’est supprimé ni masqué\u00a0: au-delà d’une limite, seules les créations s’arrêtent.',
    ],
    action: { label: 'Choisir une offre', url: `${env.APP_URL}${paths.billing}` },
    closing: ['Vous recevez cet e-mail parce que vous suivez la facturation de votre espace de travail.'],
    unsubscribe,
  });
