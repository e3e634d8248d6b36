import { fewestForStats } from '../../../shared/rules/ugc/collaboration-stats.ts';
import type { LinkedAd } from './linked-ads.ts';

/**
 * What a winning ad costs in cents: what was agreed for the pieces that run as ads and could be judged, over those of them that
 * win. Null below three winners.
 */
export function costPerWinningAdCents(ads: readonly LinkedAd[]): number | null {
  const judged = ads.filter(({ state }) => state === 'winner' || state === 'loser' || state === 'uncertain');
  const winners = judged.filter(({ state }) => state === 'winner').length;
  if (winners < fewestForStats) return null;
  return Math.round(judged.reduce((sum, { ad }) => sum + ad.cents, 0) / winners);
}
