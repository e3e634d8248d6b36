import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { creativeStates } from '../analytics/creatives.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { collaborationStatuses } from '../rules/ugc/collaboration-table.ts';
import { endsAfterStart } from './right.rules.ts';

const route = routes('ugc/stats');
const id = z.string().max(60);

/** Of approved collaborations; each null below three of what it counts. */
const figures = {
  approved: z.int(),
  deliverables: z.int(),
  /** Euros before tax, of what was agreed for them. */
  costPerDeliverable: z.number().nullable(),
  /** From the acceptance of the offer. */
  medianDaysToApproved: z.number().nullable(),
  /** 0 to 1: of the last hand-ins, those that came before they were late. */
  onTimeRate: z.number().nullable(),
  /** 0 to 1: those that were mended at least once. */
  revisionRate: z.number().nullable(),
};

/** What ads bring together; null where nothing measures it, there is too little of it, or amounts are of several currencies. */
const measured = {
  currency: z.string().nullable(),
  spend: z.number().nullable(),
  impressions: z.number().nullable(),
  /** Of 1. */
  ctr: z.number().nullable(),
  hookRate: z.number().nullable(),
  cpa: z.number().nullable(),
  roas: z.number().nullable(),
};

export const statsCreators = 100;
export const statsAds = 200;

export const getUgcStats = route({
  operation: 'getUgcStats',
  method: 'GET',
  path: '/api/ugc/stats',
  auth: 'ugc:read',
  summary: 'Ce que les collaborations coûtent et le temps qu’elles prennent',
  query: z
    .object({
      brandId: id.optional(),
      creatorId: id.optional(),
      /** Of creators: those whom ads belong to are other ones. */
      campaignId: id.optional(),
      from: Day.optional(),
      to: Day.optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: endsAfterStart }),
  output: z.object({
    /** The days that are told, in Paris: a year back unless asked. */
    from: Day,
    to: Day,
    /** Euros before tax, of what was paid in these days, extensions of rights among them. */
    spend: z.number(),
    ...figures,
    /** Euros before tax, of what was agreed for pieces that run as ads and could be judged, by each that wins. */
    costPerWinningAd: z.number().nullable(),
    /** Those who were paid most first. */
    byCreator: z
      .array(
        z.object({
          creatorId: z.string(),
          creatorName: z.string(),
          spend: z.number(),
          ...figures,
          /** Of their pieces that run as ads; null below 5,000 impressions. */
          measured: z.object({ ads: z.int(), ...measured }).nullable(),
        }),
      )
      .max(statsCreators),
    /** Approved pieces that run as ads, those that spent most first. Null for who may not read campaigns. */
    ads: z
      .array(
        z.object({
          deliverableId: z.string(),
          label: z.string(),
          creatorId: z.string(),
          creatorName: z.string(),
          campaignId: z.string(),
          campaignName: z.string(),
          adName: z.string(),
          /** Null where the campaign shows no ad of that name. */
          state: z.enum(keysOf(creativeStates)).nullable(),
          ...measured,
        }),
      )
      .max(statsAds)
      .nullable(),
    /** Of all collaborations as they stand, whatever the days. */
    byStatus: z.array(z.object({ value: z.enum(collaborationStatuses), label: z.string(), count: z.int() })),
    /** Rights that run and end within thirty days. */
    rightsExpiring30d: z.int(),
  }),
});
