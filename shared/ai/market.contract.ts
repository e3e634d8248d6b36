import * as z from 'zod';
import { adPlatforms, industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { Lift } from './lift.ts';

const route = routes('ai/market');

export const getMarket = route({
  operation: 'getMarket',
  method: 'GET',
  path: '/api/ai/market',
  auth: 'ai:read',
  summary: 'Ce que font les annonces qui durent, à annonceur égal\u00a0: ce n’est pas ce qui rapporte',
  query: z.object({
    industry: z.enum(keysOf(industries)).optional(),
    platform: z.enum(keysOf(adPlatforms)).optional(),
    source: z.enum(['all', 'own']).default('all'),
  }),
  output: z.object({
    population: z.object({
      /** One of each group of near duplicates, begun at least `horizonDays` ago. */
      ads: z.int(),
      advertisers: z.int(),
      /** The first and the last day on which they began. */
      from: z.string().nullable(),
      to: z.string().nullable(),
      /** The industry that it was asked for, or null: all of them, where it had too few advertisers. */
      industry: z.string().nullable(),
      /** Old enough, but not read yet. */
      unread: z.int(),
    }),
    horizonDays: z.int(),
    items: z.array(Lift),
    method: z.string(),
  }),
});
