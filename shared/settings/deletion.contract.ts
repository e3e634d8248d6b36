import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('settings/deletion');

export const deletionScopes = ['workspace', 'account'] as const;
const scope = z.enum(deletionScopes);
export type DeletionScope = z.infer<typeof scope>;

const Deletion = z.object({
  scope,
  requestedAt: z.string(),
  deletesAt: z.string(),
  /** Who asked for it, as they are called; null once they are gone. */
  by: z.string().nullable(),
});
export type Deletion = z.infer<typeof Deletion>;

export const requestDeletion = route({
  operation: 'requestDeletion',
  method: 'POST',
  path: '/api/settings/deletion',
  auth: 'user',
  confirmed: true,
  summary: 'Demander la suppression de l’espace de travail ou de son compte, 30 jours plus tard',
  /** What is typed to confirm: the name of the workspace, or the address of the account. */
  body: z.strictObject({ scope, confirmation: z.string().max(500) }),
  output: z.object({ deletion: Deletion }),
  errors: ['forbidden', 'last_owner', 'last_admin', 'deletion_begun', 'conflict'],
});

export const removeDeletion = route({
  operation: 'removeDeletion',
  method: 'DELETE',
  path: '/api/settings/deletion',
  auth: 'user',
  summary: 'Annuler la suppression demandée ; sans scope, celle du compte s’il y en a une, sinon celle de l’espace',
  query: z.object({ scope: scope.optional() }),
  output: z.object({ deletion: z.null() }),
  errors: ['forbidden', 'deletion_begun', 'conflict'],
});
