import { firstVersions, limitsOf, newestOf, type PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { type PlanCode, planInForce, plans } from '../../../shared/kernel/plans.ts';
import type { WorkspaceItem } from '../identity/workspace.entity.ts';
import { log } from '../log.ts';
import { Plan } from './plan.entity.ts';

/** An edit counts everywhere so much later. */
const keptMs = 60_000;

/** Of those that a version does not say. */
const noLimits = plans.enterprise.limits;

let kept: { versions: PlanVersion[]; readAt: number } | undefined;
let reading: Promise<PlanVersion[]> | undefined;

/** All that there are: one read a minute and process, shared by who asks meanwhile. */
export async function planVersions(): Promise<PlanVersion[]> {
  if (kept && performance.now() - kept.readAt < keptMs) return kept.versions;
  reading ??= readVersions().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readVersions(): Promise<PlanVersion[]> {
  try {
    const { data } = await Plan.query.all({ part: 'all' }).go({ pages: 'all' });
    const stored = data.map((one) => ({ ...one, prices: one.prices ?? null, limits: { ...noLimits, ...one.limits } }));
    kept = { versions: [...firstVersions, ...stored], readAt: performance.now() };
  } catch (error) {
    if (!kept) throw error;
    log.error('plans are those that were read before', error);
  }
  return kept.versions;
}

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
  const limits = limitsOf(all, { planCode, version }, now);
  return {
    code: planCode,
    name: newestOf(all, planCode).name,
    trialEndsAt,
    limits: { ...limits, members: workspace.limits?.members ?? limits.members },
  };
}
