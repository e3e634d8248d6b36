import { productName } from '../brand.ts';
import { creatorLimits } from './creator.rules.ts';

type Added = {
  /** Who adds them, null where it says more than a name; and for whom. */
  person: string | null;
  workspace: string | null;
  /** Null where who typed it may be anyone. */
  collectedFrom: string | null;
  message: string | null;
};

/** What whoever is added by a workspace is told (RGPD, article 14): who, why, where from, and the way out. Shown before it leaves. */
export function addedMail({ person, workspace, collectedFrom, message }: Added) {
  const agency = workspace ? `«\u00a0${workspace}\u00a0»` : 'son entreprise';
  const source =
    collectedFrom === null
      ? 'cette entreprise, qui vous la précise sur simple demande'
      : `«\u00a0${collectedFrom}\u00a0»`;
  return {
    subject: workspace
      ? `«\u00a0${workspace}\u00a0» souhaite travailler avec vous`
      : `Une entreprise souhaite travailler avec vous sur ${productName}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${person ?? 'Une personne'}, de ${agency}, vous a ajouté à ses créateurs sur ${productName}, l’outil par lequel cette entreprise prépare ses campagnes, signe et suit ce qu’elle doit aux créateurs.`,
      ...(message ? [`Son message\u00a0: «\u00a0${message}\u00a0»`] : []),
      'Votre espace s’ouvre par le lien ci-dessous, sans compte ni mot de passe. Il n’est que pour vous\u00a0: ne le transférez pas.',
    ],
    act: 'Ouvrir mon espace',
    closing: [
      `Pourquoi cet e-mail\u00a0: votre nom et votre adresse ont été notés par ${agency} (source\u00a0: ${source}) pour vous proposer des collaborations, sur la base de son intérêt légitime. Personne d’autre ne les voit\u00a0; ils sont gardés tant qu’une collaboration est en cours ou envisagée.`,
      `Vous pouvez les lire, les corriger, vous y opposer ou tout faire effacer depuis votre espace, à tout moment, ou écrire à la CNIL. Si vous ne faites rien, rien ne vous sera demandé, et tout est effacé au bout de ${creatorLimits.unopenedMonths}\u00a0mois.`,
    ],
  };
}
