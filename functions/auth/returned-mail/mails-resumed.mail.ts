import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

export const mailsResumedMail = (user: UserItem) =>
  layOutMail({
    subject: `Vos e-mails ${productName} vous parviennent à nouveau`,
    greeting: greeting(user),
    paragraphs: [
      'Vous avez demandé à recevoir à nouveau nos e-mails\u00a0: si vous lisez celui-ci, les suivants arriveront aussi.',
    ],
    action: { label: 'Voir vos préférences', url: `${env.APP_URL}${paths.notificationPreferences}` },
    closing: ['Ce que vous avez manqué vous attend dans vos notifications.'],
  });
