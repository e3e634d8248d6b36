import { inPeriod, type ResultPeriod, ResultSums } from '../core/result-sums.ts';
import type { ResultTable, TableAd } from '../core/result-table.ts';
import { resultRatios, shownCounters } from '../core/shown-sums.ts';

/** What ads did together: of those that have rows in the period. */
export function summed(table: ResultTable, ads: readonly TableAd[], period: ResultPeriod) {
  const takes = inPeriod(table, period);
  const sums = new ResultSums();
  const counted = ads.filter((ad) => {
    const before = sums.rows;
    return sums.add(table, ad, takes).rows > before;
  });
  const { impressions, clicks, conversions, spend, revenue, ...others } = shownCounters(sums.values);
  const { ctr, conversionRate, cpa, roas } = resultRatios({
    impressions,
    clicks,
    conversions,
    spend,
    revenue,
    ...others,
  });
  return { sums, ads: counted, impressions, clicks, conversions, spend, revenue, ctr, conversionRate, cpa, roas };
}
