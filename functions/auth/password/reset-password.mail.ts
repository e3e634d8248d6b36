import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

export const resetPasswordMail = (user: UserItem, token: string) =>
  layOutMail({
    subject: `Réinitialisez votre mot de passe ${productName}`,
    greeting: greeting(user),
    paragraphs: [
      'Vous avez demandé à choisir un nouveau mot de passe. Le lien expire dans 1 heure et il est à usage unique.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: `${env.APP_URL}${paths.resetPasswordWith(token)}` },
    closing: [
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.',
    ],
  });
