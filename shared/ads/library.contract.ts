import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { boolParam, intParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { Ad, Count, Day } from './ad.ts';
import { adFormats, adPlatforms, industries } from './ads.rules.ts';

const route = routes('ads/library');
const adRoute = routes('ads/ad');

const code = z.string().regex(/^[\w-]{1,40}$/, 'Format invalide');
const days = intParam({ min: 0, max: 100_000 });

export const adSorts = ['relevance', 'newest', 'oldest', 'longest_running', 'reach'] as const;

/** Whether ads of one advertiser that say the same are one, or each is shown. */
export const adVariants = ['folded', 'all'] as const;

/** What narrows a search; each list means any of its values. */
export const adFilters = {
  q: z.string().trim().max(textLimits.query).optional(),
  platform: listParam(z.enum(keysOf(adPlatforms))).optional(),
  format: listParam(z.enum(keysOf(adFormats))).optional(),
  country: listParam(z.string().regex(/^[A-Z]{2}$/, 'Code de pays attendu')).optional(),
  language: listParam(z.string().regex(/^[a-z]{2,3}$/, 'Code de langue attendu')).optional(),
  industry: listParam(z.enum(keysOf(industries))).optional(),
  callToAction: listParam(code).optional(),
  advertiserId: listParam(z.string().min(1).max(60)).optional(),
  active: boolParam.optional(),
  minDaysRunning: days.optional(),
  maxDaysRunning: days.optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** First seen by us after this moment: what is new in a saved search. */
  addedSince: z.iso.datetime().optional(),
};

const facets = z.object({
  platform: z.array(Count),
  format: z.array(Count),
  country: z.array(Count),
  language: z.array(Count),
  industry: z.array(Count),
  callToAction: z.array(Count),
  advertiser: z.array(Count),
  /** Every choice, found or not, in the order of the rules. */
  active: z.array(Count),
  duration: z.array(Count),
});
export type AdFacets = z.infer<typeof facets>;

/** Where the words of the search stand in a text: `[start, end[` in UTF-16 units. */
const marks = z.array(z.tuple([z.int(), z.int()]));
const Highlights = z.object({
  headline: marks.optional(),
  body: marks.optional(),
  description: marks.optional(),
  advertiser: marks.optional(),
});
export type Highlights = z.infer<typeof Highlights>;

/**
 * A search that finds nothing would find `total` without this: a filter by its name, `q` for words, `filters` for all of them, `all` for
 * both. `words` are those to search with instead, null when they stay.
 */
const Relaxation = z.object({
  without: z.string(),
  value: z.string().nullable(),
  label: z.string(),
  words: z.string().nullable(),
  total: z.int(),
});
export type Relaxation = z.infer<typeof Relaxation>;

export const searchAds = route({
  operation: 'searchAds',
  method: 'GET',
  path: '/api/ads/search',
  auth: 'ads:read',
  summary: 'Chercher parmi les annonces de la bibliothèque et les vôtres',
  query: z.object({
    ...adFilters,
    sort: z.enum(adSorts).optional(),
    /** `folded`: one ad for each group, which `total` and facets count once. */
    variants: z.enum(adVariants).default('folded'),
    ...pageQuery,
  }),
  output: z.object({
    items: z.array(Ad.extend({ highlights: Highlights })),
    nextCursor: z.string().nullable(),
    total: z.int(),
    facets,
    /** The words that were understood in place of those typed. */
    corrections: z.array(z.object({ typed: z.string(), read: z.string() })),
    relaxations: z.array(Relaxation),
  }),
});

export const getAd = adRoute({
  operation: 'getAd',
  method: 'GET',
  path: '/api/ads/{id}',
  auth: 'ads:read',
  summary: 'Lire une annonce',
  params: z.object({ id: z.string().max(60) }),
  output: z.object({ ad: Ad }),
});

export const trendingAds = route({
  operation: 'trendingAds',
  method: 'GET',
  path: '/api/ads/trending',
  auth: 'ads:read',
  summary: 'Les annonces qui montent, avec la raison',
  query: z.object({
    ...adFilters,
    limit: intParam({ min: 1, max: 50 }).default(10),
    window: z
      .enum(['7', '30', '90'])
      .default('30')
      .transform((value) => Number(value) as 7 | 30 | 90),
  }),
  output: z.object({
    items: z.array(
      Ad.extend({ trend: z.object({ score: z.number().min(0).max(100), reason: z.string(), estimated: z.boolean() }) }),
    ),
    nextCursor: z.null(),
  }),
});

export const similarAds = route({
  operation: 'similarAds',
  method: 'GET',
  path: '/api/ads/{id}/similar',
  auth: 'ads:read',
  summary: 'Les annonces qui ressemblent à celle-ci, celles d’autres annonceurs d’abord',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ limit: intParam({ min: 1, max: 50 }).default(10) }),
  output: z.object({
    items: z.array(Ad.extend({ similarity: z.number().gt(0).max(1) })),
    nextCursor: z.null(),
  }),
});

export const getAdStats = route({
  operation: 'getAdStats',
  method: 'GET',
  path: '/api/ads/stats',
  auth: 'ads:read',
  summary: 'Les chiffres d’une recherche',
  query: z.object(adFilters),
  output: z.object({
    total: z.int(),
    active: z.int(),
    byPlatform: z.array(Count),
    byFormat: z.array(Count),
    byCountry: z.array(Count),
    byIndustry: z.array(Count),
    byCallToAction: z.array(Count),
    /** Weeks by their Monday, oldest first, the last 78 at most. */
    byWeekStarted: z.array(Count),
    /** Days running. */
    medianDaysRunning: z.number().nullable(),
    startedThisWeek: z.int(),
    stoppedThisWeek: z.int(),
    /** The same a week earlier, to the same day of the week; null where a filter says when or for how long ads run, or are known. */
    weekBefore: z.object({ active: z.int(), started: z.int(), stopped: z.int() }).nullable(),
    topAdvertisers: z.array(Count),
  }),
});
