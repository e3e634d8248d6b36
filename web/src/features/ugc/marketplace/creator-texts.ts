import { eurosText } from '../../../../../shared/billing/euros.ts';
import { creatorNiches, spokenLanguages } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';

/** `dès 120 €`; null of who says no price. */
export function leastPrice({ rates }: Pick<Creator, 'rates'>): string | null {
  return rates.length === 0 ? null : `dès ${eurosText(Math.min(...rates.map(({ price }) => price)))}`;
}

/** `4,6 (12 avis)`. */
export function ratingText({ stats: { rating, ratingCount } }: Pick<Creator, 'stats'>): string | null {
  return rating === null ? null : `${formatNumber(rating)} (${formatNumber(ratingCount ?? 0)}\u00a0avis)`;
}

export const nichesText = ({ niches }: Pick<Creator, 'niches'>, most = 2): string =>
  niches
    .slice(0, most)
    .map((niche) => creatorNiches[niche])
    .join(', ');

export const turnaroundText = ({ turnaroundDays }: Pick<Creator, 'turnaroundDays'>): string | null =>
  turnaroundDays === null ? null : formatCount(turnaroundDays, 'jour');

export const languagesText = ({ languages }: Pick<Creator, 'languages'>): string =>
  languages.map(({ code }) => spokenLanguages[code]).join(', ');
