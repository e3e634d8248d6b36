import { type FirstPlan, type PlanCode, type PlanLimits, type PlanPrices, planCodes, plans } from './plans.ts';

/** A plan as it is sold from one edit to the next: who takes it keeps its version until they change. */
export type PlanVersion = {
  planCode: PlanCode;
  version: number;
  name: string;
  description: string;
  /** What it has besides its limits. */
  features: readonly string[];
  /** Null on quotation. */
  prices: PlanPrices | null;
  limits: PlanLimits;
  /** How long the trials last that begin from now on, of the plan that they open; null: as long as the platform says. */
  trialDays: number | null;
  /** Shown to everyone; another is agreed by hand alone. */
  public: boolean;
  /** The order in which plans are shown. */
  position: number;
  /** Archived: nobody takes it any more. */
  unlisted?: true | undefined;
  /** When it was made; those with which the product was born say none. */
  at?: string | undefined;
};

/** Between two plans there is room for others. */
export const positionStep = 10;

/** When the product was, and its first plans with it. */
export const bornAt = '2026-11-21T08:53:10.000Z';

/** Those with which the product was born: what the table has none of. Once sold they stay: another price is another version. */
export const firstVersions: readonly PlanVersion[] = planCodes.map((planCode, at) => ({
  ...plans[planCode],
  planCode,
  version: 1,
  trialDays: null,
  public: true,
  position: (at + 1) * positionStep,
}));

/** As a plan was born with the product. */
export const firstVersion = (planCode: FirstPlan): PlanVersion =>
  firstVersions.find((one) => one.planCode === planCode) as PlanVersion;

/** Of one plan, among versions that come the oldest first. */
export const newestOf = (all: readonly PlanVersion[], planCode: PlanCode): PlanVersion | undefined =>
  all.findLast((one) => one.planCode === planCode);

/** What a plan was called when that version was sold; as it is now, where none is known. */
export const nameAt = (all: readonly PlanVersion[], { planCode, version }: Taken): string | undefined =>
  (all.find((one) => one.planCode === planCode && one.version === version) ?? newestOf(all, planCode))?.name;

/** The newest of each plan, in the order in which they are shown. */
export const newestOfEach = (all: readonly PlanVersion[]): PlanVersion[] =>
  [...new Map(all.map((one) => [one.planCode, one])).values()].sort((a, b) => a.position - b.position);

type Taken = {
  planCode: PlanCode;
  /** The newest where none is. */
  version?: number | undefined;
};

/** What a plan that is among them allows who took it: what was raised since counts for them, what was lowered does not. */
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
