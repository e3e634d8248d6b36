import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Told = Pick<Extract<MailMessage, { kind: 'second-factor' }>, 'change' | 'left'>;

const ownChange = 'Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.';

const said: Record<Told['change'], { subject: string; text: string; closing?: string }> = {
  on: {
    subject: `La double authentification de votre compte ${productName} est activée`,
    text: 'La double authentification vient d’être activée sur votre compte, et vos autres sessions ont été fermées. À chaque connexion, un code de votre téléphone vous sera demandé après votre mot de passe.',
  },
  off: {
    subject: `La double authentification de votre compte ${productName} est désactivée`,
    text: 'La double authentification vient d’être désactivée sur votre compte. Votre mot de passe suffit de nouveau pour vous connecter.',
  },
  reset: {
    subject: `La double authentification de votre compte ${productName} a été réinitialisée`,
    text: 'La double authentification de votre compte vient d’être réinitialisée à votre place, et toutes vos sessions ont été fermées. Connectez-vous avec votre mot de passe, puis activez-la de nouveau dans Paramètres\u00a0› Sécurité.',
  },
  codes_renewed: {
    subject: `Vos codes de récupération ${productName} ont été remplacés`,
    text: 'De nouveaux codes de récupération viennent d’être créés pour votre compte. Les précédents ne fonctionnent plus.',
  },
  recovery_code_used: {
    subject: `Un code de récupération ${productName} a été utilisé`,
    text: 'Un code de récupération vient de remplacer le code de votre téléphone sur votre compte.',
  },
  guessed: {
    subject: `Trop de codes faux sur votre compte ${productName}`,
    text: 'Quelqu’un a saisi votre mot de passe, puis trop de codes faux. Si ce n’est pas vous, cette personne connaît votre mot de passe\u00a0: choisissez-en un nouveau, ce qui ferme toutes vos sessions.',
    closing:
      'Si c’était vous, réessayez plus tard ou utilisez un code de récupération, et vérifiez que l’heure de votre téléphone est réglée automatiquement.',
  },
};

export function secondFactorMail(user: UserItem, { change, left }: Told) {
  const { subject, text, closing = ownChange } = said[change];
  return layOutMail({
    subject,
    greeting: greeting(user),
    paragraphs: [text, ...(left === undefined ? [] : [leftText(left)])],
    action: { label: 'Ce n’était pas moi', url: `${env.APP_URL}${paths.forgotPassword}` },
    closing: [closing],
  });
}

function leftText(left: number): string {
  if (left === 0) return 'Il ne vous en reste aucun\u00a0: créez-en de nouveaux dans Paramètres\u00a0› Sécurité.';
  return left === 1 ? 'Il vous en reste 1.' : `Il vous en reste ${left}.`;
}
