import type { User } from '../../../../shared/auth/auth.contract.ts';
import { trialDaysLeft } from '../../../../shared/kernel/plans.ts';

/** The trial while it lasts, then the plan. */
export function planLine(plan: User['plan']): string {
  const days = trialDaysLeft(plan.trialEndsAt, new Date());
  return days ? `Essai · ${days} jour${days > 1 ? 's' : ''}` : `Offre ${plan.name}`;
}
