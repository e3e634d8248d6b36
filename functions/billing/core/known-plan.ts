import { noSuchPlan } from '../../../shared/billing/plan-code.ts';
import type { PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';
import { invalidField } from '../../platform/app-error.ts';
import { findPlan } from '../../platform/plans/plan-versions.ts';

/** A plan that someone asks for, as it is sold now; a 400 of one that there is none of. */
export async function knownPlan(planCode: PlanCode): Promise<PlanVersion> {
  const plan = await findPlan(planCode);
  if (!plan) throw invalidField('planCode', noSuchPlan);
  return plan;
}
