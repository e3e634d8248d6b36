import { addDays } from '../../../shared/kernel/paris-day.ts';
import { specialDayOf } from '../../../shared/rules/special-days.ts';

/** The days of a campaign; its end, which may be to come. */
export type Window = { from: string; to: string };
/** As of a day. */
export type WindowOf = (today: string) => Window;

/** How far back the demo goes. */
export const demoDays = 425;

/** From so many days ago to so many ago, below nought to come. */
export const ago =
  (from: number, to: number): WindowOf =>
  (today) => ({ from: addDays(today, -from), to: addDays(today, -to) });

/** The last soldes of that name that have begun. */
export const soldes =
  (name: 'Soldes d’hiver' | 'Soldes d’été'): WindowOf =>
  (today) => {
    let last = addDays(today, -1);
    while (specialDayOf(last) !== name) last = addDays(last, -1);
    let from = last;
    // A holiday among them has its own name.
    while ([1, 2].some((back) => specialDayOf(addDays(from, -back)) === name)) from = addDays(from, -1);
    return { from, to: addDays(from, 27) };
  };

/** The last such days of a year that have begun, as `11-20`. */
export const everyYear =
  (first: string, length: number): WindowOf =>
  (today) => {
    const year = Number(today.slice(0, 4));
    const from = [`${year}-${first}`, `${year - 1}-${first}`].find((day) => day < today) ?? today;
    return { from, to: addDays(from, length - 1) };
  };
