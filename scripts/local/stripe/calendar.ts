import type Stripe from 'stripe';

export type Interval = { interval: Stripe.Price.Recurring.Interval; interval_count: number };

export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;

/** So many intervals after a moment; the 31st of a month that has none is its last day. */
export function intervalsAfter(from: number, { interval, interval_count }: Interval, times: number): number {
  const count = interval_count * times;
  if (interval === 'day') return from + count * daySeconds;
  if (interval === 'week') return from + count * 7 * daySeconds;
  const start = new Date(from * 1_000);
  const months = interval === 'year' ? count * 12 : count;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1_000);
}

/** When the period that holds a moment ends: the first whole number of intervals after the anchor that lies behind it. */
export function periodEndAfter(anchor: number, moment: number, interval: Interval): number {
  let times = 1;
  while (intervalsAfter(anchor, interval, times) <= moment) times += 1;
  return intervalsAfter(anchor, interval, times);
}
