import { trialEnds, withoutSubscription } from '../../../shared/billing/news.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { graceDays } from '../../platform/system/grace-days.ts';

type Ending = Extract<MailMessage, { kind: 'trial-ending' }>;

export const trialEndingMail = async (user: UserItem, { days }: Ending, unsubscribe: WayOut) =>
  layOutMail({
    subject: trialEnds(days),
    greeting: greeting(user),
    paragraphs: [
      withoutSubscription(await graceDays()),
      'Lire, modifier, exporter et supprimer restent toujours possibles.',
    ],
    action: { label: 'Choisir une offre', url: `${env.APP_URL}${paths.billing}` },
    closing: ['Vous recevez cet e-mail parce que vous suivez la facturation de votre espace de travail.'],
    unsubscribe,
  });
