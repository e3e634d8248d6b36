import * as z from 'zod';
import { campaignFilters } from '../campaigns/list.contract.ts';
import { checkPeriod, periodQuery } from '../campaigns/period-query.ts';
import { routes } from '../kernel/route.ts';
import { funnelSteps } from '../rules/funnel.ts';
import { moneyQuery } from './money-query.ts';
import { QuotientAnswer } from './quotient.ts';

const route = routes('analytics/crm');

export const FunnelStepAnswer = z.object({
  key: z.enum(funnelSteps),
  value: z.number().nullable(),
  rate: QuotientAnswer.extend({ of: z.enum(funnelSteps) }).nullable(),
  fromFirst: QuotientAnswer.nullable(),
});

export const CrmStep = z.object({
  key: z.enum(['prospects', 'qualified', 'proposal', 'won']),
  label: z.string(),
  count: z.int(),
  /** What they are worth, in the currency of the answer; null where nobody said. */
  value: z.number().nullable(),
  /** Those that are in no value: without an amount, or in another currency. */
  unvalued: z.int(),
  rate: QuotientAnswer.nullable(),
  fromFirst: QuotientAnswer.nullable(),
  /** Spend ÷ how many. */
  cost: QuotientAnswer,
});
export type CrmStep = z.infer<typeof CrmStep>;

export const getFunnel = route({
  operation: 'getFunnel',
  method: 'GET',
  path: '/api/analytics/funnel',
  auth: 'analytics:read',
  summary: 'De l’impression à la conversion, et du prospect à l’affaire signée',
  query: z.object({ ...campaignFilters, ...periodQuery, ...moneyQuery }).check(checkPeriod),
  output: z.object({
    from: z.string(),
    to: z.string(),
    currency: z.string().nullable(),
    spend: z.number().nullable(),
    steps: z.array(FunnelStepAnswer),
    /** The prospects that ads brought in the period, by where they are today; null for who may not read prospects. */
    crm: z.array(CrmStep).nullable(),
  }),
});
