import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import {
  agreementLevels,
  agreementStatuses,
  paymentStatuses,
  settlementKinds,
  shipmentStatuses,
  shippingModes,
} from '../rules/ugc/collaboration-states.ts';
import { collaborationStatuses } from '../rules/ugc/collaboration-table.ts';
import { disputeReasons } from './collaboration.rules.ts';
import { deliverableStatuses, deliverableTypes } from './deliverable.rules.ts';
import { PostalAddress } from './postal-address.ts';
import { Terms } from './terms.ts';

export const parties = ['brand', 'creator'] as const;
const party = z.enum(parties);

/** What is owed for a collaboration, or for an extension of its rights. No money passes through the product. */
export const UgcPayment = z.object({
  id: z.string(),
  kind: z.enum(['collaboration', 'extension']),
  /** Of an extension: the right that it extends. */
  rightId: z.string().nullable(),
  collaborationId: z.string(),
  creatorId: z.string(),
  creatorName: z.string(),
  brandId: z.string(),
  amount: z.number(),
  vatAmount: z.number(),
  amountInclTax: z.number(),
  /** What the creator laid out for the product, as they showed it. */
  refund: z.number(),
  status: z.enum(paymentStatuses),
  dueOn: z.string(),
  /** Of the creator's own, its address where it is read by itself or among payments; what the brand writes is asked for. */
  invoice: z
    .object({
      number: z.string(),
      issuedOn: z.string(),
      kind: z.enum(['self_billed', 'creator']),
      pdfUrl: z.string().nullable(),
    })
    .nullable(),
  orderedAt: z.string().nullable(),
  paidOn: z.string().nullable(),
  reference: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type UgcPayment = z.infer<typeof UgcPayment>;

/** Where an invoice that the brand wrote is saved from, for a few minutes. */
export const InvoiceFile = z.object({ number: z.string(), pdfUrl: z.string() });

export const Counter = z.object({
  year: z.int(),
  threshold: z.number(),
  before: z.number(),
  this: z.number(),
  total: z.number(),
  rolling12Months: z.number(),
  earlier: z.array(z.string()),
});

export const Review = z.object({
  communication: z.int(),
  quality: z.int().nullable(),
  reliability: z.int(),
  text: z.string().nullable(),
  at: z.string(),
});
export type Review = z.infer<typeof Review>;

/** A creator and a campaign. What one side alone knows is not in what the other one reads. */
export const Collaboration = z.object({
  id: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  creatorId: z.string(),
  creatorName: z.string(),
  status: z.enum(collaborationStatuses),
  source: z.enum(['invitation', 'application']),
  briefVersion: z.int(),
  /** Of who invited or applied. */
  message: z.string().nullable(),
  quote: z.object({ fee: z.number().nullable(), message: z.string().nullable() }).nullable(),
  offer: z
    .object({
      fee: z.number(),
      message: z.string().nullable(),
      expiresOn: z.string(),
      madeAt: z.string(),
      terms: Terms,
    })
    .nullable(),
  agreement: z
    .object({
      level: z.enum(agreementLevels),
      why: z.enum(['law', 'prudence', 'policy']).nullable(),
      counter: Counter,
      status: z.enum(agreementStatuses),
      missing: z.array(z.enum(['creator_identity', 'brand_identity'])),
      documentSha256: z.string().nullable(),
      signedAt: z.string().nullable(),
    })
    .nullable(),
  shipment: z.object({
    mode: z.enum(shippingModes),
    status: z.enum(shipmentStatuses),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    code: z.string().nullable(),
    shippedAt: z.string().nullable(),
    receivedAt: z.string().nullable(),
    problem: z.string().nullable(),
    /** What the creator paid for the product, as a paper; where it is read by itself. */
    receiptUrl: z.string().nullable(),
    /** Once the agreement is complete. */
    address: PostalAddress.nullable(),
  }),
  deliverables: z.array(
    z.object({
      id: z.string(),
      type: z.enum(deliverableTypes),
      label: z.string(),
      status: z.enum(deliverableStatuses),
    }),
  ),
  revisions: z.object({ used: z.int(), included: z.int() }),
  turn: party.nullable(),
  dueAt: z.string().nullable(),
  late: z.boolean(),
  payment: UgcPayment.nullable(),
  dispute: z
    .object({
      by: party,
      reason: z.enum(keysOf(disputeReasons)),
      text: z.string(),
      openedAt: z.string(),
      settlement: z
        .object({
          by: party,
          kind: z.enum(settlementKinds),
          amount: z.number().nullable(),
          text: z.string(),
          at: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  reviews: z.object({ mine: Review.nullable(), theirs: Review.nullable(), visibleAt: z.string().nullable() }),
  publication: z.object({ urls: z.array(z.string()), at: z.string() }).nullable(),
  /** What who reads may do now. */
  allowed: z.array(z.string()),
  unreadMessages: z.int(),
  lastMessage: z.object({ by: party, at: z.string() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Collaboration = z.infer<typeof Collaboration>;
