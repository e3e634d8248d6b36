import type { Ad } from '../../../../shared/ads/ad.ts';
import { adPlatforms } from '../../../../shared/ads/ads.rules.ts';
import { formatCount, formatDay } from '../../lib/format.ts';

export const platformNames = ({ platforms }: Pick<Ad, 'platforms'>): string =>
  platforms.map((platform) => adPlatforms[platform]).join(', ');

/** `127 j · 3 variantes · Facebook, Instagram` on a card. */
export const cardFacts = (ad: Pick<Ad, 'daysRunning' | 'variants' | 'platforms'>): string =>
  [formatCount(ad.daysRunning, 'j', 'j'), ad.variants > 1 && formatCount(ad.variants, 'variante'), platformNames(ad)]
    .filter(Boolean)
    .join(' · ');

/** `du 3 mars 2026 au 12 avril 2026` or `depuis le 3 mars 2026`. */
export function runningDates({ startedAt, endedAt, active }: Pick<Ad, 'startedAt' | 'endedAt' | 'active'>): string {
  if (active || !endedAt) return `depuis le ${formatDay(startedAt)}`;
  return `du ${formatDay(startedAt)} au ${formatDay(endedAt)}`;
}

/** The site that an address leads to, or null when it is no address of the web. */
export function siteOf(address: string | null): string | null {
  if (!address || !/^https?:\/\//i.test(address)) return null;
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return null;
  }
}
