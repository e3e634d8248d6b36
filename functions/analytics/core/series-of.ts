import { type Bucket, bucketsOf, type Granularity, type Period } from '../../../shared/rules/periods.ts';
import { figuresByPart } from './days-by-part.ts';
import type { ToldCampaign, ToldFigures } from './told-campaigns.ts';

/** The figures of campaigns together in every bucket of a period. */
export function seriesOf(
  items: readonly ToldCampaign[],
  figures: ToldFigures,
  period: Period,
  granularity: Granularity,
) {
  const buckets = bucketsOf(period, granularity);
  const told = figuresByPart(items, figures, { count: buckets.length, partOf: placeAmong(buckets) });
  return buckets.flatMap((bucket, at) => {
    const own = told[at];
    return own ? [{ ...bucket, ...own }] : [];
  });
}

/** Of a day, the place of its bucket; -1 outside of all. */
function placeAmong(buckets: readonly Bucket[]): (day: string) => number {
  return (day) => {
    let [low, high] = [0, buckets.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const { from, to } = buckets[middle] as Bucket;
      if (day < from) high = middle - 1;
      else if (day > to) low = middle + 1;
      else return middle;
    }
    return -1;
  };
}
