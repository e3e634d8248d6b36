import * as z from 'zod';
import { adFormats, adPlatforms } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { clearableLine, clearableText } from '../kernel/text.ts';
import { learningLimits, resultCounters } from './learning.rules.ts';
import { resultPeriod } from './result-period.ts';

const route = routes('learning/results');

const resultSorts = ['impressions', 'ctr', 'conversion_rate', 'cpa', 'newest', 'text'] as const;

const figure = z.number().nullable();
/** Null where no import measured it. */
const Counters = z.object(
  Object.fromEntries(resultCounters.map((counter) => [counter, figure])) as Record<
    (typeof resultCounters)[number],
    typeof figure
  >,
);

/** An ad, its keys summed: what it says, and what it did. */
export const AdResult = z.object({
  id: z.string(),
  name: z.string().nullable(),
  adId: z.string().nullable(),
  campaignName: z.string().nullable(),
  text: z.string().nullable(),
  headline: z.string().nullable(),
  description: z.string().nullable(),
  platform: z.enum(keysOf(adPlatforms)),
  format: z.enum(keysOf(adFormats)),
  callToAction: z.string().nullable(),
  audience: z.string().nullable(),
  counters: Counters,
  ctr: figure,
  conversionRate: figure,
  cpa: figure,
  hookRate: figure,
  features: z.array(z.object({ feature: z.string(), value: z.string(), label: z.string() })),
  /** The six signs that name a generated text, as they were found in its name, its words or its address. */
  key: z.string().nullable(),
  /** The text of the generator that bears that key. */
  generation: z.object({ id: z.string(), itemId: z.string() }).nullable(),
  hypothesis: z.object({ text: z.string(), state: z.enum(['true', 'false', 'too_soon']) }).nullable(),
  /** Null where no row has a day. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type AdResult = z.infer<typeof AdResult>;

const SummedResults = z.object({
  ads: z.int(),
  impressions: figure,
  clicks: figure,
  conversions: figure,
  spend: figure,
  revenue: figure,
  ctr: figure,
  conversionRate: figure,
  cpa: figure,
  roas: figure,
});

/** `hook:question`, or of an audience its own words. */
const featureParam = z
  .string()
  .max(230)
  .regex(/^[a-zA-Z]{1,20}:.{1,200}$/u, 'Caractéristique attendue, comme hook:question');

export const listResults = route({
  operation: 'listResults',
  method: 'GET',
  path: '/api/learning/results',
  auth: 'learning:read',
  summary: 'Les annonces dont les résultats sont connus',
  query: z.object({
    ...pageQuery,
    q: z.string().max(200).optional(),
    platform: z.enum(keysOf(adPlatforms)).optional(),
    format: z.enum(keysOf(adFormats)).optional(),
    /** Those that have it, and those that are known not to. */
    feature: featureParam.optional(),
    without: featureParam.optional(),
    /** Those whose words are known, and those whose are not. */
    text: z.enum(['with', 'without']).optional(),
    brandId: z.string().max(60).optional(),
    /** `text`: those whose words are known first, then by impressions. Of a cost, the least first. */
    sort: z.enum(resultSorts).default('impressions'),
  }),
  output: z.object({
    items: z.array(AdResult),
    total: z.int(),
    /** All that were found, in sums and in ratios of sums; with the first page alone. */
    together: SummedResults.extend({ withText: z.int() }).nullable(),
    nextCursor: z.string().nullable(),
  }),
});

export const updateResult = route({
  operation: 'updateResult',
  method: 'PUT',
  path: '/api/learning/results/{id}',
  auth: 'learning:write',
  summary: 'Donner son texte ou son format à une annonce importée ; null revient à ce que disent les imports',
  params: z.object({ id: z.string().max(60) }),
  body: z.strictObject({
    text: clearableText(learningLimits.text),
    headline: clearableLine(learningLimits.headline),
    format: z.enum(keysOf(adFormats)).nullish(),
  }),
  output: z.object({ result: AdResult }),
  errors: ['not_found', 'result_edit_limit'],
});

export const getResultSummary = route({
  operation: 'getResultSummary',
  method: 'GET',
  path: '/api/learning/summary',
  auth: 'learning:read',
  summary: 'Ce qui est connu de vos résultats, en sommes et en rapports de sommes',
  query: z.object({ platform: z.enum(keysOf(adPlatforms)).optional(), ...resultPeriod }),
  output: SummedResults.extend({
    /** Ads and their days. */
    rows: z.int(),
    withText: z.int(),
    withFormat: z.int(),
    /** Of money, which is that of the ads with most impressions; other currencies are left out. */
    currency: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    byPlatform: z.array(SummedResults.extend({ platform: z.enum(keysOf(adPlatforms)), label: z.string() })),
    /** Ads that bear a key of the generator. */
    fromGenerations: z.int(),
    /** Ads of the product's own campaigns, which no file brought. */
    fromCampaigns: z.int(),
  }),
});
