import { atFirstUse } from './at-first-use.ts';
import { withFirst } from './with-first.ts';

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options }));

const whole = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const monthAndDay = formatOf({ day: 'numeric', month: 'long' });
const dayOnly = formatOf({ day: 'numeric' });
const small = formatOf({ day: 'numeric', month: 'short' });
const month = formatOf({ month: 'long', year: 'numeric' });

type Format = typeof whole;

/** A day stays on the line of its month. */
const written = (format: Format, day: string): string =>
  withFirst(format().format(new Date(day))).replace(/^(\S+)\s/, '$1\u00a0');

/** `1er février 2026`, of a calendar day. */
export const dayText = (day: string): string => written(whole, day);

/** `1er févr.` */
export const smallDayText = (day: string): string => written(small, day);

/** `février 2026`, of any of its days. */
export const monthText = (day: string): string => month().format(new Date(day)).replace(' ', '\u00a0');

/** `du 1er au 28 février 2026`, with no more words than it takes; `le 3 mars 2026` of one day. */
export function periodText({ from, to }: { from: string; to: string }): string {
  if (from === to) return `le ${dayText(to)}`;
  const format =
    from.slice(0, 7) === to.slice(0, 7) ? dayOnly : from.slice(0, 4) === to.slice(0, 4) ? monthAndDay : whole;
  return `du ${written(format, from)} au ${dayText(to)}`;
}
