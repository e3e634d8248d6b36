import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

export const welcomeMail = (user: UserItem, token: string) =>
  layOutMail({
    subject: `Bienvenue sur ${productName}\u00a0: confirmez votre adresse`,
    greeting: greeting(user),
    paragraphs: [
      `Un compte ${productName} vient d’être créé avec cette adresse e-mail. Confirmez qu’elle est à vous\u00a0: ce que vous relierez ensuite (pixels, webhooks, jeton Meta) continuera de fonctionner si vous devez un jour changer un mot de passe oublié.`,
      'Le lien est valable 7\u00a0jours et ne sert qu’une fois.',
    ],
    action: { label: 'Confirmer mon adresse', url: `${env.APP_URL}${paths.confirmEmailWith(token)}` },
    closing: [
      'Si vous n’avez pas créé ce compte, n’ouvrez pas ce lien\u00a0: quelqu’un a saisi votre adresse, et rien ne vous sera demandé.',
    ],
  });
