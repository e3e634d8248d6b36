import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { Billing } from './billing.ts';
import { askedPlan } from './plan-code.ts';
import { Use } from './plan-use.ts';
import { intervals } from './prices.ts';

const route = routes('billing/change');

const target = { planCode: askedPlan, interval: z.enum(intervals) };

/** Euros, with what VAT adds to them. */
const Sums = z.object({ exclTax: z.number(), vat: z.number(), inclTax: z.number() });

const Preview = z.object({
  /** Of the next invoice, before tax; what was paid for and not used is below zero. */
  lines: z.array(z.object({ label: z.string(), amount: z.number() })),
  dueNow: Sums,
  /** A period of the plan that was asked for, and when it is paid for. */
  next: Sums.extend({ at: z.string() }),
  effective: z.enum(['now', 'period_end']),
  /** What of the workspace would be above the plan. */
  excess: z.array(Use.pick({ limit: true, label: true, used: true, max: true })),
});
export type Preview = z.infer<typeof Preview>;

export const previewBilling = route({
  operation: 'previewBilling',
  method: 'POST',
  path: '/api/billing/preview',
  auth: 'billing:read',
  summary: 'Ce que coûterait une offre, sans rien changer',
  body: z.strictObject(target),
  output: Preview,
  errors: ['no_payments', 'billing_details_missing', 'already_subscribed', 'plan_not_sold', 'plan_unchanged'],
});

export const offerMissing = 'Choisissez une offre';

export const changeActions = ['change', 'undo_scheduled', 'cancel', 'resume', 'refresh'] as const;

export const changeBilling = route({
  operation: 'changeBilling',
  method: 'POST',
  path: '/api/billing/change',
  auth: 'billing:manage',
  confirmed: true,
  summary: 'Changer d’offre, résilier à la fin de la période, ou revenir sur l’un ou l’autre',
  body: z
    .strictObject({
      action: z.enum(changeActions),
      /** What it becomes, of a change. */
      planCode: target.planCode.optional(),
      interval: target.interval.optional(),
      /** Said of someone who has seen what exceeds the plan. */
      acknowledgeExcess: z.boolean().optional(),
      version: z.int().min(1),
    })
    .superRefine(({ action, planCode, interval }, context) => {
      if (action !== 'change') return;
      if (!planCode) context.addIssue({ code: 'custom', path: ['planCode'], message: offerMissing });
      if (!interval) context.addIssue({ code: 'custom', path: ['interval'], message: 'Choisissez une période' });
    }),
  output: z.object({ billing: Billing }),
  errors: [
    'no_payments',
    'not_subscribed',
    'conflict',
    'plan_not_sold',
    'plan_unchanged',
    'excess_unacknowledged',
    'nothing_scheduled',
    'not_cancelled',
    'payment_failed',
  ],
});

export const refreshBilling = route({
  operation: 'refreshBilling',
  method: 'POST',
  path: '/api/billing/refresh',
  auth: 'billing:read',
  summary: 'Relire chez le prestataire de paiement où en est l’abonnement',
  output: z.object({ billing: Billing }),
  errors: ['no_payments'],
});
