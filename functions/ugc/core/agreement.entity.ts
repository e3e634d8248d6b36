import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import { defineEntity } from '../../platform/db/client.ts';
import type { SentFile } from './sent-file.ts';

/** What proves a signature: a simple one (eIDAS). */
export type Evidence = {
  at: string;
  party: Party;
  act: 'offer' | 'accept_offer' | 'countersign' | 'add_signed' | 'propose_extension' | 'accept_extension';
  name: string;
  ip: string | null;
  /** To which address the code went, masked. */
  sentTo: string | null;
  /** Of the document that was read; an offer stands before there is one. */
  sha256: string | null;
};

/** By which the rights of a document go on, as it was signed. */
export type Annex = { rightId: string; extensionId: string; packedHtml: string; sha256: string; signedAt: string };

/** A PDF that both have signed elsewhere, as the brand sent it. */
export type SignedElsewhere = SentFile & { sha256: string };

/** The document that was signed, as it was read. */
export const UgcAgreement = defineEntity({
  model: { service: 'reclame', entity: 'ugcAgreement', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    collaborationId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    level: { type: 'string', required: true },
    /** Gzip of its UTF-8 bytes, in base64. */
    packedHtml: { type: 'string', required: true },
    sha256: { type: 'string', required: true },
    annexes: { type: CustomAttributeType<Annex[]>('any') },
    evidence: { type: CustomAttributeType<Evidence[]>('any'), required: true },
    signedElsewhere: { type: CustomAttributeType<SignedElsewhere>('any') },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['collaborationId'], casing: 'none' },
    },
  },
});

export type UgcAgreementItem = EntityItem<typeof UgcAgreement>;
