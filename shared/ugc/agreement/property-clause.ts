import { rightNetworks, rightSupports } from '../campaign.rules.ts';
import { sectors } from '../sectors.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import { counted, quoted, territoryText } from './agreement-words.ts';
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
      'À compter de la validation des livrables, le créateur cède à l’annonceur leurs droits de reproduction et de représentation, pour promouvoir l’objet de la mission et à l’exclusion de tout autre usage. Il autorise de même l’usage de son image et de sa voix qui y figurent. Cession et autorisation valent dans ces seules limites\u00a0:',
      rights.modifications
        ? 'L’annonceur peut recadrer, couper et sous-titrer les livrables, et en faire des variantes (droit d’adaptation), sans dénaturer les propos du créateur.'
        : 'L’annonceur ne modifie pas les livrables, hors mise au format technique.',
      ...(rights.exclusivity
        ? [
            `Pendant ${counted(rights.exclusivity.months, 'mois', 'mois')} à compter de la validation, le créateur ne fait pas la promotion d’un concurrent de l’annonceur dans le secteur ${quoted(sectors[rights.exclusivity.sector])}.`,
          ]
        : []),
      ...(rights.whitelisting
        ? [
            `Le créateur autorise l’annonceur à promouvoir ces contenus depuis son compte ${rightNetworks[rights.whitelisting.network]} pendant ${counted(rights.whitelisting.days, 'jour', 'jours')}.`,
          ]
        : []),
      diffusion === 'brand_only'
        ? 'Le créateur ne publie pas ces contenus sur ses comptes, sauf accord des deux parties.'
        : 'Le créateur publie ces contenus sur ses propres comptes, ou laisse l’annonceur les y promouvoir.',
      'Le droit moral du créateur demeure. Après le dernier jour des droits, toute diffusion cesse, sauf prolongation écrite.',
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
