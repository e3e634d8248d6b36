import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { routes } from '../kernel/route.ts';
import { collaborationStatuses } from '../rules/ugc/collaboration-table.ts';
import { endsAfterStart } from './right.rules.ts';

const route = routes('ugc/stats');

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

export const statsCreators = 50;

export const getUgcStats = route({
  operation: 'getUgcStats',
  method: 'GET',
  path: '/api/ugc/stats',
  auth: 'ugc:read',
  summary: 'Ce que les collaborations coûtent et le temps qu’elles prennent',
  query: z
    .object({ brandId: z.string().max(60).optional(), from: Day.optional(), to: Day.optional() })
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
      .array(z.object({ creatorId: z.string(), creatorName: z.string(), spend: z.number(), ...figures }))
      .max(statsCreators),
    /** Of all collaborations as they stand, whatever the days. */
    byStatus: z.array(z.object({ value: z.enum(collaborationStatuses), label: z.string(), count: z.int() })),
    /** Rights that run and end within thirty days. */
    rightsExpiring30d: z.int(),
  }),
});
