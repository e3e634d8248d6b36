import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';

/** To an address that someone wants for their account; it may be a stranger's, so it says nothing of them. */
export const newAddressMail = (token: string) =>
  layOutMail({
    subject: `Confirmez votre nouvelle adresse sur ${productName}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Cette adresse a été demandée pour un compte ${productName}. Confirmez qu’elle est à vous\u00a0: elle servira désormais à vous connecter.`,
      'Le lien expire dans 1\u00a0heure et ne sert qu’une fois.',
    ],
    action: { label: 'Confirmer cette adresse', url: `${env.APP_URL}${paths.confirmEmailWith(token)}` },
    closing: ['Si vous n’avez rien demandé, n’ouvrez pas ce lien\u00a0: quelqu’un a saisi votre adresse.'],
  });
