import { adDayCounts, type DayRow, dayCounts, type SegmentType } from '../../../shared/rules/day-counts.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { type OfCampaign, spreadDays } from './quarter-rows.ts';
import { readDays } from './read-days.ts';
import { RowsByDay, rowsIn } from './rows-in.ts';

/** What days are of: the campaign or an ad, whole or in one segment. */
export type Line = { segment?: { type: SegmentType; value: string }; days: DayFigures[] };

type Part = {
  adId?: string | undefined;
  segment?: SegmentType | undefined;
  /** Of an ad or segments: without the rows that are a share of several days. */
  own?: boolean;
};

/** The days of a campaign or of one of its ads in a period; by the values of a type of segment where it is given. */
export async function readLines(
  campaign: OfCampaign,
  period: Period,
  { adId, segment: type, own = false }: Part,
): Promise<Line[]> {
  if (adId === undefined && !type) return [{ days: await readDays(campaign, period) }];
  const found = await rowsFound(campaign, period, { adId, segment: type, own });
  if (!type) return [{ days: daysOf(found.all.get('') ?? new Map(), adDayCounts) }];
  // Inside one segment, the campaign's own row goes before those of its ads, as it does outside.
  const countsOf = adId === undefined ? dayCounts : adDayCounts;
  return [...found.all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, rows]) => ({ segment: { type, value }, days: daysOf(rows, countsOf) }));
}

/** The rows by the value of their segment, which is nothing where none is asked for. */
async function rowsFound(campaign: OfCampaign, period: Period, { adId, segment: type, own }: Part): Promise<RowsByDay> {
  const found = new RowsByDay();
  // One after the other: a quarter may hold two thousand series.
  for (const quarter of quartersOf(period)) {
    for await (const { date, counts, adId: ad, segment, series } of rowsIn(campaign, { quarter, adId }, period)) {
      if (own && spreadDays(series.origins).includes(date)) continue;
      if (!type) found.add('', date, { adId: ad, segment, counts });
      else if (segment?.type === type) found.add(segment.value, date, { adId: ad, segment: null, counts });
    }
  }
  return found;
}

const daysOf = (rows: Map<string, DayRow[]>, countsOf: (rows: DayRow[]) => DayFigures['counts']): DayFigures[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, ofDay]) => ({ date, counts: countsOf(ofDay) }));
