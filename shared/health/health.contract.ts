import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('health');

export const getHealth = route({
  operation: 'getHealth',
  method: 'GET',
  path: '/api/health',
  auth: 'public',
  summary: 'Savoir si le service répond',
  output: z.object({
    status: z.literal('ok'),
    version: z.string(),
    demo: z.enum(['none', 'loading', 'ready']),
  }),
});
