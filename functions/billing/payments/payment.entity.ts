import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { PaymentStep, Payment as Shown } from '../../../shared/billing/payment.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';

const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
export const paymentShards: readonly string[] = shards;

/** So many of what happened are kept of one payment, the last ones; and so many of its credit notes. */
export const mostSteps = 60;

/** A paper of ours, and what it is of: an invoice at Stripe, a refund, a payment. */
export type PaperLink = { id: string; number: string; source: string };

/** A refund that was asked for here and that Stripe has not told of yet: it counts as given back from then on. */
export type AskedRefund = { refundKey: string; cents: number; reason: string; at: string };

/** Sums are in cents. */
export type PaymentContent = Pick<
  Shown,
  'provider' | 'method' | 'status' | 'description' | 'currency' | 'dueOn' | 'createdAt'
> & {
  /** Whom it was billed to. */
  billedTo: string;
  netCents: number;
  vatCents: number;
  totalCents: number;
  refundedCents: number;
  from?: string;
  to?: string;
  paidOn?: string;
  reference?: string;
  failure?: { code: string; message: string };
  /** At Stripe. */
  stripeInvoiceId?: string;
  intentId?: string;
  invoice?: PaperLink;
  credits: PaperLink[];
  steps: (Pick<PaymentStep, 'at' | 'kind'> & { cents?: number; text?: string })[];
};

/** What a workspace paid, or is to pay: read at Stripe, or agreed by hand. */
export const Payment = defineEntity({
  model: { service: 'reclame', entity: 'payment', version: '1' },
  attributes: {
    shardKey: { type: 'string', required: true },
    paymentId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    content: { type: CustomAttributeType<PaymentContent>('any'), required: true },
    asked: { type: CustomAttributeType<AskedRefund[]>('any') },
    version: { type: 'number', required: true },
  },
  indexes: {
    byShard: {
      pk: { field: 'pk', composite: ['shardKey'], casing: 'none' },
      sk: { field: 'sk', composite: ['paymentId'], casing: 'none' },
    },
  },
});
export type PaymentItem = EntityItem<typeof Payment>;

export const paymentKey = (paymentId: string) => ({ shardKey: shardOf(paymentId, shards), paymentId });

/** Days for which a process may be behind before it reads everything again. */
export const paymentChangeDays = 3;

/** Which payments a write touched: what is searched of them follows it, at once. */
export const PaymentChange = defineEntity({
  model: { service: 'reclame', entity: 'paymentChange', version: '1' },
  attributes: {
    part: { type: ['all'] as const, required: true },
    changeId: { type: 'string', required: true },
    paymentIds: { type: 'list', items: { type: 'string' }, required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byTime: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], casing: 'none' },
    },
  },
});

/** Belongs in every transaction that writes a payment. */
export const markPayments = (paymentIds: string[], at: Date = new Date()): Operation =>
  put(
    PaymentChange.create({
      part: 'all',
      changeId: newId('pyc', at),
      paymentIds,
      ttl: Math.floor(at.getTime() / 1000) + paymentChangeDays * daySeconds,
    }),
  );
