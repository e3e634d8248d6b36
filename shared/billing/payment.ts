import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';

/** What people call the state of a payment, in the order in which it is told. */
export const paymentStatuses = {
  open: 'À payer',
  failed: 'Échoué',
  paid: 'Payé',
  partially_refunded: 'Remboursé en partie',
  refunded: 'Remboursé',
  disputed: 'Contesté',
  void: 'Annulé',
} as const;
export type PaymentStatus = keyof typeof paymentStatuses;

export const paymentProviders = { stripe: 'Stripe', manual: 'Hors ligne' } as const;
export type PaymentProvider = keyof typeof paymentProviders;

export const paymentMethods = { card: 'Carte', sepa_debit: 'Prélèvement SEPA', transfer: 'Virement' } as const;

/** What happened to a payment, as its timeline tells it. */
export const paymentSteps = {
  created: 'Demandé',
  failed: 'Tentative échouée',
  paid: 'Payé',
  refunded: 'Remboursé',
  disputed: 'Contesté auprès de la banque',
  dispute_won: 'Contestation rejetée',
  dispute_lost: 'Contestation acceptée, repris par la banque',
  voided: 'Annulé',
} as const;

export const PaymentStatusName = z.enum(keysOf(paymentStatuses));
export const PaymentProviderName = z.enum(keysOf(paymentProviders));

/** Our own paper of it. */
const Paper = z.object({ id: z.string(), number: z.string() });

const day = z.string();

/** Sums are in units of the currency. */
export const Payment = z.object({
  id: z.string(),
  workspaceId: z.string(),
  /** Of one that is gone, whom it was billed to. */
  workspaceName: z.string(),
  provider: PaymentProviderName,
  method: z.enum(keysOf(paymentMethods)),
  status: PaymentStatusName,
  description: z.string(),
  /** Before tax. */
  amount: z.number(),
  vatAmount: z.number(),
  amountInclTax: z.number(),
  refundedInclTax: z.number(),
  currency: z.string(),
  from: day.nullable(),
  to: day.nullable(),
  dueOn: day,
  paidOn: day.nullable(),
  reference: z.string().nullable(),
  invoice: Paper.nullable(),
  creditNotes: z.array(Paper),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** At the provider, for who has an account there. */
  providerUrl: z.string().nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentStep = z.object({
  at: z.string(),
  kind: z.enum(keysOf(paymentSteps)),
  amount: z.number().nullable(),
  /** Why: the reason of a refund, or what the bank said. */
  text: z.string().nullable(),
});
export type PaymentStep = z.infer<typeof PaymentStep>;
