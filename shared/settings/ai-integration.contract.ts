import * as z from 'zod';
import { modelLimits, structuredOutputs } from '../ai/models.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';

const route = routes('settings/ai-integration');

const structuredOutput = z.enum(keysOf(structuredOutputs));

const AiIntegration = z.object({
  connected: z.boolean(),
  /** Null of each without a connection. */
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  /** The end of the key, to recognise it by; null without a key. */
  hint: z.string().nullable(),
  structuredOutput,
  useByDefault: z.boolean(),
  /** Null: no limit. */
  monthlyTokenLimit: z.int().nullable(),
  /** Of the calendar month in Paris, read and written together. */
  tokensThisMonth: z.int(),
  /** Whether words of ads of the library may leave for the model; what was measured on them may. */
  shareLibraryAds: z.boolean(),
  updatedAt: z.string().nullable(),
});
export type AiIntegration = z.infer<typeof AiIntegration>;

const answer = z.object({ integration: AiIntegration });

export const getAiIntegration = route({
  operation: 'getAiIntegration',
  method: 'GET',
  path: '/api/settings/integrations/ai',
  auth: 'settings:read',
  summary: 'Lire la connexion de l’espace de travail à son propre modèle d’IA',
  output: answer,
});

export const updateAiIntegration = route({
  operation: 'updateAiIntegration',
  method: 'PUT',
  path: '/api/settings/integrations/ai',
  auth: 'settings:write',
  summary:
    'Connecter un serveur compatible avec l’API d’OpenAI ; sans apiKey, la clé enregistrée reste, sauf si baseUrl change',
  body: z.strictObject({
    baseUrl: lineText(modelLimits.baseUrl),
    model: lineText(modelLimits.model),
    apiKey: lineText(modelLimits.apiKey).optional(),
    structuredOutput: structuredOutput.default('json_schema'),
    useByDefault: z.boolean().default(false),
    monthlyTokenLimit: z.int().min(1).max(modelLimits.monthlyTokens).nullable().default(null),
    shareLibraryAds: z.boolean().default(true),
  }),
  output: answer,
});

export const deleteAiIntegration = route({
  operation: 'deleteAiIntegration',
  method: 'DELETE',
  path: '/api/settings/integrations/ai',
  auth: 'settings:delete',
  summary: 'Oublier le modèle d’IA de l’espace de travail et sa clé',
  output: answer,
});

export const testAiIntegration = route({
  operation: 'testAiIntegration',
  method: 'POST',
  path: '/api/settings/integrations/ai/test',
  auth: 'settings:write',
  summary: 'Appeler une fois le modèle enregistré, pour savoir s’il répond et s’il tient la forme demandée',
  body: z.strictObject({}),
  output: z.object({ ok: z.boolean(), latencyMs: z.int(), message: z.string() }),
  errors: ['rate_limited', 'engine_unavailable', 'ai_stopped'],
  status: 200,
});
