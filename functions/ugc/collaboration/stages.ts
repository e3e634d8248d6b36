import type { CollaborationFacts } from '../../../shared/rules/ugc/collaboration-states.ts';
import type { CollaborationStatus } from '../../../shared/rules/ugc/collaboration-table.ts';
import type { CountedStage } from '../../../shared/ugc/campaign.rules.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { owedCents } from '../core/collaboration-facts.ts';
import { type Held, moveCounts } from '../core/move-counts.ts';

const stages: Partial<Record<CollaborationStatus, CountedStage>> = {
  ...{ invited: 'invited', applied: 'applied', shortlisted: 'shortlisted', offered: 'offered' },
  ...{ accepted: 'engaged', producing: 'engaged', changes_requested: 'engaged' },
  ...{ submitted: 'submitted', approved: 'approved', closed: 'paid' },
};
const bound: readonly CountedStage[] = ['engaged', 'submitted', 'approved', 'paid'];

type Standing = { status: CollaborationStatus; payment: CollaborationFacts['payment']; cents: number };

const standingOf = ({ status, content }: UgcCollaborationItem): Standing => ({
  status,
  payment: content.payment?.status ?? null,
  cents: owedCents(content),
});

function countsOf({ status, payment, cents }: Standing): Record<string, number> {
  const stage = status === 'approved' && payment === 'paid' ? 'paid' : stages[status];
  if (!stage) return {};
  return {
    [stage]: 1,
    ...(bound.includes(stage) && { committedCents: cents }),
    ...(stage === 'paid' && { paidCents: cents }),
  };
}

type Beside = {
  first?: { frozenAt?: string; engagedAt?: string };
  held?: Held | undefined;
  /** Cents that it commits no more beside its own fee: what extensions of its right still owed. */
  gone?: number | undefined;
};

/** What a move changes of the counts of its campaign; nothing when it changes none. */
export function countMove(
  before: UgcCollaborationItem | null,
  after: UgcCollaborationItem,
  { first = {}, held, gone = 0 }: Beside = {},
): Operation[] {
  const was: Record<string, number> = before ? countsOf(standingOf(before)) : {};
  const is = countsOf(standingOf(after));
  if (gone > 0) is.committedCents = (is.committedCents ?? 0) - gone;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const moved = names.flatMap((name): [string, number][] => {
    const difference = (is[name] ?? 0) - (was[name] ?? 0);
    return difference === 0 ? [] : [[name, difference]];
  });
  if (moved.length === 0 && Object.keys(first).length === 0) return [];
  return [moveCounts(after, Object.fromEntries(moved), first, held)];
}
