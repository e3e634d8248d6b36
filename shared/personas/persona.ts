import * as z from 'zod';
import { adPlatforms } from '../ads/ads.rules.ts';
import { boardColors } from '../boards/boards.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { clearableLine, clearableText, lineText } from '../kernel/text.ts';
import { companySizes, jobLevels } from '../prospects/prospects.rules.ts';
import { awarenessLevels, personaKinds, personaLimits, sourceTypes } from './personas.rules.ts';
import { sourcePath } from './sources.ts';

const { text, entries, matched } = personaLimits;
const platform = z.enum(keysOf(adPlatforms));
const said = z.string().nullable();
const list = z.array(z.string());

const choices = {
  kind: z.enum(keysOf(personaKinds)),
  companySize: z.enum(keysOf(companySizes)).nullable(),
  register: z.enum(['vous', 'tu']).nullable(),
  awareness: z.enum(keysOf(awarenessLevels)).nullable(),
};
const color = z.enum(boardColors);

const content = {
  ...choices,
  summary: said,
  ageRange: z.object({ min: z.int(), max: z.int() }).nullable(),
  ...{ job: said, industry: said, location: said, tone: said, quote: said, buyingProcess: said },
  ...{ goals: list, pains: list, triggers: list, vocabulary: list, avoid: list },
  objections: z.array(z.object({ objection: z.string(), answer: z.string().optional() })),
  channels: z.array(platform),
};

const Match = z.object({
  industries: list,
  jobLevels: z.array(z.enum(keysOf(jobLevels))),
  companySizes: z.array(z.enum(keysOf(companySizes))),
  countries: list,
});

const Source = z.object({
  path: z.string(),
  type: z.enum(keysOf(sourceTypes)),
  ref: said,
  label: z.string(),
  count: z.int().nullable(),
  /** 0 to 1. */
  share: z.number().nullable(),
});

const told = {
  ...content,
  name: z.string(),
  color,
  brandId: said,
  match: Match,
  sources: z.array(Source),
  /** 0 to 100: eleven parts, of which `missing` names those that nothing says. */
  completeness: z.int(),
  missing: list,
};

/** How many prospects resemble a persona, and what became of them. */
const Matches = z.object({
  prospects: z.int(),
  byGrade: z.object({ A: z.int(), B: z.int(), C: z.int(), D: z.int() }),
  won: z.int(),
  /** Won or lost. */
  closed: z.int(),
});
export type Matches = z.infer<typeof Matches>;

/** Someone whom texts are written for. */
export const Persona = z.object({
  id: z.string(),
  ...told,
  /** Counted at each reading; null where no rule tells who resembles it, and for who may not read prospects. */
  matches: Matches.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Persona = z.infer<typeof Persona>;

/** A persona that is proposed: nothing keeps it. */
export const PersonaDraft = z.object({ ...told, matches: Matches.nullable() });
export type PersonaDraft = z.infer<typeof PersonaDraft>;

const clearable = <T extends z.ZodType>(schema: T) => schema.nullable().optional();
const texts = z.array(lineText(text)).max(entries).optional();
const age = z.int().min(0).max(personaLimits.age);
const ruleOf = <T extends z.ZodType>(one: T) => z.array(one).max(matched).default([]);

/** What is said of a persona; what is not said stays as it was, or empty. */
export const personaFields = {
  color: color.optional(),
  brandId: clearable(z.string().min(1).max(60)),
  kind: choices.kind.optional(),
  summary: clearableText(personaLimits.summary),
  ageRange: clearable(
    z
      .strictObject({ min: age, max: age })
      .refine(({ min, max }) => min <= max, { path: ['max'], message: 'L’âge le plus haut vient en second' }),
  ),
  job: clearableLine(personaLimits.job),
  /** A code of the industries of ads, or what a workspace calls one. */
  industry: clearableLine(personaLimits.industry),
  companySize: choices.companySize.optional(),
  location: clearableLine(personaLimits.location),
  ...{ goals: texts, pains: texts, triggers: texts, vocabulary: texts, avoid: texts },
  objections: z
    .array(
      z.strictObject({
        objection: lineText(text),
        answer: clearableLine(text).transform((answer) => answer ?? undefined),
      }),
    )
    .max(entries)
    .optional(),
  channels: z
    .array(platform)
    .max(keysOf(adPlatforms).length)
    .transform((all) => [...new Set(all)])
    .optional(),
  register: choices.register.optional(),
  tone: clearableLine(personaLimits.tone),
  quote: clearableText(personaLimits.quote),
  buyingProcess: clearableText(personaLimits.buyingProcess),
  awareness: choices.awareness.optional(),
  match: z
    .strictObject({
      industries: ruleOf(lineText(personaLimits.industry)),
      jobLevels: ruleOf(z.enum(keysOf(jobLevels))),
      companySizes: ruleOf(z.enum(keysOf(companySizes))),
      countries: ruleOf(lineText(personaLimits.country)),
    })
    .optional(),
  /** Of the fields that a suggestion filled; the others are written by hand. */
  sources: z
    .array(
      z.strictObject({
        path: z.string().max(20).regex(sourcePath, 'Champ inconnu'),
        type: z.enum(keysOf(sourceTypes)),
        ref: z.string().max(60).nullable().default(null),
        label: lineText(personaLimits.label),
        count: z.int().min(0).nullable().default(null),
        share: z.number().min(0).max(1).nullable().default(null),
      }),
    )
    .max(personaLimits.sources)
    .optional(),
};
export const personaName = lineText(personaLimits.name);
