import type { AdFilters } from '../../functions/ads/engine/filters.ts';
import type { CatalogueQuery } from '../../functions/ads/engine/search.ts';
import { tokenise } from '../../functions/ads/engine/text.ts';
import type { adSorts } from '../../shared/ads/library.contract.ts';
import { adWord, seededRandom } from './synthetic-ads.ts';

/**
 * `words` are folded, and the last is the beginning of any longer one; `exact` are words as they are, and each ad stands for
 * itself, as it does for the engines that know no variants.
 */
export type BenchQuery = {
  words: string[];
  exact: boolean;
  filters: Pick<AdFilters, 'platform' | 'format' | 'country' | 'industry' | 'callToAction' | 'active' | 'from'>;
  sort: (typeof adSorts)[number];
};

export const pageLimit = 24;

export const asCatalogueQuery = ({ words, exact, filters, sort }: BenchQuery): CatalogueQuery => ({
  ...filters,
  ...(exact ? { q: words.map((word) => `"${word}"`).join(' '), variants: 'all' as const } : { q: words.join(' ') }),
  sort,
  limit: pageLimit,
});

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const someFilters = (random: Random): BenchQuery['filters'][] => [
  { platform: [pick(random, ['facebook', 'instagram', 'tiktok'] as const)] },
  { format: [pick(random, ['image', 'video', 'carousel'] as const)] },
  { country: pick(random, [['FR'], ['BE', 'CH'], ['CA']]) },
  { industry: [pick(random, ['pets', 'fashion', 'beauty', 'home'] as const)] },
  { callToAction: [pick(random, ['SHOP_NOW', 'LEARN_MORE', 'SIGN_UP'])] },
  { active: random() < 0.7 },
  { from: pick(random, ['2025-06-01', '2026-01-01', '2026-10-01']) },
];

function twoFilters(random: Random): BenchQuery['filters'] {
  const filters = someFilters(random);
  const [first] = filters.splice(Math.floor(random() * filters.length), 1);
  return { ...first, ...pick(random, filters) };
}

function someWords(random: Random, count: number): string[] {
  const words: string[] = [];
  while (words.length < count) words.push(...tokenise(adWord(random)).map(({ word }) => word));
  return words.slice(0, count);
}

const sorts = ['relevance', 'relevance', 'relevance', 'newest', 'oldest', 'longest_running', 'reach'] as const;

/** Searches of one to three words, two filters and a sort. Always the same for the same seed. */
export function searches(count: number, seed: number): BenchQuery[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    words: someWords(random, 1 + Math.floor(random() * 3)),
    exact: false,
    filters: twoFilters(random),
    sort: pick(random, sorts),
  }));
}

/** Every state of the search box while one or two words are typed. */
export function typing(count: number, seed: number): BenchQuery[] {
  const random = seededRandom(seed);
  const states: BenchQuery[] = [];
  while (states.length < count) {
    const [first = '', ...next] = someWords(random, 1 + Math.floor(random() * 2));
    for (const [before, word] of [[[], first] as const, ...next.map((second) => [[first], second] as const)]) {
      for (let letters = 1; letters <= word.length; letters++) {
        states.push({ words: [...before, word.slice(0, letters)], exact: false, filters: {}, sort: 'relevance' });
      }
    }
  }
  return states.slice(0, count);
}

/** What every engine must find as many ads for: filters alone, and one word as it is. */
export function comparable(count: number, seed: number): BenchQuery[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    words: someWords(random, index % 2),
    exact: true,
    filters: twoFilters(random),
    sort: 'newest',
  }));
}
