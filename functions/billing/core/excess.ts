import type { Preview } from '../../../shared/billing/changes.contract.ts';
import { limitLabels } from '../../../shared/billing/limits.ts';
import type { SoldPlan } from '../../../shared/billing/prices.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { plans } from '../../../shared/kernel/plans.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { uses } from './uses.ts';

/** What of a workspace would be above a plan. */
export async function excessOf(workspaceId: string, planCode: SoldPlan): Promise<Preview['excess']> {
  const limits = keysOf(limitLabels);
  const items = await readTogether(limits.map((limit) => uses[limit].read(workspaceId)));
  return limits.flatMap((limit, at) => {
    const max = plans[planCode].limits[limit];
    const used = uses[limit].used(items[at]);
    return max !== null && used !== null && used > max ? [{ limit, label: limitLabels[limit], used, max }] : [];
  });
}

/** A 409 that says what would be above the plan, unless who asks has seen it. */
export async function refuseExcess(workspaceId: string, planCode: SoldPlan, isSeen = false): Promise<void> {
  if (isSeen) return;
  const excess = await excessOf(workspaceId, planCode);
  if (excess.length === 0) return;
  const details = excess.map(({ limit, used, max }) => ({ path: limit, message: `${used}/${max}` }));
  throw new AppError('excess_unacknowledged', { details });
}
