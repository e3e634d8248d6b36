import type { DayRow } from '../../../shared/rules/day-counts.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { type OfCampaign, readSeries, type Series } from './quarter-rows.ts';

/** A row as it stands in its series. */
export type StoredRow = DayRow & { date: string; series: Series };

type Part = { quarter: string; adId?: string | undefined };

/** The rows of a quarter that are of a period, series by series; of one ad alone where it is given. */
export async function* rowsIn(
  campaign: OfCampaign,
  { quarter, adId }: Part,
  period: Period,
): AsyncGenerator<StoredRow> {
  for await (const all of readSeries(campaign, quarter, adId)) {
    for (const series of all) {
      for (const [date, counts] of series.days)
        if (date >= period.from && date <= period.to)
          yield { date, counts, adId: series.adId, segment: series.segment, series };
    }
  }
}

/** Rows by something and by day. */
export class RowsByDay {
  readonly all = new Map<string, Map<string, DayRow[]>>();

  add(key: string, date: string, row: DayRow): void {
    const days = this.all.get(key) ?? new Map<string, DayRow[]>();
    this.all.set(key, days);
    const rows = days.get(date);
    if (rows) rows.push(row);
    else days.set(date, [row]);
  }
}
