import type { Count } from '../../../shared/ads/ad.ts';
import type { getAdStats } from '../../../shared/ads/library.contract.ts';
import type { RouteOutput } from '../../../shared/kernel/route.ts';
import type { Catalogue } from './catalogue.ts';
import { dayNumber, daysRunning, dayText, isActive, mondayOf } from './days.ts';
import { FacetCounts } from './facets.ts';
import { type AdFilters, compileFilters } from './filters.ts';
import { parseQuery } from './query-syntax.ts';
import type { Segment } from './segment.ts';
import { sift } from './sift.ts';
import { matchText } from './text-match.ts';
import { readClauses } from './word-reading.ts';

const weeksShown = 78;
const advertisersShown = 20;

/** The figures of a search over several catalogues; `today` is the day in Paris, `2026-11-21`. */
export function catalogueStats(
  catalogues: readonly Catalogue[],
  asked: AdFilters,
  today: string,
): RouteOutput<typeof getAdStats> {
  const parts = catalogues.flatMap((catalogue) => catalogue.parts);
  const day = dayNumber(today);
  const { readings } = readClauses(parseQuery(asked.q ?? ''), parts);
  const filters = compileFilters(asked, day);
  const facets = new FacetCounts();
  const lifetimes = new Lifetimes(day);
  for (const [at, part] of parts.entries()) {
    const sifted = sift(part.segment, matchText(part, readings), filters);
    facets.add(part, at, sifted, []);
    lifetimes.add(part.segment, sifted.kept);
  }
  const { platform, format, country, industry, callToAction } = facets.result([]);
  return {
    ...lifetimes.result(),
    weekBefore: isOfNow(asked) ? null : lifetimes.weekBefore,
    byPlatform: platform,
    byFormat: format,
    byCountry: country,
    byIndustry: industry,
    byCallToAction: callToAction,
    topAdvertisers: facets.topAdvertisers(advertisersShown),
  };
}

/** A filter of when ads run leaves out of a week ago what it is not a filter of. */
const isOfNow = (asked: AdFilters): boolean =>
  (['active', 'minDaysRunning', 'maxDaysRunning', 'from', 'to', 'addedSince'] as const).some(
    (name) => asked[name] !== undefined,
  );

/** When ads start, run and stop, seen from a day. */
class Lifetimes {
  readonly weekBefore = { active: 0, started: 0, stopped: 0 };
  private total = 0;
  private active = 0;
  private startedThisWeek = 0;
  private stoppedThisWeek = 0;
  private readonly weeks = new Uint32Array(weeksShown);
  private readonly lengths: Int32Array[] = [];
  private readonly today: number;
  private readonly monday: number;

  constructor(today: number) {
    this.today = today;
    this.monday = mondayOf(today);
  }

  add(segment: Segment, docs: Uint32Array): void {
    const { today, monday } = this;
    const firstMonday = monday - 7 * (weeksShown - 1);
    const lengths = new Int32Array(docs.length);
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] ?? 0;
      const [start = 0, end = 0] = [segment.start[doc], segment.end[doc]];
      lengths[at] = daysRunning(start, end, today);
      if (isActive(start, end, today)) this.active++;
      if (end >= monday && end < today) this.stoppedThisWeek++;
      this.addBefore(start, end);
      if (start > today || start < firstMonday) continue;
      if (start >= monday) this.startedThisWeek++;
      const week = Math.floor((start - firstMonday) / 7);
      this.weeks[week] = (this.weeks[week] ?? 0) + 1;
    }
    this.total += docs.length;
    this.lengths.push(lengths);
  }

  /** Seven days ago, and from the Monday before. */
  private addBefore(start: number, end: number): void {
    const { weekBefore } = this;
    const [today, monday] = [this.today - 7, this.monday - 7];
    if (isActive(start, end, today)) weekBefore.active++;
    if (start >= monday && start <= today) weekBefore.started++;
    if (end >= monday && end < today) weekBefore.stopped++;
  }

  result() {
    const { total, active, startedThisWeek, stoppedThisWeek } = this;
    const medianDaysRunning = median(this.lengths, total);
    return { total, active, startedThisWeek, stoppedThisWeek, medianDaysRunning, byWeekStarted: this.byWeek() };
  }

  /** From the first week in which an ad started, the weeks without any too. */
  private byWeek(): Count[] {
    const label = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    const counts = [...this.weeks].map((count, week): Count => {
      const value = dayText(this.monday - 7 * (weeksShown - 1 - week));
      return { value, label: label.format(new Date(value)), count };
    });
    const first = counts.findIndex(({ count }) => count > 0);
    return first === -1 ? [] : counts.slice(first);
  }
}

function median(lists: Int32Array[], total: number): number | null {
  if (total === 0) return null;
  const values = new Int32Array(total);
  let at = 0;
  for (const list of lists) {
    values.set(list, at);
    at += list.length;
  }
  values.sort();
  const [low = 0, high = 0] = [values[Math.ceil(total / 2) - 1], values[Math.floor(total / 2)]];
  return (low + high) / 2;
}
