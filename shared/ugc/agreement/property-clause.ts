import { rightNetworks, rightSupports } from '../campaign.rules.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import { counted, territoryText } from './agreement-words.ts';
import type { Clause } from './clauses.ts';

/** Each right apart, as the code of intellectual property wants it: extent, destination, place and duration. */
export function propertyClause({ terms: { rights, diffusion } }: AgreementFacts): Clause {
  const territories = rights.territories.map(territoryText).join(', ');
  const months = counted(rights.months, 'mois', 'mois');
  const networks = rights.networks.map((network) => rightNetworks[network]).join(', ');
  return {
    title: 'Propriété intellectuelle et image',
    article:
      'Code de la propriété intellectuelle, articles L.\u00a0131-2 et L.\u00a0131-3\u00a0; code civil, article 9',
    paragraphs: [
      'À compter de leur validation, le créateur cède à l’annonceur, pour promouvoir ce que dit la mission et à l’exclusion de tout autre usage, les droits de reproduction et de représentation de ses livrables, et autorise l’usage de son image et de sa voix qui y figurent, dans ces seules limites\u00a0:',
      rights.modifications
        ? 'L’annonceur peut les recadrer, les couper, les sous-titrer et en faire des variantes (droit d’adaptation), sans dénaturer les propos du créateur.'
        : 'L’annonceur ne les modifie pas, hors mise au format technique.',
      ...(rights.exclusivity
        ? [
            `Pendant ${counted(rights.exclusivity.months, 'mois', 'mois')} à compter de la validation, le créateur ne fait pas la promotion d’un concurrent de l’annonceur dans son secteur.`,
          ]
        : []),
      ...(rights.whitelisting
        ? [
            `Le créateur autorise l’annonceur à promouvoir ces contenus depuis son compte ${rightNetworks[rights.whitelisting.network]} pendant ${counted(rights.whitelisting.days, 'jour', 'jours')}.`,
          ]
        : []),
      diffusion === 'brand_only'
        ? 'Le créateur ne publie pas ces contenus sur ses comptes, sauf accord des deux parties.'
        : 'Le créateur publie ces contenus, ou les laisse promouvoir, sur ses propres comptes.',
      'Le droit moral du créateur demeure. Après le dernier jour, toute diffusion cesse, sauf prolongation écrite.',
    ],
    table: {
      head: ['Droit et support', 'Destination', 'Territoire', 'Durée'],
      rows: rights.supports.map((support) => [
        `Reproduction et représentation\u00a0: ${rightSupports[support]}`,
        support === 'organic_social' || support === 'paid_social'
          ? networks || 'Tous les réseaux sociaux'
          : 'Promotion de l’annonceur',
        territories,
        months,
      ]),
    },
  };
}
