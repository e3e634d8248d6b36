import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('notifications/unsubscribe');

export const unsubscribe = route({
  operation: 'unsubscribe',
  method: 'POST',
  path: '/api/notifications/unsubscribe/{token}',
  auth: 'public',
  summary: 'Ne plus recevoir les e-mails d’un genre, par le lien de l’un d’eux ; la réponse est la même pour tout lien',
  params: z.object({ token: z.string().max(200) }),
  formBody: {},
  output: z.object({}),
  errors: ['rate_limited'],
});
