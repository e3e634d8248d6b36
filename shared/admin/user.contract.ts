import * as z from 'zod';
import { Count } from '../ads/ad.ts';
import { User } from '../auth/auth.contract.ts';
import { Session } from '../auth/sessions.contract.ts';
import { askedPlan } from '../billing/plan-code.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { impersonationModes } from '../kernel/impersonator.ts';
import { adminPermissions, workspaceRoles } from '../kernel/permissions.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { userLimits } from './user.rules.ts';

const route = routes('admin/user');

/** What the platform calls who it is for, and who looks after it. */
export const platformRoles = { member: 'Utilisateur', admin: 'Administrateur' } as const;
export const userStatuses = { active: 'Actif', suspended: 'Suspendu', deleting: 'Suppression prévue' } as const;
export const userSorts = { newest: 'Inscription', last_seen: 'Dernière visite', name: 'Nom' } as const;
export type UserSort = keyof typeof userSorts;

const role = z.enum(keysOf(platformRoles));
const status = z.enum(keysOf(userStatuses));
const planCode = askedPlan;

/** A person as administrators see them: never what they keep in their workspaces. */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  /** What someone without the role `admin` may do on the platform all the same. */
  adminGrants: z.array(z.enum(adminPermissions)),
  status,
  workspaces: z.array(
    z.object({ id: z.string(), name: z.string(), role: z.enum(workspaceRoles), planCode, planName: z.string() }),
  ),
  lastSeenAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** With where they are signed in, the newest first, fifty at most. */
export const AdminUserDetail = AdminUser.extend({
  emailProven: z.boolean(),
  secondFactor: z.boolean(),
  sessions: z.array(Session.omit({ current: true })),
  /** With their address, by anyone, in the last 24 hours. */
  failedSignIns24h: z.int(),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

const params = z.object({ id: z.string().max(60) });

/** A day of Paris. */
const day = z.iso.date();

export const searchUsers = route({
  operation: 'searchUsers',
  method: 'GET',
  path: '/api/admin/users',
  auth: 'admin:users',
  summary: 'Les personnes inscrites : chercher par nom ou adresse, filtrer, trier',
  query: z.object({
    ...pageQuery,
    q: z.string().max(200).optional(),
    role: listParam(role).optional(),
    status: listParam(status).optional(),
    planCode: listParam(planCode).optional(),
    workspaceId: z.string().max(60).optional(),
    /** Last seen before that day, or never. */
    seenBefore: day.optional(),
    /** Last seen on that day, or since. */
    seenSince: day.optional(),
    /** Signed up between these days, both counted. */
    from: day.optional(),
    to: day.optional(),
    sort: z.enum(keysOf(userSorts)).default('newest'),
  }),
  output: z.object({
    items: z.array(AdminUser),
    nextCursor: z.string().nullable(),
    total: z.int(),
    facets: z.object({ role: z.array(Count), status: z.array(Count), planCode: z.array(Count) }),
  }),
});

export const getUser = route({
  operation: 'getUser',
  method: 'GET',
  path: '/api/admin/users/{id}',
  auth: 'admin:users',
  summary: 'Une personne, où elle est connectée, et les connexions manquées avec son adresse',
  params,
  output: z.object({ user: AdminUserDetail }),
});

export const updateUser = route({
  operation: 'updateUser',
  method: 'PUT',
  path: '/api/admin/users/{id}',
  auth: 'admin:users',
  confirmed: true,
  summary: 'Changer le rôle d’une personne sur la plateforme, suspendre son compte ou le rétablir',
  params,
  body: z.strictObject({ role: role.optional(), status: status.exclude(['deleting']).optional(), version: z.int() }),
  output: z.object({
    user: AdminUser,
    /** Workspaces whose only owner is suspended by it. */
    soleOwnerOf: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: ['own_account', 'beyond_own', 'last_admin', 'conflict'],
});

export const actOnUser = route({
  operation: 'actOnUser',
  method: 'POST',
  path: '/api/admin/users/{id}/act',
  auth: 'admin:users',
  confirmed: true,
  summary:
    'Fermer toutes les sessions d’une personne, lui envoyer un lien vers un nouveau mot de passe, ou voir Réclame comme elle une demi-heure au plus',
  params,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['revoke_sessions', 'send_reset_link']) }),
    z.strictObject({
      action: z.literal('impersonate'),
      workspaceId: z.string().max(60),
      mode: z.enum(impersonationModes),
      /** The person reads it. */
      reason: lineText(userLimits.reason).min(userLimits.shortestReason),
    }),
  ]),
  output: z.union([z.object({ token: z.string(), expiresAt: z.string(), user: User }), z.object({ user: AdminUser })]),
  errors: [
    'beyond_own',
    'user_suspended',
    'impersonation_refused',
    'support_access_refused',
    'rate_limited',
    'conflict',
  ],
});
