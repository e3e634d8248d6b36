import type { AdResult } from '../../../shared/learning/results.contract.ts';
import type { KnownFeature } from '../core/known-features.ts';
import { resultIdOf } from '../core/result-identity.ts';
import { ResultSums } from '../core/result-sums.ts';
import type { ResultTable } from '../core/result-table.ts';
import { resultRatios, shownCounters } from '../core/shown-sums.ts';
import { dayOf } from '../core/stored-result.ts';
import type { Answered } from './answered.ts';

/** An ad of a table, by its place, with all that it did. */
export function shownResult(
  table: ResultTable,
  place: number,
  known: readonly KnownFeature[],
  answered: ReadonlyMap<string, Answered>,
): AdResult {
  const ad = table.ads[place];
  if (!ad) throw new Error('No such ad');
  const sums = new ResultSums().add(table, ad, () => true);
  const counters = shownCounters(sums.values);
  const { ctr, conversionRate, cpa, hookRate } = resultRatios(counters);
  const { name, adId, campaignName, text, headline, description, platform, format, callToAction, audience } = ad;
  return {
    id: resultIdOf(ad.key),
    ...{ name, adId, campaignName, text, headline, description, platform, format: format ?? 'unknown' },
    ...{ callToAction, audience, counters, ctr, conversionRate, cpa, hookRate },
    features: known.flatMap(({ feature, value, label, column }) =>
      column[place] === 1 ? [{ feature, value, label }] : [],
    ),
    key: ad.itemKey,
    ...((ad.itemKey !== null && answered.get(ad.itemKey)) || { generation: null, hypothesis: null }),
    from: sums.last < 0 ? null : dayOf(sums.first),
    to: sums.last < 0 ? null : dayOf(sums.last),
  };
}
