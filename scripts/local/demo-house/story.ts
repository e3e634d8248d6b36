import type { Interval, SoldPlan } from '../../../shared/billing/prices.ts';
import { dayMs, hourMs } from '../../../shared/kernel/day.ts';
import type { FirstPlan, PlanLimits } from '../../../shared/kernel/plans.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import type { Place } from './places.ts';

/** How long ago, in days; or so many months, and days more: renewals then fall on those days. */
export type Ago = number | { months: number; days: number };

/** What someone does about their subscription. */
export type Step = { ago: Ago } & (
  | { does: 'take' | 'raise' | 'lower'; planCode: SoldPlan; interval: Interval }
  | { does: 'leave' }
  | { does: 'card'; card: string }
  | { does: 'refund'; reason: string; cents?: number }
  | { does: 'dispute'; outcome?: 'won' | 'lost' }
);

/** An offer that was agreed by hand, and paid for by transfer, ahead of each period. */
export type Contract = {
  plan: Extract<FirstPlan, 'professional' | 'enterprise'>;
  ago: Ago;
  /** When it ended. */
  until?: number;
  monthly: number;
  /** Months of a period. */
  every: number;
  /** So many of the last periods are not paid. */
  unpaid?: number;
  limits?: Partial<PlanLimits>;
  reason: string;
};

export type DemoWorkspace = {
  name: string;
  /** In addresses. */
  slug: string;
  place: Place;
  born: Ago;
  people: number;
  /** So many of them are invited, and have not answered. */
  invited?: number;
  steps: readonly Step[];
  contract?: Contract;
  /** Since when nobody has come back. */
  leftSince?: number;
  suspended?: { ago: number; reason: string };
  /** One of its people, who is no owner. */
  suspendedPerson?: number;
  /** When its deletion was asked. */
  closes?: number;
};

export const take = (ago: Ago, planCode: SoldPlan, interval: Interval = 'month'): Step => ({
  ago,
  does: 'take',
  planCode,
  interval,
});
export const raise = (ago: Ago, planCode: SoldPlan, interval: Interval = 'month'): Step => ({
  ago,
  does: 'raise',
  planCode,
  interval,
});
export const lower = (ago: Ago, planCode: SoldPlan, interval: Interval = 'month'): Step => ({
  ago,
  does: 'lower',
  planCode,
  interval,
});
export const leave = (ago: Ago): Step => ({ ago, does: 'leave' });
export const refund = (ago: Ago, reason: string, cents?: number): Step => ({
  ago,
  does: 'refund',
  reason,
  ...(cents && { cents }),
});
export const dispute = (ago: Ago, outcome?: 'won' | 'lost'): Step => ({
  ago,
  does: 'dispute',
  ...(outcome && { outcome }),
});

/** Cards of the local Stripe, by what becomes of them. */
export const cards = {
  good: '4242424242424242',
  empty: '4000000000009995',
  refused: '4000000000000341',
  asks: '4000002760003184',
} as const;
export const card = (ago: Ago, kind: keyof typeof cards): Step => ({ ago, does: 'card', card: cards[kind] });

/** A moment of the story, which ends `today`: in working hours, always the same of the same thing. */
export function momentOf(today: Date, ago: Ago, what: string): Date {
  const at = new Date(today);
  if (typeof ago === 'number') at.setTime(at.getTime() - ago * dayMs);
  else {
    const day = at.getUTCDate();
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() - ago.months);
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(day, last));
    at.setTime(at.getTime() - ago.days * dayMs);
  }
  const chances = new Seeded(what);
  at.setUTCHours(chances.int(7, 16), chances.int(0, 59), chances.int(0, 59), 0);
  return at.getTime() > today.getTime() - hourMs ? new Date(today.getTime() - hourMs) : at;
}

/** The same day of a month so many months later, or its last one. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to;
}
