import type { AgreementFacts } from './agreement-facts.ts';
import { counted, dayText } from './agreement-words.ts';
import type { Clause } from './clauses.ts';

type Deliverable = AgreementFacts['terms']['deliverables'][number];

export const missionClause = ({ terms, campaignName, collaborationId }: AgreementFacts): Clause => ({
  title: 'Mission',
  article: 'Loi n°\u00a02023-451, article 8, I, 2°',
  paragraphs: [
    `Pour la campagne « ${campaignName} » (réf. ${collaborationId}), dont l’objectif promotionnel est « ${terms.objective ?? ''} », et au sujet de « ${terms.product.name ?? ''} », le créateur réalise les livrables suivants, conformes au brief qu’il a lu\u00a0:`,
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
  const { delays, revisionsIncluded, product } = terms;
  const start =
    product.shipping === 'none'
      ? 'de la signature de ce document'
      : 'de la réception du produit, confirmée par le créateur';
  return {
    title: 'Droits et obligations',
    article: 'Loi n°\u00a02023-451, article 8, I, 4°\u00a0; code civil, articles 1103, 1104 et 1217',
    paragraphs: [],
    items: [
      `L’offre peut être acceptée jusqu’au ${dayText(expiresOn)} inclus.`,
      ...(product.shipping === 'physical' || product.shipping === 'digital'
        ? [`L’annonceur envoie le produit dans les ${counted(delays.shipDays, 'jour', 'jours')} de la signature.`]
        : []),
      `Le créateur remet ses livrables dans les ${counted(delays.firstVersionDays, 'jour', 'jours')} ${start}.`,
      `${counted(revisionsIncluded, 'série', 'séries')} de retouches ${revisionsIncluded < 2 ? 'est comprise' : 'sont comprises'}\u00a0; le créateur les remet dans les ${counted(delays.revisionHours, 'heure', 'heures')}.`,
      delays.tacitApproval
        ? `L’annonceur se prononce dans les ${counted(delays.reviewDays, 'jour', 'jours')} de la remise\u00a0; sept jours après un rappel resté sans réponse, les livrables sont réputés validés.`
        : `L’annonceur se prononce dans les ${counted(delays.reviewDays, 'jour', 'jours')} de la remise\u00a0; son silence ne vaut pas validation.`,
      'L’annonceur peut mettre fin à la collaboration quand la remise a plus de dix jours de retard\u00a0; avant la production, chaque partie le peut en disant pourquoi.',
      'Le créateur garantit que ses contenus sont les siens et ne portent atteinte aux droits de personne\u00a0; il s’interdit toute pratique commerciale trompeuse (code de la consommation, article L.\u00a0121-2).',
    ],
  };
}
