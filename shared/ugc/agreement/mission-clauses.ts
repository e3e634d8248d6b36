import { dayText } from '../../kernel/day-texts.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import { counted, quoted, within } from './agreement-words.ts';
import type { Clause } from './clauses.ts';

type Deliverable = AgreementFacts['terms']['deliverables'][number];

export const missionClause = ({ terms, campaignName, collaborationId }: AgreementFacts): Clause => ({
  title: 'Mission',
  article: 'Loi n°\u00a02023-451, article 8, I, 2°',
  paragraphs: [
    `La campagne ${quoted(campaignName)} (réf. ${collaborationId}) porte sur ${quoted(terms.product.name ?? '')}\u00a0; son objectif promotionnel est ${quoted(terms.objective ?? '')}. Le créateur réalise pour elle les livrables suivants, conformes au brief qu’il a lu\u00a0:`,
  ],
  items: terms.deliverables.map(deliverableText),
});

function deliverableText({ label, quantity, durationSeconds, ratio, subtitles, hooks }: Deliverable): string {
  return [
    `${quantity}\u00a0×\u00a0${label}`,
    `format ${ratio}`,
    ...(durationSeconds === null ? [] : [`${durationSeconds}\u00a0secondes`]),
    ...(subtitles ? ['avec sous-titres'] : []),
    ...(hooks > 0 ? [counted(hooks, 'accroche', 'accroches')] : []),
  ].join(', ');
}

export function obligationsClause({ terms, expiresOn }: AgreementFacts): Clause {
  const { delays, product } = terms;
  const start =
    product.shipping === 'none'
      ? 'la signature de ce document'
      : 'la réception du produit, qu’il confirme dans son espace';
  return {
    title: 'Droits et obligations',
    article: 'Loi n°\u00a02023-451, article 8, I, 4°\u00a0; code civil, articles 1103, 1104 et 1217',
    paragraphs: [],
    items: [
      `L’offre peut être acceptée jusqu’au ${dayText(expiresOn)} inclus.`,
      ...(product.shipping === 'physical' || product.shipping === 'digital'
        ? [`L’annonceur envoie le produit ${within(delays.shipDays, 'jour', 'jours')} la signature.`]
        : []),
      `Le créateur remet ses livrables ${within(delays.firstVersionDays, 'jour', 'jours')} ${start}.`,
      revisionsText(terms),
      delays.tacitApproval
        ? `L’annonceur valide les livrables ou demande des retouches ${within(delays.reviewDays, 'jour', 'jours')} leur remise. Sept jours après un rappel resté sans réponse, ils sont réputés validés.`
        : `L’annonceur valide les livrables ou demande des retouches ${within(delays.reviewDays, 'jour', 'jours')} leur remise\u00a0; son silence ne vaut pas validation.`,
      'Avant le début de la production, chaque partie peut mettre fin à la collaboration en disant pourquoi\u00a0; ensuite, l’annonceur le peut quand la remise a plus de dix jours de retard.',
      'Le créateur garantit que ses contenus sont les siens et ne portent atteinte aux droits de personne\u00a0; il s’interdit toute pratique commerciale trompeuse (code de la consommation, article L.\u00a0121-2).',
    ],
  };
}

function revisionsText({ revisionsIncluded, delays }: AgreementFacts['terms']): string {
  if (revisionsIncluded === 0) return 'Aucune retouche n’est comprise dans la rémunération.';
  const soon = `${within(delays.revisionHours, 'heure', 'heures')} la demande.`;
  if (revisionsIncluded === 1) return `Une série de retouches est comprise\u00a0; le créateur la remet ${soon}`;
  return `${revisionsIncluded}\u00a0séries de retouches sont comprises\u00a0; le créateur remet chacune ${soon}`;
}
