import { type AdminDashboard, getAdminDashboard, type ToDoKind } from '../../../shared/admin/dashboard.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { AdminPermission } from '../../../shared/kernel/permissions.ts';
import { paths } from '../../../shared/page-paths.ts';
import { readChainsHealth } from '../../journal/chain/chains-health.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countWaitingCases } from '../../ugc/moderation/queue.door.ts';
import { periodAsked } from '../workspace/revenue-filter.ts';
import { moneyPart } from './money-part.ts';
import { peoplePart, workspacesPart } from './people-part.ts';
import { worksPart } from './works-part.ts';

/** How the platform does, each part for who may see what it is made of. Facts that are stored, and no estimate. */
export const handler = defineHandler(getAdminDashboard, async ({ actor, query }) => {
  const now = new Date();
  const period = periodAsked(query, now);
  const part = <T>(permission: AdminPermission, read: () => Promise<T>): Promise<T> | null =>
    actor.permissions.has(permission) ? read() : null;
  const [people, workspaces, waiting, money, works, chains] = await Promise.all([
    part('admin:users', () => peoplePart(period, now)),
    part('admin:users', () => workspacesPart(now)),
    part('admin:users', countWaitingCases),
    part('admin:payments', () => moneyPart(period, now)),
    part('admin:settings', () => worksPart(now)),
    part('admin:activity', () => readChainsHealth(now)),
  ]);
  return {
    ...period,
    people: people?.people ?? null,
    workspaces,
    money: money?.money ?? null,
    health:
      works || chains ? { ...(works ?? noWorks), chain: chains && { ok: chains.ok, pending: chains.pending } } : null,
    toDo: [
      ...due('broken_chain', chains?.broken.length, `${paths.adminActivity}?espace=${chains?.broken[0] ?? ''}`),
      ...due('failed_payments', money?.failed, `${paths.adminPayments}?etat=failed`),
      ...due('disputes', money?.disputed, `${paths.adminPayments}?etat=disputed`),
      ...due('moderation', waiting ?? 0, `${paths.adminUsers}?onglet=moderation`),
      ...due(
        'dead_letters',
        works?.queues.reduce((sum, { dead }) => sum + dead, 0),
        `${paths.adminSettings}?onglet=travaux`,
      ),
    ],
    series: people || money ? seriesOf(period, { signUps: people?.signUps, mrr: money?.byDay }) : [],
  };
});

const noWorks = { queues: null, schedules: null, deliveries24h: null, failedDeliveries24h: null };

const due = (kind: ToDoKind, count = 0, path: string): AdminDashboard['toDo'] =>
  count > 0 ? [{ kind, count, path }] : [];

type ByDay = { signUps: Map<string, number> | undefined; mrr: Map<string, number> | undefined };

function seriesOf({ from, to }: { from: string; to: string }, { signUps, mrr }: ByDay): AdminDashboard['series'] {
  const days: AdminDashboard['series'] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ day, signUps: signUps ? (signUps.get(day) ?? 0) : null, mrr: mrr?.get(day) ?? null });
  return days;
}
