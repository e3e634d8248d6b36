import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { Recommendation } from './recommendation.ts';

const route = routes('ai/recommendations');

export const listRecommendations = route({
  operation: 'listRecommendations',
  method: 'GET',
  path: '/api/ai/recommendations',
  auth: 'ai:read',
  summary: 'Ce qu’il y a à faire, chacun avec sa raison, ses chiffres et l’outil qui le fait ; jamais vide',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(20).default(10),
    brandId: z.string().max(60).optional(),
    personaId: z.string().max(60).optional(),
  }),
  output: z.object({ items: z.array(Recommendation) }),
  errors: ['not_found'],
});
