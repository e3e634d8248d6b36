import type { Ad } from '../../../../shared/ads/ad.ts';
import { adPlatforms } from '../../../../shared/ads/ads.rules.ts';
import type { SavedAd } from '../../../../shared/boards/card.contract.ts';
import { formatNumber } from '../../lib/format.ts';
import { shortDay } from '../../lib/short-day.ts';

/** `127 j · Facebook, Instagram`, as it was when the ad was saved. */
export function runLine({ daysRunning, platforms }: Pick<Ad, 'daysRunning' | 'platforms'>): string {
  const days = `${formatNumber(daysRunning)}\u00a0j`;
  const names = platforms.map((platform) => adPlatforms[platform]).join(', ');
  return names ? `${days} · ${names}` : days;
}

/** What became of the ad since it was saved; nothing while it runs. `since` when that is news. */
export function endLine({ ad, live }: Pick<SavedAd, 'ad' | 'live'>): { text: string; since: boolean } | null {
  if (live.gone) return { text: 'retirée de la bibliothèque', since: true };
  if (live.active || !live.endedAt) return null;
  return { text: `arrêtée le ${shortDay(live.endedAt)}`, since: ad.active };
}
