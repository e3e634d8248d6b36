import * as z from 'zod';
import { adPlatforms } from '../ads/ads.rules.ts';
import { Lift } from '../ai/lift.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { insightMetrics } from './learning.rules.ts';
import { resultPeriod } from './result-period.ts';

const route = routes('learning/insights');

export const getInsights = route({
  operation: 'getInsights',
  method: 'GET',
  path: '/api/learning/insights',
  auth: 'learning:read',
  summary: 'Ce qui va avec de meilleurs résultats dans vos annonces, et ce que l’on n’en sait pas',
  query: z.object({
    metric: z.enum(keysOf(insightMetrics)).default('ctr'),
    platform: z.enum(keysOf(adPlatforms)).optional(),
    brandId: z.string().max(60).optional(),
    ...resultPeriod,
    /** One family alone: `hook`. */
    feature: z.string().max(20).optional(),
  }),
  output: z.object({
    metric: z.enum(keysOf(insightMetrics)),
    population: z.object({
      ads: z.int(),
      /** Shown too little to count, or not measured. */
      excluded: z.int(),
      /** Of sums; of a cost, the cost. */
      rate: z.number().nullable(),
      withText: z.int(),
      withFormat: z.int(),
      currency: z.string().nullable(),
    }),
    /** How unlike ads are beyond luck: the standard deviation of the logarithm of their rates. */
    betweenAds: z.number(),
    /** `clusters` are platforms with ads on both sides. */
    items: z.array(Lift),
    method: z.literal('v1'),
  }),
});

export const getPrediction = route({
  operation: 'getPrediction',
  method: 'GET',
  path: '/api/learning/prediction',
  auth: 'learning:read',
  summary: 'Si vos annonces passées annoncent les prochaines, et à quel point',
  query: z.object({ brandId: z.string().max(60).optional() }),
  output: z.object({
    available: z.boolean(),
    reason: z.enum(['too_few', 'not_predictive']).nullable(),
    ads: z.int(),
    /** Ads more that it would take. */
    missing: z.int(),
    /** The correlation of ranks foretold and observed, and the bound that it passes nine times in ten; null of too few ads. */
    spearman: z.number().nullable(),
    low: z.number().nullable(),
    /** Strongest first, as factors of the CTR; empty unless available. */
    effects: z.array(z.object({ feature: z.string(), value: z.string(), label: z.string(), effect: z.number() })),
    /** At most 300 ads, by their ranks foretold and observed, 0 to 1; empty unless available. */
    points: z.array(z.object({ foretold: z.number(), observed: z.number() })),
  }),
});
