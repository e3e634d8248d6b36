import type { Industry } from '../../../shared/ads/ads.rules.ts';
import { featureValues } from '../../../shared/rules/copy/ad-features.ts';
import { listBits } from './bits.ts';
import type { Catalogue, Part } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { dayNumber, daysRunning } from './days.ts';
import type { Features } from './features.ts';
import type { Segment } from './segment.ts';

export type SectorAsked = {
  /** All of them when null. */
  industry: Industry | null;
  /** Left out: who is compared with its like is none of it. */
  advertiserId: string;
  /** Days: an ad counts that ran at least one from the first to the last. */
  from: string;
  to: string;
};
export type SectorCounts = {
  ads: number;
  advertisers: number;
  format: Map<string, number>;
  platform: Map<string, number>;
  callToAction: Map<string, number>;
  /** Ads whose words were read, and how many have each of `featureValues`. */
  read: number;
  features: Uint32Array;
  /** The ad with that feature that has run longest. */
  longestWith: (feature: number) => CatalogueAd | undefined;
};

type Longest = { part: Part; doc: number; days: number };

/** What the ads of a sector are made of. */
export function sectorCounts(
  catalogues: readonly Catalogue[],
  asked: SectorAsked,
  today: string,
  features: Features,
): SectorCounts {
  const day = dayNumber(today);
  const counts = {
    format: new Map<string, number>(),
    platform: new Map<string, number>(),
    callToAction: new Map<string, number>(),
  };
  const [having, advertisers] = [new Uint32Array(featureValues.length), new Set<string>()];
  const longest: (Longest | undefined)[] = featureValues.map(() => undefined);
  let [ads, read] = [0, 0];
  for (const part of catalogues.flatMap((catalogue) => catalogue.parts)) {
    const { segment } = part;
    const docs = docsOf(part, asked);
    ads += docs.length;
    for (const facet of ['format', 'platform', 'callToAction'] as const) addValues(segment, facet, docs, counts[facet]);
    for (const id of advertisersOf(segment, docs)) advertisers.add(id);
    const found = features.of(part, docs);
    read += found.docs.length;
    for (const doc of found.docs) {
      const days = daysRunning(segment.start[doc] ?? 0, segment.end[doc] ?? 0, day);
      eachFeature(found.bits[doc * 2] ?? 0, found.bits[doc * 2 + 1] ?? 0, (at) => {
        having[at] = (having[at] ?? 0) + 1;
        if (days > (longest[at]?.days ?? -1)) longest[at] = { part, doc, days };
      });
    }
  }
  const longestWith = (feature: number) => {
    const { part, doc = 0 } = longest[feature] ?? {};
    return part?.segment.ad(doc);
  };
  return { ads, advertisers: advertisers.size, ...counts, read, features: having, longestWith };
}

function docsOf({ segment, live }: Part, { industry, advertiserId, from, to }: SectorAsked): Uint32Array {
  const { start, end, codes, sets, advertiser, advertiserIds } = segment;
  const sectors = Uint8Array.from(sets.industry, (set) => (industry === null || set.includes(industry) ? 1 : 0));
  const [first, last, own] = [dayNumber(from), dayNumber(to), advertiserIds.find(advertiserId) ?? -1];
  const all = new Uint32Array(segment.size);
  const count = listBits(live, all);
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const doc = all[at] as number;
    if (sectors[codes.industry[doc] as number] === 0 || advertiser[doc] === own) continue;
    if ((start[doc] as number) <= last && (end[doc] as number) >= first) all[kept++] = doc;
  }
  return all.subarray(0, kept);
}

function advertisersOf({ advertiser, advertiserIds }: Segment, docs: Uint32Array): string[] {
  const seen = new Uint8Array(advertiserIds.size);
  for (const doc of docs) seen[advertiser[doc] as number] = 1;
  return [...seen.entries()].flatMap(([code, isThere]) => (isThere === 1 ? [advertiserIds.at(code)] : []));
}

function addValues(
  { codes, sets }: Segment,
  facet: 'format' | 'platform' | 'callToAction',
  docs: Uint32Array,
  totals: Map<string, number>,
): void {
  const counts = new Uint32Array(sets[facet].length);
  for (const doc of docs) (counts[codes[facet][doc] as number] as number)++;
  for (const [code, set] of sets[facet].entries())
    for (const value of set) totals.set(value, (totals.get(value) ?? 0) + (counts[code] ?? 0));
}

function eachFeature(low: number, high: number, seen: (at: number) => void): void {
  for (let left = low; left !== 0; left &= left - 1) seen(31 - Math.clz32(left & -left));
  for (let left = high; left !== 0; left &= left - 1) seen(63 - Math.clz32(left & -left));
}
