import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Interval } from '../../../shared/billing/prices.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';
import type { RecurringSpan } from '../../../shared/rules/mrr.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { versioned } from '../../platform/db/versioned.ts';

const shards = ['0', '1', '2', '3'] as const;

/** What is kept of a subscription at Stripe, as it was last read there. */
export type SubscriptionState = {
  subscriptionId: string;
  status: 'active' | 'past_due' | 'ended';
  planCode: PlanCode;
  /** Of the plan, when it was taken. */
  planVersion?: number;
  interval: Interval;
  /** A period, before tax. */
  amount: number;
  currency: string;
  periodEndsAt: string;
  cancelAt?: string;
  /** What it becomes, and when. */
  scheduled?: { planCode: PlanCode; interval: Interval; at: string } | undefined;
  /** `expires` is a month, `2028-04`. */
  card?: { brand: string; last4: string; expires: string } | undefined;
  /** As long as a payment is late; `confirmUrl` is the page at Stripe where the holder of the card says yes, where the bank asks for it. */
  dunning?: { since: string; attempts: number; nextAttemptAt?: string; confirmUrl?: string } | undefined;
};

/** A price of the subscription, and the days of Paris on which it was in force. */
export type PriceSpan = Omit<RecurringSpan, 'workspaceId'>;

/**
 * Whom a workspace is billed to, once someone has said so, and what it subscribed to at Stripe. `byCustomer` finds it from
 * what Stripe tells; `all` lists those that have a customer there.
 */
export const BillingAccount = defineEntity({
  model: { service: 'reclame', entity: 'billingAccount', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    details: {
      type: 'map',
      properties: {
        legalName: { type: 'string', required: true },
        siren: { type: 'string' },
        vatNumber: { type: 'string' },
        line1: { type: 'string', required: true },
        line2: { type: 'string' },
        postalCode: { type: 'string', required: true },
        city: { type: 'string', required: true },
        country: { type: 'string', required: true },
        email: { type: 'string', required: true },
      },
      required: true,
    },
    customerId: { type: 'string' },
    subscription: { type: CustomAttributeType<SubscriptionState>('any') },
    /** The prices that it has had, the oldest first: what recurring revenue is worked out from. */
    spans: { type: CustomAttributeType<PriceSpan[]>('any') },
    /** We ended it at its period because its workspace closes: it goes on with one that stays after all. */
    endsWithWorkspace: { type: 'boolean' },
    /** As long as someone's change is under way at Stripe. */
    changingUntil: { type: 'string' },
    /** Of those that have a customer. */
    shard: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    byCustomer: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['customerId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: [], casing: 'none' },
    },
    all: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['workspaceId'], casing: 'none' },
    },
  },
});

export const accountShards: readonly string[] = shards;

export const accountShardOf = (workspaceId: string) => shardOf(workspaceId, shards);

export type BillingAccountItem = EntityItem<typeof BillingAccount>;
