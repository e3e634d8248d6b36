import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import { Seeded } from '../kernel/seeded.ts';
import { monthlyUnits, monthsIn, moves, mrrBridge, mrrByDay, mrrOn, type RecurringSpan, unitsOf } from './mrr.ts';

const span = (workspaceId: string, euros: number, from: string, more: Partial<RecurringSpan> = {}): RecurringSpan => ({
  ...{ workspaceId, currency: 'EUR', amountCents: Math.round(euros * 100), months: 1, from, until: null },
  ...more,
});
const year = (workspaceId: string, euros: number, from: string, more: Partial<RecurringSpan> = {}) =>
  span(workspaceId, euros, from, { months: 12, ...more });

const march = { from: '2026-02-28', to: '2026-03-31' };
/** The bridge of one currency, in units, without what did not move. */
function worked(spans: RecurringSpan[], period = march, currency = 'EUR') {
  const bridge = mrrBridge(spans, period).find((one) => one.currency === currency);
  if (!bridge) return null;
  const moved = moves.filter((move) => bridge.moved[move] !== 0).map((move) => [move, unitsOf(bridge.moved[move])]);
  return { start: unitsOf(bridge.start), end: unitsOf(bridge.end), ...Object.fromEntries(moved) };
}

describe('a month', () => {
  it('with someone new, and who stays', () => {
    expect(worked([span('a', 29, '2026-01-10'), span('b', 99, '2026-03-12')])).toEqual({
      start: 29,
      new: 99,
      end: 128,
    });
  });

  it('with an upgrade, and a downgrade', () => {
    const spans = [
      span('a', 29, '2026-01-10', { until: '2026-03-15' }),
      span('a', 99, '2026-03-15'),
      span('b', 99, '2026-01-10', { until: '2026-03-10' }),
      span('b', 29, '2026-03-10'),
      span('c', 29, '2026-02-01'),
    ];
    expect(worked(spans)).toEqual({ start: 157, expansion: 70, contraction: -70, end: 157 });
    const [bridge] = mrrBridge(spans, march);
    expect([bridge?.movers.expansion, bridge?.movers.contraction]).toEqual([['a'], ['b']]);
  });

  it('with a pause over its end, and the month of the return', () => {
    const spans = [span('a', 99, '2026-01-01', { until: '2026-03-20' }), span('a', 99, '2026-04-20')];
    expect(worked(spans)).toEqual({ start: 99, churned: -99, end: 0 });
    expect(worked(spans, { from: '2026-03-31', to: '2026-04-30' })).toEqual({ start: 0, reactivated: 99, end: 99 });
  });

  it('with a pause that begins and ends in it moves nothing', () => {
    const spans = [span('a', 99, '2026-01-01', { until: '2026-03-05' }), span('a', 99, '2026-03-25')];
    expect(worked(spans)).toEqual({ start: 99, end: 99 });
  });

  it('with a year is a twelfth of it, as exact in a sum as in the year', () => {
    // 290 / 12 is 24.1666…: twelve of them are 290 again.
    expect(worked([year('a', 290, '2026-03-03')])?.end).toBeCloseTo(24.166_666, 5);
    const twelve = Array.from({ length: 12 }, (_, at) => year(`w${at}`, 290, '2026-03-03'));
    expect(worked(twelve)).toEqual({ start: 0, new: 290, end: 290 });
    // From 99 a month to 990 a year: 82.50, which is a contraction.
    const shorter = [span('a', 99, '2026-01-01', { until: '2026-03-09' }), year('a', 990, '2026-03-09')];
    expect(worked(shorter)).toEqual({ start: 99, contraction: -16.5, end: 82.5 });
  });

  it('with a refund is the month without it: the price is in force all the same', () => {
    const before = [span('a', 29, '2026-01-10')];
    // What is given back stands on payments, which are no part of this; an end at once, with what was paid back, is an end.
    expect(worked(before)).toEqual({ start: 29, end: 29 });
    expect(worked([span('a', 29, '2026-01-10', { until: '2026-03-15' })])).toEqual({ start: 29, churned: -29, end: 0 });
  });

  it('in two currencies is two months', () => {
    const spans = [span('a', 99, '2026-01-01'), span('b', 100, '2026-03-02', { currency: 'CHF' })];
    expect(worked(spans)).toEqual({ start: 99, end: 99 });
    expect(worked(spans, march, 'CHF')).toEqual({ start: 0, new: 100, end: 100 });
    expect(mrrOn(spans, '2026-03-31')).toEqual(
      new Map([
        ['EUR', 99 * 1_200],
        ['CHF', 100 * 1_200],
      ]),
    );
  });

  it('with someone who takes another currency leaves in one and comes back in the other', () => {
    const spans = [
      span('a', 99, '2026-01-01', { until: '2026-03-10' }),
      span('a', 100, '2026-03-10', { currency: 'CHF' }),
    ];
    expect(worked(spans)).toEqual({ start: 99, churned: -99, end: 0 });
    expect(worked(spans, march, 'CHF')).toEqual({ start: 0, reactivated: 100, end: 100 });
  });

  it('with who came and left in it moves nothing, and makes them no newcomer the month after', () => {
    const spans = [span('a', 29, '2026-03-02', { until: '2026-03-20' }), span('a', 29, '2026-04-02')];
    expect(worked(spans)).toBeNull();
    expect(worked(spans, { from: '2026-03-31', to: '2026-04-30' })).toEqual({ start: 0, reactivated: 29, end: 29 });
  });

  it('with a plan that costs nothing has no one new until it costs something', () => {
    const spans = [span('a', 0, '2026-01-01', { until: '2026-03-10' }), span('a', 29, '2026-03-10')];
    expect(worked(spans)).toEqual({ start: 0, new: 29, end: 29 });
  });

  it('adds a contract by hand to a subscription, over as many months as it says', () => {
    const spans = [span('a', 29, '2026-01-01'), span('a', 3_000, '2026-03-15', { months: 6, until: '2026-09-15' })];
    expect(worked(spans)).toEqual({ start: 29, expansion: 500, end: 529 });
    expect(worked(spans, { from: '2026-08-31', to: '2026-09-30' })).toEqual({ start: 529, contraction: -500, end: 29 });
  });
});

it('starts and moves always add up to the end, which is what is in force then', () => {
  const chances = new Seeded('mrr');
  const day = () => addDays('2026-01-01', Math.floor(chances.next() * 200));
  for (let round = 0; round < 200; round++) {
    const spans = Array.from({ length: 30 }, () => {
      const from = day();
      const until = chances.next() < 0.5 ? addDays(from, 1 + Math.floor(chances.next() * 90)) : null;
      const months = [1, 3, 12, 5][Math.floor(chances.next() * 4)] ?? 1;
      const currency = chances.next() < 0.8 ? 'EUR' : 'CHF';
      const who = `w${Math.floor(chances.next() * 12)}`;
      return span(who, Math.floor(chances.next() * 1_000) / 10, from, { until, months, currency });
    });
    const from = day();
    const to = addDays(from, 30);
    for (const { currency, start, moved, end } of mrrBridge(spans, { from, to })) {
      expect(moves.reduce((sum, move) => sum + moved[move], start)).toBe(end);
      expect([start, end]).toEqual([mrrOn(spans, from).get(currency) ?? 0, mrrOn(spans, to).get(currency) ?? 0]);
    }
    for (const { day, sum } of mrrByDay(spans, 'EUR', { from, to }))
      expect(sum).toBe(mrrOn(spans, day).get('EUR') ?? 0);
  }
});

it('a month of a price is shown to the cent', () => {
  expect(monthlyUnits({ amountCents: 29_000, months: 12 })).toBe(24.17);
  expect(monthlyUnits({ amountCents: 9_900, months: 1 })).toBe(99);
});

it.each([
  ['2026-01-01', '2026-12-31', 12],
  ['2026-01-31', '2026-02-27', 1],
  ['2026-03-15', '2026-09-14', 6],
  ['2026-03-01', '2026-04-15', 1.5],
  ['2026-03-01', '2026-03-15', 15 / 31],
  ['2026-03-01', '2026-03-01', 1 / 31],
])('from %s to %s there are %d months', (from, to, months) => {
  expect(monthsIn({ from, to })).toBeCloseTo(months, 10);
});
