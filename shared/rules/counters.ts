import { keysOf } from '../kernel/closed-lists.ts';

/** What platforms count, and how finely: things, things of which they attribute fractions, money. */
export const counterKinds = {
  impressions: 'whole',
  reach: 'whole',
  clicks: 'whole',
  linkClicks: 'whole',
  landingPageViews: 'whole',
  engagements: 'whole',
  videoViews3s: 'whole',
  videoViews15s: 'whole',
  videoViewsComplete: 'whole',
  leads: 'hundredths',
  addToCarts: 'hundredths',
  checkouts: 'hundredths',
  conversions: 'hundredths',
  spend: 'money',
  revenue: 'money',
  /** People reached in the 7 and the 28 days that end that day. */
  reach7d: 'whole',
  reach28d: 'whole',
} as const;
export type Counter = keyof typeof counterKinds;
export const counters = keysOf(counterKinds);
export const maxCount = 1e12;

/** The same people may be reached twice: these are never added. */
export const peopleCounters = ['reach', 'reach7d', 'reach28d'] as const;
export type PeopleCounter = (typeof peopleCounters)[number];
export type AddedCounter = Exclude<Counter, PeopleCounter>;

const isAdded = (counter: Counter): counter is AddedCounter => !peopleCounters.some((people) => people === counter);
export const addedCounters: readonly AddedCounter[] = counters.filter(isAdded);

/** Counters of a day: one that is absent was not measured, nought was. */
export type Counts = Partial<Record<Counter, number>>;
