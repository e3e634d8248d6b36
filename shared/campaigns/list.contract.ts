import * as z from 'zod';
import { Count } from '../ads/ad.ts';
import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { Campaign } from './campaign.ts';
import { campaignObjectives, campaignPlatforms, campaignStatuses } from './campaigns.rules.ts';
import { dimQuery } from './dim-query.ts';
import { CurrencyFigures, Deltas, Figures, TrendPoint } from './figures.ts';
import { Pacing, TargetState } from './findings.ts';
import { checkPeriod, compareQuery, periodQuery } from './period-query.ts';
import { baseCurrency, type ExchangeRate } from './rates.ts';

const listRoute = routes('campaigns/list');

const id = z.string().max(60);

/** Figures of a list that order it: the best first, the most where none is better. */
export const figureSorts = [
  'spend',
  'revenue',
  'conversions',
  'leads',
  'impressions',
  'linkClicks',
  'roas',
  'cpa',
  'cpl',
  'ctr',
  'linkCtr',
  'cpm',
  'linkCpc',
  'conversionRate',
] as const;
export type FigureSort = (typeof figureSorts)[number];

export const campaignSorts = ['newest', 'name', 'status', 'pace', ...figureSorts, 'alerts'] as const;
export type CampaignSort = (typeof campaignSorts)[number];

/** What narrows a list of campaigns; each list means any of its values. */
export const campaignFilters = {
  q: z.string().trim().max(textLimits.query).optional(),
  status: listParam(z.enum(keysOf(campaignStatuses))).optional(),
  platform: listParam(z.enum(keysOf(campaignPlatforms))).optional(),
  objective: listParam(z.enum(keysOf(campaignObjectives))).optional(),
  industry: listParam(z.enum(keysOf(industries))).optional(),
  /** `none` for those without. */
  clientId: listParam(id).optional(),
  /** `me` is whoever asks, `none` nobody. */
  ownerId: listParam(id).optional(),
  tag: listParam(z.string().max(textLimits.tag)).optional(),
  /** The ad account that is read for it. */
  connectionId: listParam(id).optional(),
  dim: dimQuery,
};

/** Whether sums are also told in euros: then orders by money are too. */
export const convertQuery = { convertTo: z.literal(baseCurrency).optional() };

const UsedRate = z.object({
  currency: z.string(),
  day: z.string(),
  rate: z.number(),
}) satisfies z.ZodType<ExchangeRate>;

/** Over all currencies, each day at its rate; and the rates that were used. */
export const ConvertedFigures = Figures.extend({ currency: z.literal(baseCurrency), rates: z.array(UsedRate) });

const Facets = z.object({
  status: z.array(Count),
  platform: z.array(Count),
  objective: z.array(Count),
  industry: z.array(Count),
  clientId: z.array(Count),
  ownerId: z.array(Count),
  tag: z.array(Count),
  /** One facet a field of the naming rule. */
  dims: z.array(z.object({ field: z.string(), counts: z.array(Count) })),
});

/** Active campaigns, and how many the plan allows; null is any number. */
const ActiveUse = z.object({ used: z.int(), limit: z.int().nullable() });

const ListedDays = z.object({ from: z.string(), spend: z.array(z.number().nullable()) });
/** Thirty days from one on: what each spent, null where it was not measured. */
export type ListedDays = z.infer<typeof ListedDays>;

export const CampaignWithFigures = Campaign.extend({
  figures: Figures,
  /** Of the thirty days that end with the period. */
  daily: ListedDays,
  /** In the period: of each target that it has. */
  targetStates: z.array(TargetState),
  /** At the end of yesterday, whatever the period. */
  pacing: Pacing,
});
export type CampaignWithFigures = z.infer<typeof CampaignWithFigures>;

export const listCampaigns = listRoute({
  operation: 'listCampaigns',
  method: 'GET',
  path: '/api/campaigns',
  auth: 'campaigns:read',
  summary: 'Les campagnes et leurs chiffres',
  query: z
    .object({
      ...campaignFilters,
      ...periodQuery,
      ...convertQuery,
      sort: z.enum(campaignSorts).default('newest'),
      ...pageQuery,
    })
    .check(checkPeriod),
  output: z.object({
    items: z.array(CampaignWithFigures),
    nextCursor: z.string().nullable(),
    total: z.int(),
    from: z.string(),
    to: z.string(),
    facets: Facets,
    /** Over all that is found, whatever page it stands on. */
    currencies: z.array(CurrencyFigures),
    converted: ConvertedFigures.optional(),
    activeUse: ActiveUse,
    /** Whether the fictional account is there. */
    example: z.boolean(),
  }),
});

const compared = { deltas: Deltas.optional(), trend: z.array(TrendPoint).optional() };

export const getCampaignStats = listRoute({
  operation: 'getCampaignStats',
  method: 'GET',
  path: '/api/campaigns/stats',
  auth: 'campaigns:read',
  summary: 'Les campagnes en chiffres',
  query: z.object({ ...campaignFilters, ...periodQuery, ...compareQuery, ...convertQuery }).check(checkPeriod),
  output: z.object({
    total: z.int(),
    active: ActiveUse,
    /** Open alerts of the campaigns that are found. */
    attention: z.int(),
    byStatus: z.array(Count),
    byPlatform: z.array(Count),
    byObjective: z.array(Count),
    byIndustry: z.array(Count),
    byClient: z.array(Count),
    from: z.string(),
    to: z.string(),
    /** `deltas` and `trend` where it is compared. */
    currencies: z.array(CurrencyFigures.extend(compared)),
    /** Compared where the days before have a rate too. */
    converted: ConvertedFigures.extend(compared).optional(),
    /** By Monday. */
    spendByWeek: z.array(z.object({ date: z.string(), currency: z.string(), spend: z.number() })),
  }),
});
