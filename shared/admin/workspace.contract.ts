import * as z from 'zod';
import { Count, Day } from '../ads/ad.ts';
import { limitLabels } from '../billing/limits.ts';
import { askedPlan } from '../billing/plan-code.ts';
import { PlanLimits, Use } from '../billing/plan-use.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import type { Move } from '../rules/mrr.ts';
import { reasonLimits } from './setting.rules.ts';
import { mostLimit } from './workspace.rules.ts';

const route = routes('admin/workspace');

export const workspaceStatuses = { active: 'Actif', suspended: 'Suspendu', closing: 'Suppression prévue' } as const;
/** What gives a workspace its plan. */
export const planSources = {
  stripe: 'Abonnement',
  manual: 'Accord',
  trial: 'Essai',
  none: 'Aucune',
} as const;
/** Whether a workspace pays, today. */
export const workspaceStandings = {
  paying: 'Paie',
  past_due: 'Paiement en retard',
  trialing: 'En essai',
  free: 'Ne paie pas',
} as const;
export type WorkspaceStanding = keyof typeof workspaceStandings;
/** What its recurring revenue became in a period; `paying` has some at its end, moved or not. */
export const workspaceMoves = {
  new: 'Nouveau',
  reactivated: 'Réactivé',
  expansion: 'En hausse',
  contraction: 'En baisse',
  churned: 'Perdu',
  paying: 'Payant à la fin',
} as const satisfies Record<Move | 'paying', string>;
export const workspaceSorts = { newest: 'Création', name: 'Nom' } as const;
export type WorkspaceSort = keyof typeof workspaceSorts;

const status = z.enum(keysOf(workspaceStatuses));
const source = z.enum(keysOf(planSources));
const planCode = askedPlan;

/** A workspace as administrators see it: never what stands in it. */
export const AdminWorkspace = z.object({
  id: z.string(),
  name: z.string(),
  /** Of several, who has been one the longest; null of a workspace whose owner is gone. */
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  planCode,
  planName: z.string(),
  source,
  status,
  /** As long as the trial runs. */
  trialEndsAt: z.string().nullable(),
  /** Until when its subscription is paid, or its offer agreed. */
  paidUntil: z.string().nullable(),
  members: z.int(),
  /** What a month of its subscription brings, before tax; null of an offer that was agreed by hand, whose price stands with its payments. */
  mrr: z.number().nullable(),
  createdAt: z.string(),
  /** When one of its members was last seen in it. */
  lastActivityAt: z.string().nullable(),
  version: z.int(),
});
export type AdminWorkspace = z.infer<typeof AdminWorkspace>;

const limits = keysOf(limitLabels);

/** In place of what the plan allows; null is unlimited. */
const Overrides = z.partialRecord(z.enum(limits), z.int().min(0).max(mostLimit).nullable());
export type Overrides = z.infer<typeof Overrides>;

const WorkspaceDecision = z.object({
  id: z.string(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  changed: z.array(z.string()),
  reason: z.string(),
});

export const AdminWorkspaceDetail = AdminWorkspace.extend({
  /** Those in force: the plan's, but for what was agreed. */
  limits: PlanLimits,
  overrides: Overrides,
  usage: z.array(Use),
  /** What can be agreed with it, in the order in which plans are shown. */
  plans: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The last twenty, the newest first. */
  decisions: z.array(WorkspaceDecision),
});
export type AdminWorkspaceDetail = z.infer<typeof AdminWorkspaceDetail>;

const params = z.object({ id: z.string().max(60) });

export const searchWorkspaces = route({
  operation: 'searchWorkspaces',
  method: 'GET',
  path: '/api/admin/workspaces',
  auth: 'admin:users',
  summary: 'Les espaces de travail : chercher par nom, filtrer, trier',
  query: z.object({
    ...pageQuery,
    /** Words of its name, or its id. */
    q: z.string().max(200).optional(),
    planCode: listParam(planCode).optional(),
    source: listParam(source).optional(),
    status: listParam(status).optional(),
    standing: listParam(z.enum(keysOf(workspaceStandings))).optional(),
    /** Those that did so between these days of Paris, both counted: the last thirty, unless others are named. */
    moved: z.enum(keysOf(workspaceMoves)).optional(),
    from: Day.optional(),
    to: Day.optional(),
    sort: z.enum(keysOf(workspaceSorts)).default('newest'),
  }),
  output: z.object({
    items: z.array(AdminWorkspace),
    nextCursor: z.string().nullable(),
    total: z.int(),
    facets: z.object({ planCode: z.array(Count), source: z.array(Count), status: z.array(Count) }),
  }),
});

export const getAdminWorkspace = route({
  operation: 'getAdminWorkspace',
  method: 'GET',
  path: '/api/admin/workspaces/{id}',
  auth: 'admin:users',
  summary: 'Un espace de travail\u00a0: son offre, ce qu’il en utilise, et ce qui a été décidé à son sujet',
  params,
  output: z.object({ workspace: AdminWorkspaceDetail }),
});

const instant = z.iso.datetime();

export const updateAdminWorkspace = route({
  operation: 'updateAdminWorkspace',
  method: 'PUT',
  path: '/api/admin/workspaces/{id}',
  auth: 'admin:users',
  confirmed: true,
  summary: 'Convenir d’une offre ou de limites avec un espace de travail, le suspendre ou le rétablir',
  params,
  body: z.strictObject({
    planCode: planCode.optional(),
    /** Null ends the trial. */
    trialEndsAt: instant.nullable().optional(),
    /** Null: until someone says otherwise. */
    paidUntil: instant.nullable().optional(),
    /** Takes the place of all of them: of a limit that is not there, the plan’s holds. */
    overrides: Overrides.optional(),
    status: status.exclude(['closing']).optional(),
    /** Kept for who looks after the platform; the workspace never reads it. */
    reason: lineText(reasonLimits.most),
    version: z.int(),
  }),
  output: z.object({ workspace: AdminWorkspaceDetail }),
  errors: ['has_subscription', 'conflict'],
});
