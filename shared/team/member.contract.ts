import * as z from 'zod';
import { type WorkspacePermission, workspacePermissions, workspaceRoles } from '../kernel/permissions.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { grantablePermissions } from './giving.ts';
import { Invitation } from './invitation.contract.ts';

const route = routes('team/member');

const listOf = <T extends WorkspacePermission>(permissions: readonly T[]) =>
  z.array(z.enum(permissions)).max(workspacePermissions.length);

/** Whole lists; what the role brings or lacks anyway is not kept. */
export const placeLists = {
  grants: listOf(grantablePermissions).optional(),
  refusals: listOf(workspacePermissions).optional(),
};

export const Member = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(workspaceRoles),
  /** (role ∪ grants) − refusals. */
  permissions: z.array(z.enum(workspacePermissions)),
  grants: z.array(z.enum(workspacePermissions)),
  refusals: z.array(z.enum(workspacePermissions)),
  status: z.enum(['active', 'suspended']),
  lastSeenAt: z.string().nullable(),
  joinedAt: z.string(),
  version: z.int(),
});
export type Member = z.infer<typeof Member>;

const params = z.object({ userId: z.string().max(60) });

export const listMembers = route({
  operation: 'listMembers',
  method: 'GET',
  path: '/api/settings/members',
  auth: 'team:read',
  summary: 'Les membres de l’espace, et à côté ses invitations, la dernière d’abord',
  query: z.object(pageQuery),
  output: z.object({
    items: z.array(Member),
    invitations: z.array(Invitation),
    nextCursor: z.string().nullable(),
  }),
});

export const updateMember = route({
  operation: 'updateMember',
  method: 'PUT',
  path: '/api/settings/members/{userId}',
  auth: 'team:manage',
  summary: 'Changer le rôle d’un membre, ou ce qui lui est donné et retiré en plus',
  params,
  body: z.strictObject({ role: z.enum(workspaceRoles).optional(), ...placeLists, version: z.int() }),
  output: z.object({ member: Member }),
  confirmed: true,
  errors: ['own_account', 'beyond_own', 'owner_whole', 'last_owner', 'conflict'],
});

export const removeMember = route({
  operation: 'removeMember',
  method: 'DELETE',
  path: '/api/settings/members/{userId}',
  auth: 'user',
  summary: 'Quitter l’espace, ou en retirer quelqu’un : ses sessions et ses clés y prennent fin aussitôt',
  params,
  query: z.object({
    /** The member whom what was theirs goes to; nobody's without it. */
    to: z.string().max(60).optional(),
  }),
  output: z.object({ id: z.string() }),
  confirmed: true,
  errors: ['forbidden', 'beyond_own', 'last_owner', 'conflict'],
});

export const deleteMemberFactor = route({
  operation: 'deleteMemberFactor',
  method: 'DELETE',
  path: '/api/settings/members/{userId}/second-factor',
  auth: 'workspace:own',
  summary: 'Réinitialiser la double authentification d’un membre qui a perdu son téléphone : ses sessions prennent fin',
  params,
  output: z.object({ userId: z.string() }),
  confirmed: true,
  errors: ['own_account', 'beyond_own', 'member_never_in', 'member_elsewhere', 'second_factor_off', 'conflict'],
});
