import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { isCountry } from '../kernel/named-codes.ts';
import { clearable, clearableLine, clearableText, lineText } from '../kernel/text.ts';
import {
  contractPolicies,
  diffusions,
  campaignLimits as limits,
  ratios,
  rightNetworks,
  rightSupports,
  shippingModes,
  visibilities,
  whitelistingDays,
} from './campaign.rules.ts';
import { creatorAges, creatorGenders, creatorNetworks, deliverableTypes } from './creator.rules.ts';
import { sectorCodes } from './sectors.ts';

const id = z.string().trim().min(1).max(60);
const lines = z.array(lineText(limits.line)).max(limits.lines);
const some = <T extends z.ZodType>(one: T) => z.array(one).max(limits.criteria);
const days = z.int().min(1).max(90);

/** Euros, to the cent. */
export const amount = z
  .number()
  .min(0)
  .max(limits.amount)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Deux décimales au plus');

export const webAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s\p{C}]+$/iu, 'Adresse web invalide, en https://');

const country = z.string().max(2).refine(isCountry, 'Pays inconnu');
export const territory = z
  .string()
  .max(5)
  .refine((code) => code === 'EU' || code === 'WORLD' || isCountry(code), 'Territoire inconnu');

const deliverable = z.strictObject({
  id: id.optional(),
  type: z.enum(keysOf(deliverableTypes)),
  label: clearableLine(limits.label),
  quantity: z.int().min(1).max(limits.quantity).default(1),
  durationSeconds: z.int().min(1).max(limits.seconds).nullish(),
  ratio: z.enum(keysOf(ratios)).default('9:16'),
  subtitles: z.boolean().default(false),
  hooks: z.int().min(0).max(limits.hooks).default(0),
});

const example = z.strictObject({
  adId: clearable(id),
  url: clearable(webAddress),
  note: z.string().trim().max(limits.exampleNote).default(''),
});

const product = z.strictObject({
  name: clearableLine(limits.productName),
  description: clearableText(limits.productText),
  url: clearable(webAddress),
  value: amount.optional(),
  shipping: z.enum(keysOf(shippingModes)).optional(),
});

const brief = z.strictObject({
  messages: lines.optional(),
  mustDo: lines.optional(),
  mustNotDo: lines.optional(),
  hooks: lines.optional(),
  callToAction: clearableLine(limits.line),
  tone: clearableLine(limits.tone),
  examples: z.array(example).max(limits.examples).optional(),
});

const criteria = z.strictObject({
  niches: some(lineText(40)).optional(),
  languages: some(z.string().regex(/^[a-z]{2}$/, 'Langue inconnue')).optional(),
  countries: some(country).optional(),
  networks: some(z.enum(keysOf(creatorNetworks))).optional(),
  genders: some(z.enum(keysOf(creatorGenders))).optional(),
  ageRanges: some(z.enum(keysOf(creatorAges))).optional(),
  minFollowers: z.int().min(0).max(1_000_000_000).nullish(),
});

export const rightExclusivity = z.strictObject({
  sector: z.enum(sectorCodes),
  months: z.int().min(1).max(limits.months),
});

const rights = z.strictObject({
  supports: z
    .array(z.enum(keysOf(rightSupports)))
    .max(limits.criteria)
    .optional(),
  networks: some(z.enum(keysOf(rightNetworks))).optional(),
  territories: z.array(territory).max(limits.territories).optional(),
  months: z.int().min(1).max(limits.months).optional(),
  modifications: z.boolean().optional(),
  exclusivity: rightExclusivity.nullish(),
  whitelisting: z.strictObject({ network: z.enum(keysOf(rightNetworks)), days: z.literal(whitelistingDays) }).nullish(),
});

const fee = z
  .strictObject({ min: amount, max: amount })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'Le maximum est au moins le minimum' });

const delays = z.strictObject({
  offerDays: days.optional(),
  shipDays: days.optional(),
  firstVersionDays: days.optional(),
  revisionHours: z.int().min(1).max(720).optional(),
  reviewDays: days.optional(),
  tacitApproval: z.boolean().optional(),
  paymentDays: z.int().min(0).max(60).optional(),
});

/** What is said of a campaign besides its name and its advertiser. In an edit, what is missing stays, of a group too. */
const contentFields = {
  objective: clearableLine(limits.objective),
  product: product.optional(),
  personaId: clearable(id),
  deliverables: z.array(deliverable).max(limits.deliverables).optional(),
  brief: brief.optional(),
  criteria: criteria.optional(),
  diffusion: z.enum(keysOf(diffusions)).optional(),
  rights: rights.optional(),
  fee: fee.nullish(),
  creatorsWanted: z.int().min(1).max(limits.creators).optional(),
  budget: amount.nullish(),
  revisionsIncluded: z.int().min(0).max(limits.revisions).optional(),
  delays: delays.optional(),
  applicationsCloseOn: clearable(z.iso.date()),
  visibility: z.enum(keysOf(visibilities)).optional(),
  contractPolicy: z.enum(keysOf(contractPolicies)).optional(),
};

const name = lineText(limits.name);
export const newCampaignFields = { name, brandId: id, ...contentFields };
export const editedCampaignFields = { name: name.optional(), brandId: id.optional(), ...contentFields };
