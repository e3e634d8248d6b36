import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

export const confirmAddressMail = (user: UserItem, token: string) =>
  layOutMail({
    subject: `Confirmez votre adresse sur ${productName}`,
    greeting: greeting(user),
    paragraphs: [
      `L’adresse e-mail de votre compte ${productName} n’est pas encore confirmée. Confirmez qu’elle est à vous\u00a0: vos clés d’API et vos webhooks n’en seront que mieux protégés.`,
      'Le lien est valable 7\u00a0jours et ne sert qu’une fois. Il remplace le précédent.',
    ],
    action: { label: 'Confirmer mon adresse', url: `${env.APP_URL}${paths.confirmEmailWith(token)}` },
    closing: ['Si ce compte n’est pas le vôtre, n’ouvrez pas ce lien\u00a0: quelqu’un a saisi votre adresse.'],
  });
