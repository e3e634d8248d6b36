import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../ads/ads.rules.ts';
import { lineText } from '../kernel/text.ts';
import {
  companySizes,
  grades,
  legalBases,
  outcomes,
  prospectLimits,
  prospectSources,
  prospectStatuses,
  timelineTypes,
} from './prospects.rules.ts';

/** What a rule of the score brought; the points of all the lines add up to the score. */
export const ScoreDetail = z.object({
  rule: z.string(),
  group: z.enum(['fit', 'engagement', 'bounds']),
  label: z.string(),
  points: z.number(),
});
export type ScoreDetail = z.infer<typeof ScoreDetail>;

export const Prospect = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** E.164: `+33612345678`. */
  phone: z.string().nullable(),
  /** As it is dialled in its own country: `06 12 34 56 78`. */
  phoneNational: z.string().nullable(),
  company: z.string().nullable(),
  jobTitle: z.string().nullable(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  companySize: z.enum(keysOf(companySizes)).nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  source: z.enum(keysOf(prospectSources)),
  status: z.enum(keysOf(prospectStatuses)),
  lostReason: z.string().nullable(),
  value: z.number().nullable(),
  currency: z.string(),
  monthlyAdBudget: z.number().nullable(),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  /** What is to be done at `nextActionAt`. */
  nextAction: z.string().nullable(),
  nextActionAt: z.string().nullable(),
  doNotContact: z.boolean(),
  legalBasis: z.enum(keysOf(legalBases)).nullable(),
  collectedAt: z.string(),
  collectedFrom: z.string().nullable(),
  retainUntil: Day,
  closedAt: z.string().nullable(),
  score: z.int().min(0).max(100),
  grade: z.enum(grades),
  scoreDetails: z.array(ScoreDetail),
  lastActivityAt: z.string().nullable(),
  activityCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Prospect = z.infer<typeof Prospect>;

/** A line of a prospect's timeline. */
export const ProspectActivity = z.object({
  id: z.string(),
  type: z.enum(keysOf(timelineTypes)),
  content: z.string(),
  outcome: z.enum(keysOf(outcomes)).nullable(),
  at: z.string(),
  /** Who wrote it; null when the product did. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  dueAt: z.string().nullable(),
  doneAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type ProspectActivity = z.infer<typeof ProspectActivity>;

const earliest = '2000-01-01';
const latest = '2100-01-01';

/** A moment that a person of today may name. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((at) => at >= earliest && at < latest, 'Date hors limites')
  .transform((at) => new Date(at).toISOString());

export const day = Day.refine((at) => at >= earliest && at < latest, 'Date hors limites');

/** Euros, or another currency's units, to the cent. */
export const money = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Deux décimales au plus');

export const currency = z.string().regex(/^[A-Z]{3}$/, 'Code de devise attendu');

/** An address of the web, with or without its scheme; no other scheme is one. */
export const website = z
  .string()
  .trim()
  .max(300)
  .regex(
    /^((https?:\/\/)?[^\s:/?#@\p{C}]+\.[^\s:/?#@\p{C}]+(:\d{1,5})?([/?#][^\s\p{C}]*)?)?$/iu,
    'Adresse web invalide',
  );

/** Digits and what people put between them; whether a phone has it is for the server to say. */
export const phone = z
  .string()
  .trim()
  .max(40)
  .regex(/^[\d\s+().\-/\u00a0\u202f]*$/, 'Téléphone invalide');

export const tag = lineText(40);
export const tags = z.array(tag).max(prospectLimits.tags);

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** A value that may be missing at creation: `''` and `null` are the same as missing. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
    .optional() as unknown as z.ZodOptional<z.ZodType<z.output<T>, z.input<T> | '' | null>>;

/** A value of a partial update: missing keeps it, `''` and `null` clear it. */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (isBlank(value) ? null : value), schema.nullable().optional())
    .optional() as unknown as z.ZodOptional<z.ZodType<z.output<T> | null, z.input<T> | '' | null>>;
