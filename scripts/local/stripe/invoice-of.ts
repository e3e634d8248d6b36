import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { newId } from './ids.ts';
import { invoiceLine } from './invoice-lines.ts';
import type { DraftLine } from './kinds.ts';
import { wholeList } from './listing.ts';

export type InvoicePlan = {
  /** Starts with another prefix where the invoice is only a preview. */
  prefix?: 'upcoming_in';
  /** Null of a preview for someone who is no customer yet. */
  customer: string | null;
  subscription: string | null;
  metadata?: Stripe.Metadata;
  reason: Stripe.Invoice.BillingReason;
  lines: readonly DraftLine[];
  defaultRates: readonly string[];
  currency: string;
  period: { start: number; end: number };
  at: number;
  /** When it is made final by itself; else at once, by who makes it. */
  finalizesAt?: number;
  /** Whether a payment that fails is tried again. */
  isRetried?: boolean;
};

/** An invoice that is not final yet, with its sums; nothing is stored. */
export function invoiceOf(account: Account, plan: InvoicePlan): Stripe.Invoice {
  const customer = plan.customer === null ? nobody : customerOf(account, plan.customer, 'customer');
  const id = newId(plan.prefix ?? 'in');
  const taxing = { defaultRates: plan.defaultRates, taxExempt: customer.tax_exempt };
  const lines = plan.lines.map((line) => invoiceLine(account, id, plan.subscription, line, taxing));
  const sums = sumsOf(lines);
  const owed = sums.total + customer.balance;
  return {
    ...blank,
    id,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    ...sums,
    amount_due: Math.max(0, owed),
    amount_remaining: Math.max(0, owed),
    starting_balance: customer.balance,
    auto_advance: plan.isRetried ?? false,
    automatically_finalizes_at: plan.finalizesAt ?? null,
    billing_reason: plan.reason,
    created: plan.at,
    currency: plan.currency,
    default_tax_rates: plan.defaultRates.map((rate) => account.store.find('tax_rate', rate)),
    lines: wholeList(lines, `/v1/invoices/${id}/lines`),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: plan.metadata ?? {}, subscription: plan.subscription ?? '' },
    } as Stripe.Invoice.Parent,
    period_start: plan.period.start,
    period_end: plan.period.end,
    test_clock: account.clockOf(customer.id),
  };
}

const nobody = { id: '', address: null, email: null, name: null, tax_exempt: 'none', balance: 0 } as const;

function sumsOf(lines: readonly Stripe.InvoiceLineItem[]) {
  const byRate = new Map<string, Stripe.Invoice.TotalTax>();
  for (const { taxes } of lines)
    for (const tax of taxes ?? []) {
      const key = `${tax.tax_rate_details?.tax_rate} ${tax.tax_behavior}`;
      const before = byRate.get(key);
      byRate.set(key, {
        ...(tax as Stripe.Invoice.TotalTax),
        amount: tax.amount + (before?.amount ?? 0),
        taxable_amount: (tax.taxable_amount ?? 0) + (before?.taxable_amount ?? 0),
      });
    }
  const total_taxes = [...byRate.values()];
  const taxes = (behavior: string) =>
    total_taxes.reduce((sum, tax) => (tax.tax_behavior === behavior ? sum + tax.amount : sum), 0);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal + taxes('exclusive');
  return {
    subtotal,
    subtotal_excluding_tax: subtotal - taxes('inclusive'),
    total,
    total_excluding_tax: subtotal - taxes('inclusive'),
    total_taxes,
  };
}

const blank = {
  object: 'invoice',
  account_country: 'FR',
  account_name: 'Réclame (local)',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'draft',
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  webhooks_delivered_at: null,
} as const satisfies Partial<Stripe.Invoice>;
