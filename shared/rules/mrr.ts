import { dayMs } from '../kernel/day.ts';
import { addDays } from '../kernel/paris-day.ts';
import { inHundredths, ofHundredths } from './hundredths.ts';

/**
 * A recurring price that is in force from one day until another, before tax: a subscription that is active or late, or a contract
 * that was agreed by hand. An upgrade ends one and begins another, a pause ends one; a refund changes none, for what is given back
 * was owed all the same.
 */
export type RecurringSpan = {
  workspaceId: string;
  currency: string;
  amountCents: number;
  /** How many months the amount pays for. */
  months: number;
  from: string;
  /** The first day on which it is in force no more; null as long as it goes on. */
  until: string | null;
};

/** Twelfths of a cent, in which a year has whole months: sums are exact, and rounded where they are shown. */
export type Twelfths = number;

export const unitsOf = (sum: Twelfths): number => sum / 1_200;

/** How many months two days hold, both counted; of one that is not whole, its part by days. */
export function monthsIn({ from, to }: { from: string; to: string }): number {
  const end = addDays(to, 1);
  const [fromMonth, endMonth] = [from, end].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))) as [
    number,
    number,
  ];
  const passed = endMonth - fromMonth;
  const whole = monthsAfter(from, passed) <= end ? passed : passed - 1;
  const [last, next] = [monthsAfter(from, whole), monthsAfter(from, whole + 1)];
  return whole + daysFrom(last, end) / daysFrom(last, next);
}

const daysFrom = (one: string, other: string): number => Math.round((Date.parse(other) - Date.parse(one)) / dayMs);

/** The same day of a later month, or its last. */
function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10);
}

type Price = Pick<RecurringSpan, 'amountCents' | 'months'>;

const monthly = ({ amountCents, months }: Price): Twelfths => Math.round((amountCents * 12) / months);

/** A sum as it is shown: in units of its currency, to the hundredth. */
export const shownUnits = (sum: Twelfths): number => ofHundredths(inHundredths(unitsOf(sum)));

/** What a month of a price brings, as it is shown. */
export const monthlyUnits = (price: Price): number => shownUnits(monthly(price));

const isInForce = ({ from, until }: RecurringSpan, day: string): boolean =>
  from <= day && (until === null || day < until);

/** By currency, the monthly parts of what is in force at the end of a day. No currency is turned into another. */
export function mrrOn(spans: readonly RecurringSpan[], day: string): Map<string, Twelfths> {
  const sums = new Map<string, Twelfths>();
  for (const span of spans)
    if (isInForce(span, day)) sums.set(span.currency, (sums.get(span.currency) ?? 0) + monthly(span));
  return sums;
}

/** Who pays something at the end of a day. */
export const payersOn = (spans: readonly RecurringSpan[], day: string): Set<string> =>
  new Set(spans.filter((span) => isInForce(span, day) && monthly(span) > 0).map(({ workspaceId }) => workspaceId));

/** By day, what is in force of a currency at the end of each day of a period, both ends of it included. */
export function mrrByDay(
  spans: readonly RecurringSpan[],
  currency: string,
  { from, to }: { from: string; to: string },
): { day: string; sum: Twelfths }[] {
  const changes = new Map<string, number>();
  const add = (day: string, sum: Twelfths) => changes.set(day, (changes.get(day) ?? 0) + sum);
  for (const span of spans) {
    // What ends on the day on which it began was in force at the end of none.
    if (span.currency !== currency || (span.until !== null && span.until <= span.from)) continue;
    add(span.from < from ? from : span.from, monthly(span));
    if (span.until !== null) add(span.until < from ? from : span.until, -monthly(span));
  }
  const days: { day: string; sum: Twelfths }[] = [];
  let sum = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    sum += changes.get(day) ?? 0;
    days.push({ day, sum });
  }
  return days;
}

export const moves = ['new', 'reactivated', 'expansion', 'contraction', 'churned'] as const;
export type Move = (typeof moves)[number];

export type MrrBridge = {
  currency: string;
  start: Twelfths;
  /** What each kind of move brings, or takes: below zero. */
  moved: Record<Move, Twelfths>;
  /** The workspaces behind each figure. */
  movers: Record<Move, string[]>;
  end: Twelfths;
};

/**
 * From the end of one day to the end of another, by currency: start and moves add up to the end, always. A workspace moves once,
 * by what it paid at both ends: who came and left in between moved nothing. Who paid before the start, in whatever currency, comes
 * back and is not new.
 */
export function mrrBridge(spans: readonly RecurringSpan[], { from, to }: { from: string; to: string }): MrrBridge[] {
  const starts = byPayer(spans, from);
  const ends = byPayer(spans, to);
  const former = new Set(
    spans.filter((span) => span.from <= from && monthly(span) > 0).map(({ workspaceId }) => workspaceId),
  );
  const bridges = new Map<string, MrrBridge>();
  for (const payer of [...new Set([...starts.keys(), ...ends.keys()])].sort()) {
    const { workspaceId, currency } = payerOf(payer);
    const [start, end] = [starts.get(payer) ?? 0, ends.get(payer) ?? 0];
    const bridge = bridges.get(currency) ?? emptyBridge(currency);
    bridges.set(currency, bridge);
    bridge.start += start;
    bridge.end += end;
    const move = moveOf(start, end, former.has(workspaceId));
    if (!move) continue;
    bridge.moved[move] += end - start;
    bridge.movers[move].push(workspaceId);
  }
  return [...bridges.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

const keyOf = ({ currency, workspaceId }: RecurringSpan) => `${currency} ${workspaceId}`;

function payerOf(key: string): { currency: string; workspaceId: string } {
  const at = key.indexOf(' ');
  return { currency: key.slice(0, at), workspaceId: key.slice(at + 1) };
}

function byPayer(spans: readonly RecurringSpan[], day: string): Map<string, Twelfths> {
  const sums = new Map<string, Twelfths>();
  for (const span of spans)
    if (isInForce(span, day)) sums.set(keyOf(span), (sums.get(keyOf(span)) ?? 0) + monthly(span));
  return sums;
}

/** What is free pays nothing: it neither comes nor leaves. */
function moveOf(start: Twelfths, end: Twelfths, paidBefore: boolean): Move | null {
  if (start === end) return null;
  if (start === 0) return paidBefore ? 'reactivated' : 'new';
  if (end === 0) return 'churned';
  return end > start ? 'expansion' : 'contraction';
}

const emptyBridge = (currency: string): MrrBridge => ({
  ...{ currency, start: 0, end: 0 },
  moved: { new: 0, reactivated: 0, expansion: 0, contraction: 0, churned: 0 },
  movers: { new: [], reactivated: [], expansion: [], contraction: [], churned: [] },
});
