import type { Preview } from '../../../shared/billing/changes.contract.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { knownPlan } from './known-plan.ts';
import { usageReads, usesOf } from './uses.ts';

/** What of a workspace would be above a plan. */
export async function excessOf(workspaceId: string, planCode: PlanCode): Promise<Preview['excess']> {
  const [{ limits }, counts] = await Promise.all([knownPlan(planCode), readTogether(usageReads(workspaceId))]);
  const used = usesOf(limits, counts);
  return used.flatMap(({ over, ...excess }) => (over ? [excess] : []));
}

/** A 409 that says what would be above the plan, unless who asks has seen it. */
export async function refuseExcess(workspaceId: string, planCode: PlanCode, isSeen = false): Promise<void> {
  if (isSeen) return;
  const excess = await excessOf(workspaceId, planCode);
  if (excess.length === 0) return;
  const details = excess.map(({ limit, used, max }) => ({ path: limit, message: `${used}/${max}` }));
  throw new AppError('excess_unacknowledged', { details });
}
