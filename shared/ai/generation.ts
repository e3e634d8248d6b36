import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { AnalyzedAd, AnalyzedAdInput } from './analyzed-ad.ts';
import { AnalyzedCompetitor, AnalyzedCompetitorInput } from './analyzed-competitor.ts';
import { AnalyzedPage, AnalyzedPageInput } from './analyzed-page.ts';
import { Evidence } from './evidence.ts';
import { aiEngines, aiTools } from './generations.rules.ts';
import { Provenance } from './provenance.ts';
import { PlatformCopy, PlatformCopyInput, Script, ScriptInput, Variations, VariationsInput } from './written.ts';

const engine = z.enum(keysOf(aiEngines));

const summary = {
  id: z.string(),
  title: z.string(),
  status: z.enum(['completed', 'running', 'cancelled']),
  /** The one that was asked, and the one whose words these are. */
  engine,
  outputEngine: engine,
  /** The score of what was read or written, where there is one. */
  score: z.int().nullable(),
  /** What was read holds words that may not be published: until they go, its score is worth nothing. */
  blocked: z.boolean(),
  favorite: z.boolean(),
  rating: z.enum(['up', 'down']).nullable(),
  brandId: z.string().nullable(),
  personaId: z.string().nullable(),
  /** As it was called then. */
  personaName: z.string().nullable(),
  createdBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
};

/** A generation in a list or an event: neither what was given nor what came of it. */
export const GenerationSummary = z.object({ ...summary, tool: z.enum(keysOf(aiTools)), excerpt: z.string() });
export type GenerationSummary = z.infer<typeof GenerationSummary>;

const generation = {
  ...summary,
  model: z.string().nullable(),
  engineVersion: z.string(),
  promptVersion: z.string().nullable(),
  /** The same one, with the same body over the same data, gives the same output. */
  seed: z.int(),
  evidence: z.array(Evidence),
  /** What would have made it better, asked. */
  questions: z.array(z.object({ path: z.string(), question: z.string(), why: z.string() })),
  warnings: z.array(z.object({ code: z.string(), message: z.string(), path: z.string().optional() })),
  /** What was written and thrown away, by the name of the guard that did. */
  rejected: z.array(z.object({ text: z.string(), reason: z.string(), detail: z.string() })),
  fallback: z.object({ from: z.string(), reason: z.string(), message: z.string() }).nullable(),
  cached: z.boolean(),
  usage: z.object({ inputTokens: z.int(), outputTokens: z.int(), credits: z.int(), durationMs: z.int() }),
  provenance: Provenance,
  /** By variation, six signs that name it in ads, so that their results find it again. */
  keys: z.record(z.string(), z.string()),
  /** By text, its certificate: `checkProvenance` reads it. */
  manifests: z.record(z.string(), z.string()),
  ratingReason: z.string().nullable(),
  note: z.string().nullable(),
  parentId: z.string().nullable(),
};

export const AdGeneration = z.object({
  ...generation,
  tool: z.literal('analyze_ad'),
  input: AnalyzedAdInput,
  output: AnalyzedAd,
});
export const CompetitorGeneration = z.object({
  ...generation,
  tool: z.literal('analyze_competitor'),
  input: AnalyzedCompetitorInput,
  output: AnalyzedCompetitor,
});
export const PageGeneration = z.object({
  ...generation,
  tool: z.literal('analyze_landing_page'),
  input: AnalyzedPageInput,
  output: AnalyzedPage,
});

export const VariationsGeneration = z.object({
  ...generation,
  tool: z.literal('generate_variations'),
  input: VariationsInput,
  output: Variations,
});
export const PlatformCopyGeneration = z.object({
  ...generation,
  tool: z.literal('generate_platform_copy'),
  input: PlatformCopyInput,
  output: PlatformCopy,
});
export const ScriptGeneration = z.object({
  ...generation,
  tool: z.literal('generate_script'),
  input: ScriptInput,
  output: Script,
});

/** A generation whole; `tool` says what `input` and `output` are. */
export const Generation = z.discriminatedUnion('tool', [
  AdGeneration,
  CompetitorGeneration,
  PageGeneration,
  VariationsGeneration,
  PlatformCopyGeneration,
  ScriptGeneration,
]);
export type Generation = z.infer<typeof Generation>;
/** The tools whose generations there are. */
export type BuiltTool = Generation['tool'];
export type GenerationOf<Tool extends BuiltTool> = Extract<Generation, { tool: Tool }>;
