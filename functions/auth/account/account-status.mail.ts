import { productName } from '../../../shared/brand.ts';
import { documents, paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

export const accountStatusMail = (user: UserItem) =>
  user.status === 'suspended'
    ? layOutMail({
        subject: `Votre compte ${productName} est suspendu`,
        greeting: greeting(user),
        paragraphs: [
          `L’équipe de ${productName} vient de suspendre votre compte\u00a0: vos sessions sont fermées, et vous ne pouvez plus vous connecter. Rien n’est supprimé.`,
        ],
        action: { label: 'Nous écrire', url: `${env.APP_URL}${documents.notice}` },
        closing: [
          'Si vous pensez que c’est une erreur, écrivez-nous\u00a0: nos coordonnées sont dans les mentions légales.',
        ],
      })
    : layOutMail({
        subject: `Votre compte ${productName} est rétabli`,
        greeting: greeting(user),
        paragraphs: ['Votre compte n’est plus suspendu\u00a0: vous retrouvez tout ce que vous y aviez laissé.'],
        action: { label: 'Se connecter', url: `${env.APP_URL}${paths.login}` },
        closing: [],
      });
