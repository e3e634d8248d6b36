import { type PlanCode, type PlanLimits, type PlanPrices, planCodes, plans } from './plans.ts';

/** A plan as it is sold from one edit to the next: who takes it keeps its version until they change. */
export type PlanVersion = {
  planCode: PlanCode;
  version: number;
  name: string;
  /** Null on quotation. */
  prices: PlanPrices | null;
  limits: PlanLimits;
  isPublic: boolean;
  position: number;
  status: 'active' | 'archived';
  /** From then on what it lowers counts for those too who took a version before it. */
  appliesToAllFrom?: string | undefined;
};

/** Those with which the product was born: what the table has none of. Once sold they stay: another price is another version. */
export const firstVersions: readonly PlanVersion[] = planCodes.map((planCode, position) => ({
  planCode,
  version: 1,
  name: plans[planCode].name,
  prices: plans[planCode].prices,
  limits: plans[planCode].limits,
  isPublic: true,
  position,
  status: 'active',
}));

/** Of one plan. */
export function newestOf(all: readonly PlanVersion[], planCode: PlanCode): PlanVersion {
  const newest = versionsOf(all, planCode).at(-1);
  if (!newest) throw new Error(`There is no plan ${planCode}`);
  return newest;
}

/** Of one plan, the oldest first. */
const versionsOf = (all: readonly PlanVersion[], planCode: PlanCode): PlanVersion[] =>
  all.filter((one) => one.planCode === planCode).sort((a, b) => a.version - b.version);

type Taken = {
  planCode: PlanCode;
  /** The newest where none is. */
  version?: number | undefined;
};

/** What a plan allows who took it: what was raised since counts, what was lowered once it applies to all. */
export function limitsOf(all: readonly PlanVersion[], { planCode, version }: Taken, now: Date): PlanLimits {
  const newest = newestOf(all, planCode);
  const taken = version ?? newest.version;
  const since = versionsOf(all, planCode).filter((one) => one.version >= taken);
  const forAll = since.findLastIndex(
    ({ version: n, appliesToAllFrom: from }) => n > taken && from !== undefined && Date.parse(from) <= now.getTime(),
  );
  const counting = since.slice(Math.max(forAll, 0));
  return counting.map(({ limits }) => limits).reduce(widest, (counting[0] ?? newest).limits);
}

function widest(one: PlanLimits, other: PlanLimits): PlanLimits {
  const names = Object.keys(plans.starter.limits) as (keyof PlanLimits)[];
  const larger = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.max(a, b));
  return Object.fromEntries(names.map((name) => [name, larger(one[name], other[name])])) as PlanLimits;
}
