import { type CodePurpose, spaceLimits } from '../../../shared/ugc/space.rules.ts';
import { layOutMail } from '../../mail/mail-layout.ts';

const confirms: Record<CodePurpose, string> = {
  identity: 'confirmer votre identité',
  accept: 'accepter l’offre et signer',
};

/** The code is the only six digits in a row of the text: phones and people find it at a glance. */
export const spaceCodeMail = ({ code, purpose, url }: { code: string; purpose: CodePurpose; url: string }) =>
  layOutMail({
    subject: `${code}, votre code pour ${confirms[purpose]}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Votre code pour ${confirms[purpose]}\u00a0: ${code}`,
      `Tapez-le dans la page qui vous l’a demandé. Il sert une fois, pendant ${spaceLimits.codeMinutes}\u00a0minutes. Ne le donnez à personne.`,
    ],
    action: { label: 'Ouvrir mon espace', url },
    closing: ['Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien ne sera signé sans ce code.'],
  });
