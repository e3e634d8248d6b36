import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('notifications/digest');

export const getDigest = route({
  operation: 'getDigest',
  method: 'GET',
  path: '/api/notifications/digest',
  auth: 'notifications:read',
  summary: 'Le résumé par e-mail tel qu’il partirait maintenant',
  output: z.object({ subject: z.string(), text: z.string(), count: z.int().min(0) }),
});
