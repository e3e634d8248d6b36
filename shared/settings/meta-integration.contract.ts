import * as z from 'zod';
import { metaToken } from '../kernel/meta-token.ts';
import { routes } from '../kernel/route.ts';

const route = routes('settings/meta-integration');

const MetaIntegration = z.object({
  connected: z.boolean(),
  /** The end of the token, to recognise it by. */
  hint: z.string().nullable(),
  updatedAt: z.string().nullable(),
});
export type MetaIntegration = z.infer<typeof MetaIntegration>;

const answer = z.object({ integration: MetaIntegration });

export const getMetaIntegration = route({
  operation: 'getMetaIntegration',
  method: 'GET',
  path: '/api/settings/integrations/meta',
  auth: 'settings:read',
  summary: 'Savoir si un jeton Meta est enregistré',
  output: answer,
});

export const updateMetaIntegration = route({
  operation: 'updateMetaIntegration',
  method: 'PUT',
  path: '/api/settings/integrations/meta',
  auth: 'settings:write',
  summary: 'Enregistrer le jeton Meta de l’espace de travail, chiffré',
  body: z.strictObject({ accessToken: metaToken }),
  output: answer,
});

export const deleteMetaIntegration = route({
  operation: 'deleteMetaIntegration',
  method: 'DELETE',
  path: '/api/settings/integrations/meta',
  auth: 'settings:delete',
  summary: 'Oublier le jeton Meta de l’espace de travail',
  output: answer,
});
