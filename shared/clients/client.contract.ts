import * as z from 'zod';
import { boolParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { Client } from './client.ts';
import { editedClientFields, newClientFields } from './client-fields.ts';
import { clientLimits } from './clients.rules.ts';
import { logoPath } from './logo-path.contract.ts';

const route = routes('clients/client');
const mergeRoute = routes('clients/merge');
const logoRoute = routes('clients/logo');

const id = z.string().max(60);
const params = z.object({ id });
const ClientAnswer = z.object({ client: Client });

export const createClient = route({
  operation: 'createClient',
  method: 'POST',
  path: '/api/clients',
  auth: 'clients:write',
  summary: 'Créer un client',
  body: z.strictObject(newClientFields),
  output: ClientAnswer,
  status: 201,
  errors: ['client_name_taken', 'client_limit', 'storage_limit'],
  idempotent: true,
});

export const clientSorts = ['name', 'newest'] as const;

export const listClients = route({
  operation: 'listClients',
  method: 'GET',
  path: '/api/clients',
  auth: 'clients:read',
  summary: 'Les clients de l’espace de travail',
  query: z.object({
    q: z.string().trim().max(300).optional(),
    /** Both without it. */
    archived: boolParam.optional(),
    /** The client that this prospect became. */
    prospectId: id.optional(),
    sort: z.enum(clientSorts).default('name'),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(Client), nextCursor: z.string().nullable(), total: z.int() }),
});

export const getClient = route({
  operation: 'getClient',
  method: 'GET',
  path: '/api/clients/{id}',
  auth: 'clients:read',
  summary: 'Lire un client',
  params,
  output: ClientAnswer,
});

export const updateClient = route({
  operation: 'updateClient',
  method: 'PUT',
  path: '/api/clients/{id}',
  auth: 'clients:write',
  summary: 'Modifier un client, l’archiver',
  params,
  body: z.strictObject({ ...editedClientFields, version: z.int().min(1) }),
  output: ClientAnswer,
  errors: ['conflict', 'client_name_taken', 'client_merging', 'storage_limit', 'brand_in_use'],
});

export const deleteClient = route({
  operation: 'deleteClient',
  method: 'DELETE',
  path: '/api/clients/{id}',
  auth: 'clients:delete',
  summary: 'Supprimer un client chez lequel rien n’est rangé ; il se rétablit pendant 30 secondes',
  params,
  output: z.object({ id: z.string() }),
  errors: ['conflict', 'client_in_use', 'client_merging'],
});

export const restoreClient = route({
  operation: 'restoreClient',
  method: 'POST',
  path: '/api/clients/{id}/restore',
  auth: 'clients:write',
  summary: 'Rétablir un client supprimé depuis moins de 30 secondes',
  params,
  body: z.strictObject({}),
  output: ClientAnswer,
  status: 200,
  errors: ['client_name_taken', 'client_limit', 'prospect_is_client'],
});

export const createClientFromProspect = route({
  operation: 'createClientFromProspect',
  method: 'POST',
  path: '/api/clients/from-prospect',
  auth: 'clients:write',
  summary: 'Faire un client d’un prospect, avec son identité et son contact',
  body: z.strictObject({ prospectId: id }),
  output: ClientAnswer,
  status: 201,
  errors: ['client_name_taken', 'client_limit', 'prospect_is_client'],
  idempotent: true,
});

export const mergeClients = mergeRoute({
  operation: 'mergeClients',
  method: 'POST',
  path: '/api/clients/merge',
  auth: 'clients:delete',
  summary: 'Réunir des clients : ce qui était rangé chez les autres l’est chez celui qui reste',
  body: z.strictObject({ keepId: id, mergeIds: z.array(id).min(1).max(clientLimits.merged) }),
  /** The one that is kept. The others are there, with `mergingInto`, until everything is given to it. */
  output: ClientAnswer,
  errors: ['conflict', 'client_merging', 'client_is_party'],
});

export const getClientLogo = logoRoute({
  operation: 'getClientLogo',
  method: 'GET',
  path: logoPath,
  auth: 'public',
  summary: 'Le logo d’un client, pour qui en a l’adresse',
  params: z.object({ id: z.string().regex(/^lgo_[0-9A-Z]{26}$/) }),
  output: z.object({ type: z.enum(['image/png', 'image/jpeg']), base64: z.base64() }),
  contentType: 'image/*',
});
