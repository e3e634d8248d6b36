import * as z from 'zod';
import { Annotation } from '../campaigns/annotation.ts';
import { CurrencyFigures, Deltas, Figures, TrendPoint } from '../campaigns/figures.ts';
import { ConvertedFigures, campaignFilters, convertQuery, figureSorts } from '../campaigns/list.contract.ts';
import { checkPeriod, compareQuery, periodQuery } from '../campaigns/period-query.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { granularities } from '../rules/periods.ts';
import { analyticsProblems } from './messages.ts';
import { isPartName, type PartName } from './parts.ts';

const overviewRoute = routes('analytics/overview');
const timeseriesRoute = routes('analytics/timeseries');
const breakdownRoute = routes('analytics/breakdown');

/** The campaigns that are read, on which days; where their amounts stand in one table, of one currency or in euros. */
export const askedDays = { ...campaignFilters, ...periodQuery, ...convertQuery };
export const askedFigures = { ...askedDays, ...compareQuery };
export const oneCurrency = { currency: z.string().length(3).optional() };

const of = { from: z.string(), to: z.string(), campaigns: z.int() };

export const getAnalyticsOverview = overviewRoute({
  operation: 'getAnalyticsOverview',
  method: 'GET',
  path: '/api/analytics/overview',
  auth: 'analytics:read',
  summary: 'Les chiffres des campagnes sur une période ; demande aussi campaigns:read',
  query: z.object({ ...askedFigures, ...oneCurrency }).check(checkPeriod),
  output: z.object({
    ...of,
    /** The currency of most campaigns first; `deltas` and `trend` where it is compared. */
    currencies: z.array(CurrencyFigures.extend({ deltas: Deltas.optional(), trend: z.array(TrendPoint).optional() })),
    converted: ConvertedFigures.extend({ deltas: Deltas.optional(), trend: z.array(TrendPoint).optional() }).optional(),
  }),
});

const SeriesBucket = Figures.extend({ date: z.string(), from: z.string(), to: z.string() });

export const getAnalyticsTimeseries = timeseriesRoute({
  operation: 'getAnalyticsTimeseries',
  method: 'GET',
  path: '/api/analytics/timeseries',
  auth: 'analytics:read',
  summary: 'Les chiffres des campagnes par jour, semaine ou mois ; demande aussi campaigns:read',
  query: z
    .object({ ...askedFigures, ...oneCurrency, granularity: z.enum(granularities).default('day') })
    .check(checkPeriod),
  output: z.object({
    ...of,
    /** Null where no campaign is found. */
    currency: z.string().nullable(),
    /** Every bucket of the period; what nobody measured in it is null. */
    items: z.array(SeriesBucket),
    previous: z.array(SeriesBucket).nullable(),
    /** What happened in the period to all campaigns, in the order of days. */
    annotations: z.array(Annotation),
  }),
});

export const partQuery = listParam(
  z.string().max(80).refine(isPartName, analyticsProblems.part) as z.ZodType<PartName, string>,
).check(({ value, issues }) => {
  const refuse = (message: string) => issues.push({ code: 'custom', path: [], message, input: value });
  if (value.length > 2) refuse(analyticsProblems.parts);
  else if (new Set(value).size < value.length) refuse(analyticsProblems.sameTwice);
});

export const breakdownSorts = ['name', ...figureSorts] as const;
export type BreakdownSort = (typeof breakdownSorts)[number];

/** A part: what it is by each of the keys that were asked for. */
const BreakdownPart = Figures.extend({
  keys: z.array(z.object({ by: z.string(), value: z.string(), label: z.string() })),
  campaigns: z.int(),
  /** Of the spend of the whole. */
  share: z.number().nullable(),
  /** Where it is compared, of parts that are campaigns together. */
  deltas: Deltas.optional(),
});
export type BreakdownPart = z.infer<typeof BreakdownPart>;

export const getAnalyticsBreakdown = breakdownRoute({
  operation: 'getAnalyticsBreakdown',
  method: 'GET',
  path: '/api/analytics/breakdown',
  auth: 'analytics:read',
  summary: 'Les chiffres des campagnes, répartis par une ou deux clés ; demande aussi campaigns:read',
  query: z
    .object({
      ...askedFigures,
      ...oneCurrency,
      by: partQuery,
      sort: z.enum(breakdownSorts).default('spend'),
      ...pageQuery,
    })
    .check(checkPeriod),
  output: z.object({
    ...of,
    currency: z.string().nullable(),
    items: z.array(BreakdownPart),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** Recomputed from sums, of all that is found. */
    whole: Figures,
    /** A campaign may be in several parts: they are more than the whole. */
    overlapping: z.boolean(),
    /** Spend of the whole that no part tells, and nought where parts are all of it; null where they overlap. */
    untold: z.number().nullable(),
    /** By which fields of names figures may be taken apart too. */
    fields: z.array(z.string()),
  }),
});
