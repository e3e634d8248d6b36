import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CollaborationFacts } from '../../../shared/rules/ugc/collaboration-states.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';
import type { SelfBilledInvoice, SentInvoice } from './collaboration.entity.ts';

/** Over which the payments that the clock confirms are spread. */
export const confirmShards = ['0', '1', '2', '3'] as const;

/** What a brand owes a creator for a collaboration, or for an extension of its rights, in cents before tax; both sides record that it was paid. */
export const UgcPayment = defineEntity({
  model: { service: 'reclame', entity: 'ugcPayment', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    paymentId: { type: 'string', required: true },
    collaborationId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    creatorName: { type: 'string', required: true },
    /** Of an extension of rights, which is due beside what its collaboration is. */
    rightId: { type: 'string' },
    extensionId: { type: 'string' },
    amountCents: { type: 'number', required: true },
    vatCents: { type: 'number', required: true },
    refundCents: { type: 'number', required: true },
    status: { type: CustomAttributeType<NonNullable<CollaborationFacts['payment']>>('string'), required: true },
    dueOn: { type: 'string', required: true },
    invoice: { type: CustomAttributeType<SentInvoice | SelfBilledInvoice>('any') },
    orderedAt: { type: 'string' },
    paidOn: { type: 'string' },
    /** Of that day, so that what was paid in a year is found across workspaces. */
    month: { type: 'string' },
    reference: { type: 'string' },
    /** Of an extension: the day on which what was said paid is taken for confirmed, and where the clock looks for it. */
    confirmOn: { type: 'string' },
    confirmShard: { type: confirmShards },
    confirmedAt: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['paymentId'], casing: 'none' },
    },
    byMonth: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['month'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['paidOn'], casing: 'none' },
    },
    byConfirm: {
      index: 'gsi3',
      pk: { field: 'gsi3pk', composite: ['confirmShard'], casing: 'none' },
      sk: { field: 'gsi3sk', composite: ['confirmOn'], casing: 'none' },
    },
  },
});

export type UgcPaymentItem = EntityItem<typeof UgcPayment>;
