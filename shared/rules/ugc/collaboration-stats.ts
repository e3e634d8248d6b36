import { dayMs } from '../../kernel/day.ts';
import { parisDay } from '../../kernel/paris-day.ts';
import { medianOf } from '../median.ts';

/** A collaboration that was approved, on days of Paris. Money in cents before tax, what is reimbursed left out. */
export type ApprovedFacts = {
  creatorId: string;
  creatorName: string;
  acceptedOn: string | null;
  /** When it was handed in last, and until when that was waited for. */
  submittedAt: string | null;
  awaitedUntil: string | null;
  approvedAt: string;
  revisionsUsed: number;
  feeCents: number;
  deliverables: number;
};

export type CollaborationStats = {
  approved: number;
  deliverables: number;
  costPerDeliverableCents: number | null;
  medianDaysToApproved: number | null;
  /** 0 to 1. */
  onTimeRate: number | null;
  revisionRate: number | null;
};

/** Fewer say nothing of what is usual. */
export const fewestForStats = 3;

const isKnown = <T>(value: T | null): value is T => value !== null;

const rateOf = (verdicts: readonly boolean[]): number | null =>
  verdicts.length < fewestForStats ? null : verdicts.filter(Boolean).length / verdicts.length;

/** Days between the acceptance of the offer and the approval. */
const daysToApproved = ({ acceptedOn, approvedAt }: ApprovedFacts): number | null =>
  acceptedOn === null ? null : (Date.parse(parisDay(new Date(approvedAt))) - Date.parse(acceptedOn)) / dayMs;

/** Whether the last hand-in came before it was late; null where nothing was waited for. */
const cameOnTime = ({ submittedAt, awaitedUntil }: ApprovedFacts): boolean | null =>
  submittedAt === null || awaitedUntil === null ? null : submittedAt <= awaitedUntil;

/** What approved collaborations cost and took; each figure is null below three of what it counts. */
export function statsOfApproved(approved: readonly ApprovedFacts[]): CollaborationStats {
  const days = Float64Array.from(approved.map(daysToApproved).filter(isKnown));
  const deliverables = approved.reduce((sum, one) => sum + one.deliverables, 0);
  const feeCents = approved.reduce((sum, one) => sum + one.feeCents, 0);
  return {
    ...{ approved: approved.length, deliverables },
    costPerDeliverableCents: deliverables < fewestForStats ? null : Math.round(feeCents / deliverables),
    medianDaysToApproved: days.length < fewestForStats ? null : medianOf(days, days.length),
    onTimeRate: rateOf(approved.map(cameOnTime).filter(isKnown)),
    revisionRate: rateOf(approved.map(({ revisionsUsed }) => revisionsUsed > 0)),
  };
}
