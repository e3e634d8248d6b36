import { signedPercent } from '../kernel/signed-percent.ts';
import type { ObjectionType } from '../rules/copy/analysis.ts';

/** How those who are alike came. */
export const cameBy = (source: string): string => `Vient le plus souvent par\u00a0: ${source.toLowerCase()}.`;

const percent = (share: number): string => `${Math.round(100 * share)}\u202f%`;

/** Whom ads reached, by gender. */
export const mostlyOf = (gender: 'female' | 'male', share: number): string =>
  `Surtout des ${gender === 'female' ? 'femmes' : 'hommes'}\u00a0: ${percent(share)} de la portée de ces annonces.`;

/** What ads answer, as whoever reads would say it. */
export const doubtTexts: Record<ObjectionType, string> = {
  price: 'c’est trop cher',
  time: 'cela prend trop de temps',
  risk: 'j’ai peur de me tromper',
  commitment: 'je ne veux pas m’engager',
  complexity: 'c’est compliqué',
  delivery: 'la livraison m’inquiète',
  trust: 'je ne vous connais pas',
  compatibility: 'je ne sais pas si cela me convient',
};

/** Of what was drawn from several ads, the words of one of them. */
export const quotedIn = (quote: string): string => `Par exemple\u00a0: «\u00a0${quote.slice(0, 150)}\u00a0»`;

/** Of how many ads an audience is, and how much more it clicked. */
export const resultsLabel = (ads: number, lift: number): string =>
  `${ads}\u00a0annonces pour cette audience, CTR ${signedPercent(lift - 1)}`;

export const nameless = { ads: 'Le public de ces annonces', brief: 'Le public de ce brief' };
export const briefLabel = 'Votre brief';
