import * as z from 'zod';
import { Figures } from '../campaigns/figures.ts';
import { Fatigue } from '../campaigns/findings.ts';
import { figureSorts } from '../campaigns/list.contract.ts';
import { checkPeriod } from '../campaigns/period-query.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { adSampleNeeds } from '../rules/ad-sample.ts';
import { comparedMetrics, needKinds } from '../rules/estimates.ts';
import { creativeStates, usualThreshold } from './creatives.rules.ts';
import { askedDays, oneCurrency } from './figures.contract.ts';

const route = routes('analytics/creatives');

/** A target, an amount or a rate, with a point. */
const numberParam = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/, 'Nombre attendu')
  .transform(Number)
  .meta({ type: 'number', minimum: 0 });
const state = z.enum(keysOf(creativeStates));
const Interval = z.object({ lower: z.number(), upper: z.number() });
const Picture = z.object({ imageUrl: z.string().nullable(), libraryAdId: z.string().nullable() });

/** How many ads have a verdict, and how many of those are winners. */
const Judged = z.object({ ads: z.int(), judged: z.int(), winners: z.int() });

/** Ads whose names say the same of the field that they are grouped by. */
const CreativeGroup = Figures.extend({
  ...Judged.shape,
  value: z.string(),
  label: z.string(),
  /** Of the spend of all ads. */
  share: z.number().nullable(),
  /** Of the metric, the ad being what is drawn; null where something is missing. */
  interval: Interval.nullable(),
  missing: z.array(z.object({ on: z.enum(adSampleNeeds), atLeast: z.number(), have: z.number() })),
});
export type CreativeGroup = z.infer<typeof CreativeGroup>;

const Creative = Figures.extend({
  ...Picture.shape,
  campaignId: z.string(),
  campaignName: z.string(),
  platform: z.string(),
  adId: z.string(),
  name: z.string(),
  firstDay: z.string().nullable(),
  share: z.number().nullable(),
  /** What it is judged by: the target that was asked for, else that of its campaign. */
  target: z.number().nullable(),
  state,
  /** Of the metric, by its days; null where something is missing. */
  interval: Interval.nullable(),
  missing: z.array(z.object({ on: z.enum(needKinds), atLeast: z.number(), have: z.number() })),
  /** At the end of the period, yesterday at the latest. */
  fatigue: Fatigue,
});
export type Creative = z.infer<typeof Creative>;

export const getCreatives = route({
  operation: 'getCreatives',
  method: 'GET',
  path: '/api/analytics/creatives',
  auth: 'analytics:read',
  summary: 'Toutes les publicités, jugées par une mesure et groupées par leur nom ; demande aussi campaigns:read',
  query: z
    .object({
      ...askedDays,
      ...oneCurrency,
      /** Where none is asked for, the one that most campaigns have a target of, else the first that is measured. */
      metric: z.enum(comparedMetrics).optional(),
      /** In place of the targets of campaigns; the rates as fractions. */
      target: numberParam.optional(),
      /** Ads that spent less are not judged. */
      minSpend: numberParam.default(usualThreshold),
      /** A field of the naming rule of ads: its first where none is asked for. */
      by: z.string().min(1).max(40).optional(),
      /** The ads of one group, of some states or of some name, alone; counts and groups stay those of all. */
      value: z.string().max(200).optional(),
      /** Words of their names, whatever their accents. */
      adName: z.string().trim().max(textLimits.query).optional(),
      state: listParam(state).optional(),
      sort: z.enum(['name', 'verdict', ...figureSorts]).default('spend'),
      ...pageQuery,
    })
    .check(checkPeriod),
  output: z.object({
    from: z.string(),
    to: z.string(),
    campaigns: z.int(),
    currency: z.string().nullable(),
    metric: z.enum(comparedMetrics),
    minSpend: z.number(),
    /** Null where ads have no naming rule. */
    by: z.string().nullable(),
    fields: z.array(z.string()),
    whole: Figures.extend(Judged.shape),
    states: z.record(state, z.int()),
    /** Those that spent most first, a hundred at most; and how many there are. */
    groups: z.array(CreativeGroup),
    totalGroups: z.int(),
    /** By the week of their first day ever, Monday first: the ads that began in the period. */
    weeks: z.array(Judged.extend({ date: z.string(), from: z.string(), to: z.string(), spend: z.number() })),
    items: z.array(Creative),
    nextCursor: z.string().nullable(),
    /** Of those that value, name and state let through. */
    total: z.int(),
  }),
});
