import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { Evidence } from './evidence.ts';
import { aiTools } from './generations.rules.ts';

/** What there may be to do, what presses first ahead of the others. */
export const recommendationTypes = [
  ...(['claim_expiring', 'refresh', 'competitor_move', 'brief_gap', 'persona_gap'] as const),
  ...(['stop', 'proof', 'shorten', 'test', 'import_results'] as const),
] as const;

/** Where it is done: a tool, or what a tool stands on. */
export const actionTools = [...keysOf(aiTools), 'brand', 'brief', 'persona', 'import'] as const;

export const Recommendation = z.object({
  /** The same thing has the same one at each reading. */
  id: z.string(),
  type: z.enum(recommendationTypes),
  title: z.string(),
  why: z.string(),
  /** `solid` takes own results that tell it from chance, `indicative` a measure, `hypothesis` neither. */
  confidence: z.enum(['solid', 'indicative', 'hypothesis']),
  evidence: z.array(Evidence),
  /** What opens, filled in with this. */
  action: z.object({ tool: z.enum(actionTools), prefill: z.record(z.string(), z.string()) }),
});
export type Recommendation = z.infer<typeof Recommendation>;
