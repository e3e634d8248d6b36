import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { optionalLine } from '../kernel/text.ts';
import { aiEngines, generationLimits } from './generations.rules.ts';

/** What every tool takes beside what is its own. */
export const toolFields = {
  /** `auto`: the best one that can. */
  engine: z.enum(['auto', ...keysOf(aiEngines)]).default('auto'),
  seed: z.int().min(0).max(generationLimits.seed).default(1),
  brandId: z.string().min(1).max(60).optional(),
  personaId: z.string().min(1).max(60).optional(),
  title: optionalLine(generationLimits.title),
  /** The generation that this one comes from. */
  parentId: z.string().min(1).max(60).optional(),
  length: z.enum(['short', 'medium', 'long']).default('short'),
};
