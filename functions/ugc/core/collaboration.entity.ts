import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CollaborationFacts, SettlementKind } from '../../../shared/rules/ugc/collaboration-states.ts';
import type { CollaborationStatus, Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import type { LegalLevel } from '../../../shared/rules/ugc/legal-counter.ts';
import type { disputeReasons } from '../../../shared/ugc/collaboration.rules.ts';
import type { Review } from '../../../shared/ugc/collaboration.ts';
import type { DeliverableStatus, DeliverableType } from '../../../shared/ugc/deliverable.rules.ts';
import type { Terms } from '../../../shared/ugc/terms.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { versioned } from '../../platform/db/versioned.ts';
import type { SentFile } from './sent-file.ts';

/** An invoice of the creator's own. */
export type SentInvoice = SentFile & { number: string; issuedOn: string };
/** One that the brand wrote in their name; the last of its payment. */
export type SelfBilledInvoice = { invoiceId: string; number: string; issuedOn: string };

/** What both sides have said and done, beside where they stand. Money in cents, but in terms, which are kept as they were shown. */
export type CollaborationContent = {
  source: 'invitation' | 'application';
  briefVersion: number;
  message?: string | undefined;
  quote?: { cents: number | null; message: string | null } | undefined;
  offer?:
    | {
        cents: number;
        message: string | null;
        expiresOn: string;
        madeAt: string;
        /** Of the evidence: who made it, and from where. */
        madeBy: string;
        madeFrom: string;
        terms: Terms;
      }
    | undefined;
  agreement?:
    | (LegalLevel & {
        status: CollaborationFacts['agreement'];
        documentSha256?: string;
        acceptedOn?: string;
        signedAt?: string;
        /** The creator lets the brand write their invoices. */
        mandate?: boolean;
      })
    | undefined;
  shipment?: {
    status: CollaborationFacts['shipment'];
    carrier?: string | undefined;
    trackingNumber?: string | undefined;
    trackingUrl?: string | undefined;
    code?: string | undefined;
    shippedAt?: string;
    receivedAt?: string;
    problem?: string;
    /** What the creator paid for the product. */
    refundCents?: number;
    receipt?: SentFile;
  };
  revisionsUsed: number;
  extraCents?: number;
  /** Since production began; their statuses change by moves alone. */
  deliverables?: { id: string; type: DeliverableType; label: string; status: DeliverableStatus }[];
  submittedAt?: string;
  /** Until when it was waited for, and how often that was told: so again for who takes it back. */
  awaited?: { dueAt?: string | undefined; lateTold?: number | undefined };
  approvedAt?: string;
  /** As it stands in the ledger too, which moves with it. */
  payment?: {
    paymentId: string;
    status: NonNullable<CollaborationFacts['payment']>;
    paidOn?: string | undefined;
    reference?: string | undefined;
    confirmedAt?: string | undefined;
    invoice?: SentInvoice | undefined;
  };
  rightId?: string;
  dispute?:
    | {
        by: Party;
        reason: keyof typeof disputeReasons;
        text: string;
        openedAt: string;
        settlement?: { by: Party; kind: SettlementKind; cents: number | null; text: string; at: string };
      }
    | undefined;
  reviews: Partial<Record<Party, Review>>;
  publication?: { urls: string[]; at: string };
  code?: { network: string; hint: string; expiresOn: string; postUrl?: string | undefined };
  remindedOn?: string;
  /** How many times it was told that what its state waits for is late. */
  lateTold?: number | undefined;
};

/** Over which what waits for the clock is spread in the index of its moments. */
export const dueShards = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A creator in a campaign. */
export const UgcCollaboration = defineEntity({
  model: { service: 'reclame', entity: 'ugcCollaboration', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** See `collaborationIdOf`. */
    collaborationId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    /** As they were called when they came: they may have left since. */
    creatorName: { type: 'string', required: true },
    status: { type: CustomAttributeType<CollaborationStatus>('string'), required: true },
    content: { type: CustomAttributeType<CollaborationContent>('any'), required: true },
    /** Until when the next act is waited for. */
    dueAt: { type: 'string' },
    /** Stands as long as the clock has something to do there, from `dueAt` on. */
    dueShard: { type: dueShards },
    /** When the brand first opened what was handed in last; no change of the collaboration, like the counts below. */
    openedAt: { type: 'string' },
    /** Messages that a side has not read. */
    unreadByBrand: { type: 'number' },
    unreadByCreator: { type: 'number' },
    /** Of the newest message. */
    saidAt: { type: 'string' },
    saidBy: { type: CustomAttributeType<Party>('string') },
    /** When a mail about messages to the creator was last put on its way. */
    mailedAt: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['collaborationId'], casing: 'none' },
    },
    byCreator: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['collaborationId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi3',
      pk: { field: 'gsi3pk', composite: ['dueShard'], casing: 'none' },
      sk: { field: 'gsi3sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});

export type UgcCollaborationItem = EntityItem<typeof UgcCollaboration>;

/** What is kept of a moment from which the clock has something to do. */
export const dueOf = (collaborationId: string, dueAt: string | null) =>
  dueAt === null ? {} : { dueAt, dueShard: shardOf(collaborationId, dueShards) };
