import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { callToActionLabels } from '../rules/copy/call-to-action-words.ts';
import { frameworkLabels } from '../rules/copy/framework.ts';
import { hookLabels } from '../rules/copy/hook-labels.ts';
import { partLabels } from '../rules/copy/score-part.ts';

const fieldName = z.enum(['headline', 'body', 'description', 'callToAction']);
const at = { start: z.int(), end: z.int() };
const span = { text: z.string(), field: fieldName, ...at };
const Span = z.object(span);
const typed = <Type extends string>(types: readonly [Type, ...Type[]]) =>
  z.object({ type: z.enum(types), label: z.string(), ...span });
const points = { points: z.number(), max: z.number() };

const Finding = z.object({
  rule: z.string(),
  severity: z.enum(['blocking', 'warning', 'info']),
  label: z.string(),
  ...span,
  explanation: z.string(),
  reference: z.string(),
  fix: z.string(),
});

/** All that is said of the words of an ad; offsets are UTF-16 units of the field as it was given. */
export const Analysis = z.object({
  /** 0 to 100: the sum of the points of its parts. */
  score: z.number(),
  parts: z.array(
    z.object({
      key: z.enum(keysOf(partLabels)),
      label: z.string(),
      ...points,
      reasons: z.array(z.object({ text: z.string(), field: fieldName.nullable(), ...at })),
      fix: z.string().nullable(),
    }),
  ),
  hook: z.object({
    type: z.enum(keysOf(hookLabels)),
    label: z.string(),
    secondary: z.array(z.enum(keysOf(hookLabels))),
    fourU: z.object({ useful: z.int(), urgent: z.int(), unique: z.int(), specific: z.int() }),
    ...span,
  }),
  framework: z.object({
    type: z.enum(keysOf(frameworkLabels)),
    label: z.string(),
    steps: z.array(z.object({ key: z.string(), field: fieldName, ...at })),
  }),
  awareness: z.enum(['unaware', 'problem', 'solution', 'product', 'most']),
  callToAction: z.object({
    class: z.enum(keysOf(callToActionLabels)),
    label: z.string(),
    text: z.string(),
    field: fieldName.nullable(),
    ...at,
    inBody: z.boolean(),
    /** Whether text and button ask for the same; null where one of them asks for nothing. */
    coherent: z.boolean().nullable(),
  }),
  offer: z.array(
    typed([
      ...(['discount', 'free_shipping', 'free_trial', 'free', 'gift', 'bundle'] as const),
      ...(['instalments', 'price', 'code', 'deadline'] as const),
    ]),
  ),
  proof: z.array(
    typed([
      ...(['rating', 'customers', 'testimonial', 'press', 'certification', 'guarantee'] as const),
      ...(['study', 'experience', 'origin'] as const),
    ]),
  ),
  objections: z.array(
    typed(['price', 'time', 'risk', 'commitment', 'complexity', 'delivery', 'trust', 'compatibility']),
  ),
  benefits: z.array(Span),
  features: z.array(Span),
  register: z.enum(['vous', 'tu', 'mixed', 'none']),
  readability: z.object({
    /** Kandel and Moles, 0 to 100; null where it would say nothing. */
    score: z.number().nullable(),
    label: z.string(),
    sentences: z.int(),
    words: z.int(),
    syllables: z.int(),
    wordsPerSentence: z.number(),
    reason: z.enum(['too_short', 'not_french']).nullable(),
  }),
  limits: z.array(
    z.object({
      placement: z.string(),
      field: fieldName,
      slot: z.string(),
      /** In graphemes, as its bounds. */
      length: z.int(),
      recommended: z.int(),
      max: z.int(),
      state: z.enum(['ok', 'long', 'over']),
    }),
  ),
  compliance: z.array(Finding),
  requiredMentions: z.array(z.object({ rule: z.string(), text: z.string(), present: z.boolean() })),
  style: z.object({
    emojis: z.int(),
    exclamations: z.int(),
    hashtags: z.int(),
    /** Of letters. */
    uppercaseShare: z.number(),
    cliches: z.array(Span),
  }),
  numbers: z.array(z.string()),
  /** Beside a persona; null where none is given. */
  fit: z
    .object({
      score: z.number(),
      lines: z.array(z.object({ key: z.string(), label: z.string(), ...points, text: z.string() })),
    })
    .nullable(),
  /** Sentences that speak to a machine: they count for nothing. */
  suspicious: z.array(Span),
  language: z.enum(['fr', 'other', 'unknown']),
});
