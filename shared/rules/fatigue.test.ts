import { expect, test } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import type { Counts } from './counters.ts';
import { type Fatigue, fatigueOf } from './fatigue.ts';
import type { DayFigures } from './totals.ts';

const first = '2026-03-02';
const asOf = addDays(first, 27);
const fatigue = (days: DayFigures[], on = asOf): Fatigue => fatigueOf({ adId: 'ad_1', adName: 'Vidéo A', days }, on);
/** Four weeks: what is counted each day of the first three, and of the last. */
const ad = (before: Counts, last: Counts, length = 28): DayFigures[] =>
  Array.from({ length }, (_, at) => ({ date: addDays(first, at), counts: at < length - 7 ? before : last }));

const calm = { impressions: 10_000, linkClicks: 200, clicks: 300, spend: 100, conversions: 5 };
const state = (last: Counts, before: Counts = calm) => fatigue(ad(before, { ...before, ...last })).state;

test('an ad that holds is fresh, and says what it was and is', () => {
  expect(fatigue(ad(calm, { ...calm, conversions: 4.5, reach7d: 50_000 }))).toEqual({
    adId: 'ad_1',
    adName: 'Vidéo A',
    state: 'fresh',
    reason: null,
    signals: {
      ctr: { metric: 'linkCtr', first: 0.02, recent: 0.02, drop: 0, pValue: 0.5 },
      cost: { metric: 'cpa', first: 20, recent: 700 / 31.5, ratio: expect.closeTo(10 / 9, 12) },
      frequency: 1.4,
    },
  });
});

test('one thing is to be watched, CTR and another tire, CTR and twice the cost wear out', () => {
  const fewerClicks = { linkClicks: 150 };
  expect(state(fewerClicks)).toBe('watch');
  expect(state({ conversions: 4 })).toBe('watch');
  // 70,000 shown to 28,000: 2.5 each.
  expect(state({ reach7d: 28_000 })).toBe('fresh');
  expect(state({ ...fewerClicks, reach7d: 28_001 })).toBe('watch');
  expect(state({ ...fewerClicks, reach7d: 28_000 })).toBe('tired');
  expect(state({ ...fewerClicks, conversions: 4 })).toBe('tired');
  expect(state({ ...fewerClicks, conversions: 2.5 })).toBe('worn');
  expect(state({ conversions: 2.5 })).toBe('watch');
});

test('a fall of a fifth is told when chance does not explain it', () => {
  // 70 and 56 clicks of 3,500: P = 0.018, z = 0.004 / √(P (1 − P) × 2 / 3,500) = 1.2586, p = 0.1041.
  const few = fatigue(ad({ impressions: 500, linkClicks: 10 }, { impressions: 500, linkClicks: 8 }));
  expect(few.state).toBe('fresh');
  expect(few.signals.ctr?.drop).toBeCloseTo(0.2, 12);
  expect(few.signals.ctr?.pValue).toBeCloseTo(0.1041, 4);
  expect(state({ linkClicks: 155 })).toBe('watch');
  expect(state({ linkClicks: 165 })).toBe('fresh');
  // A rise is no fall.
  expect(fatigue(ad(calm, { ...calm, linkClicks: 400 })).signals.ctr?.pValue).toBeCloseTo(1, 12);
});

test('link clicks where both weeks count them, all clicks where not', () => {
  const { linkClicks: _, ...withoutLinks } = calm;
  expect(fatigue(ad(calm, { ...withoutLinks, clicks: 200 })).signals.ctr).toMatchObject({ metric: 'ctr', first: 0.03 });
  expect(fatigue(ad({ impressions: 5_000 }, { impressions: 5_000 })).signals).toEqual({
    ctr: null,
    cost: null,
    frequency: null,
  });
});

test('under ten conversions the cost is that of a click', () => {
  // 7 × 1.4 = 9.8 conversions in the last week.
  const { signals } = fatigue(ad(calm, { ...calm, conversions: 1.4, clicks: 150 }));
  expect(signals.cost).toEqual({ metric: 'cpc', first: 1 / 3, recent: 2 / 3, ratio: 2 });
  // Twice the price of a click wears nothing out.
  expect(state({ linkClicks: 100, conversions: 1.4, clicks: 150 })).toBe('tired');
  expect(fatigue(ad(calm, { ...calm, conversions: 1, clicks: 4 })).signals.cost).toBeNull();
});

test('nothing is said before there are two separate weeks of three thousand', () => {
  const unknown = (days: DayFigures[], on?: string) => fatigue(days, on).reason;
  expect(unknown(ad({ impressions: 99 }, { impressions: 99 }))).toBe('not_measured');
  expect(unknown([])).toBe('not_measured');
  expect(unknown(ad(calm, calm, 13), addDays(first, 12))).toBe('too_young');
  expect(unknown(ad(calm, calm, 14), addDays(first, 13))).toBeNull();
  expect(unknown(ad({ impressions: 428 }, calm))).toBe('insufficient_data');
  expect(unknown(ad({ impressions: 429 }, calm))).toBeNull();
  expect(unknown(ad(calm, calm), addDays(first, 60))).toBe('insufficient_data');
  expect(fatigue(ad(calm, calm), addDays(first, 60)).state).toBe('unknown');
});

test('the first week begins with the first day that a hundred saw, not with a preview', () => {
  const preview = { date: addDays(first, -20), counts: { impressions: 99, linkClicks: 90 } };
  expect(fatigue([preview, ...ad(calm, calm)]).signals.ctr?.first).toBe(0.02);
});

test('the order of the days changes nothing, and no figure is infinite', () => {
  const days = ad(calm, { ...calm, linkClicks: 90, conversions: 2, reach7d: 20_000 });
  expect(fatigue([...days].reverse())).toEqual(fatigue(days));
  const odd = [{ linkClicks: 0, clicks: 0 }, { spend: 0 }, { reach7d: 0 }, { linkClicks: 90_000 }, { conversions: 0 }];
  for (const counts of [...odd, ...odd.map((one) => ({ ...calm, ...one }))]) {
    const { signals } = fatigue(ad({ impressions: 5_000, ...counts }, { ...calm, ...counts }));
    const figures = [...Object.values(signals.ctr ?? {}), ...Object.values(signals.cost ?? {}), signals.frequency ?? 0];
    expect(figures.filter((figure) => typeof figure === 'number').every(Number.isFinite)).toBe(true);
  }
});
