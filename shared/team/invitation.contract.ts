import * as z from 'zod';
import { Challenge, TokenPair, User } from '../auth/auth.contract.ts';
import { workspacePermissions, workspaceRoles } from '../kernel/permissions.ts';
import { routes } from '../kernel/route.ts';
import { email, lineText, optionalText } from '../kernel/text.ts';
import { grantablePermissions } from './giving.ts';
import { invitationMessageLength } from './team.rules.ts';

const route = routes('team/invitation');

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(workspaceRoles),
  grants: z.array(z.enum(workspacePermissions)),
  refusals: z.array(z.enum(workspacePermissions)),
  status: z.enum(['pending', 'accepted', 'revoked', 'expired']),
  expiresAt: z.string(),
  invitedBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

const answer = z.object({ invitation: Invitation });
const params = z.object({ id: z.string().max(60) });
const most = workspacePermissions.length;

export const createInvitation = route({
  operation: 'createInvitation',
  method: 'POST',
  path: '/api/settings/invitations',
  auth: 'team:manage',
  summary: 'Inviter quelqu’un dans l’espace, par un lien envoyé à son adresse et valable 7 jours',
  body: z.strictObject({
    email,
    role: z.enum(workspaceRoles),
    grants: z.array(z.enum(grantablePermissions)).max(most).optional(),
    refusals: z.array(z.enum(workspacePermissions)).max(most).optional(),
    message: optionalText(invitationMessageLength),
  }),
  output: answer,
  status: 201,
  errors: ['already_member', 'already_invited', 'beyond_own', 'owner_whole', 'plan_limit', 'rate_limited', 'conflict'],
  idempotent: true,
});

export const deleteInvitation = route({
  operation: 'deleteInvitation',
  method: 'DELETE',
  path: '/api/settings/invitations/{id}',
  auth: 'team:manage',
  summary: 'Révoquer une invitation : son lien ne mène plus à rien',
  params,
  output: z.object({ id: z.string() }),
});

export const resendInvitation = route({
  operation: 'resendInvitation',
  method: 'POST',
  path: '/api/settings/invitations/{id}/resend',
  auth: 'team:manage',
  summary: 'Renvoyer une invitation : un nouveau lien remplace l’ancien, pour 7 jours',
  params,
  output: answer,
  errors: ['beyond_own', 'plan_limit', 'rate_limited', 'already_member', 'already_invited', 'conflict'],
});

const linkParams = z.object({ token: z.string().max(4_000) });

/** What a link says to whoever opens it. */
export const ShownInvitation = z.object({
  workspaceName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role: z.enum(workspaceRoles),
  message: z.string().nullable(),
  accountExists: z.boolean(),
});
export type ShownInvitation = z.infer<typeof ShownInvitation>;

export const getInvitation = route({
  operation: 'getInvitation',
  method: 'GET',
  path: '/api/auth/invitations/{token}',
  auth: 'public',
  summary: 'Lire l’invitation à laquelle mène un lien reçu',
  params: linkParams,
  output: ShownInvitation,
  errors: ['invitation_invalid', 'rate_limited'],
});

export const acceptInvitation = route({
  operation: 'acceptInvitation',
  method: 'POST',
  path: '/api/auth/invitations/{token}',
  auth: 'public',
  summary: 'Accepter une invitation, avec le mot de passe de son compte ou en créant son compte',
  params: linkParams,
  body: z.strictObject({
    password: z.string().min(1).max(1_000),
    firstName: lineText(100).optional(),
    lastName: lineText(100).optional(),
  }),
  /** A challenge to who has a second factor: they are a member, and are let in once it is passed. */
  output: z.union([TokenPair.extend({ user: User }), Challenge]),
  errors: [
    'invitation_invalid',
    'wrong_credentials',
    'account_suspended',
    'already_member',
    'email_taken',
    'workspace_limit',
    'rate_limited',
  ],
});
