import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { Billing } from './billing.ts';
import { PlanLimits } from './plan-use.ts';
import { intervals } from './prices.ts';

const route = routes('billing/billing');

export const getBilling = route({
  operation: 'getBilling',
  method: 'GET',
  path: '/api/billing',
  auth: 'billing:read',
  summary: 'L’offre de l’espace, ce qu’il en utilise et qui est facturé',
  output: z.object({ billing: Billing }),
});

const Plan = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** What it has besides its limits. */
  features: z.array(z.string()),
  /** Euros before tax, by interval; null on quotation. */
  prices: z.partialRecord(z.enum(intervals), z.number()).nullable(),
  limits: PlanLimits,
});

export const listPlans = route({
  operation: 'listPlans',
  method: 'GET',
  path: '/api/billing/plans',
  auth: 'user',
  summary: 'Les offres que l’on peut prendre, dans leur ordre',
  output: z.object({ items: z.array(Plan) }),
});
