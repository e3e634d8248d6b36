import { dashboardPeriod } from '../../../shared/admin/dashboard.rules.ts';
import type { searchWorkspaces, WorkspaceStanding } from '../../../shared/admin/workspace.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { mrrBridge, payersOn } from '../../../shared/rules/mrr.ts';
import { type Revenue, revenue } from '../../billing/revenue/revenue.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import { givenTo, type WorkspaceRow } from './workspace-row.ts';

type Asked = Pick<ParsedInput<typeof searchWorkspaces>['query'], 'standing' | 'moved' | 'from' | 'to'>;
type Filter = (row: WorkspaceRow) => boolean;

/** Which workspaces are found by what they pay, and by what became of it: those of a figure of the dashboard. */
export async function revenueFilter({ standing, moved, ...days }: Asked, now: Date): Promise<Filter> {
  if (!standing && !moved) return () => true;
  const period = periodAsked(days, now);
  const facts = await revenue();
  const standingOf = standingsIn(facts, now);
  const movers = moved && moversIn(facts, moved, period);
  return (row) =>
    (!standing || standing.includes(standingOf(row))) && (movers === undefined || movers.has(row.workspaceId));
}

type Period = { from: string; to: string };

const moversIn = ({ spans }: Revenue, moved: NonNullable<Asked['moved']>, period: Period): ReadonlySet<string> =>
  moved === 'paying'
    ? payersOn(spans, period.to)
    : new Set(bridgesOf({ spans }, period).flatMap((bridge) => bridge.movers[moved]));

/** The days that are asked for, or what is wrong with them. */
export function periodAsked(asked: Pick<Asked, 'from' | 'to'>, now: Date): Period {
  const { problem, ...period } = dashboardPeriod(asked, parisDay(now));
  if (problem) throw invalidField(problem.field, problem.message);
  return period;
}

/** From the end of the day before a period to its own end. */
export const bridgesOf = ({ spans }: Pick<Revenue, 'spans'>, { from, to }: Period) =>
  mrrBridge(spans, { from: addDays(from, -1), to });

/** Whether a workspace pays, at a moment. */
export function standingsIn({ spans, lateIds }: Revenue, now: Date): (row: WorkspaceRow) => WorkspaceStanding {
  const payers = payersOn(spans, parisDay(now));
  return (row) => {
    if (lateIds.has(row.workspaceId)) return 'past_due';
    if (payers.has(row.workspaceId)) return 'paying';
    return givenTo(row, now).source === 'trial' ? 'trialing' : 'free';
  };
}
