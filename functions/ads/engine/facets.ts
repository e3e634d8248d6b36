import type { Count } from '../../../shared/ads/ad.ts';
import type { AdFacets } from '../../../shared/ads/library.contract.ts';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { AdvertiserCounts } from './advertiser-counts.ts';
import type { Facet, Filter } from './filters.ts';
import { valueLabels } from './labels.ts';
import { type Segment, type SegmentFacet, segmentFacets } from './segment.ts';
import type { Sifted } from './sift.ts';

/** Advertisers are thousands: those that count most are shown, and those that were asked for. */
const advertisersShown = 50;

/** Counts the values of ads, part after part. */
export class FacetCounts {
  private readonly values: Record<SegmentFacet, Map<string, number>> = {
    platform: new Map(),
    format: new Map(),
    country: new Map(),
    language: new Map(),
    industry: new Map(),
    callToAction: new Map(),
  };
  private readonly advertisers: { segment: Segment; counts: Uint32Array }[] = [];

  /** Each facet counts what all the filters keep, its own aside. */
  add(segment: Segment, sifted: Sifted, filters: readonly Filter[]): void {
    const counts = countKept(segment, sifted.kept);
    for (const [index, { facet }] of filters.entries()) {
      if (facet === 'advertiser') countRefused(segment.advertiser, sifted, index + 1, counts.advertiser);
      else if (facet !== null) countRefused(segment.codes[facet], sifted, index + 1, counts[facet]);
    }
    for (const facet of segmentFacets) addSets(this.values[facet], segment.sets[facet], counts[facet]);
    this.advertisers.push({ segment, counts: counts.advertiser });
  }

  result(filters: readonly Filter[]): AdFacets {
    const asked = (facet: Facet) => filters.find((filter) => filter.facet === facet)?.values ?? [];
    const shown = (facet: SegmentFacet) => sortedCounts(this.values[facet], valueLabels[facet], asked(facet));
    return {
      platform: shown('platform'),
      format: shown('format'),
      country: shown('country'),
      language: shown('language'),
      industry: shown('industry'),
      callToAction: shown('callToAction'),
      advertiser: this.topAdvertisers(advertisersShown, asked('advertiser')),
    };
  }

  topAdvertisers(limit: number, asked: readonly string[] = []): Count[] {
    const counts = new AdvertiserCounts(this.advertisers);
    const top = counts.top(limit);
    const shown = new Set(top.map(({ value }) => value));
    const missing = [...new Set(asked)].filter((id) => !shown.has(id)).map((id) => counts.of(id));
    return [...top, ...missing].sort(byCount);
  }
}

type CodeCounts = Record<Facet, Uint32Array>;

/** Everything in one pass: each ad is then looked at once. */
function countKept({ codes, sets, advertiser, advertiserIds }: Segment, kept: Uint32Array): CodeCounts {
  const { platform, format, country, language, industry, callToAction } = codes;
  const counts: CodeCounts = {
    platform: new Uint32Array(sets.platform.length),
    format: new Uint32Array(sets.format.length),
    country: new Uint32Array(sets.country.length),
    language: new Uint32Array(sets.language.length),
    industry: new Uint32Array(sets.industry.length),
    callToAction: new Uint32Array(sets.callToAction.length),
    advertiser: new Uint32Array(advertiserIds.size),
  };
  const [platforms, formats, countries] = [counts.platform, counts.format, counts.country];
  const [languages, sectors, actions, advertisers] = [
    counts.language,
    counts.industry,
    counts.callToAction,
    counts.advertiser,
  ];
  for (let at = 0; at < kept.length; at++) {
    const doc = kept[at] as number;
    (platforms[platform[doc] as number] as number)++;
    (formats[format[doc] as number] as number)++;
    (countries[country[doc] as number] as number)++;
    (languages[language[doc] as number] as number)++;
    (sectors[industry[doc] as number] as number)++;
    (actions[callToAction[doc] as number] as number)++;
    (advertisers[advertiser[doc] as number] as number)++;
  }
  return counts;
}

/** Adds the ads that one filter alone refuses. */
function countRefused(
  codes: Uint8Array | Uint16Array | Uint32Array,
  { docs, fails }: Sifted,
  filter: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < docs.length; at++) {
    if (fails[at] === filter) (counts[codes[docs[at] as number] as number] as number)++;
  }
}

function addSets(totals: Map<string, number>, sets: string[][], counts: Uint32Array): void {
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    for (const value of sets[code] ?? []) totals.set(value, (totals.get(value) ?? 0) + count);
  }
}

/** Largest first, then by their labels; values that were asked for are there even when nothing has them. */
export function sortedCounts(
  totals: ReadonlyMap<string, number>,
  label: (value: string) => string,
  asked: readonly string[] = [],
): Count[] {
  const values = new Set([...totals.keys(), ...asked]);
  return [...values].map((value) => ({ value, label: label(value), count: totals.get(value) ?? 0 })).sort(byCount);
}

const alphabetical = atFirstUse(() => new Intl.Collator('fr'));

const byCount = (a: Count, b: Count): number =>
  b.count - a.count || alphabetical().compare(a.label, b.label) || (a.value < b.value ? -1 : 1);
