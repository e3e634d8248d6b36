import type { Counts } from '../../../shared/rules/counters.ts';
import { type DayRow, dayCounts } from '../../../shared/rules/day-counts.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type AdMonths, unpackAdMonths } from '../core/ad-months.ts';
import { AdQuarter } from '../core/ad-quarter.entity.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { unpackColumns, unpackDays } from '../core/day-series.ts';
import { type Origin, PerformanceSeries } from '../core/performance-series.entity.ts';

export type OfCampaign = { workspaceId: string; campaignId: string };

/** The rows of a quarter that are of one thing. */
export type Series = Pick<DayRow, 'adId' | 'segment'> & {
  seriesKey: string;
  days: Map<string, Counts>;
  origins: Origin[];
};

/** All rows of a campaign in a quarter, and what follows from them by day. */
export type QuarterRows = {
  quarter: string;
  /** None where nothing is stored. */
  revision: number | undefined;
  series: Map<string, Series>;
  days: Map<string, Counts>;
  /** The sums of its ads; null where an older version stored none, or none of these rows. */
  ads: AdMonths | null;
};

/** Those of one ad begin alike: `adSeries`. */
export function seriesKeyOf({ adId, segment }: Pick<DayRow, 'adId' | 'segment'>): string {
  if (!segment) return adId === null ? 'whole' : adSeries(adId);
  const part = keyOf(JSON.stringify([segment.type, segment.value]));
  return adId === null ? `segment_${part}` : `${adSeries(adId)}_${part}`;
}

export const adSeries = (adId: string): string => `ad_${keyOf(adId)}`;

/** As they are this instant. The quarter is read first: rows that are newer than it change it before it is written. */
export async function readQuarterRows(campaign: OfCampaign, quarter: string): Promise<QuarterRows> {
  const key = { workspaceId: campaign.workspaceId, campaignId: campaign.campaignId, quarter };
  const [ofCampaign, ofAds] = await readTogether([CampaignQuarter.get(key), AdQuarter.get(key)]);
  const { data } = CampaignQuarter.parse({ Item: ofCampaign });
  const { data: sums } = AdQuarter.parse({ Item: ofAds });
  const series = new Map<string, Series>();
  for await (const some of readSeries(campaign, quarter)) for (const one of some) series.set(one.seriesKey, one);
  const days = new Map(data ? unpackDays(quarter, data.days).map(({ date, counts }) => [date, counts]) : []);
  const ads = sums && sums.revision === data?.revision ? unpackAdMonths(sums.ads) : null;
  return { quarter, revision: data?.revision, series, days, ads };
}

/** The series of a quarter as columns; where they come from is half of what they weigh, and read where it is asked for. */
export async function* readSeriesColumns(
  { workspaceId, campaignId }: OfCampaign,
  quarter: string,
  { origins }: { origins: boolean },
) {
  const query = PerformanceSeries.query.byCampaign({ workspaceId, campaignId, quarter });
  for await (const items of queryFields(query, ['adId', 'segment', 'days', ...(origins ? ['origins'] : [])]))
    yield items.map((item) => ({
      adId: (item.adId as string | undefined) ?? null,
      segment: (item.segment as Series['segment'] | undefined) ?? null,
      columns: unpackColumns(item.days as Uint8Array),
      origins: (item.origins as Origin[] | undefined) ?? [],
    }));
}

/** The series of a quarter, page by page in the order of their keys; of one ad alone where it is given. */
export async function* readSeries(
  { workspaceId, campaignId }: OfCampaign,
  quarter: string,
  adId?: string,
): AsyncGenerator<Series[]> {
  const all = PerformanceSeries.query.byCampaign({ workspaceId, campaignId, quarter });
  const query = adId === undefined ? all : all.begins({ seriesKey: adSeries(adId) });
  for await (const items of queryFields(query, ['seriesKey', 'adId', 'segment', 'days', 'origins']))
    yield items.map((item) => ({
      seriesKey: String(item.seriesKey),
      adId: (item.adId as string | undefined) ?? null,
      segment: (item.segment as Series['segment'] | undefined) ?? null,
      days: new Map(unpackDays(quarter, item.days as Uint8Array).map(({ date, counts }) => [date, counts])),
      origins: item.origins as Origin[],
    }));
}

/** Puts a series in the place of what there was of it, or takes it away when it has no day left. */
export function placeSeries(rows: QuarterRows, one: Series): void {
  if (one.days.size > 0) rows.series.set(one.seriesKey, one);
  else rows.series.delete(one.seriesKey);
}

/** Works out the figures of some days of the quarter again. */
export function renewDays(rows: QuarterRows, dates: Iterable<string>): void {
  for (const date of dates) {
    const ofDay: DayRow[] = [];
    for (const { adId, segment, days } of rows.series.values()) {
      const counts = days.get(date);
      if (counts) ofDay.push({ adId, segment, counts });
    }
    const counts = dayCounts(ofDay);
    if (Object.keys(counts).length > 0) rows.days.set(date, counts);
    else rows.days.delete(date);
  }
}

/** The days of a series that were of several together. */
export const spreadDays = (origins: readonly Origin[]): string[] =>
  origins.flatMap(({ spread, dates }) => (spread ? dates : []));

/** The origins of a series once days have another, or none. */
export function movedOrigins(
  origins: readonly Origin[],
  dates: ReadonlySet<string>,
  to?: Omit<Origin, 'dates'>,
): Origin[] {
  const rest = origins
    .map((origin) => ({ ...origin, dates: origin.dates.filter((date) => !dates.has(date)) }))
    .filter((origin) => origin.dates.length > 0);
  if (!to) return rest;
  const known = rest.find(({ source, importId }) => source === to.source && importId === to.importId);
  if (!known) return [...rest, { ...to, dates: [...dates].sort() }];
  return rest.map((one) => (one === known ? { ...one, dates: [...one.dates, ...dates].sort() } : one));
}
