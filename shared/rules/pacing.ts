import { addDays } from '../kernel/paris-day.ts';
import { inHundredths, ofHundredths } from './hundredths.ts';
import { beginningOf, type Period } from './periods.ts';
import { type DayFigures, daysBetween } from './totals.ts';

export const pacingStates = ['none', 'no_end', 'not_started', 'finished', 'under', 'on_track', 'over'] as const;
export type PacingState = (typeof pacingStates)[number];

/** How the spend goes against the budget; money to the cent, null where nothing was measured or nothing is asked. */
export type Pacing = {
  state: PacingState;
  amount: number | null;
  spent: number | null;
  spentShare: number | null;
  elapsedShare: number | null;
  /** 1 is as planned: the share spent by the share of the days gone. */
  pace: number | null;
  ratePerDay: number | null;
  projected: number | null;
  neededPerDay: number | null;
  runsOutOn: string | null;
  from: string | null;
  to: string | null;
};

export type PacingOf = {
  budget: { type: 'daily' | 'total'; amount: number } | null;
  startDate: string | null;
  endDate: string | null;
  asOf: string;
  /** The days of the campaign: of this month at least for a daily budget, all of them for a total. */
  days: readonly DayFigures[];
};

/** Under and over this pace, the budget is not kept. */
const [slow, fast] = [0.85, 1.15];

/** Of a campaign without a budget. */
export const noPacing: Pacing = {
  state: 'none',
  amount: null,
  spent: null,
  spentShare: null,
  elapsedShare: null,
  pace: null,
  ratePerDay: null,
  projected: null,
  neededPerDay: null,
  runsOutOn: null,
  from: null,
  to: null,
};

/** Where a campaign stands in its budget at the end of a day, and where it goes at the rate of its last seven. */
export function pacingOf({ budget, startDate, endDate, asOf, days }: PacingOf): Pacing {
  if (!budget) return noPacing;
  const amount = inHundredths(budget.amount);
  if (budget.type === 'total') {
    const from = startDate ?? firstOf(days);
    if (from !== null && endDate !== null) return paceIn({ from, to: endDate }, amount, asOf, days);
    return openPace(from, endDate, amount, asOf, days);
  }
  const month = monthOf(asOf);
  const from = startDate !== null && startDate > month.from ? startDate : month.from;
  const to = endDate !== null && endDate < month.to ? endDate : month.to;
  // A month in which the campaign does not run has no budget.
  if (from > to) return { ...noPacing, state: asOf < from ? 'not_started' : 'finished' };
  return paceIn({ from, to }, amount * daysBetween(from, to), asOf, days);
}

/** A total budget with one end unknown: what was spent of it, and no pace. */
function openPace(from: string | null, to: string | null, amount: number, asOf: string, days: readonly DayFigures[]) {
  const { spent, ratePerDay } = spendOf(days, from ?? asOf, asOf);
  const state: PacingState = to === null ? 'no_end' : asOf >= to ? 'finished' : 'not_started';
  return { ...noPacing, state, ...shareOf(spent, amount), ratePerDay: toMoney(ratePerDay), from, to };
}

function paceIn({ from, to }: Period, amount: number, asOf: string, days: readonly DayFigures[]): Pacing {
  const asked = { ...noPacing, amount: ofHundredths(amount), from, to };
  if (asOf < from) return { ...asked, state: 'not_started', elapsedShare: 0 };
  const through = asOf < to ? asOf : to;
  const [elapsed, length] = [daysBetween(from, through), daysBetween(from, to)];
  const { spent, ratePerDay } = spendOf(days, from, through);
  const left = length - elapsed;
  // One division of whole numbers, so that 1.15 is 1.15.
  const pace = spent === null ? null : (spent * length) / (amount * elapsed);
  return {
    ...asked,
    ...shareOf(spent, amount),
    state: asOf >= to ? 'finished' : stateOf(pace),
    elapsedShare: elapsed / length,
    pace,
    ratePerDay: toMoney(ratePerDay),
    projected: spent === null || ratePerDay === null ? null : toMoney(spent + ratePerDay * left),
    neededPerDay: spent === null || left === 0 ? null : toMoney(Math.max(0, amount - spent) / left),
    runsOutOn: spent === null || !ratePerDay ? null : runsOutOn(through, to, (amount - spent) / ratePerDay),
  };
}

/** Whoever has no figure yet has not started, as far as anyone can tell: that is not an underspend. */
function stateOf(pace: number | null): PacingState {
  if (pace === null) return 'not_started';
  if (pace < slow) return 'under';
  return pace > fast ? 'over' : 'on_track';
}

function runsOutOn(through: string, to: string, daysOn: number): string | null {
  const days = Math.ceil(daysOn);
  return days < daysBetween(through, to) ? addDays(through, days) : null;
}

/** In hundredths: the spend of the period, and its mean on those of the last seven days that measured it. */
function spendOf(days: readonly DayFigures[], from: string, through: string) {
  const lastSeven = addDays(through, -6);
  let [sum, measured, recent, recentMeasured] = [0, 0, 0, 0];
  for (const { date, counts } of days) {
    if (counts.spend === undefined || date < from || date > through) continue;
    const spend = inHundredths(counts.spend);
    sum += spend;
    measured++;
    if (date < lastSeven) continue;
    recent += spend;
    recentMeasured++;
  }
  return { spent: measured ? sum : null, ratePerDay: recentMeasured ? recent / recentMeasured : null };
}

const shareOf = (spent: number | null, amount: number) => ({
  amount: ofHundredths(amount),
  spent: spent === null ? null : ofHundredths(spent),
  spentShare: spent === null ? null : spent / amount,
});

const toMoney = (hundredths: number | null): number | null =>
  hundredths === null ? null : ofHundredths(Math.round(hundredths));

function firstOf(days: readonly DayFigures[]): string | null {
  let first: string | null = null;
  for (const { date } of days) if (first === null || date < first) first = date;
  return first;
}

function monthOf(day: string): Period {
  const from = beginningOf('month', day);
  return { from, to: addDays(beginningOf('month', addDays(from, 31)), -1) };
}
