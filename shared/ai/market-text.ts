import { type Industry, industries } from '../ads/ads.rules.ts';
import { counted } from '../kernel/news-texts.ts';

/** How the lifts were counted and of what, for whoever reads them. */
export function methodText(
  { ads, advertisers, unread }: { ads: number; advertisers: number; unread: number },
  industry: Industry | undefined,
  isWhole: boolean,
): string {
  const sector = industry && industries[industry];
  return [
    'Durer n’est pas performer\u00a0: une annonce peut rester en ligne sans rapporter. Voici ce qu’ont celles qui tiennent.',
    isWhole && sector
      ? `Le secteur «\u00a0${sector}\u00a0» compte moins de dix annonceurs comparables\u00a0: ces chiffres portent sur toute la bibliothèque.`
      : null,
    `${counted(ads, 'annonce', 'annonces')} de ${counted(advertisers, 'annonceur', 'annonceurs')}, commencées il y a 30\u00a0jours au moins, une par groupe d’annonces presque identiques.`,
    'Pour chaque caractéristique, les annonces qui l’ont sont comparées à celles du même annonceur qui ne l’ont pas (rapport de Mantel et Haenszel, intervalle à 90\u00a0%), puis ramenées vers 1 d’autant plus que l’on en sait peu.',
    'Parmi les écarts annoncés, un sur dix au plus devrait être dû au hasard (Benjamini et Hochberg).',
    unread > 0
      ? `${counted(unread, 'annonce n’est pas encore lue', 'annonces ne sont pas encore lues')}\u00a0: elles ne comptent pas.`
      : null,
  ]
    .filter((line) => line !== null)
    .join(' ');
}
