import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import {
  campaignStatuses,
  contractPolicies,
  diffusions,
  moderationOutcomes,
  ratios,
  rightNetworks,
  rightSupports,
  shippingModes,
  visibilities,
  whitelistingDays,
} from './campaign.rules.ts';
import { creatorAges, creatorGenders, creatorNetworks, deliverableTypes } from './creator.rules.ts';
import { sectorCodes } from './sectors.ts';

const text = z.string().nullable();
const lines = z.array(z.string());

const BriefDeliverable = z.object({
  id: z.string(),
  type: z.enum(keysOf(deliverableTypes)),
  label: z.string(),
  quantity: z.int(),
  durationSeconds: z.int().nullable(),
  ratio: z.enum(keysOf(ratios)),
  subtitles: z.boolean(),
  hooks: z.int(),
});

const Brief = z.object({
  messages: lines,
  mustDo: lines,
  mustNotDo: lines,
  hooks: lines,
  callToAction: text,
  tone: text,
  examples: z.array(z.object({ adId: text, url: text, note: z.string() })),
});

const Rights = z.object({
  supports: z.array(z.enum(keysOf(rightSupports))),
  networks: z.array(z.enum(keysOf(rightNetworks))),
  territories: lines,
  months: z.int(),
  modifications: z.boolean(),
  exclusivity: z.object({ sector: z.enum(sectorCodes), months: z.int() }).nullable(),
  whitelisting: z.object({ network: z.enum(keysOf(rightNetworks)), days: z.literal(whitelistingDays) }).nullable(),
});

/** Money in euros before tax. */
export const UgcCampaign = z.object({
  id: z.string(),
  name: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  status: z.enum(keysOf(campaignStatuses)),
  objective: text,
  product: z.object({
    name: text,
    description: text,
    url: text,
    value: z.number(),
    shipping: z.enum(keysOf(shippingModes)),
  }),
  personaId: text,
  deliverables: z.array(BriefDeliverable),
  brief: Brief,
  criteria: z.object({
    niches: lines,
    languages: lines,
    countries: lines,
    networks: z.array(z.enum(keysOf(creatorNetworks))),
    genders: z.array(z.enum(keysOf(creatorGenders))),
    ageRanges: z.array(z.enum(keysOf(creatorAges))),
    minFollowers: z.int().nullable(),
  }),
  diffusion: z.enum(keysOf(diffusions)),
  rights: Rights,
  fee: z.object({ min: z.number(), max: z.number() }).nullable(),
  creatorsWanted: z.int(),
  budget: z.number().nullable(),
  revisionsIncluded: z.int(),
  delays: z.object({
    offerDays: z.int(),
    shipDays: z.int(),
    firstVersionDays: z.int(),
    revisionHours: z.int(),
    reviewDays: z.int(),
    tacitApproval: z.boolean(),
    paymentDays: z.int(),
  }),
  applicationsCloseOn: text,
  visibility: z.enum(keysOf(visibilities)),
  contractPolicy: z.enum(keysOf(contractPolicies)),
  /** Rises with each edit of a brief that creators may have read. */
  briefVersion: z.int(),
  /** An offer was made: what it says does not change under it. */
  frozen: z.boolean(),
  /** Where anyone asks for a link of their own; null while nobody may. */
  publicUrl: text,
  /** What the platform has last sent it back for, or hides it for from whoever is not in it. */
  moderation: z.object({ outcome: z.enum(moderationOutcomes), reason: z.string() }).nullable(),
  counts: z.object({
    invited: z.int(),
    applied: z.int(),
    shortlisted: z.int(),
    offered: z.int(),
    engaged: z.int(),
    submitted: z.int(),
    approved: z.int(),
    paid: z.int(),
  }),
  money: z.object({ committed: z.number(), paid: z.number(), left: z.number().nullable() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type UgcCampaign = z.infer<typeof UgcCampaign>;
