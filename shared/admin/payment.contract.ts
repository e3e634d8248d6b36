import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { Payment, PaymentProviderName, PaymentStatusName, PaymentStep } from '../billing/payment.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { addDays } from '../kernel/paris-day.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText, requiredText } from '../kernel/text.ts';
import { exportTooLong, notCents, paymentLimits, wholeYear } from './payment.rules.ts';

const route = routes('admin/payment');

export const paymentSorts = { newest: 'Date', amount: 'Montant', due: 'Échéance' } as const;
export type PaymentSort = keyof typeof paymentSorts;

const params = z.object({ id: z.string().max(60) });
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const disorder = { path: ['to'], message: 'La fin précède le début' };

/** Euros, to the cent. */
const money = z
  .number()
  .positive()
  .max(paymentLimits.amount)
  .refine((amount) => Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6, notCents);

export const searchPayments = route({
  operation: 'searchPayments',
  method: 'GET',
  path: '/api/admin/payments',
  auth: 'admin:payments',
  summary: 'Les paiements de la plateforme : chercher par espace, facture ou référence, filtrer, trier',
  query: z
    .object({
      ...pageQuery,
      q: z.string().max(200).optional(),
      status: listParam(PaymentStatusName).optional(),
      provider: listParam(PaymentProviderName).optional(),
      workspaceId: z.string().max(60).optional(),
      /** Days of Paris on which they were asked for. */
      from: Day.optional(),
      to: Day.optional(),
      sort: z.enum(keysOf(paymentSorts)).default('newest'),
    })
    .refine(inOrder, disorder),
  output: z.object({
    items: z.array(Payment),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** Euros with tax of what is found in whatever state: what came in, what is still asked for, what was paid back of it, what failed. */
    totals: z.object({ paid: z.number(), open: z.number(), refunded: z.number(), failed: z.number() }),
  }),
});

export const getPayment = route({
  operation: 'getPayment',
  method: 'GET',
  path: '/api/admin/payments/{id}',
  auth: 'admin:payments',
  summary: 'Un paiement et ce qui lui est arrivé, du plus ancien au plus récent',
  params,
  output: z.object({ payment: Payment, timeline: z.array(PaymentStep) }),
});

export const createPayment = route({
  operation: 'createPayment',
  method: 'POST',
  path: '/api/admin/payments',
  auth: 'admin:payments',
  confirmed: true,
  summary: 'Facturer un espace hors ligne, à régler par virement',
  body: z
    .strictObject({
      workspaceId: z.string().max(60),
      description: lineText(paymentLimits.description),
      /** Before tax. */
      amount: money,
      dueOn: Day,
      from: Day.optional(),
      to: Day.optional(),
      method: z.literal('transfer'),
    })
    .refine(inOrder, disorder),
  output: z.object({ payment: Payment }),
  status: 201,
  errors: ['not_found', 'billing_details_missing', 'seller_incomplete', 'conflict'],
  idempotent: true,
});

const version = z.int();

export const actOnPayment = route({
  operation: 'actOnPayment',
  method: 'POST',
  path: '/api/admin/payments/{id}/act',
  auth: 'admin:payments',
  confirmed: true,
  summary: 'Noter un paiement reçu, l’annuler, le rembourser, le tenter de nouveau ou renvoyer sa facture',
  params,
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('mark_paid'),
      paidOn: Day,
      reference: lineText(paymentLimits.reference),
      version,
    }),
    z.strictObject({ action: z.literal('void'), version }),
    z.strictObject({
      action: z.literal('refund'),
      amountInclTax: money,
      reason: requiredText(paymentLimits.reason),
      version,
    }),
    z.strictObject({ action: z.literal('retry'), version }),
    z.strictObject({ action: z.literal('resend_invoice'), version }),
  ]),
  output: z.object({ payment: Payment }),
  errors: ['illegal_transition', 'refund_too_large', 'payment_failed', 'no_payments', 'rate_limited', 'conflict'],
});

/** DAC7 is declared by civil years. */
const isWholeYear = ({ kind, from, to }: { kind: string; from: string; to: string }) =>
  kind !== 'dac7' || (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`);

export const exportPayments = route({
  operation: 'exportPayments',
  method: 'GET',
  path: '/api/admin/payments/export',
  auth: 'admin:payments',
  summary:
    'Le journal des ventes, la TVA encaissée mois par mois, ou ce qui est déclaré de chaque créateur pour une année (DAC7), en CSV ; au-delà de 4 Mo, l’adresse d’un fichier',
  query: z
    .object({ kind: z.enum(['ledger', 'vat', 'dac7']), from: Day, to: Day })
    .refine(inOrder, disorder)
    .refine(isWholeYear, { path: ['to'], message: wholeYear })
    .refine(({ from, to }) => to < addDays(from, paymentLimits.exportedDays), { path: ['to'], message: exportTooLong }),
  output: z.union([z.string(), z.object({ url: z.string(), expiresAt: z.string() })]),
  contentType: 'text/csv',
});
