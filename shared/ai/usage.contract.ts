import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { aiEngines, aiTools } from './generations.rules.ts';

const route = routes('ai/usage');

const AiUsage = z.object({
  /** Of Paris, `2026-11`. */
  month: z.string(),
  credits: z.object({
    used: z.int(),
    /** Null: unlimited. */
    limit: z.int().nullable(),
  }),
  /** Read and written by the models of this product, and by the workspace’s own. */
  tokens: z.object({ included: z.int(), own: z.int() }),
  byTool: z.array(z.object({ tool: z.enum(keysOf(aiTools)), credits: z.int(), tokens: z.int() })),
  engines: z.array(
    z.object({
      engine: z.enum(keysOf(aiEngines)),
      available: z.boolean(),
      model: z.string().nullable(),
      /** Taken by `auto`. */
      isDefault: z.boolean(),
      /** Why it is not there. */
      reason: z.string().nullable(),
    }),
  ),
});
export type AiUsage = z.infer<typeof AiUsage>;

export const getAiUsage = route({
  operation: 'getAiUsage',
  method: 'GET',
  path: '/api/ai/usage',
  auth: 'ai:read',
  summary: 'Les moteurs disponibles, et ce que les modèles ont écrit ce mois-ci',
  output: z.object({ usage: AiUsage }),
});
