import { expect, test } from 'vitest';
import { fromParisField, toParisField } from './paris-time.ts';

test.each([
  ['2026-11-24T10:00', '2026-11-24T09:00:00.000Z'],
  ['2026-07-24T10:00', '2026-07-24T08:00:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ['2026-01-01T00:10', '2025-12-31T23:10:00.000Z'],
])('%s in Paris is %s', (field, iso) => {
  expect(fromParisField(field)).toBe(iso);
  expect(toParisField(iso)).toBe(field);
});

test.each(['', '2026-11-24', '2026-13-24T10:00', 'demain'])('« %s » names no moment', (field) => {
  expect(fromParisField(field)).toBeNull();
});
