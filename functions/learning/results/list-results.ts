import * as z from 'zod';
import { fold } from '../../../shared/kernel/fold.ts';
import { listResults } from '../../../shared/learning/results.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { hasWords, type KnownFeature, knownFeatures } from '../core/known-features.ts';
import { ResultSums } from '../core/result-sums.ts';
import type { ResultTable, TableAd } from '../core/result-table.ts';
import { resultsOf } from '../core/results-of.ts';
import { resultRatios, shownCounters } from '../core/shown-sums.ts';
import { answeredKeys } from './answered.ts';
import { shownResult } from './shown-result.ts';
import { summed } from './summed.ts';

/** Where a page ended: what it is sorted by, and the key of the ad. */
const Position = z.object({ by: z.number(), key: z.string() });
type Placed = { place: number; by: number };

export const handler = defineHandler(listResults, async (call) => {
  const { sort, brandId, ...asked } = call.query;
  const table = await resultsOf(call.actor, brandId);
  const known = knownFeatures(table);
  const found = placesFor(table, known, asked).map((place) => ({ place, by: sortedBy(table, place, sort) }));
  const order = (one: Placed, other: Placed) => other.by - one.by || byKey(table, one.place, other.place);
  const page = pageOf(call);
  const after = await page.after(Position);
  const rest = after
    ? found.filter(({ place, by }) => by < after.by || (by === after.by && (table.ads[place]?.key ?? '') > after.key))
    : found;
  const shown = rest.sort(order).slice(0, page.limit);
  const last = rest.length > page.limit ? shown.at(-1) : undefined;
  const keys = shown.flatMap(({ place }) => table.ads[place]?.itemKey ?? []);
  const answered = await answeredKeys(call.actor.workspaceId, table, keys);
  return {
    items: shown.map(({ place }) => shownResult(table, place, known, answered)),
    total: found.length,
    together: after ? null : together(table, found),
    nextCursor: await page.next(last && { by: last.by, key: table.ads[last.place]?.key ?? '' }),
  };
});

function together(table: ResultTable, found: readonly Placed[]) {
  const ads = found.flatMap(({ place }) => table.ads[place] ?? []);
  const { sums: _, ...sums } = summed(table, ads, {});
  return { ...sums, ads: ads.length, withText: ads.filter(hasWords).length };
}

type Query = z.infer<typeof listResults.query>;
type Asked = Pick<Query, 'q' | 'platform' | 'format' | 'feature' | 'without' | 'text'>;

function placesFor(table: ResultTable, known: readonly KnownFeature[], asked: Asked): number[] {
  const words = fold(asked.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const has = sideOf(known, asked.feature, 1);
  const hasNot = sideOf(known, asked.without, 0);
  return table.ads.flatMap((ad, place) => {
    if (!isOfKind(ad, asked) || !has(place) || !hasNot(place)) return [];
    if (words.length === 0) return [place];
    const said = fold([ad.name, ad.campaignName, ad.headline, ad.text, ad.description, ad.itemKey].join(' '));
    return words.every((word) => said.includes(word)) ? [place] : [];
  });
}

const isOfKind = (ad: TableAd, { platform, format, text }: Asked): boolean =>
  (platform === undefined || ad.platform === platform) &&
  (format === undefined || (ad.format ?? 'unknown') === format) &&
  (text === undefined || hasWords(ad) === (text === 'with'));

/** What stands on a side of a feature; nothing does of one that no ad is known by. */
function sideOf(known: readonly KnownFeature[], asked: string | undefined, side: 0 | 1): (place: number) => boolean {
  if (asked === undefined) return () => true;
  const column = known.find(({ feature, value }) => `${feature}:${value}` === asked)?.column;
  return (place) => column?.[place] === side;
}

/** What stands first has most of it; what was not measured stands last. */
function sortedBy(table: ResultTable, place: number, sort: Query['sort']): number {
  const ad = table.ads[place];
  if (!ad) return 0;
  const sums = new ResultSums().add(table, ad, () => true);
  return sort === 'newest' ? sums.last : (sortings[sort](ad, sums) ?? unmeasured);
}

const unmeasured = -Number.MAX_VALUE;
/** More than any count of impressions. */
const ahead = 1e15;

const ratiosOf = ({ values }: ResultSums) => resultRatios(shownCounters(values));
const shownTimes = ({ values }: ResultSums) => shownCounters(values).impressions;

const sortings: Record<Exclude<Query['sort'], 'newest'>, (ad: TableAd, sums: ResultSums) => number | null> = {
  impressions: (_, sums) => shownTimes(sums),
  text: (ad, sums) => (hasWords(ad) ? ahead : 0) + (shownTimes(sums) ?? 0),
  ctr: (_, sums) => ratiosOf(sums).ctr,
  conversion_rate: (_, sums) => ratiosOf(sums).conversionRate,
  cpa: (_, sums) => {
    const { cpa } = ratiosOf(sums);
    return cpa === null ? null : -cpa;
  },
};

const byKey = (table: ResultTable, one: number, other: number): number =>
  (table.ads[one]?.key ?? '') < (table.ads[other]?.key ?? '') ? -1 : 1;
