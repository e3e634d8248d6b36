import type { AgreementFacts } from './agreement-facts.ts';
import { counted, moneyText } from './agreement-words.ts';
import type { Clause } from './clauses.ts';

export function remunerationClause({ fee, terms, creator }: AgreementFacts): Clause {
  const vat = creator?.vatLiable
    ? 'La TVA s’y ajoute au taux en vigueur.'
    : 'TVA non applicable quand le créateur est en franchise (CGI, article 293\u00a0B).';
  return {
    title: 'Rémunération',
    article: 'Loi n°\u00a02023-451, article 8, I, 3°\u00a0; code de commerce, article L.\u00a0441-10',
    paragraphs: [
      fee === 0
        ? 'Aucune somme n’est due au créateur\u00a0: sa contrepartie est l’avantage en nature ci-dessous.'
        : `L’annonceur doit au créateur ${moneyText(fee)} hors taxes, cession des droits comprise. ${vat}`,
      ...(fee === 0
        ? []
        : [
            `Elle est due ${counted(terms.delays.paymentDays, 'jour', 'jours')} après la validation des livrables, par virement. Tout retard donne lieu, sans rappel, à des pénalités au taux de la BCE majoré de dix points et à une indemnité de recouvrement de 40\u00a0€.`,
            'Réclame ne reçoit ni ne garde aucune somme\u00a0: l’annonceur paie le créateur lui-même.',
          ]),
    ],
  };
}

export function inKindClause({ terms: { product } }: AgreementFacts): Clause {
  const article = 'Loi n°\u00a02023-451, article 8, I, 3°\u00a0; décret n°\u00a02025-1137';
  const title = 'Avantages en nature';
  if (product.value === 0 && product.shipping !== 'refund')
    return { title, article, paragraphs: ['Le créateur ne garde aucun produit ni avantage en nature.'] };
  return {
    title,
    article,
    paragraphs: [
      ...(product.value > 0
        ? [
            `Le créateur garde « ${product.name ?? ''} », d’une valeur de ${moneyText(product.value)} hors taxes, comptée avec sa rémunération pour le seuil de la loi.`,
          ]
        : []),
      ...(product.shipping === 'refund'
        ? [
            'Le créateur achète le produit\u00a0: l’annonceur le lui rembourse sur son justificatif, avec sa rémunération.',
          ]
        : []),
    ],
  };
}
