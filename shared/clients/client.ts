import * as z from 'zod';
import { industries } from '../ads/ads.rules.ts';
import { boardColors } from '../boards/boards.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';

export const LegalIdentity = z.object({
  legalName: z.string().nullable(),
  siren: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: z.string().nullable(),
  signatoryName: z.string().nullable(),
});

export const Contact = z.object({ name: z.string(), email: z.string().nullable(), role: z.string().nullable() });

/** Whom an agency works for. */
export const Client = z.object({
  id: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  color: z.enum(boardColors),
  website: z.string().nullable(),
  industry: z.enum(keysOf(industries)).nullable(),
  legal: LegalIdentity.nullable(),
  contacts: z.array(Contact),
  notes: z.string().nullable(),
  archived: z.boolean(),
  /** The prospect that became this client. */
  prospectId: z.string().nullable(),
  /** The client to which what points to this one is being given, while that runs. */
  mergingInto: z.string().nullable(),
  counts: z.object({
    boards: z.int(),
    followedAdvertisers: z.int(),
    prospects: z.int(),
    campaigns: z.int(),
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Client = z.infer<typeof Client>;
