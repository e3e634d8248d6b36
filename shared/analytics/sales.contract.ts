import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { checkPeriod, periodQuery } from '../campaigns/period-query.ts';
import { routes } from '../kernel/route.ts';
import { currencyCode } from '../prospects/prospects.rules.ts';
import { firstSalesDay, salesLimits, salesProblems } from './sales.rules.ts';

const route = routes('analytics/sales');

const count = z.int().min(0).max(salesLimits.count);
const revenue = z
  .number()
  .min(0)
  .max(salesLimits.revenue)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'Deux décimales au plus');

/** What was sold on a day, taxes and returns as the shop counts them; null was not counted. */
const SalesDay = z.object({
  day: z.string(),
  revenue: z.number(),
  orders: z.int().nullable(),
  newCustomers: z.int().nullable(),
});
export type SalesDay = z.infer<typeof SalesDay>;

export const getSales = route({
  operation: 'getSales',
  method: 'GET',
  path: '/api/analytics/sales',
  auth: 'analytics:read',
  summary: 'Les ventes réelles, jour par jour',
  query: z.object(periodQuery).check(checkPeriod),
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** Days that are known, the earliest first. */
    items: z.array(SalesDay),
    /** Of all of them; null while there are none. */
    currency: z.string().nullable(),
    /** How many days are known in all, whatever the period. */
    days: z.int(),
  }),
});

export const updateSales = route({
  operation: 'updateSales',
  method: 'PUT',
  path: '/api/analytics/sales',
  auth: 'analytics:write',
  summary:
    'Écrire les ventes réelles\u00a0: les jours donnés sont remplacés, un jour sans chiffre d’affaires est retiré',
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          day: Day.refine((day) => day >= firstSalesDay, salesProblems.early),
          /** Null takes the day away. */
          revenue: revenue.nullable(),
          orders: count.nullish(),
          newCustomers: count.nullish(),
        }),
      )
      .min(1)
      .max(salesLimits.rows)
      .check(oneADay),
    currency: z.string().regex(currencyCode, 'Code de devise attendu'),
  }),
  output: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    removed: z.int(),
    /** Of all sales; null when none are left. */
    currency: z.string().nullable(),
    /** How many days are known in all. */
    days: z.int(),
  }),
  errors: ['sales_currency'],
});

type SaidRow = {
  day: string;
  revenue: number | null;
  orders?: number | null | undefined;
  newCustomers?: number | null | undefined;
};

function oneADay({ value, issues }: { value: SaidRow[]; issues: object[] }): void {
  const seen = new Set<string>();
  value.forEach((row, at) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [at, field], message, input: value });
    if (seen.has(row.day)) refuse('day', salesProblems.twice);
    seen.add(row.day);
    if (row.revenue === null && (row.orders ?? row.newCustomers ?? null) !== null)
      refuse('revenue', salesProblems.ofNothing);
  });
}
