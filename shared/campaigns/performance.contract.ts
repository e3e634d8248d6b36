import * as z from 'zod';
import { Count, Day } from '../ads/ad.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { counterKinds, counters, maxCount } from '../rules/counters.ts';
import { segmentTypes } from '../rules/day-counts.ts';
import { granularities } from '../rules/periods.ts';
import { Annotation } from './annotation.ts';
import { campaignLimits, firstPerformanceDay } from './campaigns.rules.ts';
import { dimQuery } from './dim-query.ts';
import { Deltas, Figures, RatiosAnswer, TotalsAnswer } from './figures.ts';
import { Fatigue, Findings } from './findings.ts';
import { checkPeriod, compareQuery, periodQuery } from './period-query.ts';

const route = routes('campaigns/performance');

const id = z.string().max(60);
const params = z.object({ id });
const adId = z.string().trim().min(1).max(100);

const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
const count = z.number().min(0).max(maxCount);
const whole = z.int().min(0).max(maxCount);
const hundredths = count.refine(isHundredths, 'Deux décimales au plus');

/** Counters as people write them; one that is missing or null was not measured. */
const writtenCounters = Object.fromEntries(
  counters.map((counter) => [counter, (counterKinds[counter] === 'whole' ? whole : hundredths).nullish()]),
) as Record<(typeof counters)[number], z.ZodOptional<z.ZodNullable<z.ZodNumber>>>;

const Segment = z.strictObject({ type: z.enum(segmentTypes), value: lineText(campaignLimits.segmentValue) });

const WrittenRow = z.strictObject({
  date: Day.refine((day) => day >= firstPerformanceDay, 'Date hors limites'),
  adId: adId.nullish(),
  adName: lineText(campaignLimits.adName).nullish(),
  adSetName: lineText(campaignLimits.adName).nullish(),
  segment: Segment.nullish(),
  currency: z.string().max(3).nullish(),
  ...writtenCounters,
});
export type WrittenRow = z.infer<typeof WrittenRow>;

export const recordPerformance = route({
  operation: 'recordPerformance',
  method: 'POST',
  path: '/api/campaigns/{id}/performance',
  auth: 'campaigns:write',
  summary: 'Enregistrer des performances par jour : ce qui était écrit pour le même jour est remplacé, jamais ajouté',
  params,
  body: z.strictObject({ rows: z.array(WrittenRow).min(1).max(campaignLimits.rows) }),
  /** A thousand rows that say everything, in letters of two bytes. */
  bodyLimit: 2_000_000,
  errors: ['campaign_ad_limit', 'campaign_segment_limit', 'conflict', 'day_synced'],
  output: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), from: z.string(), to: z.string() }),
  status: 200,
});

const PerformanceBucket = Figures.extend({
  date: z.string(),
  from: z.string(),
  to: z.string(),
  /** Platforms may still add conversions to its days. */
  provisional: z.boolean(),
  segment: z.object({ type: z.enum(segmentTypes), value: z.string() }).optional(),
});

export const getPerformance = route({
  operation: 'getPerformance',
  method: 'GET',
  path: '/api/campaigns/{id}/performance',
  auth: 'campaigns:read',
  summary: 'Les performances d’une campagne par jour, semaine ou mois',
  params,
  query: z
    .object({
      ...periodQuery,
      granularity: z.enum(granularities).default('day'),
      adId: adId.optional(),
      segment: z.enum(segmentTypes).optional(),
      ...compareQuery,
    })
    .check(checkPeriod),
  output: z.object({
    /** Every bucket of the period; without rows its totals are null. */
    items: z.array(PerformanceBucket),
    previous: z.array(PerformanceBucket).nullable(),
    currency: z.string(),
    timezone: z.string(),
    /** What happened in the period, to it or to all campaigns, in the order of days. */
    annotations: z.array(Annotation),
  }),
});

export const deletePerformance = route({
  operation: 'deletePerformance',
  method: 'DELETE',
  path: '/api/campaigns/{id}/performance',
  auth: 'campaigns:write',
  summary: 'Retirer les performances d’une période',
  params,
  /** Both bounds are needed: nothing is removed by default. */
  query: z.object({ from: Day.optional(), to: Day.optional(), adId: adId.optional() }).check(checkPeriod),
  output: z.object({ removed: z.int() }),
  errors: ['conflict'],
});

export const campaignAdSorts = ['spend', 'roas', 'cpa', 'conversions', 'ctr', 'name'] as const;

const CampaignAd = z.object({
  adId: z.string(),
  name: z.string(),
  adSetName: z.string().nullable(),
  /** What its name says by the naming rule of ads, by field. */
  dims: z.record(z.string(), z.string()),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** The ad of the library that it is. */
  libraryAdId: z.string().nullable(),
  /** Not by a person: because the library has its number, or an ad of its page that says the same. */
  linkedAutomatically: z.boolean(),
});

/** What an ad shows, as the ad account that it is read from says. */
const Creative = z.object({
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  body: z.string().nullable(),
  callToAction: z.string().nullable(),
});

const CampaignAdWithFigures = CampaignAd.extend({
  /** Of our copy of its image, for a quarter of an hour: the one that a person gave it, else that of its platform. */
  imageUrl: z.string().nullable(),
  /** Given by a person. */
  hasOwnImage: z.boolean(),
  creative: Creative.nullable(),
  totals: TotalsAnswer,
  ratios: RatiosAnswer,
  /** Of the spend of all ads. */
  share: z.number().nullable(),
  /** At the end of the period, yesterday at the latest. */
  fatigue: Fatigue,
});

export const listCampaignAds = route({
  operation: 'listCampaignAds',
  method: 'GET',
  path: '/api/campaigns/{id}/ads',
  auth: 'campaigns:read',
  summary: 'Les publicités d’une campagne et leurs chiffres',
  params,
  query: z
    .object({ ...periodQuery, dim: dimQuery, sort: z.enum(campaignAdSorts).default('spend'), ...pageQuery })
    .check(checkPeriod),
  output: z.object({
    items: z.array(CampaignAdWithFigures),
    nextCursor: z.string().nullable(),
    /** Of those that are found. */
    total: z.int(),
    /** By field of the naming rule of ads, how many each value would give. */
    dims: z.array(z.object({ field: z.string(), counts: z.array(Count) })),
    currency: z.string(),
  }),
});

export const updateCampaignAd = route({
  operation: 'updateCampaignAd',
  method: 'PUT',
  path: '/api/campaigns/{id}/ads/{adId}',
  auth: 'campaigns:write',
  summary: 'Relier une publicité à une annonce de la bibliothèque',
  params: z.object({ id, adId: z.string().max(100) }),
  body: z.strictObject({ libraryAdId: z.string().max(60).nullable() }),
  output: z.object({ ad: CampaignAd }),
});

/** Who wrote a row. */
export const performanceSources = { person: 'Saisie', key: 'API', import: 'Fichier', connection: 'Meta' } as const;
export type PerformanceSource = keyof typeof performanceSources;
const sources = Object.keys(performanceSources) as [PerformanceSource, ...PerformanceSource[]];

export const listPerformanceDays = route({
  operation: 'listPerformanceDays',
  method: 'GET',
  path: '/api/campaigns/{id}/days',
  auth: 'campaigns:read',
  summary: 'Les jours qui ont des chiffres, d’où ils viennent et ce qu’ils mesurent',
  params,
  query: z.object(periodQuery).check(checkPeriod),
  output: z.object({
    items: z.array(
      z.object({ date: z.string(), sources: z.array(z.enum(sources)), measured: z.array(z.enum(counters)) }),
    ),
    /** By what some of these days are cut. */
    segments: z.array(z.enum(segmentTypes)),
  }),
});

const Row = z.object({
  date: z.string(),
  adId: z.string().nullable(),
  adName: z.string().nullable(),
  segment: z.object({ type: z.enum(segmentTypes), value: z.string() }).nullable(),
  counts: z.partialRecord(z.enum(counters), z.number()),
  source: z.enum(sources),
  importId: z.string().nullable(),
});
export type PerformanceRow = z.infer<typeof Row>;

export const listPerformanceRows = route({
  operation: 'listPerformanceRows',
  method: 'GET',
  path: '/api/campaigns/{id}/rows',
  auth: 'campaigns:read',
  summary: 'Les lignes de performances telles qu’elles ont été écrites',
  params,
  query: z.object({ ...periodQuery, adId: adId.optional(), ...pageQuery }).check(checkPeriod),
  output: z.object({ items: z.array(Row), nextCursor: z.string().nullable() }),
});

export const getCampaignMetrics = route({
  operation: 'getCampaignMetrics',
  method: 'GET',
  path: '/api/campaigns/{id}/metrics',
  auth: 'campaigns:read',
  summary: 'Les chiffres d’une campagne sur une période, et ce qu’il y a à en dire',
  params,
  query: z.object({ ...periodQuery, ...compareQuery, asOf: Day.optional() }).check(checkPeriod),
  output: z.object({
    from: z.string(),
    to: z.string(),
    asOf: z.string(),
    currency: z.string(),
    timezone: z.string(),
    totals: TotalsAnswer,
    ratios: RatiosAnswer,
    deltas: Deltas.optional(),
    ...Findings.shape,
  }),
});
