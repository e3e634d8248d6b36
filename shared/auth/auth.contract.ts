import * as z from 'zod';
import { Impersonator } from '../kernel/impersonator.ts';
import { workspaceRoles } from '../kernel/permissions.ts';
import { routes } from '../kernel/route.ts';
import { clearableLine, email, lineText, optionalLine } from '../kernel/text.ts';
import { workspaceName } from '../kernel/workspace-name.ts';
import { newPassword } from './new-password.ts';
import { longestCode } from './second-factor.rules.ts';

const accountRoute = routes('auth/account');
const sessionRoute = routes('auth/session');
const emailChangeRoute = routes('auth/email-change');
const passwordRoute = routes('auth/password');

const WorkspaceOfUser = z.object({ id: z.string(), name: z.string(), role: z.enum(workspaceRoles) });
const Planned = z.object({ requestedAt: z.string(), deletesAt: z.string() });

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  /** Of the platform. */
  role: z.enum(['admin', 'member']),
  /** In this workspace, as are the permissions. */
  workspaceRole: z.enum(workspaceRoles),
  permissions: z.array(z.string()),
  /** They hold something of the platform, and may do none of it until they have the second factor that it takes. */
  lacksSecondFactor: z.boolean(),
  workspaceId: z.string(),
  /** All those that they are in, this one too, by name. */
  workspaces: z.array(WorkspaceOfUser),
  plan: z.object({
    code: z.string(),
    name: z.string(),
    trialEndsAt: z.string().nullable(),
    limits: z.object({
      prospects: z.number().nullable(),
      activeCampaigns: z.number().nullable(),
      members: z.number().nullable(),
      brands: z.number().nullable(),
      personas: z.number().nullable(),
      aiCredits: z.number().nullable(),
      resultAds: z.number().nullable(),
      storageGb: z.number().nullable(),
      ugcCampaigns: z.number().nullable(),
    }),
  }),
  /** Why no mail goes to their address, and since when; null when mails do. */
  mailStop: z.object({ reason: z.enum(['bounce', 'complaint']), at: z.string() }).nullable(),
  /** What is planned of their account, and of this workspace: until then it can be undone. One that is suspended answers nothing else. */
  deletion: Planned.nullable(),
  workspaceDeletion: Planned.nullable(),
  /** Who of the support sees Réclame as them, in this very session, and until when. */
  impersonatedBy: Impersonator.nullable(),
  workspaceSuspendedAt: z.string().nullable(),
  /** What is shown to some workspaces alone, and to this one. */
  flags: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type User = z.infer<typeof User>;

/** What a sign-in answers to who has a second factor: the code that it waits for goes to `passSecondFactor`. */
export const Challenge = z.object({ challenge: z.string() });
export type Challenge = z.infer<typeof Challenge>;

const UserAnswer = z.object({ user: User });
const Message = z.object({ message: z.string() });
export const TokenPair = z.object({ token: z.string(), refreshToken: z.string() });
const name = lineText(100);
const typedPassword = z.string().min(1).max(1_000);
const opaqueToken = z.string().max(500);

export const register = accountRoute({
  operation: 'register',
  method: 'POST',
  path: '/api/auth/register',
  auth: 'public',
  summary: 'Créer un compte et son espace de travail',
  body: z.strictObject({
    email,
    password: newPassword,
    firstName: name,
    lastName: name,
    company: optionalLine(150),
  }),
  output: UserAnswer,
  status: 201,
  errors: ['email_taken', 'rate_limited', 'signups_closed'],
  idempotent: true,
});

export const login = sessionRoute({
  operation: 'login',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  summary: 'Se connecter',
  /** `device`: what the last sign-in from this browser answered, so that failures elsewhere do not keep its owner out. */
  body: z.strictObject({ email, password: typedPassword, device: opaqueToken.optional() }),
  output: z.union([TokenPair.extend({ user: User, device: opaqueToken }), Challenge]),
  errors: ['wrong_credentials', 'account_suspended', 'rate_limited'],
});

export const refresh = sessionRoute({
  operation: 'refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  auth: 'public',
  summary: 'Renouveler la session',
  body: z.strictObject({ refreshToken: opaqueToken }),
  output: TokenPair,
  errors: ['unauthorized', 'account_suspended'],
});

export const logout = sessionRoute({
  operation: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'public',
  summary: 'Se déconnecter : la session prend fin aussitôt',
  body: z.strictObject({ refreshToken: opaqueToken.nullish() }),
  output: z.object({}),
  errors: ['unauthorized'],
});

export const createWorkspace = accountRoute({
  operation: 'createWorkspace',
  method: 'POST',
  path: '/api/auth/workspaces',
  auth: 'user',
  summary: 'Créer un autre espace de travail, dont on est propriétaire',
  body: z.strictObject({ name: workspaceName }),
  output: z.object({ workspace: WorkspaceOfUser }),
  status: 201,
  errors: ['workspace_limit'],
  idempotent: true,
});

export const switchWorkspace = sessionRoute({
  operation: 'switchWorkspace',
  method: 'POST',
  path: '/api/auth/workspace',
  auth: 'user',
  summary: 'Passer dans un autre de ses espaces : la session en cours prend fin, une autre s’y ouvre',
  body: z.strictObject({ workspaceId: z.string().max(100) }),
  output: TokenPair.extend({ user: User }),
  errors: ['not_found'],
});

export const getProfile = accountRoute({
  operation: 'getProfile',
  method: 'GET',
  path: '/api/auth/profile',
  auth: 'user',
  summary: 'Lire son profil',
  output: UserAnswer,
});

export const updateProfile = accountRoute({
  operation: 'updateProfile',
  method: 'PUT',
  path: '/api/auth/profile',
  auth: 'user',
  summary: 'Modifier son profil',
  body: z.strictObject({
    firstName: name.optional(),
    lastName: name.optional(),
    company: clearableLine(150),
  }),
  output: UserAnswer,
});

export const forgotPassword = passwordRoute({
  operation: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'public',
  summary: 'Demander un lien de réinitialisation du mot de passe',
  body: z.strictObject({ email }),
  output: Message,
});

export const resetPassword = passwordRoute({
  operation: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  auth: 'public',
  summary: 'Choisir un nouveau mot de passe avec un lien reçu',
  body: z.strictObject({ token: opaqueToken, newPassword }),
  output: Message,
  errors: ['reset_link_invalid'],
});

export const confirmEmail = accountRoute({
  operation: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/confirm-email',
  auth: 'public',
  summary: 'Confirmer son adresse e-mail, en changer ou la rétablir, avec un lien reçu',
  body: z.strictObject({ token: opaqueToken }),
  output: Message.extend({ outcome: z.enum(['confirmed', 'changed', 'restored']) }),
  errors: ['confirmation_link_invalid', 'email_taken', 'account_suspended'],
});

export const changeEmail = emailChangeRoute({
  operation: 'changeEmail',
  method: 'POST',
  path: '/api/auth/change-email',
  auth: 'user',
  summary: 'Demander à changer d’adresse e-mail : le lien reçu à la nouvelle la confirme',
  body: z.strictObject({ newEmail: email, currentPassword: typedPassword }),
  output: Message,
  status: 202,
  confirmed: true,
  errors: ['wrong_current_password', 'email_unchanged', 'conflict', 'rate_limited'],
});

export const changePassword = passwordRoute({
  operation: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  auth: 'user',
  summary: 'Changer son mot de passe',
  body: z.strictObject({ currentPassword: typedPassword, newPassword }),
  output: Message,
  errors: ['wrong_current_password', 'conflict', 'rate_limited'],
});

export const confirmPassword = passwordRoute({
  operation: 'confirmPassword',
  method: 'POST',
  path: '/api/auth/confirm-password',
  auth: 'user',
  summary: 'Confirmer son mot de passe : ouvre pour 30 minutes les actes sensibles à cette session',
  /** `code`: of who has a second factor. */
  body: z.strictObject({ currentPassword: typedPassword, code: z.string().min(1).max(longestCode).optional() }),
  output: z.object({ confirmedUntil: z.string() }),
  errors: [
    'wrong_current_password',
    'second_factor_needed',
    'wrong_code',
    'code_used',
    'recovery_code_invalid',
    'rate_limited',
  ],
});
