import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

export const passwordChangedMail = (user: UserItem) =>
  layOutMail({
    subject: `Votre mot de passe ${productName} a été modifié`,
    greeting: greeting(user),
    paragraphs: ['Le mot de passe de votre compte vient d’être modifié et vos autres sessions ont été fermées.'],
    action: { label: 'Ce n’était pas moi', url: `${env.APP_URL}${paths.forgotPassword}` },
    closing: ['Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.'],
  });
