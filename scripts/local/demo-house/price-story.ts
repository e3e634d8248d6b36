import type { SoldPlan } from '../../../shared/billing/prices.ts';
import { firstVersion, type PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { momentOf } from './story.ts';

/** Professional cost less for a season: who took it then keeps its price. */
const season = [
  { ago: 275, prices: { month: 79, year: 790 } },
  { ago: 185, prices: { month: 99, year: 990 } },
] as const;

/** The versions of Professional since the first one, each with its moment. */
export function laterVersions(today: Date): { at: Date; sold: PlanVersion }[] {
  const first = firstVersion('professional');
  return season.map(({ ago, prices }, index) => ({
    at: momentOf(today, ago, `price ${index}`),
    sold: { ...first, prices, version: first.version + index + 1 },
  }));
}

/** What was sold on a day. */
export function versionAt(planCode: SoldPlan, at: Date, today: Date): PlanVersion {
  const first = firstVersion(planCode);
  if (planCode !== 'professional') return first;
  return laterVersions(today).findLast((one) => one.at <= at)?.sold ?? first;
}
