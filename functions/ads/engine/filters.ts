import type * as z from 'zod';
import type { adFilters } from '../../../shared/ads/library.contract.ts';
import { dayNumber, daysRunning, isActive, noEnd } from './days.ts';
import { type Segment, type SegmentFacet, segmentFacets } from './segment.ts';

export type AdFilters = z.output<z.ZodObject<typeof adFilters>>;

export type Facet = SegmentFacet | 'advertiser';

/** One thing that narrows a search, and how it marks the ads that it refuses. */
export type Filter = {
  parameter: keyof AdFilters;
  values: string[];
  facet: Facet | null;
  /** Whether it is about running or not, or about how long. */
  lifetime?: 'active' | 'duration';
  refuse: (segment: Segment, ...marked: Marked) => void;
};

/** The mark of an ad that several filters refuse. */
const refusedBySeveral = 255;

export function compileFilters(asked: AdFilters, today: number): Filter[] {
  return [...setFilters(asked), ...advertiserFilter(asked.advertiserId), ...lifetimeFilters(asked, today)];
}

function setFilters(asked: AdFilters): Filter[] {
  return segmentFacets.flatMap((facet) => {
    const values: string[] | undefined = asked[facet];
    if (values === undefined || values.length === 0) return [];
    const wanted = new Set(values);
    const refuse: Filter['refuse'] = (segment, ...marked) => {
      const allowed = Uint8Array.from(segment.sets[facet], (set) => (set.some((value) => wanted.has(value)) ? 1 : 0));
      refuseCodes(segment.codes[facet], allowed, ...marked);
    };
    return [{ parameter: facet, values, facet, refuse }];
  });
}

function advertiserFilter(ids: string[] | undefined): Filter[] {
  if (ids === undefined || ids.length === 0) return [];
  const refuse: Filter['refuse'] = (segment, ...marked) => {
    const allowed = new Uint8Array(segment.advertiserIds.size);
    for (const id of ids) {
      const code = segment.advertiserIds.find(id);
      if (code !== undefined) allowed[code] = 1;
    }
    refuseCodes(segment.advertiser, allowed, ...marked);
  };
  return [{ parameter: 'advertiserId', values: ids, facet: 'advertiser', refuse }];
}

function lifetimeFilters(asked: AdFilters, today: number): Filter[] {
  const { active, minDaysRunning, maxDaysRunning, from, to, addedSince } = asked;
  const filter = (parameter: keyof AdFilters, value: unknown, refuse: Filter['refuse']): Filter[] =>
    value === undefined ? [] : [{ parameter, values: [String(value)], facet: null, refuse, ...lifetimes[parameter] }];
  const between = (column: 'start' | 'end' | 'added', low: number, high: number): Filter['refuse'] => {
    return (segment, ...marked) => refuseOutside(segment[column], low, high, ...marked);
  };
  const lasting = (low: number, high: number): Filter['refuse'] => {
    return (segment, ...marked) => refuseLasting(segment, today, low, high, ...marked);
  };
  const least = minDaysRunning ?? 0;
  return [
    ...filter('active', active, (segment, ...marked) => refuseActive(segment, today, active === false, ...marked)),
    ...filter('minDaysRunning', minDaysRunning, lasting(0, least - 1)),
    // What is too short is refused for that alone: the durations are counted without both.
    ...filter(
      'maxDaysRunning',
      maxDaysRunning,
      lasting(Math.max(least, (maxDaysRunning ?? 0) + 1), Number.POSITIVE_INFINITY),
    ),
    ...filter('from', from, between('end', dayNumber(from ?? ''), noEnd)),
    ...filter('to', to, between('start', Number.NEGATIVE_INFINITY, dayNumber(to ?? ''))),
    ...filter('addedSince', addedSince, between('added', Date.parse(addedSince ?? ''), Number.POSITIVE_INFINITY)),
  ];
}

const lifetimes: Partial<Record<keyof AdFilters, Pick<Filter, 'lifetime'>>> = {
  active: { lifetime: 'active' },
  minDaysRunning: { lifetime: 'duration' },
  maxDaysRunning: { lifetime: 'duration' },
};

type Marked = [docs: Uint32Array, fails: Uint8Array, mark: number];

function refuseAt(fails: Uint8Array, at: number, mark: number): void {
  fails[at] = fails[at] === 0 ? mark : refusedBySeveral;
}

function refuseCodes(
  codes: Uint8Array | Uint16Array | Uint32Array,
  allowed: Uint8Array,
  ...[docs, fails, mark]: Marked
): void {
  for (let at = 0; at < docs.length; at++) {
    if (allowed[codes[docs[at] ?? 0] ?? 0] === 0) refuseAt(fails, at, mark);
  }
}

function refuseOutside(
  column: Int32Array | Float64Array,
  low: number,
  high: number,
  ...[docs, fails, mark]: Marked
): void {
  for (let at = 0; at < docs.length; at++) {
    const value = column[docs[at] ?? 0] ?? 0;
    if (value < low || value > high) refuseAt(fails, at, mark);
  }
}

function refuseActive({ start, end }: Segment, today: number, refused: boolean, ...[docs, fails, mark]: Marked): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    if (isActive(start[doc] ?? 0, end[doc] ?? 0, today) === refused) refuseAt(fails, at, mark);
  }
}

function refuseLasting(
  { start, end }: Segment,
  today: number,
  least: number,
  most: number,
  ...[docs, fails, mark]: Marked
): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    const days = daysRunning(start[doc] ?? 0, end[doc] ?? 0, today);
    if (days >= least && days <= most) refuseAt(fails, at, mark);
  }
}
