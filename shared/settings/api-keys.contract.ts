import * as z from 'zod';
import { apiKeyPermissions } from '../kernel/permissions.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';

const route = routes('settings/api-keys');

const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(apiKeyPermissions)),
  /** The end of the key, to recognise it by. */
  hint: z.string(),
  /** To the day. */
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listApiKeys = route({
  operation: 'listApiKeys',
  method: 'GET',
  path: '/api/settings/api-keys',
  auth: 'settings:read',
  summary: 'Les clés d’API de l’espace de travail',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(ApiKey), nextCursor: z.string().nullable() }),
});

export const createApiKey = route({
  operation: 'createApiKey',
  method: 'POST',
  path: '/api/settings/api-keys',
  auth: 'settings:write',
  confirmed: true,
  summary: 'Créer une clé d’API pour un serveur ; elle n’est montrée que dans cette réponse',
  body: z.strictObject({
    name: lineText(textLimits.name),
    permissions: z
      .array(z.enum(apiKeyPermissions))
      .min(1)
      .max(apiKeyPermissions.length)
      .transform((list) => [...new Set(list)]),
  }),
  /** Asked again under its `Idempotency-Key`, it answers what was made and no key: nobody is shown it twice. */
  output: z.object({ apiKey: ApiKey, key: z.string().nullable() }),
  status: 201,
  idempotent: true,
  errors: ['api_key_limit'],
});

export const deleteApiKey = route({
  operation: 'deleteApiKey',
  method: 'DELETE',
  path: '/api/settings/api-keys/{id}',
  auth: 'settings:delete',
  summary: 'Révoquer une clé d’API, aussitôt',
  params: z.object({ id: z.string().max(60) }),
  output: z.object({ id: z.string() }),
});
