import * as z from 'zod';
import { defineRoute } from './route.ts';

export const getHealth = defineRoute({
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
