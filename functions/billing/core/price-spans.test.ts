import { expect, it } from 'vitest';
import type { PriceSpan } from './billing-account.entity.ts';
import { mostSpans, spansAfter } from './price-spans.ts';

const [starter, professional] = [2_900, 9_900].map((amountCents) => ({ currency: 'EUR', amountCents, months: 1 })) as [
  Omit<PriceSpan, 'from' | 'until'>,
  Omit<PriceSpan, 'from' | 'until'>,
];
const all = (...steps: [Parameters<typeof spansAfter>[1], string][]) =>
  steps.reduce<PriceSpan[]>((spans, [price, day]) => spansAfter(spans, price, day), []);

it('holds each price for the days on which it was in force', () => {
  expect(
    all([starter, '2026-01-10'], [starter, '2026-02-10'], [professional, '2026-03-01'], [undefined, '2026-04-01']),
  ).toEqual([
    { ...starter, from: '2026-01-10', until: '2026-03-01' },
    { ...professional, from: '2026-03-01', until: '2026-04-01' },
  ]);
});

it('forgets a price that was in force at the end of no day', () => {
  const there = all([starter, '2026-01-10'], [professional, '2026-03-01'], [starter, '2026-03-01']);
  expect(there).toEqual([{ ...starter, from: '2026-01-10', until: null }]);
  expect(all([starter, '2026-01-10'], [undefined, '2026-01-10'])).toEqual([]);
});

it('never goes behind what it knows, whatever the day of the news', () => {
  expect(all([starter, '2026-01-10'], [undefined, '2026-02-01'], [starter, '2026-01-05'])).toEqual([
    { ...starter, from: '2026-01-10', until: null },
  ]);
  expect(all([starter, '2026-01-10'], [professional, '2026-01-01'])).toEqual([
    { ...professional, from: '2026-01-10', until: null },
  ]);
});

it('is bounded, and keeps since when it pays', () => {
  const days = Array.from({ length: mostSpans + 60 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const spans = all(...days.map((day, at) => [at % 2 ? professional : starter, day] as [typeof starter, string]));
  expect(spans).toHaveLength(mostSpans);
  expect([spans[0]?.from, spans.at(-1)?.from]).toEqual([days[0], days.at(-1)]);
});
