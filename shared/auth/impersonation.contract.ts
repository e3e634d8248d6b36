import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('auth/impersonation');

export const deleteImpersonation = route({
  operation: 'deleteImpersonation',
  method: 'DELETE',
  path: '/api/auth/impersonation',
  auth: 'user',
  summary: 'Cesser de voir Réclame comme une autre personne : le jeton ne vaut plus rien',
  output: z.object({}),
  errors: ['not_found', 'support_access_refused'],
});
