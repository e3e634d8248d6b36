import type { AgreementFacts } from './agreement-facts.ts';
import { counted, moneyText, quoted } from './agreement-words.ts';
import type { Clause } from './clauses.ts';

/** Of who is not known yet, both ways. */
export function vatText(creator: AgreementFacts['creator']): string {
  if (!creator) return 'La TVA s’y ajoute si le créateur y est assujetti.';
  return creator.vatLiable
    ? 'La TVA s’y ajoute au taux en vigueur.'
    : 'Le créateur n’y ajoute pas de TVA\u00a0: il est en franchise (code général des impôts, article 293\u00a0B).';
}

export const paidWithin = (days: number): string =>
  days === 0 ? 'dès' : `au plus tard ${counted(days, 'jour', 'jours')} après`;

export const latePay =
  'Tout retard donne lieu, sans qu’un rappel soit nécessaire, à des pénalités au taux directeur de la BCE majoré de dix points et à une indemnité de recouvrement de 40\u00a0€.';

export function remunerationClause({ fee, terms, creator }: AgreementFacts): Clause {
  return {
    title: 'Rémunération',
    article: 'Loi n°\u00a02023-451, article 8, I, 3°\u00a0; code de commerce, article L.\u00a0441-10',
    paragraphs: [
      fee === 0
        ? 'Aucune somme n’est due au créateur\u00a0: l’avantage en nature ci-dessous est sa seule contrepartie.'
        : `L’annonceur doit au créateur ${moneyText(fee)} hors taxes, cession des droits comprise. ${vatText(creator)}`,
      ...(fee === 0
        ? []
        : [
            `Cette somme est payée par virement, ${paidWithin(terms.delays.paymentDays)} la validation des livrables. ${latePay}`,
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
            `Le créateur garde le produit ${quoted(product.name ?? '')}, d’une valeur de ${moneyText(product.value)} hors taxes. Cette valeur s’ajoute à sa rémunération pour le seuil de la loi n°\u00a02023-451.`,
          ]
        : []),
      ...(product.shipping === 'refund'
        ? [
            'Le créateur achète le produit\u00a0: l’annonceur le lui rembourse sur justificatif, en même temps que sa rémunération.',
          ]
        : []),
    ],
  };
}
