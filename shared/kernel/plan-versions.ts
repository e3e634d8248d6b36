import { type PlanCode, type PlanLimits, type PlanPrices, planCodes, plans } from './plans.ts';

/** A plan as it is sold from one edit to the next: who takes it keeps its version until they change. */
export type PlanVersion = {
  planCode: PlanCode;
  version: number;
  name: string;
  /** Null on quotation. */
  prices: PlanPrices | null;
  limits: PlanLimits;
  /** Sold by hand alone, or to nobody any more: no list shows it. */
  unlisted?: true | undefined;
};

/** Those with which the product was born: what the table has none of. Once sold they stay: another price is another version. */
export const firstVersions: readonly PlanVersion[] = planCodes.map((planCode) => ({
  ...plans[planCode],
  planCode,
  version: 1,
}));

/** Of one plan, among versions that come the oldest first; the first one is always there. */
export const newestOf = (all: readonly PlanVersion[], planCode: PlanCode): PlanVersion =>
  all.findLast((one) => one.planCode === planCode) as PlanVersion;

type Taken = {
  planCode: PlanCode;
  /** The newest where none is. */
  version?: number | undefined;
};

/** What a plan allows who took it: what was raised since counts for them, what was lowered does not. */
export function limitsOf(all: readonly PlanVersion[], { planCode, version }: Taken): PlanLimits {
  const sold = all.filter((one) => one.planCode === planCode);
  // Of none that was taken, the place is -1: the last.
  const since = sold.slice(sold.findIndex((one) => one.version === version));
  return since.map(({ limits }) => limits).reduce(widest);
}

/** The larger of each limit, where null is unlimited. */
const widest = (one: PlanLimits, other: PlanLimits): PlanLimits =>
  Object.fromEntries(
    Object.entries(one).map(([name, a]) => {
      const b = other[name as keyof PlanLimits];
      return [name, a === null || b === null ? null : Math.max(a, b)];
    }),
  ) as PlanLimits;
