import { addBits, keepBits, listBits, noBits } from './bits.ts';
import type { Catalogue, Part } from './catalogue.ts';
import { type CatalogueAd, fieldWeights } from './catalogue-ad.ts';
import { dayNumber } from './days.ts';
import { reserveScratch, scratch } from './scratch.ts';
import type { Segment } from './segment.ts';
import { type ShownAd, shownAd } from './shown-ad.ts';
import { stem, tokenise } from './text.ts';
import { Top } from './top.ts';

/** The words of an ad that say most about it are enough to find its like. */
const termsSearched = 12;
/** Ads that are compared word by word, for each that is wanted. */
const comparedPerWanted = 4;
const comparedAtLeast = 40;
/** What the texts count for, beside the sector, the format and the call to action. */
const textShare = 0.9;

/** The weight of each stem of an ad: how much it says it, times how rare it is. */
type Terms = Map<string, number>;

/** Two ads of one advertiser are not alike for its name. */
const comparedFields = ['headline', 'body', 'description'] as const;

/** What is compared of an ad; an id and a group of their own leave nothing out. */
type Compared = Pick<
  CatalogueAd,
  'id' | 'groupKey' | 'headline' | 'body' | 'description' | 'industry' | 'format' | 'callToAction'
>;

/** More of one advertiser come after those of others. */
const mostOfOne = 2;

/** Below, an ad of another advertiser is no more alike than most. */
const alikeEnough = 0.1;

/**
 * The ads that resemble one most, by the cosine of their words; neither itself nor its near duplicates. With `othersOf`, the ads of
 * other advertisers than that one come first, two of each before more of one.
 */
export function similarInCatalogues(
  catalogues: readonly Catalogue[],
  ad: Compared,
  limit: number,
  today: string,
  { othersOf }: { othersOf?: string } = {},
): (ShownAd & { similarity: number })[] {
  const parts = catalogues.flatMap((catalogue) => catalogue.parts);
  const rarity = rarityIn(parts);
  const terms = termsOf(ad, rarity);
  const searched = [...terms].sort((a, b) => b[1] - a[1]).slice(0, termsSearched);
  const compared = Math.max(comparedAtLeast, limit * comparedPerWanted);
  const candidates = parts.flatMap((part) =>
    likely(part, searched, compared, othersOf).map(({ number, value }) => ({ part, doc: number, value })),
  );
  candidates.sort((a, b) => b.value - a.value);
  const groups = new Set([ad.groupKey]);
  const isOther = ({ other, similarity }: { other: CatalogueAd; similarity: number }) =>
    Number(othersOf !== undefined && other.advertiser.id !== othersOf && similarity >= alikeEnough);
  const shown = new Map<string, number>();
  const isCrowd = ({ advertiser }: CatalogueAd) => {
    const count = (shown.get(advertiser.id) ?? 0) + 1;
    shown.set(advertiser.id, count);
    return count > mostOfOne;
  };
  return candidates
    .slice(0, othersOf === undefined ? compared : compared * 2)
    .map(({ part, doc }) => ({ part, doc, other: part.segment.ad(doc) }))
    .filter(({ other }) => other.id !== ad.id && other.groupKey !== ad.groupKey)
    .map((found) => ({ ...found, similarity: similarity(ad, terms, found.other, termsOf(found.other, rarity)) }))
    .filter((found) => found.similarity > 0)
    .sort((a, b) => isOther(b) - isOther(a) || b.similarity - a.similarity || (a.other.id < b.other.id ? -1 : 1))
    .filter(({ other }) => !groups.has(other.groupKey) && groups.add(other.groupKey))
    .map((found) => ({ ...found, isCrowd: Number(isOther(found) && isCrowd(found.other)) }))
    .sort((a, b) => isOther(b) - isOther(a) || a.isCrowd - b.isCrowd)
    .slice(0, limit)
    .map(({ part, doc, similarity }) => ({ ...shownAd(parts, part, doc, dayNumber(today)), similarity }));
}

function rarityIn(parts: readonly Part[]): (stem: string) => number {
  const known = new Map<string, number>();
  const ads = parts.reduce((sum, { segment }) => sum + segment.size, 0);
  return (stem) => {
    const rarity = known.get(stem) ?? Math.log(1 + ads / Math.max(1, adsWithStem(parts, stem)));
    known.set(stem, rarity);
    return rarity;
  };
}

function adsWithStem(parts: readonly Part[], stem: string): number {
  let ads = 0;
  for (const { segment } of parts) {
    for (const word of segment.postings.wordsOfStem(stem)) ads += segment.postings.adsWith(word);
  }
  return ads;
}

function termsOf(ad: Compared, rarity: (stem: string) => number): Terms {
  const said = new Map<string, number>();
  for (const field of comparedFields) {
    for (const { word } of tokenise(ad[field] ?? '')) {
      const root = stem(word);
      said.set(root, (said.get(root) ?? 0) + fieldWeights[field]);
    }
  }
  return new Map([...said].map(([root, weight]) => [root, Math.sqrt(weight) * rarity(root)]));
}

/** The ads of a part that hold most of the words, by the impacts of the index; with `othersOf`, as many again of other advertisers. */
function likely({ segment, live }: Part, terms: [string, number][], count: number, othersOf?: string) {
  const { postings, size } = segment;
  reserveScratch(size);
  const { scores, best, docs } = scratch;
  scores.fill(0, 0, size);
  const found = noBits(size);
  for (const [root, weight] of terms) {
    const bits = noBits(size);
    const words = postings.wordsOfStem(root);
    for (const word of words) postings.addDocs(word, word + 1, bits);
    keepBits(bits, live);
    addBits(found, bits);
    best.fill(0, 0, size);
    for (const word of words) postings.raiseImpacts(word, word + 1, bits, best);
    const length = listBits(bits, docs);
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      scores[doc] = (scores[doc] ?? 0) + Math.round(weight * 16) * (best[doc] ?? 0);
    }
  }
  return mostSaid(segment, docs.subarray(0, listBits(found, docs)), count, othersOf);
}

function mostSaid({ advertiser, advertiserIds }: Segment, docs: Uint32Array, count: number, othersOf?: string) {
  const { scores } = scratch;
  const [all, others] = [new Top(count), new Top(count)];
  const own = othersOf === undefined ? -1 : (advertiserIds.find(othersOf) ?? -1);
  for (const doc of docs) {
    const score = scores[doc] ?? 0;
    all.offer(score, doc);
    if (othersOf !== undefined && advertiser[doc] !== own) others.offer(score, doc);
  }
  const known = new Set<number>();
  return [...others.sorted(), ...all.sorted()].filter(({ number }) => !known.has(number) && known.add(number));
}

function similarity(ad: Compared, terms: Terms, other: CatalogueAd, otherTerms: Terms): number {
  let product = 0;
  for (const [root, weight] of terms) product += weight * (otherTerms.get(root) ?? 0);
  if (product === 0) return 0;
  const cosine = product / (norm(terms) * norm(otherTerms));
  const same = [
    ad.industry !== null && ad.industry === other.industry,
    ad.format === other.format,
    ad.callToAction !== null && ad.callToAction === other.callToAction,
  ];
  const alike = same.filter(Boolean).length / same.length;
  return Math.min(1, textShare * cosine + (1 - textShare) * alike);
}

const norm = (terms: Terms) => Math.sqrt([...terms.values()].reduce((sum, weight) => sum + weight * weight, 0));
