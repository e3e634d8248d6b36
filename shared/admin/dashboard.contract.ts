import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { QueueHealth, ScheduleHealth } from './job.contract.ts';

const route = routes('admin/dashboard');

/** What someone has to look at, one and many; each opens where it is looked at. */
export const toDoKinds = {
  broken_chain: ['journal altéré', 'journaux altérés'],
  failed_payments: ['paiement échoué', 'paiements échoués'],
  disputes: ['paiement contesté', 'paiements contestés'],
  moderation: ['contenu attend la modération', 'contenus attendent la modération'],
  dead_letters: ['message abandonné', 'messages abandonnés'],
} as const;
export type ToDoKind = keyof typeof toDoKinds;

const Count = z.int().min(0);

const People = z.object({
  total: Count,
  /** Signed up in the period. */
  new: Count,
  active7d: Count,
  active30d: Count,
  suspended: Count,
});

const Workspaces = z.object({
  total: Count,
  trialing: Count,
  paying: Count,
  pastDue: Count,
  suspended: Count,
  closing: Count,
});

/** Euros before tax, at the end of the period. Start and moves add up to `mrr`: what is lost is below zero. */
const Money = z.object({
  mrr: z.number(),
  arr: z.number(),
  /** At the end of the day before the period. */
  start: z.number(),
  new: z.number(),
  reactivated: z.number(),
  expansion: z.number(),
  contraction: z.number(),
  churned: z.number(),
  /** Of one of those that pay; null where nobody does. */
  arpa: z.number().nullable(),
  openInvoices: Count,
  failed30d: Count,
  /** Of the workspaces made in the period whose trial is over, the part that has paid since; null where there is none. */
  trialConversion: z.number().nullable(),
});

const Health = z.object({
  queues: z.array(QueueHealth).nullable(),
  schedules: z.array(ScheduleHealth).nullable(),
  /** Attempts to deliver to a webhook. */
  deliveries24h: Count.nullable(),
  failedDeliveries24h: Count.nullable(),
  /** `ok` as long as the last verification of each chain found it whole; `pending` lines of the platform's wait for their block. */
  chain: z.object({ ok: z.boolean(), pending: Count }).nullable(),
});

export const AdminDashboard = z.object({
  from: z.string(),
  to: z.string(),
  people: People.nullable(),
  workspaces: Workspaces.nullable(),
  money: Money.nullable(),
  health: Health.nullable(),
  toDo: z.array(z.object({ kind: z.enum(keysOf(toDoKinds)), count: Count, path: z.string() })),
  series: z.array(z.object({ day: z.string(), signUps: Count.nullable(), mrr: z.number().nullable() })),
});
export type AdminDashboard = z.infer<typeof AdminDashboard>;

export const getAdminDashboard = route({
  operation: 'getAdminDashboard',
  method: 'GET',
  path: '/api/admin/dashboard',
  auth: 'admin:any',
  summary:
    'La plateforme en chiffres\u00a0: ce qui est à traiter, les personnes, les espaces, le revenu récurrent et ce qui l’a changé, l’état des services\u00a0; chaque partie à qui en a la permission',
  query: z.object({
    /** Days of Paris: the last thirty, unless others are named. */
    from: Day.optional(),
    to: Day.optional(),
  }),
  output: AdminDashboard,
});
