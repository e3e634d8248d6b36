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
  ...plans[planCode],
  planCode,
  version: 1,
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
  const sold = versionsOf(all, planCode);
  const forAll = sold.filter(({ appliesToAllFrom: from }) => from !== undefined && Date.parse(from) <= now.getTime());
  const since = Math.max(version ?? newestOf(all, planCode).version, ...forAll.map((one) => one.version));
  return sold.flatMap((one) => (one.version >= since ? [one.limits] : [])).reduce(widest);
}

/** The larger of each limit, where null is unlimited. */
const widest = (one: PlanLimits, other: PlanLimits): PlanLimits =>
  Object.fromEntries(
    Object.entries(one).map(([name, a]) => {
      const b = other[name as keyof PlanLimits];
      return [name, a === null || b === null ? null : Math.max(a, b)];
    }),
  ) as PlanLimits;
