import type { Count } from '../../../shared/ads/ad.ts';
import type { AdFacets } from '../../../shared/ads/library.contract.ts';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { AdvertiserCounts } from './advertiser-counts.ts';
import type { Part } from './catalogue.ts';
import type { Facet, Filter } from './filters.ts';
import { FoldedCounts } from './folded-counts.ts';
import type { Groups } from './groups.ts';
import { valueLabels } from './labels.ts';
import { type Segment, type SegmentFacet, segmentFacets } from './segment.ts';
import type { Sifted } from './sift.ts';
import { addSets, type CodeCounts, countKept, countRefused } from './value-counts.ts';

/** Advertisers are thousands: those that count most are shown, and those that were asked for. */
const advertisersShown = 50;

/** Counts the values of ads, part after part; of groups of ads, when these are given: a group counts once for each value that any of its ads has. */
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
  private readonly folded: FoldedCounts | null;

  private kept = 0;

  constructor(parts: readonly Part[] = [], groups: Groups | null = null) {
    this.folded = groups && new FoldedCounts(parts, groups, this.values);
  }

  /** How many ads, or groups, all the filters keep. */
  get total(): number {
    return this.folded?.total ?? this.kept;
  }

  /** Each facet counts what all the filters keep, its own aside. */
  add(part: Part, at: number, sifted: Sifted, filters: readonly Filter[]): void {
    const { segment } = part;
    if (this.folded) {
      this.addCounts(segment, this.folded.count(part, at, sifted, filters));
      return;
    }
    this.kept += sifted.kept.length;
    const counts = countKept(segment, sifted.kept);
    for (const [index, { facet }] of filters.entries()) {
      if (facet === 'advertiser') countRefused(segment.advertiser, sifted, index + 1, counts.advertiser);
      else if (facet !== null) countRefused(segment.codes[facet], sifted, index + 1, counts[facet]);
    }
    this.addCounts(segment, counts);
  }

  private addCounts(segment: Segment, counts: CodeCounts): void {
    for (const facet of segmentFacets) addSets(this.values[facet], segment.sets[facet], counts[facet]);
    this.advertisers.push({ segment, counts: counts.advertiser });
  }

  result(filters: readonly Filter[]): Omit<AdFacets, 'active' | 'duration'> {
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
