import { productName } from '../../../shared/brand.ts';
import { writeToUs } from '../../../shared/kernel/write-to-us.ts';
import { documents, paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';

export const accountStatusMail = async (user: UserItem) => {
  const { 'support.email': support } = await readSystemSettings();
  return user.status === 'suspended'
    ? layOutMail({
        subject: `Votre compte ${productName} est suspendu`,
        greeting: greeting(user),
        paragraphs: [
          `L’équipe de ${productName} vient de suspendre votre compte\u00a0: vos sessions sont fermées, et vous ne pouvez plus vous connecter. Rien n’est supprimé.`,
        ],
        action: { label: 'Nous écrire', url: support ? `mailto:${support}` : `${env.APP_URL}${documents.notice}` },
        closing: [`Si vous pensez que c’est une erreur, ${writeToUs(support)}`],
      })
    : layOutMail({
        subject: `Votre compte ${productName} est rétabli`,
        greeting: greeting(user),
        paragraphs: ['Votre compte n’est plus suspendu\u00a0: vous retrouvez tout ce que vous y aviez laissé.'],
        action: { label: 'Se connecter', url: `${env.APP_URL}${paths.login}` },
        closing: [],
      });
};
