import { productName } from '../../../shared/brand.ts';
import { spaceLimits } from '../../../shared/ugc/space.rules.ts';
import { layOutMail } from '../../mail/mail-layout.ts';

const calledBy = (brand: string | null): string[] =>
  brand
    ? [
        `Il a été demandé pour répondre à l’appel à candidatures de «\u00a0${brand}\u00a0»\u00a0: cette marque ne voit rien de vous tant que vous n’avez pas postulé.`,
      ]
    : [];

/** The link that a creator asked for, for the call of a brand or not. */
export const spaceLinkMail = (url: string, brand: string | null) =>
  layOutMail({
    subject: `Votre lien vers votre espace de créateur ${productName}`,
    greeting: 'Bonjour,',
    paragraphs: [
      ...calledBy(brand),
      `Ce lien ouvre votre espace sans mot de passe. Il est valable ${spaceLimits.linkDays}\u00a0jours et n’est que pour vous\u00a0: ne le transférez pas.`,
    ],
    action: { label: 'Ouvrir mon espace', url },
    closing: ['Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien ne sera fait.'],
  });

/** Of someone who is not known yet. */
export const firstLinkMail = (url: string, brand: string | null) =>
  layOutMail({
    subject: `Ouvrez votre espace de créateur ${productName}`,
    greeting: 'Bonjour,',
    paragraphs: [
      ...calledBy(brand),
      `Vous avez laissé votre adresse pour devenir créateur sur ${productName}. Ce lien ouvre votre espace, sans mot de passe\u00a0: vous y dites qui vous êtes et ce que vous tournez. Il est réservé aux personnes majeures.`,
      `Il est valable ${spaceLimits.linkDays}\u00a0jours et n’est que pour vous\u00a0: ne le transférez pas.`,
    ],
    action: { label: 'Ouvrir mon espace', url },
    closing: ['Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien n’est gardé de vous sans ce clic.'],
  });
