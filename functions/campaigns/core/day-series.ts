import { dayMs } from '../../../shared/kernel/day.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { counterKinds, counters } from '../../../shared/rules/counters.ts';
import { beginningOf } from '../../../shared/rules/periods.ts';
import { columnDays, countsAt, emptyColumns, type QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { pushSigned, readSigned } from './varint.ts';

/** The first day of the quarter of a day: `2026-10-01`. */
export const quarterOf = (day: string): string => beginningOf('quarter', day);

const known = new Map<string, readonly string[]>();

/** The day of each place of a quarter, of those beyond its end too; worked out once. */
export function datesOf(quarter: string): readonly string[] {
  const dates = known.get(quarter) ?? Array.from({ length: columnDays }, (_, place) => addDays(quarter, place));
  known.set(quarter, dates);
  return dates;
}

const maskBytes = Math.ceil(columnDays / 8);

/**
 * The days of one quarter as bytes, 2.4 KB where all are full: which counters there are, then of each a bit for every day
 * that measured it and the differences from one such day to the next, zigzag, seven bits a byte.
 */
export function packDays(quarter: string, days: readonly DayFigures[]): Uint8Array {
  const inOrder = [...days].sort((a, b) => (a.date < b.date ? -1 : 1));
  const bytes: number[] = [];
  let present = 0;
  counters.forEach((counter, at) => {
    if (inOrder.some(({ counts }) => counts[counter] !== undefined)) present |= 1 << at;
  });
  bytes.push(present & 0xff, (present >> 8) & 0xff, (present >> 16) & 0xff);
  counters.forEach((counter, at) => {
    if ((present & (1 << at)) === 0) return;
    const mask = new Uint8Array(maskBytes);
    const numbers: number[] = [];
    for (const { date, counts } of inOrder) {
      const count = counts[counter];
      if (count === undefined) continue;
      const day = (Date.parse(date) - Date.parse(quarter)) / dayMs;
      mask[day >> 3] = (mask[day >> 3] ?? 0) | (1 << (day & 7));
      numbers.push(Math.round(count * scaleOf(counter)));
    }
    bytes.push(...mask);
    let before = 0;
    for (const number of numbers) {
      pushSigned(bytes, number - before);
      before = number;
    }
  });
  return Uint8Array.from(bytes);
}

/** The days of a quarter that measured something, in order. */
export function unpackDays(quarter: string, bytes: Uint8Array): DayFigures[] {
  const columns = unpackColumns(bytes);
  const days = datesOf(quarter).map((date, day) => ({ date, counts: countsAt(columns, day) }));
  return days.filter(({ counts }) => Object.keys(counts).length > 0);
}

/** The same as columns. */
export function unpackColumns(bytes: Uint8Array): QuarterColumns {
  const present = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8) | ((bytes[2] ?? 0) << 16);
  const columns = emptyColumns(present);
  const place = { at: 3 };
  for (const counter of counters) {
    const start = columns.starts[counter];
    if (start === undefined) continue;
    const mask = place.at;
    place.at += maskBytes;
    const inHundredths = 100 / scaleOf(counter);
    let number = 0;
    for (let day = 0; day < columnDays; day++) {
      if (((bytes[mask + (day >> 3)] ?? 0) & (1 << (day & 7))) === 0) continue;
      number += readSigned(bytes, place);
      columns.values[start + day] = number * inHundredths;
    }
  }
  return columns;
}

const scaleOf = (counter: (typeof counters)[number]) => (counterKinds[counter] === 'whole' ? 1 : 100);
