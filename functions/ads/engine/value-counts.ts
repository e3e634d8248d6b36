import type { Facet } from './filters.ts';
import type { Segment } from './segment.ts';
import type { Sifted } from './sift.ts';

export type CodeCounts = Record<Facet, Uint32Array>;

/** Everything in one pass: each ad is then looked at once. */
export function countKept({ codes, sets, advertiser, advertiserIds }: Segment, kept: Uint32Array): CodeCounts {
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
export function countRefused(
  codes: Uint8Array | Uint16Array | Uint32Array,
  { docs, fails }: Sifted,
  filter: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < docs.length; at++) {
    if (fails[at] === filter) (counts[codes[docs[at] as number] as number] as number)++;
  }
}

export function addSets(totals: Map<string, number>, sets: string[][], counts: Uint32Array): void {
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    for (const value of sets[code] ?? []) totals.set(value, (totals.get(value) ?? 0) + count);
  }
}
