import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { askedPlan } from './plan-code.ts';
import { intervals } from './prices.ts';

const route = routes('billing/checkout');

export const createCheckout = route({
  operation: 'createCheckout',
  method: 'POST',
  path: '/api/billing/checkout',
  auth: 'billing:manage',
  confirmed: true,
  summary: 'Ouvrir la page de paiement d’une offre',
  body: z.strictObject({
    planCode: askedPlan,
    interval: z.enum(intervals),
    /** Said of someone who has seen what exceeds the plan. */
    acknowledgeExcess: z.boolean().optional(),
  }),
  output: z.object({ checkout: z.object({ id: z.string(), url: z.string(), expiresAt: z.string() }) }),
  status: 201,
  errors: [
    'no_payments',
    'checkout_stopped',
    'plan_not_sold',
    'billing_details_missing',
    'already_subscribed',
    'excess_unacknowledged',
  ],
  idempotent: true,
});

export const openPortal = route({
  operation: 'openPortal',
  method: 'POST',
  path: '/api/billing/portal',
  auth: 'billing:manage',
  confirmed: true,
  summary: 'Ouvrir la page où la carte et l’adresse se changent',
  output: z.object({ url: z.string() }),
  errors: ['no_payments', 'not_subscribed'],
});
