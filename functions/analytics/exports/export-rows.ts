import { exportedWords, metricColumn, partColumn } from '../../../shared/analytics/export-words.ts';
import { noValue, type PartName } from '../../../shared/analytics/parts.ts';
import { deltaNames } from '../../../shared/campaigns/delta-names.ts';
import type { ExportLocale } from '../../../shared/campaigns/export-columns.ts';
import type { Deltas, Figures } from '../../../shared/campaigns/figures.ts';
import { isRatio } from '../../../shared/campaigns/metric-words.ts';
import { figuresTogether } from '../../campaigns/list/campaign-sums.door.ts';
import { deltasTogether } from '../../campaigns/list/compared-figures.door.ts';
import type { CsvCell } from '../../platform/csv.ts';
import type { askedParts } from '../breakdown/ordered-parts.ts';
import type { toldOverview } from '../overview/told-overview.ts';
import type { toldSeries } from '../timeseries/told-series.ts';

/** Its lines are made one by one: there may be tens of thousands of them. */
export type ExportedTable = { header: string[]; rows: Iterable<CsvCell[]> };

type Overview = Awaited<ReturnType<typeof toldOverview>>;
type Series = Awaited<ReturnType<typeof toldSeries>>;
type Parts = Awaited<ReturnType<typeof askedParts>>;

/** A line a currency and, where that was asked, one of all in euros. */
export function overviewTable(told: Overview, locale: ExportLocale): ExportedTable {
  const { from, to, currencies, converted, campaigns } = told;
  const lines: (Figures & { deltas?: Deltas; currency: string; campaigns: number; isConverted: boolean })[] = [
    ...currencies.map((one) => ({ ...one, isConverted: false })),
    ...(converted ? [{ ...converted, campaigns, isConverted: true }] : []),
  ];
  const isCompared = lines.some(({ deltas }) => deltas);
  const word = wordsIn(locale);
  return {
    header: [
      ...[word('from'), word('to'), word('currency'), word('converted'), word('campaigns')],
      ...figureColumns({ locale, currency: null, isCompared }),
    ],
    rows: lines.map((line) => [
      ...[from, to, line.currency, word(line.isConverted ? 'yes' : 'no'), line.campaigns],
      ...figureCells(line),
      ...(isCompared ? deltaCells(line.deltas) : []),
    ]),
  };
}

/** A line a day, a week or a month. */
export function seriesTable({ items, previous, currency }: Series, locale: ExportLocale): ExportedTable {
  const word = wordsIn(locale);
  return {
    header: [
      ...[word('from'), word('to'), word('currency')],
      ...figureColumns({ locale, currency, isCompared: previous !== null }),
    ],
    rows: items.map((bucket, at) => [
      ...[bucket.from, bucket.to, currency],
      ...figureCells(bucket),
      ...(previous ? figureCells(previous[at]) : []),
    ]),
  };
}

/** A line a part. Names of campaigns and ads may be alike: their ids stand beside. */
export function partsTable(parts: Parts, by: readonly PartName[], locale: ExportLocale): ExportedTable {
  const { told, ordered, ofCampaigns } = parts;
  const { currency, before, figures } = told;
  const word = wordsIn(locale);
  const ids = by.filter(hasId);
  const isCompared = before !== null && ofCampaigns;
  const spent = figuresTogether(told.items, figures).totals.spend;
  function* rows(): Generator<CsvCell[]> {
    for (const { keys, items, figures: own } of ordered) {
      const { spend } = own.totals;
      yield [
        ...keys.map((key) => labelOf(key, locale)),
        ...keys.filter(({ by: one }) => hasId(one)).map(({ value }) => value.split('/').at(-1) ?? ''),
        ...[currency, items.length, spend === null || !spent ? null : spend / spent],
        ...figureCells(own),
        ...(isCompared ? deltaCells(deltasTogether(items, { now: figures, before })) : []),
      ];
    }
  }
  return {
    header: [
      ...by.map((one) => partColumn(one, locale)),
      ...ids.map((one) => word(one === 'ad' ? 'adId' : 'campaignId')),
      ...[word('currency'), word('campaigns'), word('share')],
      ...figureColumns({ locale, currency, isCompared }),
    ],
    rows: rows(),
  };
}

const wordsIn = (locale: ExportLocale) => (name: keyof typeof exportedWords) => exportedWords[name][locale];

const hasId = (by: string): boolean => by === 'campaign' || by === 'ad';

type Key = Parts['ordered'][number]['keys'][number];

/** A month as spreadsheets sort it; in English what Réclame itself calls in French is said by its code. */
function labelOf({ by, value, label }: Key, locale: ExportLocale): string {
  if (by === 'month') return value;
  if (locale === 'fr') return label;
  if (value === noValue) return '';
  if (by === 'weekday') return weekdaysInEnglish[Number(value) - 1] ?? value;
  return coded.has(by) ? value : label;
}

const weekdaysInEnglish = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const coded: ReadonlySet<string> = new Set(['industry', 'objective', 'status']);

type Columns = { locale: ExportLocale; currency: string | null; isCompared: boolean };

const figureColumns = ({ isCompared, ...how }: Columns): string[] =>
  (isCompared ? [false, true] : [false]).flatMap((isBefore) =>
    deltaNames.map((name) => metricColumn(name, { ...how, isBefore })),
  );

/** What was not measured, or not enough for a ratio, is an empty cell; ratios are not rounded. */
const figureCells = (figures: Figures | undefined): CsvCell[] =>
  deltaNames.map((name) => {
    if (!figures) return null;
    return isRatio(name) ? figures.ratios[name].value : figures.totals[name];
  });

const deltaCells = (deltas: Deltas | undefined): CsvCell[] => deltaNames.map((name) => deltas?.[name].previous ?? null);
