import * as z from 'zod';
import { Count } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { day } from './field-schemas.ts';
import { prospectFilters } from './prospect.contract.ts';
import { grades, prospectStatuses } from './prospects.rules.ts';

const route = routes('prospects/stats');

export const getProspectStats = route({
  operation: 'getProspectStats',
  method: 'GET',
  path: '/api/prospects/stats',
  auth: 'prospects:read',
  summary: 'Les chiffres des prospects d’une recherche, créés entre deux jours',
  /** Those that the filters of the search find, of which those created between two days in Paris, both included. */
  query: z.object({ ...prospectFilters, from: day.optional(), to: day.optional() }),
  output: z.object({
    total: z.int(),
    byStatus: z.array(Count),
    bySource: z.array(Count),
    byGrade: z.array(Count),
    /** Open prospects' values, and the same times the weight of each status. */
    pipelineValue: z.number(),
    weightedPipeline: z.number(),
    stageWeights: z.array(z.object({ value: z.enum(keysOf(prospectStatuses)), label: z.string(), weight: z.number() })),
    wonValue: z.number(),
    /** Won among those closed, 0 to 1; null when none is. */
    conversionRate: z.number().nullable(),
    averageScore: z.number().nullable(),
    averageDaysToWin: z.number().nullable(),
    /** Weeks by their Monday, oldest first, the last 26 at most. */
    newByWeek: z.array(Count),
    /** Months, `2026-11`, oldest first: from the first in which one was won, the last 12 at most. */
    wonByMonth: z.array(
      Count.extend({
        amount: z.number(),
        /** Of the same month a year before; null before the first in which one was won. */
        amountYearBefore: z.number().nullable(),
      }),
    ),
    /** By grade, how many of those closed were won: what says whether the scoring is right. */
    conversionByGrade: z.array(z.object({ value: z.enum(grades), label: z.string(), won: z.int(), closed: z.int() })),
    overdueActions: z.int(),
    /** By member, then for `none`: those with most first. Amounts in the main currency. */
    byOwner: z.array(
      Count.extend({
        open: z.int(),
        won: z.int(),
        lost: z.int(),
        openValue: z.number(),
        wonValue: z.number(),
      }),
    ),
    /** The currency of the amounts: the one most used. Others are left out of the sums and counted here. */
    currency: z.string(),
    otherCurrencies: z.int(),
  }),
});
