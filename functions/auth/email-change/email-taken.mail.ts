import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';

/** To an address that someone wants for their account, and that has one already. */
export const emailTakenMail = () =>
  layOutMail({
    subject: `Cette adresse a déjà un compte ${productName}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Cette adresse a été demandée pour un autre compte ${productName}. Comme elle en a déjà un, rien n’a changé.`,
      'Si la demande vient de vous, connectez-vous avec cette adresse, ou choisissez-en une autre pour votre second compte.',
    ],
    action: { label: 'Se connecter', url: `${env.APP_URL}${paths.login}` },
    closing: ['Si vous n’avez rien demandé, vous n’avez rien à faire.'],
  });
