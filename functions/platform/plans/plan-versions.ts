import { parisMidnight } from '../../../shared/kernel/paris-day.ts';
import {
  announcedIn,
  firstVersion,
  firstVersions,
  isNarrower,
  limitsOf,
  newestOf,
  newestOfEach,
  type PlanVersion,
} from '../../../shared/kernel/plan-versions.ts';
import { fallbackPlan, type PlanCode, planInForce, plans } from '../../../shared/kernel/plans.ts';
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

/** So often at most a plan is looked for that this process does not know. */
const soughtMs = 1_000;

/** All that there are, with those of a plan that was made since they were read. */
async function versionsWith(planCode: PlanCode): Promise<PlanVersion[]> {
  const all = await planVersions();
  if (newestOf(all, planCode) || (kept && Date.now() - kept.readAt < soughtMs)) return all;
  // Those that are known stay, where it cannot be read.
  kept = kept && { ...kept, readAt: Number.NEGATIVE_INFINITY };
  return planVersions();
}

/** Undefined of a plan that there is none of. */
export const findPlan = async (planCode: PlanCode): Promise<PlanVersion | undefined> =>
  newestOf(await versionsWith(planCode), planCode);

export async function newestVersion(planCode: PlanCode): Promise<PlanVersion> {
  const plan = await findPlan(planCode);
  if (!plan) throw new Error(`There is no plan ${planCode}`);
  return plan;
}

/** By code, in the order in which they are shown. */
export const planNames = async (): Promise<Record<PlanCode, string>> =>
  Object.fromEntries(newestOfEach(await planVersions()).map(({ planCode, name }) => [planCode, name]));

export const planNameOf = async (planCode: PlanCode): Promise<string> => (await findPlan(planCode))?.name ?? planCode;

/** The plan of a workspace in force, with what it allows. */
export async function planOf(workspace: WorkspaceItem, now = new Date()) {
  const { planCode, version, trialEndsAt } = planInForce(workspace, now);
  const all = await versionsWith(planCode);
  // A plan is never taken away: a hand in the table did it.
  const known = newestOf(all, planCode) ?? firstVersion(fallbackPlan);
  const limits = limitsOf(all, { planCode: known.planCode, version }, now);
  return {
    code: known.planCode,
    name: known.name,
    trialEndsAt,
    limits: { ...limits, ...workspace.limits },
  };
}

/** What the plan of a workspace will be lowered to, by its day; what was agreed in its place stays. */
export async function announcedOf(workspace: WorkspaceItem, now = new Date()) {
  const { planCode, version } = planInForce(workspace, now);
  const all = await versionsWith(planCode);
  return announcedIn(all, planCode, now).flatMap(({ effectiveOn, limits: names }) => {
    const at = (moment: Date) => limitsOf(all, { planCode, version }, moment);
    const [before, after] = [at(now), at(new Date(parisMidnight(effectiveOn)))];
    const limits = names
      .filter((name) => isNarrower(after[name], before[name]) && workspace.limits?.[name] === undefined)
      .map((limit) => ({ limit, from: before[limit], to: after[limit] }));
    return limits.length > 0 ? [{ planCode, effectiveOn, limits }] : [];
  });
}
