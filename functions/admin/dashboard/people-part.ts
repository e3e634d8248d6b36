import type { AdminDashboard } from '../../../shared/admin/dashboard.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { revenue } from '../../billing/revenue/revenue.door.ts';
import { peopleIndex } from '../user/people-index.ts';
import { standingsIn } from '../workspace/revenue-filter.ts';
import { workspaceIndex } from '../workspace/workspace-index.ts';

type Period = { from: string; to: string };
type People = NonNullable<AdminDashboard['people']>;
type Workspaces = NonNullable<AdminDashboard['workspaces']>;

/** Who there is, and how many signed up on each day of a period. */
export async function peoplePart({ from, to }: Period, now: Date) {
  const { people: rows } = await peopleIndex();
  const today = parisDay(now);
  const [week, month] = [addDays(today, -6), addDays(today, -29)];
  const people: People = { total: rows.size, new: 0, active7d: 0, active30d: 0, suspended: 0 };
  const signUps = new Map<string, number>();
  for (const { createdDay, lastSeenDay, status } of rows.values()) {
    if (createdDay >= from && createdDay <= to) {
      people.new++;
      signUps.set(createdDay, (signUps.get(createdDay) ?? 0) + 1);
    }
    if (lastSeenDay && lastSeenDay >= week) people.active7d++;
    if (lastSeenDay && lastSeenDay >= month) people.active30d++;
    if (status === 'suspended') people.suspended++;
  }
  return { people, signUps };
}

/** Workspaces by what they pay, and by what keeps them shut: one may count as both. */
export async function workspacesPart(now: Date): Promise<Workspaces> {
  const [{ workspaces: rows }, facts] = await Promise.all([workspaceIndex(), revenue()]);
  const standingOf = standingsIn(facts, now);
  const counts = { paying: 0, past_due: 0, trialing: 0, free: 0 };
  let [suspended, closing] = [0, 0];
  for (const row of rows.values()) {
    counts[standingOf(row)]++;
    if (row.status === 'suspended') suspended++;
    if (row.status === 'closing') closing++;
  }
  const { paying, past_due: pastDue, trialing } = counts;
  return { total: rows.size, trialing, paying, pastDue, suspended, closing };
}
