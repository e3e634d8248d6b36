import * as z from 'zod';
import { campaignFilters } from '../campaigns/list.contract.ts';
import { checkPeriod, periodQuery } from '../campaigns/period-query.ts';
import { routes } from '../kernel/route.ts';
import { moneyQuery } from './money-query.ts';
import { QuotientAnswer } from './quotient.ts';

const route = routes('analytics/crm');

const CohortAnswer = z.object({
  /** Its first day. */
  month: z.string(),
  prospects: z.int(),
  spend: z.number().nullable(),
  /** After 0 to 12 months of the calendar, those that have begun: all until then together. */
  steps: z.array(z.object({ after: z.int(), won: z.int(), value: z.number() })),
  /** After how many months the deals were worth what was spent. */
  payback: z.object({
    after: z.int().nullable(),
    reason: z.enum(['not_yet', 'not_measured', 'no_spend']).nullable(),
  }),
  /** Spend ÷ deals signed until now. */
  dealCost: QuotientAnswer,
});

export const getCohorts = route({
  operation: 'getCohorts',
  method: 'GET',
  path: '/api/analytics/cohorts',
  auth: 'analytics:read',
  summary: 'Les prospects de chaque mois, ce qu’ils ont coûté et ce qu’ils ont rapporté depuis',
  query: z
    .object({ ...campaignFilters, ...periodQuery, ...moneyQuery, by: z.literal('month').default('month') })
    .check(checkPeriod),
  output: z.object({
    /** Whole months, of which some days are in the period asked for. */
    from: z.string(),
    to: z.string(),
    currency: z.string().nullable(),
    items: z.array(CohortAnswer),
  }),
});
