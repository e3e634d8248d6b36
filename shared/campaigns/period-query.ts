import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { longestPeriodDays, type Period, periodOf, presets } from '../rules/periods.ts';
import { daysBetween } from '../rules/totals.ts';

/** The days that a reading is of: both bounds or a preset, the last thirty days without either. */
export const periodQuery = {
  from: Day.optional(),
  to: Day.optional(),
  preset: z.enum(presets).optional(),
};

/** To what a reading is compared: as many days before, or the same dates a year earlier. */
export const compareQuery = { compare: z.enum(['previous', 'year']).optional() };

export type PeriodQuery = {
  from?: string | undefined;
  to?: string | undefined;
  preset?: (typeof presets)[number] | undefined;
};

/** The days asked for, by a calendar whose day is `today`. */
export const periodAsked = ({ from, to, preset = 'last_30' }: PeriodQuery, today: string): Period =>
  from && to ? { from, to } : periodOf(preset, today);

type Check = { value: PeriodQuery; issues: object[] };

/** Refuses a bound without the other, an end before the beginning and a period that is too long. */
export function checkPeriod({ value: { from, to, preset }, issues }: Check): void {
  const refuse = (path: string, message: string) => issues.push({ code: 'custom', path: [path], message, input: from });
  if (!from && !to) return;
  if (preset) refuse('preset', 'Une période ou des dates, pas les deux');
  else if (!from) refuse('from', 'Indiquez aussi le premier jour');
  else if (!to) refuse('to', 'Indiquez aussi le dernier jour');
  else if (to < from) refuse('to', 'Le dernier jour précède le premier');
  else if (daysBetween(from, to) > longestPeriodDays) refuse('to', `${longestPeriodDays} jours au plus`);
}
