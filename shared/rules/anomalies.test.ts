import { describe, expect, test } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import { alerting, anomaliesOf } from './anomalies.ts';
import type { Counts } from './counters.ts';
import type { DayFigures } from './totals.ts';

// A Monday, with no special day before Easter Monday, 6 April.
const first = '2026-02-09';
const calm = (length: number, countsOf: (at: number) => Counts): DayFigures[] =>
  Array.from({ length }, (_, at) => ({ date: addDays(first, at), counts: countsOf(at) }));
const told = (days: DayFigures[], asOf = addDays(first, days.length - 1)) =>
  anomaliesOf({ days, asOf, currency: 'EUR' });
const brief = (days: DayFigures[]) =>
  told(days).map(({ date, metric, kind, severity }) => [date, metric, kind, severity]);

describe('levels', () => {
  // Five weeks of 100 a day: m = ln 100, s = 0.1. A score of 4.5 is 100 e^0.45 = 156.83.
  const then = (spend: number) => calm(36, (at) => ({ spend: at === 35 ? spend : 100 }));

  test('a day is told from 4.5 deviations on, and critical from 6', () => {
    expect(brief(then(156.8))).toEqual([]);
    expect(brief(then(156.9))).toEqual([['2026-03-16', 'spend', 'level', 'warning']]);
    expect(brief(then(182.3))).toEqual([['2026-03-16', 'spend', 'level', 'critical']]);
    expect(told(then(200))).toEqual([
      {
        date: '2026-03-16',
        metric: 'spend',
        kind: 'level',
        value: 200,
        expected: 100,
        score: expect.closeTo(Math.log(2) / 0.1, 9),
        direction: 'up',
        severity: 'critical',
        specialDay: null,
        text: 'Dépense\u00a0: 200,00\u00a0€ le lundi 16 mars, au lieu d’environ 100,00\u00a0€ (+100\u00a0%)',
      },
    ]);
    expect(told(then(50))).toMatchObject([{ direction: 'down', score: expect.closeTo(-Math.log(2) / 0.1, 9) }]);
  });

  test('a weekday is expected to be what it usually is', () => {
    // Mondays double: after 42 days, six of them; the median of all is 100, that of Mondays 200.
    const days = calm(43, (at) => ({ spend: at % 7 === 0 ? 200 : 100 }));
    expect(told(days)).toEqual([]);
    const flat = [...days.slice(0, 42), { date: addDays(first, 42), counts: { spend: 100 } }];
    expect(told(flat)).toMatchObject([{ value: 100, expected: 200, direction: 'down' }]);
  });

  test('under four days of a weekday it is as any other', () => {
    // 28 days, of which three are Mondays: the doubled ones do not make the fourth expected.
    const days = calm(36, (at) => ({ spend: at % 7 === 0 ? 200 : 100 })).filter((_, at) => at !== 0 && at !== 7);
    expect(told(days, '2026-03-16')).toMatchObject([{ date: '2026-03-16', value: 200, expected: 100 }]);
  });

  test('the deviation is 1.4826 times the median of the differences', () => {
    // Weeks at 100 and at 100 e^0.4 in turn: m is between, each day 0.2 away, s = 0.29652.
    const days = calm(57, (at) => ({ spend: at === 56 ? 600 : 100 * Math.exp((Math.floor(at / 7) % 2) * 0.4) }));
    const [anomaly] = told(days);
    expect(anomaly?.expected).toBeCloseTo(100 * Math.exp(0.2), 0);
    expect(anomaly?.score).toBeCloseTo((Math.log(6) - 0.2) / (1.4826 * 0.2), 2);
  });

  test('28 days of the 56 before are needed, else of the 112', () => {
    expect(told(calm(28, (at) => ({ spend: at === 27 ? 500 : 100 })))).toEqual([]);
    expect(told(calm(29, (at) => ({ spend: at === 28 ? 500 : 100 })))).toHaveLength(1);
    const late = (at: number) => {
      const day = { date: addDays(first, at), counts: { spend: 500 } };
      return told([...calm(29, () => ({ spend: 100 })), day], day.date);
    };
    // Of the 29 days, those among the 56 before the 63rd are 22; among the 112 before the 112th and the 114th, 29 and 27.
    expect(late(63)).toHaveLength(1);
    expect(late(112)).toHaveLength(1);
    expect(late(114)).toEqual([]);
  });

  test('after the soldes it is the days before them that say what is usual', () => {
    const days = Array.from({ length: 120 }, (_, at) => {
      const date = addDays('2025-10-18', at);
      const isSale = date >= '2026-01-07' && date < '2026-02-04';
      return { date, counts: { spend: date === '2026-02-10' ? 500 : isSale ? 9_000 : 100 } };
    });
    const after = told(days).filter(({ specialDay }) => specialDay === null);
    expect(after).toMatchObject([{ date: '2026-02-10', expected: 100, severity: 'critical' }]);
  });

  test('small sums are not spoken of', () => {
    expect(told(calm(29, (at) => ({ spend: at === 28 ? 19.99 : 5 })))).toEqual([]);
    expect(told(calm(29, (at) => ({ spend: at === 28 ? 20 : 5 })))).toHaveLength(1);
    expect(told(calm(29, (at) => ({ spend: at === 28 ? 5 : 20 })))).toHaveLength(1);
  });

  test('conversions deviate by the square root', () => {
    // Of 100 expected and s = 1: 2√(v + 3/8) is 4.5 lower at v = 59.97 and below.
    const then = (conversions: number) => calm(29, (at) => ({ conversions: at === 28 ? conversions : 100 }));
    expect(told(then(61))).toEqual([]);
    expect(told(then(59))).toMatchObject([{ metric: 'conversions', value: 59, expected: 100, severity: 'warning' }]);
    expect(told(then(0))).toMatchObject([{ value: 0, severity: 'critical' }]);
    expect(told(calm(29, (at) => ({ conversions: at === 28 ? 40 : 4.99 })))).toEqual([]);
  });

  test('ratios are told where the day passes their gate', () => {
    const last = (counts: Counts) =>
      brief(calm(29, (at) => (at < 28 ? { spend: 100, impressions: 10_000, linkClicks: 200, clicks: 300 } : counts)));
    expect(last({ impressions: 999, linkClicks: 2 })).toEqual([]);
    expect(last({ impressions: 10_000, linkClicks: 100, clicks: 100 })).toEqual([
      ['2026-03-09', 'linkCtr', 'level', 'critical'],
    ]);
    // Without link clicks, clicks of all kinds.
    expect(last({ impressions: 10_000, clicks: 100 })).toEqual([['2026-03-09', 'ctr', 'level', 'critical']]);
    expect(last({ spend: 100, impressions: 4_000, linkClicks: 80 })).toEqual([
      ['2026-03-09', 'impressions', 'level', 'critical'],
      ['2026-03-09', 'cpm', 'level', 'critical'],
    ]);
    const sold = (conversions: number, revenue: number, spend: number) => ({ conversions, revenue, spend });
    const sales = (counts: Counts) => brief(calm(29, (at) => (at < 28 ? sold(20, 900, 300) : counts)));
    expect(sales(sold(20, 400, 300))).toEqual([['2026-03-09', 'roas', 'level', 'critical']]);
    expect(sales(sold(10, 900, 300))).toEqual([['2026-03-09', 'cpa', 'level', 'critical']]);
    expect(sales(sold(9, 400, 300))).toEqual([]);
  });

  test('special days are shown with their name, and enter no baseline', () => {
    // Good Friday is none, Easter Monday 2026-04-06 is one.
    const days = calm(70, (at) => ({ spend: addDays(first, at) === '2026-04-06' ? 900 : 100 }));
    expect(told(days)).toMatchObject([{ date: '2026-04-06', specialDay: 'Lundi de Pâques', severity: 'critical' }]);
    expect(told(days)[0]?.text).toMatch(/Jour particulier\u00a0: Lundi de Pâques$/);
    expect(alerting(told(days, '2026-04-06'), '2026-04-06')).toEqual([]);
    // In the four weeks of soldes there are not 28 days left that are ordinary: 28 of 56 are, no more.
    const winter = Array.from({ length: 57 }, (_, at) => ({
      date: addDays('2026-01-06', at),
      counts: { spend: at === 56 ? 500 : at >= 1 && at <= 28 ? 9_000 : 100 },
    }));
    expect(told(winter, '2026-03-03')).toMatchObject([{ date: '2026-03-03', expected: 100 }]);
  });

  test('only days from `from` on are told, the others still say what is usual', () => {
    const days = calm(40, (at) => ({ spend: at === 30 || at === 39 ? 500 : 100 }));
    const since = anomaliesOf({ days, asOf: addDays(first, 39), from: addDays(first, 39), currency: 'EUR' });
    expect(since.map(({ date }) => date)).toEqual([addDays(first, 39)]);
    expect(told(days, addDays(first, 38)).map(({ date }) => date)).toEqual([addDays(first, 30)]);
  });
});

describe('what stopped', () => {
  test('no spend where 20 are expected', () => {
    const then = (usual: number) => calm(29, (at) => ({ spend: at === 28 ? 0 : usual }));
    expect(brief(then(19.99))).toEqual([]);
    expect(told(then(20))).toMatchObject([
      {
        metric: 'spend',
        kind: 'stopped',
        value: 0,
        expected: 20,
        score: expect.closeTo(Math.log(0.01 / 20) / 0.1, 6),
        severity: 'critical',
        text: 'Aucune dépense lundi 9 mars, contre environ 20,00\u00a0€ attendus',
      },
    ]);
  });

  test('no conversions where the clicks should have brought five: one day, two, three', () => {
    // 2 conversions of 100 clicks a day. λ is 2, 4, then 6: the third day is the first below one in a hundred.
    const dry = (times: number) => calm(28 + times, (at) => ({ spend: 50, clicks: 100, conversions: at < 28 ? 2 : 0 }));
    expect([brief(dry(1)), brief(dry(2))]).toEqual([[], []]);
    expect(told(dry(3))).toMatchObject([
      { date: '2026-03-11', metric: 'conversions', kind: 'stopped', value: 0, expected: 6, severity: 'critical' },
    ]);
    // The 28 days before the three begin a day later, and end with the first dry one.
    expect(told(dry(4))).toMatchObject([{ expected: (300 * 27 * 2) / 2_800 }]);
  });

  test('a day that did not measure its conversions, or did not spend, is no dry day', () => {
    const dry = (last: Counts) => calm(29, (at) => (at < 28 ? { spend: 50, clicks: 500, conversions: 4 } : last));
    expect(brief(dry({ spend: 50, clicks: 1_000, conversions: 0 }))).toEqual([
      ['2026-03-09', 'conversions', 'stopped', 'critical'],
    ]);
    expect(brief(dry({ spend: 50, clicks: 1_000 }))).toEqual([]);
    expect(brief(dry({ spend: 0, clicks: 1_000, conversions: 0 }))).toEqual([
      ['2026-03-09', 'spend', 'stopped', 'critical'],
    ]);
    expect(brief(dry({ clicks: 1_000, conversions: 0 }))).toEqual([]);
  });

  test('what stops on a special day is shown, and alerts nobody', () => {
    const dry = (asOf: string) => {
      const days = Array.from({ length: 29 }, (_, at) => ({
        date: addDays(asOf, at - 28),
        counts: { spend: at < 28 ? 50 : 40, clicks: 1_000, conversions: at < 28 ? 8 : 0 },
      }));
      const found = told(days, asOf).filter(({ kind }) => kind === 'stopped');
      return [found.map(({ specialDay }) => specialDay), alerting(found, asOf).length];
    };
    expect(dry('2026-04-06')).toEqual([['Lundi de Pâques'], 0]);
    expect(dry('2026-04-05')).toEqual([[null], 1]);
  });

  test('the day after the last one with figures says nothing of them', () => {
    const days = calm(29, (at) => ({ spend: 50, clicks: 1_000, conversions: at < 28 ? 8 : 0 }));
    expect(told(days, '2026-03-10').filter(({ kind }) => kind === 'stopped')).toEqual([]);
  });
});

describe('drifts', () => {
  const rates = (recent: number, before = 200) =>
    calm(35, (at) => ({ impressions: 10_000, linkClicks: at < 28 ? before : recent }));

  test('a CTR a quarter lower in a week is told by the test of two proportions', () => {
    // 200 and 140 of 10,000. P = (980 + 5,600) / 350,000 = 0.0188; z = −0.006 / √(P(1−P)(1/70,000 + 1/280,000)) = −10.4541.
    expect(told(rates(140)).filter(({ kind }) => kind === 'drift')).toMatchObject([
      {
        date: '2026-03-15',
        metric: 'linkCtr',
        value: 0.014,
        expected: 0.02,
        score: expect.closeTo(-10.4541, 3),
        direction: 'down',
        severity: 'warning',
        specialDay: null,
        text: 'CTR (lien)\u00a0: 1,4\u00a0% sur 7\u00a0jours, contre 2\u00a0% les 28\u00a0jours précédents (\u221230\u00a0%)',
      },
    ]);
    expect(told(rates(151)).filter(({ kind }) => kind === 'drift')).toEqual([]);
  });

  test('too few clicks tell nothing', () => {
    expect(told(rates(4, 9)).filter(({ kind }) => kind === 'drift')).toEqual([]);
  });

  test('a sale within the week explains it, unless the other days show it too', () => {
    const days = (countsOf: (date: string) => Counts) =>
      Array.from({ length: 35 }, (_, at) => addDays('2026-10-27', at)).map((date) => ({
        date,
        counts: countsOf(date),
      }));
    const drifted = (from: string) =>
      told(
        days((date) => ({ impressions: 10_000, linkClicks: date >= from ? 500 : 200 })),
        '2026-11-30',
      ).filter(({ kind }) => kind === 'drift');
    expect(drifted('2026-11-27')).toMatchObject([{ metric: 'linkCtr', specialDay: 'Cyber Monday' }]);
    expect(drifted('2026-11-24')).toMatchObject([{ metric: 'linkCtr', specialDay: null }]);
  });
});

describe('alerts', () => {
  const anomaly = (spend: number, dayBefore: number) => {
    const days = calm(40, (at) => ({ spend: at === 39 ? spend : at === 38 ? dayBefore : 100 }));
    return alerting(told(days), addDays(first, 39)).map(({ severity }) => severity);
  };

  test('a critical day alerts at once, another when the day before went the same way', () => {
    expect(anomaly(200, 100)).toEqual(['critical']);
    expect(anomaly(160, 100)).toEqual([]);
    expect(anomaly(160, 160)).toEqual(['warning']);
    expect(anomaly(160, 60)).toEqual([]);
  });
});
