import type { updateAdminWorkspace } from '../../../shared/admin/workspace.contract.ts';
import { mostYears, offerProblems } from '../../../shared/admin/workspace.rules.ts';
import { isOver, type PlanLimits } from '../../../shared/kernel/plans.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';

export type Asked = ParsedInput<typeof updateAdminWorkspace>['body'];
export type Offer = Pick<WorkspaceItem, 'plan' | 'trialEndsAt' | 'paidUntil'>;

/** The offer of a workspace once what is asked was agreed: one by hand has no trial, and the smallest no end. */
export function offerAfter(before: WorkspaceItem, asked: Asked, now: Date): Offer {
  const { plan: known, trialEndsAt, paidUntil } = before;
  if (asked.planCode === undefined && asked.trialEndsAt === undefined && asked.paidUntil === undefined)
    return { plan: known, trialEndsAt, paidUntil };
  const plan = asked.planCode ?? known;
  if (plan === 'starter') {
    if (asked.paidUntil) throw invalidField('paidUntil', offerProblems.plan);
    return {
      plan,
      trialEndsAt: until('trialEndsAt', asked.trialEndsAt, { known: trialEndsAt, now }),
      paidUntil: undefined,
    };
  }
  if (asked.trialEndsAt) throw invalidField('trialEndsAt', offerProblems.trial);
  // Agreed again, it does not keep an end that has passed, nor that of another offer.
  const isNew = asked.planCode !== undefined && (plan !== known || isOver(before, now));
  return {
    plan,
    trialEndsAt: undefined,
    paidUntil: until('paidUntil', asked.paidUntil, { known: isNew ? undefined : paidUntil, now }),
  };
}

function until(
  field: string,
  asked: string | null | undefined,
  { known, now }: { known: string | undefined; now: Date },
) {
  if (asked === undefined || asked === known) return known;
  if (asked === null) return undefined;
  const at = new Date(asked);
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + mostYears);
  if (at <= now || at > last) throw invalidField(field, offerProblems.date);
  return at.toISOString();
}

/** Which of the limits that were agreed differ. */
export const changedLimits = (one: Partial<PlanLimits> = {}, other: Partial<PlanLimits> = {}): (keyof PlanLimits)[] =>
  ([...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof PlanLimits)[]).filter(
    (limit) => one[limit] !== other[limit],
  );
