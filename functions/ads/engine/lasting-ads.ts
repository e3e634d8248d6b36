import type { AdPlatform, Industry } from '../../../shared/ads/ads.rules.ts';
import { horizonDays } from '../../../shared/rules/lasting-lift.ts';
import type { MatchedSums } from '../../../shared/rules/matched-counts.ts';
import { listBits } from './bits.ts';
import type { Catalogue, Part } from './catalogue.ts';
import { dayNumber, daysRunning, dayText } from './days.ts';
import type { Features } from './features.ts';
import { MatchedAds } from './matched-ads.ts';
import { lowerBound } from './number-order.ts';
import type { Segment } from './segment.ts';

/** Where ads are looked at: an industry, a platform, or all of them. */
export type MarketPart = { industry?: Industry | undefined; platform?: AdPlatform | undefined };

export type LastingAds = {
  /** Groups of near duplicates that were read, whose first ad is old enough. */
  ads: number;
  advertisers: number;
  /** Old enough, but whose words were not read. */
  unread: number;
  /** The first and the last day on which they started; null where there is none. */
  from: string | null;
  to: string | null;
  /** In the order of `featureValues`. */
  sums: MatchedSums[];
};

/** Which features the ads have that lasted, counted advertiser by advertiser: of each group of near duplicates the one that ran longest. */
export function lastingAds(
  catalogues: readonly Catalogue[],
  { industry, platform }: MarketPart,
  today: string,
  features: Features,
): LastingAds {
  const day = dayNumber(today);
  const parts = catalogues.flatMap((catalogue) => catalogue.parts);
  const longest = longestOfGroups(parts, day, (segment) => allowedIn(segment, industry, platform));
  const numbers = advertiserNumbers(parts);
  const rows = new MatchedAds(longest.reduce((sum, docs) => sum + docs.length, 0));
  let [unread, from, to] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [index, part] of parts.entries()) {
    const docs = longest[index] ?? new Uint32Array(0);
    const { start, end, advertiser } = part.segment;
    const read = features.of(part, docs);
    unread += docs.length - read.docs.length;
    for (const doc of read.docs) {
      const started = start[doc] ?? 0;
      from = Math.min(from, started);
      to = Math.max(to, started);
      const lasted = daysRunning(started, end[doc] ?? 0, day) >= horizonDays;
      rows.add(
        numbers[index]?.[advertiser[doc] ?? 0] ?? 0,
        read.bits[doc * 2] ?? 0,
        read.bits[doc * 2 + 1] ?? 0,
        lasted,
      );
    }
  }
  const found = rows.ads > 0;
  return { ...rows.matched(), unread, from: found ? dayText(from) : null, to: found ? dayText(to) : null };
}

/** Which ads of a segment are asked for, by the codes of their sets. */
function allowedIn({ sets, codes }: Segment, industry: string | undefined, platform: string | undefined) {
  const allow = (all: string[][], value: string | undefined) =>
    Uint8Array.from(all, (set) => (value === undefined || set.includes(value) ? 1 : 0));
  const [sectors, platforms] = [allow(sets.industry, industry), allow(sets.platform, platform)];
  return (doc: number) => sectors[codes.industry[doc] ?? 0] === 1 && platforms[codes.platform[doc] ?? 0] === 1;
}

/** Of each part, the ads that stand for their groups: those that ran longest, in whichever part. */
function longestOfGroups(
  parts: readonly Part[],
  today: number,
  allowedOf: (segment: Segment) => (doc: number) => boolean,
): Uint32Array[] {
  const longest = parts.map((part) => longestIn(part, today, allowedOf(part.segment)));
  // A group may stand in several parts.
  for (const [index, own] of longest.entries())
    for (const rival of longest.slice(0, index)) keepLonger(rival, own, today);
  return longest.map(({ docs }) => new Uint32Array(docs.filter((doc) => doc >= 0)));
}

/** The ad that stands for each group of a part; -1 where none does. */
type Longest = { part: Part; docs: Int32Array };

function longestIn(part: Part, today: number, isAllowed: (doc: number) => boolean): Longest {
  const { segment, live } = part;
  const docs = new Int32Array(segment.groupHashes.length).fill(-1);
  const all = new Uint32Array(segment.size);
  const count = listBits(live, all);
  for (let at = 0; at < count; at++) {
    const doc = all[at] ?? 0;
    if ((segment.start[doc] ?? 0) > today - horizonDays || !isAllowed(doc)) continue;
    const group = segment.group[doc] ?? 0;
    const known = docs[group] ?? -1;
    if (known === -1 || daysOf(part, doc, today) > daysOf(part, known, today)) docs[group] = doc;
  }
  return { part, docs };
}

/** Of a group that stands in both, the one that ran longer stays; the earlier part's where they are equal. */
function keepLonger(earlier: Longest, later: Longest, today: number): void {
  const [hashes, theirs] = [earlier.part.segment.groupHashes, later.part.segment.groupHashes];
  for (let group = 0; group < later.docs.length; group++) {
    const doc = later.docs[group] ?? -1;
    if (doc === -1) continue;
    const there = lowerBound(hashes, theirs[group] ?? 0);
    const rival = hashes[there] === theirs[group] ? (earlier.docs[there] ?? -1) : -1;
    if (rival === -1) continue;
    if (daysOf(later.part, doc, today) > daysOf(earlier.part, rival, today)) earlier.docs[there] = -1;
    else later.docs[group] = -1;
  }
}

const daysOf = ({ segment: { start, end } }: Part, doc: number, today: number): number =>
  daysRunning(start[doc] ?? 0, end[doc] ?? 0, today);

/** Advertisers by one numbering over all parts, whose own codes differ. */
function advertiserNumbers(parts: readonly Part[]): Uint32Array[] {
  const added = new Map<string, number>();
  const [first, ...others] = parts;
  if (!first) return [];
  const known = first.segment.advertiserIds;
  const numberOf = (id: string) => {
    const number = known.find(id) ?? added.get(id) ?? known.size + added.size;
    if (number >= known.size) added.set(id, number);
    return number;
  };
  return [
    Uint32Array.from({ length: known.size }, (_, code) => code),
    ...others.map(({ segment: { advertiserIds } }) =>
      Uint32Array.from({ length: advertiserIds.size }, (_, code) => numberOf(advertiserIds.at(code))),
    ),
  ];
}
