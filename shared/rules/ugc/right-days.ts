import { dayMs } from '../../kernel/day.ts';
import { addDays, parisDay } from '../../kernel/paris-day.ts';

/** So many months on, or before when negative; the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The last day of use of a right, inclusive. */
export const rightEndsOn = (startsOn: string, months: number): string => addDays(addMonths(startsOn, months), -1);

/** The days that an extension adds, counted from the day after the last one, or from a day on where that one has passed. */
export function extensionDays(endsOn: string, months: number, today: string): { startsOn: string; endsOn: string } {
  const next = addDays(endsOn, 1);
  const startsOn = next < today ? today : next;
  return { startsOn, endsOn: rightEndsOn(startsOn, months) };
}

export const rightStatuses = ['scheduled', 'active', 'expiring', 'expired', 'terminated'] as const;
export type RightStatus = (typeof rightStatuses)[number];
const expiringDays = 30;

/** Days left until the last one, which counts as 0; below, it has ended. */
export const daysLeftOf = (endsOn: string, today: string): number =>
  Math.round((Date.parse(endsOn) - Date.parse(today)) / dayMs);

type Ends = { endsOn: string; terminatedOn?: string | undefined; takenDownAt?: string | undefined };

/** The days after which a content was to be shown no more, the first one first: its right ended, or it was said to be gone. */
const lastDaysOf = ({ endsOn, terminatedOn, takenDownAt }: Ends): string[] =>
  [endsOn, terminatedOn, takenDownAt && parisDay(new Date(takenDownAt))].flatMap((day) => day ?? []).sort();

/** The first of them, and the last one that has come; null of what may be shown today. */
export function overSince(right: Ends, today: string): { first: string; last: string } | null {
  const days = lastDaysOf(right);
  const [first = today] = days;
  return first < today ? { first, last: days.findLast((day) => day <= today) ?? first } : null;
}

/** What is linked to a campaign is looked at each day from its end on, for a year. */
const lookDays = 365;

/** The day on which it is next seen whether a content is shown without a right; null once enough was looked. */
export function lookAfter(right: Ends, today: string): string | null {
  const over = overSince(right, today);
  if (over) return today > addDays(over.last, lookDays) ? null : today;
  const [first = right.endsOn] = lastDaysOf(right);
  return addDays(first, 1);
}

/** How a right stands on a day. */
export function rightStatusOf(
  right: { startsOn: string; endsOn: string; terminatedOn: string | null },
  today: string,
): RightStatus {
  if (right.terminatedOn !== null && right.terminatedOn <= today) return 'terminated';
  if (today < right.startsOn) return 'scheduled';
  const left = daysLeftOf(right.endsOn, today);
  if (left < 0) return 'expired';
  return left <= expiringDays ? 'expiring' : 'active';
}

/** Days before the last day of use on which its end is told, and the day after it. */
const toldBefore = [30, 7, 1, -1] as const;
const weekDays = 7;

/** The first day after another one on which the end of a right is told, each week after it while it is `shown`; null when all was told. */
export function reminderAfter(endsOn: string, day: string, shown = false): string | null {
  const next = toldBefore.map((days) => addDays(endsOn, -days)).find((on) => on > day);
  if (next !== undefined || !shown) return next ?? null;
  const since = daysLeftOf(day, addDays(endsOn, 1));
  return addDays(endsOn, 1 + weekDays * (Math.floor(since / weekDays) + 1));
}

/** Days before the last day of a code on which that is told. */
const codeToldBefore = [7, 1] as const;

export const codeReminderAfter = (expiresOn: string, day: string): string | null =>
  codeToldBefore.map((days) => addDays(expiresOn, -days)).find((on) => on > day) ?? null;
