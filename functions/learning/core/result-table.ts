import { resultCounters } from '../../../shared/learning/learning.rules.ts';
import type { MergedAd } from './merged-ads.ts';
import { resultIdOf } from './result-identity.ts';
import type { SaidOfAd } from './stored-result.ts';

export type TableAd = SaidOfAd & {
  /** No file brought it: it is of the product's campaigns. */
  isOwn: boolean;
  /** Where its rows stand in the columns. */
  from: number;
  to: number;
};

/** The ads of a workspace, their rows one after the other in columns. */
export type ResultTable = {
  ads: readonly TableAd[];
  rows: number;
  /** Days since 1970, −1 without. */
  day: Int32Array;
  /** In the order of `resultCounters`; not a number where it was not measured. */
  counts: readonly Float64Array[];
  /** Of money: that of most impressions; other currencies are left out. */
  currency: string | null;
  /** The ad of an id, −1 where there is none. */
  placeOf: (resultId: string) => number;
};

const moneyAt = [resultCounters.indexOf('spend'), resultCounters.indexOf('revenue')];
const impressionsAt = resultCounters.indexOf('impressions');

/** `imports` by the age of rows, those of campaigns first. */
export function tableOf(
  merged: readonly MergedAd[],
  imports: readonly { currency?: string | undefined }[],
  campaigns: number,
): ResultTable {
  const rows = merged.reduce((sum, ad) => sum + ad.rows.length, 0);
  const day = new Int32Array(rows);
  const counts = resultCounters.map(() => new Float64Array(rows));
  const currency = mainCurrency(merged, imports);
  const ads: TableAd[] = [];
  let at = 0;
  for (const { rows: own, ...said } of merged) {
    const from = at;
    for (const row of own) {
      day[at] = row.day ?? -1;
      const isOther = imports[row.age]?.currency !== undefined && imports[row.age]?.currency !== currency;
      for (const [counter, column] of counts.entries())
        column[at] = (isOther && moneyAt.includes(counter) ? null : row.counts[counter]) ?? Number.NaN;
      at++;
    }
    ads.push({ ...said, isOwn: own.every(({ age }) => age < campaigns), from, to: at });
  }
  return { ads, rows, day, counts, currency, placeOf: placesBy(ads) };
}

function mainCurrency(merged: readonly MergedAd[], imports: readonly { currency?: string | undefined }[]) {
  const impressions = new Map<string, number>();
  for (const { rows } of merged)
    for (const { age, counts } of rows) {
      const currency = imports[age]?.currency;
      if (currency) impressions.set(currency, (impressions.get(currency) ?? 0) + (counts[impressionsAt] ?? 0));
    }
  const [most] = [...impressions].sort(([a, more], [b, than]) => than - more || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}

/** Ids are hashes of what ads are called by: made when the first one is asked for. */
function placesBy(ads: readonly TableAd[]): (resultId: string) => number {
  let places: Map<string, number> | undefined;
  return (resultId) => {
    places ??= new Map(ads.map(({ key }, at) => [resultIdOf(key), at]));
    return places.get(resultId) ?? -1;
  };
}
