import { firstVersions, limitsOf, newestOf, type PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { type PlanCode, planInForce, plans } from '../../../shared/kernel/plans.ts';
import type { WorkspaceItem } from '../identity/workspace.entity.ts';
import { log } from '../log.ts';
import { Plan, plansPart } from './plan.entity.ts';

/** An edit counts everywhere so much later. */
const keptMs = 60_000;

/** Of those that a version does not say. */
const noLimits = plans.enterprise.limits;

let kept: { versions: Promise<PlanVersion[]>; readAt: number } | undefined;

/** All that there are: one read a minute and process. While they cannot be read, they are those of before. */
export function planVersions(): Promise<PlanVersion[]> {
  const before = kept;
  if (before && Date.now() - before.readAt < keptMs) return before.versions;
  const versions = readVersions().catch((error) => {
    kept = before;
    if (!before) throw error;
    log.error('plans not read', error);
    return before.versions;
  });
  kept = { versions, readAt: Date.now() };
  return versions;
}

async function readVersions(): Promise<PlanVersion[]> {
  const { data } = await Plan.query.all({ part: plansPart() }).go({ pages: 'all', consistent: true });
  return [...firstVersions, ...data.map(({ sold }) => whole(sold))];
}

/** One that was made before plans said more of themselves is as it was born there. */
const whole = (sold: PlanVersion): PlanVersion => ({
  ...firstVersions.find(({ planCode }) => planCode === sold.planCode),
  ...sold,
  limits: { ...noLimits, ...sold.limits },
});

/** The next one who asks reads them. */
export function forgetPlanVersions(): void {
  kept = undefined;
}

export const newestVersion = async (planCode: PlanCode): Promise<PlanVersion> =>
  newestOf(await planVersions(), planCode);

/** The plan of a workspace in force, with what it allows. */
export async function planOf(workspace: WorkspaceItem, now = new Date()) {
  const { planCode, version, trialEndsAt } = planInForce(workspace, now);
  const all = await planVersions();
  const limits = limitsOf(all, { planCode, version });
  return {
    code: planCode,
    name: newestOf(all, planCode).name,
    trialEndsAt,
    limits: { ...limits, ...workspace.limits },
  };
}
