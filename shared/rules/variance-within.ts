import { type Alike, varianceBetween } from './between-ads.ts';
import { type CountedAds, doubtOf, logRate } from './log-rate.ts';

/** How much log rates differ within their strata beyond luck: σ² (see `varianceBetween`). */
export function varianceWithin({ count, exposure, stratum }: CountedAds, places: Uint32Array): number {
  const strata = [...new Set(Array.from(places, (ad) => stratum[ad] ?? 0))];
  const alike = Array.from(places, (ad): Alike => {
    const y = logRate(count[ad] ?? 0, exposure[ad] ?? 0);
    return { doubt: doubtOf(count[ad] ?? 0), cell: strata.indexOf(stratum[ad] ?? 0), ads: 1, sum: y, squares: y * y };
  });
  return varianceBetween(alike, strata.length, places.length - strata.length);
}
