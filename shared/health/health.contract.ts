import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { systemSettings } from '../kernel/system-settings.ts';

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
    /** What is shut for the time being, what people read of it, and what is planned. */
    maintenance: z.object({
      mode: z.enum(systemSettings['maintenance.mode'].options),
      message: z.string().nullable(),
      plannedAt: z.string().nullable(),
    }),
    /** Where people write to us; null is where the legal notice says. */
    supportEmail: z.string().nullable(),
  }),
});
