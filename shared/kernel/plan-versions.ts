import { parisDay } from './paris-day.ts';
import { type FirstPlan, type PlanCode, type PlanLimits, type PlanPrices, planCodes, plans } from './plans.ts';

export type Lowering = { limits: (keyof PlanLimits)[]; effectiveOn: string };

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
  /** What of it counts for who had the plan before too, from a day of Paris on. */
  lowers?: Lowering | undefined;
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

export type LimitName = keyof PlanLimits;

/** The larger of two limits, where null is unlimited. */
const wider = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : Math.max(a, b));

export const isNarrower = (a: number | null, b: number | null): boolean => a !== b && wider(a, b) === b;

/** What a plan that is among them allows who took it: what was raised since counts for them, what was lowered does not, but for what counts for all from its day on. */
export function limitsOf(all: readonly PlanVersion[], taken: Taken, now: Date): PlanLimits {
  const sold = all.filter((one) => one.planCode === taken.planCode);
  const names = Object.keys(sold.at(-1)?.limits ?? {}) as LimitName[];
  const today = parisDay(now);
  return Object.fromEntries(
    names.map((name) => {
      const since = sold.slice(startOf(sold, { name, version: taken.version, today }));
      return [name, since.map(({ limits }) => limits[name]).reduce(wider)];
    }),
  ) as PlanLimits;
}

type Limit = { name: LimitName; version: number | undefined; today: string };

/** From which version on a limit counts for who took that one. */
function startOf(sold: readonly PlanVersion[], { name, version, today }: Limit): number {
  const lowers = (has: (day: string) => boolean) => (one: PlanVersion) =>
    one.lowers?.limits.includes(name) === true && has(one.lowers.effectiveOn);
  const reached = sold.findLastIndex(lowers((day) => day <= today));
  const announced = sold.findIndex(lowers((day) => day > today));
  const newest = announced > 0 ? announced - 1 : sold.length - 1;
  const at = sold.findIndex((one) => one.version === version);
  return Math.max(at === -1 ? newest : at, reached);
}

/** What of a plan will be lowered for who has it now, the soonest first. */
export const announcedIn = (all: readonly PlanVersion[], planCode: PlanCode, now: Date): Lowering[] =>
  all
    .flatMap((one) => (one.planCode === planCode && one.lowers ? [one.lowers] : []))
    .filter(({ effectiveOn }) => effectiveOn > parisDay(now))
    .sort((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : 1));
