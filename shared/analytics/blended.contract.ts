import * as z from 'zod';
import { campaignFilters } from '../campaigns/list.contract.ts';
import { checkPeriod, periodQuery } from '../campaigns/period-query.ts';
import { routes } from '../kernel/route.ts';
import { granularities } from '../rules/periods.ts';
import { moneyQuery } from './money-query.ts';
import { QuotientAnswer } from './quotient.ts';

const route = routes('analytics/blended');

const nullable = z.number().nullable();

const blended = {
  revenue: nullable,
  orders: nullable,
  newCustomers: nullable,
  spend: nullable,
  globalRoas: QuotientAnswer,
  adShare: QuotientAnswer,
  newCustomerCost: QuotientAnswer,
  overclaim: QuotientAnswer,
};

export const blendedSource = z.enum(['sales', 'crm']);

/** What was sold in a period beside what platforms claim. */
export const BlendedPeriod = z.object({
  source: blendedSource,
  /** Of the spend and of what platforms claim; null where no campaign has figures. */
  currency: z.string().nullable(),
  /** Of the real sales; null where there are none. */
  salesCurrency: z.string().nullable(),
  /** Days of the period of which the sales are known. */
  salesDays: z.int(),
  /** Signed deals that are in no sum: of another currency, and without an amount. */
  leftOut: z.object({ otherCurrencies: z.int(), withoutAmount: z.int() }),
  /** Whether filters leave campaigns out whose sales are counted: written sales are those of all, deals those of the client. */
  narrowed: z.boolean(),
  ...blended,
  /** Of the days whose sales are known; of all where none are. */
  claimed: z.object({
    revenue: nullable,
    byPlatform: z.array(z.object({ value: z.string(), label: z.string(), revenue: nullable, spend: nullable })),
  }),
});
export type BlendedPeriod = z.infer<typeof BlendedPeriod>;

export const getBlended = route({
  operation: 'getBlended',
  method: 'GET',
  path: '/api/analytics/blended',
  auth: 'analytics:read',
  summary: 'Les ventes réelles à côté de ce que revendiquent les plateformes',
  query: z
    .object({
      ...campaignFilters,
      ...periodQuery,
      ...moneyQuery,
      granularity: z.enum(granularities).default('day'),
      source: blendedSource.default('sales'),
    })
    .check(checkPeriod),
  output: BlendedPeriod.extend({
    from: z.string(),
    to: z.string(),
    items: z.array(z.object({ date: z.string(), from: z.string(), to: z.string(), ...blended, claimed: nullable })),
  }),
});
