import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { alertSeverities } from '../campaigns/alert.ts';
import { campaignPlatforms } from '../campaigns/campaigns.rules.ts';
import { CurrencyFigures, Deltas, RatioAnswer } from '../campaigns/figures.ts';
import { Pacing } from '../campaigns/findings.ts';
import { checkPeriod, compareQuery, periodQuery } from '../campaigns/period-query.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { attentionKinds, dashboardCards, dashboardParts } from './dashboard.rules.ts';

const route = routes('dashboard/dashboard');

const Money = z.object({ amount: z.number(), currency: z.string() });

/** One thing to look at, and the page where something can be done about it. */
const Attention = z.object({
  id: z.string(),
  kind: z.enum(attentionKinds),
  severity: z.enum(keysOf(alertSeverities)),
  title: z.string(),
  /** Whose it is, where that is not in the title: a campaign. */
  subject: z.string().nullable(),
  detail: z.string(),
  path: z.string(),
  /** The money that it concerns, where that is known. */
  stake: Money.nullable(),
});
export type Attention = z.infer<typeof Attention>;

/** What does not work any more: an ad account that is not read, a webhook, a pixel. */
const Failing = z.object({
  kind: z.enum(['connection', 'webhook', 'pixel']),
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  path: z.string(),
});
export type Failing = z.infer<typeof Failing>;

const ComparedFigures = CurrencyFigures.extend({ deltas: Deltas.optional() });

const CampaignNamed = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.enum(keysOf(campaignPlatforms)),
  currency: z.string(),
});
export type CampaignNamed = z.infer<typeof CampaignNamed>;

const Pace = z.object({ campaign: CampaignNamed, pacing: Pacing });
export type Pace = z.infer<typeof Pace>;

/** A campaign by the ratio that tells how it does, past its gate, and what that stands against. */
const Result = z.object({
  campaign: CampaignNamed,
  metric: z.enum(['roas', 'cpa']),
  ratio: RatioAnswer,
  against: z.object({ value: z.number(), is: z.enum(['target', 'all']) }),
});
export type Result = z.infer<typeof Result>;

const DueProspect = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  nextAction: z.string().nullable(),
  nextActionAt: z.string(),
  overdue: z.boolean(),
  value: Money.nullable(),
  version: z.int(),
});
export type DueProspect = z.infer<typeof DueProspect>;

const ownLayout = {
  /** All cards, in their order. */
  layout: z.array(z.object({ card: z.enum(keysOf(dashboardCards)), hidden: z.boolean() })),
  /** 0 while nothing was moved. */
  version: z.int(),
};

const Dashboard = z.object({
  period: z.object({ from: Day, to: Day }),
  /** Figures of the period; null, as the parts below, when they cannot be read or may not. */
  currencies: z.array(ComparedFigures).nullable(),
  /** Yesterday beside the same day a week before; on Mondays the week before, beside the one before that. */
  recent: z
    .object({ of: z.enum(['day', 'week']), from: Day, to: Day, currencies: z.array(ComparedFigures) })
    .nullable(),
  /** Of the first of the currencies, in as many days, weeks or months as a curve bears. */
  series: z
    .array(
      z.object({
        date: z.string(),
        spend: z.number().nullable(),
        revenue: z.number().nullable(),
        conversions: z.number().nullable(),
      }),
    )
    .nullable(),
  attention: z.array(Attention).nullable(),
  failing: z.array(Failing).nullable(),
  /** Active campaigns furthest from their even pace. */
  pacing: z.array(Pace).nullable(),
  best: z.array(Result).nullable(),
  worst: z.array(Result).nullable(),
  prospects: z
    .object({
      total: z.int(),
      open: z.int(),
      /** Whose next action should have been done. */
      overdue: z.int(),
      /** Of these, one's own. */
      ownOverdue: z.int(),
      /** Of those won in the period, in `currency`. */
      wonValue: z.number(),
      currency: z.string(),
      /** To call by the end of today: one's own and nobody's first, then the longest due. */
      due: z.array(DueProspect),
    })
    .nullable(),
  library: z
    .object({
      /** Advertisers that the workspace follows. */
      followed: z.int(),
      /** What they have started in seven days, as their readings told it. */
      newAds7d: z.int(),
      advertisers: z.array(z.object({ advertiserId: z.string(), name: z.string(), newAds: z.int() })),
    })
    .nullable(),
  /** The first steps in the product that whoever asks may take. */
  steps: z.array(z.object({ step: z.enum(['ads', 'board', 'prospect']), done: z.boolean() })).nullable(),
  /** Campaigns of the workspace; null to who may not read them. */
  campaigns: z.int().nullable(),
  /** Whether some of them are the fictional account's. */
  example: z.boolean(),
  /** What could not be read. */
  missing: z.array(z.enum(dashboardParts)),
  ...ownLayout,
});
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = route({
  operation: 'getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  auth: 'dashboard:read',
  summary: 'Ce qu’il y a à voir ce matin, en un appel',
  query: z.object({ ...periodQuery, ...compareQuery }).check(checkPeriod),
  output: Dashboard,
});

export const updateDashboard = route({
  operation: 'updateDashboard',
  method: 'PUT',
  path: '/api/dashboard',
  // How a person lays out their own page changes nothing for others.
  auth: 'dashboard:read',
  summary: 'Ranger et masquer les cartes de son dashboard',
  body: z.strictObject({
    layout: z
      .array(z.strictObject({ card: z.enum(keysOf(dashboardCards)), hidden: z.boolean() }))
      .max(keysOf(dashboardCards).length)
      .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, 'Une carte y est deux fois'),
    version: z.int().min(0),
  }),
  output: z.object(ownLayout),
  errors: ['conflict'],
});
