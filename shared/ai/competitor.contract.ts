import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { competitorWindows } from './competitor.rules.ts';
import { CompetitorGeneration } from './generation.ts';
import { toolFields } from './tool-fields.ts';

const route = routes('ai/competitor');

export const analyzeCompetitor = route({
  operation: 'analyzeCompetitor',
  method: 'POST',
  path: '/api/ai/analyze-competitor',
  auth: 'ai:write',
  summary:
    'Lire les annonces d’un annonceur sur 30, 90 ou 365 jours, à côté de son secteur, et garder l’analyse ; demande aussi ads:read',
  body: z.strictObject({
    ...toolFields,
    advertiserId: z.string().min(1).max(60),
    windowDays: z.literal(competitorWindows).default(90),
  }),
  output: z.object({ generation: CompetitorGeneration }),
  errors: ['rate_limited', 'engine_unavailable', 'not_found'],
  idempotent: true,
});
