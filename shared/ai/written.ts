import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { ToldPersona } from '../personas/told-persona.ts';
import { placements } from '../rules/copy/placements.ts';
import { leverLabels } from '../rules/copy/writer/levers.ts';
import { rejectionLabels } from '../rules/copy/writer/rejections.ts';
import { scriptFormats } from '../rules/copy/writer/script-parts.ts';
import { ReadAd } from './ad-reference.ts';
import { Analysis } from './analysis.ts';
import { ShownBrief } from './brief.ts';
import { ForetoldRank } from './foretold-rank.ts';
import { aiEngines } from './generations.rules.ts';

const placement = z.enum(keysOf(placements));
const lever = z.enum(keysOf(leverLabels));
const length = z.enum(['short', 'medium', 'long']);
const engine = z.enum(keysOf(aiEngines));
/** Why it was rejected, where that was said. */
const reason = z.enum(keysOf(rejectionLabels)).optional();
const evidenceIds = z.array(z.string());
// Not taken apart: bundlers keep a constant that is, for what reading it may do.
const read = Analysis.shape;

/** A text, and where its words come from. */
const TextItem = z.object({
  /** Unique in its generation. */
  id: z.string(),
  field: z.string(),
  text: z.string(),
  /** In graphemes, as its bounds. */
  length: z.int(),
  recommended: z.int(),
  max: z.int(),
  state: z.enum(['ok', 'long']),
  /** UTF-16 offsets of what comes from a fact. */
  grounding: z.array(z.object({ start: z.int(), end: z.int(), evidenceId: z.string() })),
  evidenceIds,
  compliance: read.compliance,
  engine,
  edited: z.boolean(),
  /** Of the embedded writer, those that its sentences were made of: what is kept of them is proposed more. */
  constructions: z.array(z.string()).optional(),
  /** Of a text of platform copy: what people said of it, if anything. */
  choice: z.enum(['kept', 'rejected']).optional(),
  reason,
});
export type TextItem = z.infer<typeof TextItem>;

const Variation = z.object({
  id: z.string(),
  /** What it changes of the first one; null of the first. */
  lever: lever.nullable(),
  label: z.string(),
  hypothesis: z
    .object({ from: z.string(), to: z.string(), metric: z.literal('ctr'), why: z.string(), evidenceIds })
    .nullable(),
  texts: z.array(TextItem),
  hook: read.hook.shape.type,
  framework: read.framework.shape.type,
  callToAction: read.callToAction.shape.class,
  score: z.number(),
  parts: read.parts,
  /** Beside the persona; null without one, missing of what was written before there were any. */
  fit: read.fit.optional(),
  /** Null where nothing foretells it, missing of what was written before anything could. */
  prediction: ForetoldRank.nullable().optional(),
  /** Of its signs, those that come from facts: 0 to 1. */
  groundedShare: z.number(),
  /** Of words, those that it shares with the ad that it starts from; null without one. */
  similarityToBase: z.number().nullable(),
  evidenceIds,
  engine,
  state: z.enum(['proposed', 'kept', 'rejected']),
  reason,
});
export type Variation = z.infer<typeof Variation>;

/** What texts were written from, as it was then. */
const source = {
  brief: ShownBrief,
  briefId: z.string().nullable(),
  /** As it was then, whatever became of it; missing of what was written for nobody in particular. */
  persona: ToldPersona.optional(),
};

export const VariationsInput = z.object({
  ...source,
  ad: ReadAd.nullable(),
  own: z.boolean(),
  count: z.int(),
  placement,
  levers: z.array(lever).nullable(),
  length,
});
export const Variations = z.object({
  base: Analysis.nullable(),
  items: z.array(Variation),
  testPlan: z.object({
    baseline: z.object({ value: z.number(), source: z.string() }),
    relativeChange: z.number(),
    impressionsPerVariation: z.int(),
    note: z.string(),
  }),
});

export const PlatformCopyInput = z.object({
  ...source,
  placements: z.array(z.object({ placement, counts: z.record(z.string(), z.int()).optional() })),
  length,
});
export const PlatformCopy = z.object({
  placements: z.array(
    z.object({
      placement,
      label: z.string(),
      fields: z.array(
        z.object({
          field: z.string(),
          label: z.string(),
          recommended: z.int(),
          max: z.int(),
          min: z.int(),
          items: z.array(TextItem),
        }),
      ),
      checks: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          state: z.enum(['ok', 'warn', 'fail']),
          fix: z.string().nullable(),
        }),
      ),
    }),
  ),
});

export const duration = z.literal([15, 30, 60]);
export const scriptFormat = z.enum(scriptFormats);
export const ScriptInput = z.object({
  ...source,
  duration,
  format: scriptFormat,
  diffusion: z.enum(['brand', 'creator']),
});
export const Script = z.object({
  durationSeconds: z.int(),
  beats: z.array(
    z.object({
      id: z.string(),
      part: z.enum(['hook', 'problem', 'solution', 'proof', 'cta']),
      /** Seconds; beats follow one another without a gap. */
      from: z.number(),
      to: z.number(),
      voice: TextItem,
      onScreen: TextItem,
      shot: z.string(),
      sound: z.string(),
    }),
  ),
  /** To be filmed as well: other first sentences. */
  hooks: z.array(TextItem),
  caption: TextItem,
  mentions: z.array(z.string()),
  checklist: z.array(z.string()),
  wordCount: z.int(),
  wordsPerSecond: z.number(),
});
