import { adDayCounts, type DayRow } from '../../../shared/rules/day-counts.ts';
import { countsAt, type QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import type { Sums } from '../../../shared/rules/sums.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { type OfCampaign, readSeriesColumns, spreadDays } from './quarter-rows.ts';

/** A series of an ad in a quarter; `spread`, where it was asked for, are its days that hold a share of several. */
export type AdSeries = Pick<DayRow, 'segment'> & { columns: QuarterColumns; spread: readonly string[] };

/** Of an ad: its sums, and of its days what tells the people it reached. */
export type AdSums = { sums: Sums; reached: DayFigures[] };

/** The series of each ad of a campaign in a quarter. */
export async function readAdSeries(
  campaign: OfCampaign,
  quarter: string,
  { spread }: { spread: boolean },
): Promise<Map<string, AdSeries[]>> {
  const found = new Map<string, AdSeries[]>();
  for await (const all of readSeriesColumns(campaign, quarter, { origins: spread }))
    for (const { adId, segment, columns, origins } of all) {
      if (adId === null) continue;
      const series = { segment, columns, spread: spreadDays(origins) };
      const known = found.get(adId);
      if (known) known.push(series);
      else found.set(adId, [series]);
    }
  return found;
}

/** What an ad measured on the day of a quarter that has this place. */
export const adCountsAt = (series: readonly AdSeries[], place: number) =>
  adDayCounts(series.map(({ segment, columns }) => ({ adId: null, segment, counts: countsAt(columns, place) })));
