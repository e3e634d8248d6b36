import { type AdPlatform, adPlatforms } from '../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { type InsightMetric, metricParts, resultCounters } from '../../../shared/learning/learning.rules.ts';
import type { CountedAds } from '../../../shared/rules/log-rate.ts';
import { inPeriod, type ResultPeriod } from '../core/result-sums.ts';
import type { ResultTable } from '../core/result-table.ts';

const platforms = keysOf(adPlatforms);

type Asked = { metric: InsightMetric; platform?: AdPlatform | undefined; period?: ResultPeriod };

/** Of each ad what was counted and out of what, over the rows that measured both; those that are not asked for were shown to nobody. */
export function countedAds(table: ResultTable, { metric, platform, period = {} }: Asked): CountedAds {
  const parts = metricParts[metric];
  const [counts, exposures] = [parts.count, parts.exposure].map((name) => table.counts[resultCounters.indexOf(name)]);
  const [countUnit, exposureUnit] = [unitOf(parts.count), unitOf(parts.exposure)];
  const size = table.ads.length;
  const [count, exposure] = [new Float64Array(size), new Float64Array(size)];
  const takes = inPeriod(table, period);
  for (const [at, ad] of table.ads.entries()) {
    if (platform && ad.platform !== platform) continue;
    for (let row = ad.from; row < ad.to; row++) {
      const [c, n] = [counts?.[row] ?? Number.NaN, exposures?.[row] ?? Number.NaN];
      if (Number.isNaN(c + n) || !takes(row)) continue;
      count[at] = (count[at] ?? 0) + c / countUnit;
      exposure[at] = (exposure[at] ?? 0) + n / exposureUnit;
    }
  }
  const stratum = Uint8Array.from(table.ads, (ad) => platforms.indexOf(ad.platform));
  return { count, exposure, stratum };
}

/** Conversions and money are kept in hundredths. */
const unitOf = (counter: string): number => (counter === 'conversions' || counter === 'spend' ? 100 : 1);
