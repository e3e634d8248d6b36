import type { LegalLevel } from '../../rules/ugc/legal-counter.ts';
import type { PostalAddress } from '../postal-address.ts';
import type { legalStatuses } from '../space.rules.ts';
import type { Terms } from '../terms.ts';

/** The brand, as it signs. */
export type BrandSide = {
  legalName: string;
  siren: string | null;
  vatNumber: string | null;
  address: PostalAddress;
  signatoryName: string;
  sectorNotice: string | null;
};

/** The creator, as they sign; null for who may not read it yet. */
export type CreatorSide = {
  legalName: string;
  address: PostalAddress;
  taxCountry: string;
  legalStatus: keyof typeof legalStatuses;
  siret: string | null;
  vatLiable: boolean;
  vatNumber: string | null;
  invoicingMandate: boolean;
};

/** All that the document of an offer says. The same facts give the same bytes. */
export type AgreementFacts = {
  collaborationId: string;
  campaignName: string;
  level: LegalLevel['level'];
  why: LegalLevel['why'];
  /** What was ordered before in the same year, for the same objective: a contract covers it too. */
  annex: { collaborationId: string; on: string; amount: number }[];
  offeredOn: string;
  expiresOn: string;
  fee: number;
  terms: Terms;
  brand: BrandSide;
  creator: CreatorSide | null;
};
