import * as z from 'zod';
import { siren, vatNumber } from '../kernel/legal-numbers.ts';
import { clearable, clearableLine, lineText, optional, optionalLine } from '../kernel/text.ts';
import { PostalAddress, postalAddress } from './postal-address.ts';
import { sectorCodes } from './sectors.ts';

/** An advertiser, the party of contracts: a client of the workspace, with what UGC asks of it. */
export const UgcBrand = z.object({
  id: z.string(),
  name: z.string(),
  /** The AI's brand whose voice and claims are offered in its briefs. */
  aiBrandId: z.string().nullable(),
  legalName: z.string().nullable(),
  siren: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: PostalAddress.nullable(),
  signatoryName: z.string().nullable(),
  sector: z.enum(sectorCodes).nullable(),
  /** Whether it can publish and sign. */
  complete: z.boolean(),
  archived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type UgcBrand = z.infer<typeof UgcBrand>;

const aiBrandId = z.string().trim().max(60);

export const newBrandFields = {
  name: lineText(100),
  aiBrandId: optional(aiBrandId),
  legalName: optionalLine(200),
  siren: optional(siren),
  vatNumber: optional(vatNumber),
  address: postalAddress.nullish(),
  signatoryName: optionalLine(100),
  sector: optional(z.enum(sectorCodes)),
};

/** The same in an edit: what is missing stays, `''` and `null` clear. */
export const editedBrandFields = {
  name: lineText(100).optional(),
  aiBrandId: clearable(aiBrandId),
  legalName: clearableLine(200),
  siren: clearable(siren),
  vatNumber: clearable(vatNumber),
  address: postalAddress.nullish(),
  signatoryName: clearableLine(100),
  sector: clearable(z.enum(sectorCodes)),
  archived: z.boolean().optional(),
};
