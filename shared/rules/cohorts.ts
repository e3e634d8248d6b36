import { type Quotient, quotientOf } from './blended.ts';
import { ofHundredths } from './hundredths.ts';
import { beginningOf } from './periods.ts';

/** A prospect that ads brought. */
export type CohortProspect = {
  /** The day it was made. */
  madeOn: string;
  /** The day its deal was signed. */
  wonOn: string | null;
  /** What the deal is worth, in hundredths; null where nobody said, or in another currency. */
  cents: number | null;
};

/** Months after the one in which they were made. */
export const cohortMonths = 12;

/** What the prospects of a month had brought after so many months, all until then together. */
export type CohortStep = { after: number; won: number; value: number };

export type Cohort = {
  /** Its first day. */
  month: string;
  prospects: number;
  /** Of the campaigns, in that month. */
  spend: number | null;
  /** Those that have begun, 0 to 12. */
  steps: CohortStep[];
  /** After how many months the deals were worth what was spent; null where they are not, with the reason. */
  payback: { after: number | null; reason: 'not_yet' | 'not_measured' | 'no_spend' | null };
  /** Spend ÷ deals signed until now, whenever. */
  dealCost: Quotient;
};

type Asked = {
  /** First days of months. */
  months: readonly string[];
  prospects: readonly CohortProspect[];
  /** By the first day of a month. */
  spend: ReadonlyMap<string, number>;
  today: string;
};

/** The prospects of each month, by what became of them. Months are those of the calendar: a deal of the same month is at 0. */
export function cohortsOf({ months, prospects, spend, today }: Asked): Cohort[] {
  const byMonth = new Map<string, CohortProspect[]>();
  for (const prospect of prospects) {
    const month = beginningOf('month', prospect.madeOn);
    const own = byMonth.get(month);
    if (own) own.push(prospect);
    else byMonth.set(month, [prospect]);
  }
  return months.map((month) => cohortOf(month, byMonth.get(month) ?? [], spend.get(month) ?? null, today));
}

function cohortOf(month: string, prospects: readonly CohortProspect[], spend: number | null, today: string): Cohort {
  const begun = Math.min(cohortMonths, monthsBetween(month, today));
  const won = prospects.flatMap(({ wonOn, cents }) =>
    wonOn === null ? [] : [{ after: Math.max(0, monthsBetween(month, wonOn)), cents: cents ?? 0 }],
  );
  const steps = Array.from({ length: begun + 1 }, (_, after) => {
    const until = won.filter((deal) => deal.after <= after);
    return { after, won: until.length, value: ofHundredths(until.reduce((sum, { cents }) => sum + cents, 0)) };
  });
  return {
    month,
    prospects: prospects.length,
    spend,
    steps,
    payback: paybackOf(steps, spend),
    dealCost: quotientOf(spend, won.length),
  };
}

function paybackOf(steps: readonly CohortStep[], spend: number | null): Cohort['payback'] {
  if (spend === null) return { after: null, reason: 'not_measured' };
  if (spend === 0) return { after: null, reason: 'no_spend' };
  const paid = steps.find(({ value }) => value >= spend);
  return paid ? { after: paid.after, reason: null } : { after: null, reason: 'not_yet' };
}

/** Of the calendar: from 31 October to 1 November is one. */
const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
