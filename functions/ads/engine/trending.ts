import { type Trend, trendOf, trendScore } from '../../../shared/ads/trend.ts';
import type { Bits } from './bits.ts';
import type { Catalogue, Part } from './catalogue.ts';
import { isReachEstimated } from './catalogue-ad.ts';
import { dayNumber, daysRunning, isActive } from './days.ts';
import { type AdFilters, compileFilters, type Filter } from './filters.ts';
import { parseQuery } from './query-syntax.ts';
import type { Segment } from './segment.ts';
import { type ShownAd, shownAd, variantsOf } from './shown-ad.ts';
import { sift } from './sift.ts';
import { matchText } from './text-match.ts';
import { Top } from './top.ts';
import { readClauses } from './word-reading.ts';

/** Candidates looked at for each that is wanted: of a group, the best alone stays. */
const lookedAtPerWanted = 8;

type Window = { window: number; today: number };

/** Of ads of a day or two, the reach says more about the start than about people. */
export const leastDays = 3;

/** The ads that run today for three days or more, started within the window (days) and pass the filters, that rise most; one of each group. */
export function trendingInCatalogues(
  catalogues: readonly Catalogue[],
  { window, limit, ...asked }: AdFilters & { window: number; limit: number },
  today: string,
): (ShownAd & { trend: Trend })[] {
  const parts = catalogues.flatMap((catalogue) => catalogue.parts);
  const within = { window, today: dayNumber(today) };
  const { readings } = readClauses(parseQuery(asked.q ?? ''), parts);
  const filters = compileFilters(asked, within.today);
  const recent = parts.map((part) => ({ part, docs: recentDocs(part, matchText(part, readings), filters, within) }));
  const highestReachPerDay = recent.reduce(
    (most, { part, docs }) => Math.max(most, highestReach(part, docs, within)),
    0,
  );
  const facts = (part: Part, doc: number, estimated: boolean) => ({
    ...factsOf(parts, part, doc, within),
    highestReachPerDay,
    estimated,
  });

  const scored = recent.flatMap(({ part, docs }) => {
    const top = new Top(limit * lookedAtPerWanted);
    for (const doc of docs) top.offer(trendScore(facts(part, doc, false)), doc);
    return top.sorted().map(({ value, number }) => ({ part, doc: number, value }));
  });
  const groups = new Set<number>();
  return scored
    .sort((a, b) => b.value - a.value)
    .filter(({ part, doc }) => {
      const hash = part.groupHash(doc);
      return groups.size < limit && !groups.has(hash) && groups.add(hash);
    })
    .map(({ part, doc }) => {
      const shown = shownAd(parts, part, doc, within.today);
      return { ...shown, trend: trendOf(facts(part, doc, isReachEstimated(shown.ad))) };
    });
}

/** Those of the ads found that run today since long enough, and started within the window. */
function recentDocs({ segment }: Part, found: Bits, filters: readonly Filter[], { window, today }: Window) {
  const { start, end } = segment;
  return sift(segment, found, filters).kept.filter((doc) => {
    const [from = 0, to = 0] = [start[doc], end[doc]];
    return from > today - window && isActive(from, to, today) && daysRunning(from, to, today) >= leastDays;
  });
}

function reachPerDay({ start, end, reach }: Segment, doc: number, today: number): number | null {
  const people = reach[doc] ?? -1;
  return people < 0 ? null : people / Math.max(1, daysRunning(start[doc] ?? 0, end[doc] ?? 0, today));
}

function highestReach({ segment }: Part, docs: Uint32Array, { today }: Window): number {
  let highest = 0;
  for (const doc of docs) highest = Math.max(highest, reachPerDay(segment, doc, today) ?? 0);
  return highest;
}

function factsOf(parts: readonly Part[], part: Part, doc: number, { window, today }: Window) {
  const { start, end } = part.segment;
  return {
    reachPerDay: reachPerDay(part.segment, doc, today),
    daysRunning: daysRunning(start[doc] ?? 0, end[doc] ?? 0, today),
    variants: variantsOf(parts, part, doc),
    window,
  };
}
