import { expect, test } from 'vitest';
import { laterDays, postponed } from './postponed.ts';

// A Saturday, 23 h 30 in Paris.
const now = new Date('2026-11-21T22:30:00Z');

test.each([
  ['tomorrow', '2026-11-10T13:30:00.000Z', '2026-11-22T13:30:00.000Z'],
  ['threeDays', '2026-11-10T13:30:00.000Z', '2026-11-24T13:30:00.000Z'],
  ['nextWeek', '2026-11-10T13:30:00.000Z', '2026-11-23T13:30:00.000Z'],
  ['tomorrow', null, '2026-11-22T08:00:00.000Z'],
] as const)('%s, what was due at %s goes to %s', (to, at, expected) => {
  expect(postponed(to, at, now)).toBe(expected);
});

test('next week is never today', () => {
  expect(postponed('nextWeek', null, new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-30T08:00:00.000Z');
});

test('the time of day stays through a change of hour', () => {
  expect(postponed('tomorrow', '2026-10-20T08:00:00.000Z', new Date('2026-10-24T10:00:00Z'))).toBe(
    '2026-10-25T09:00:00.000Z',
  );
});

test('what is put off goes to later days alone, each offered once', () => {
  const labels = (due: string | null, at = now) => laterDays(due, at).map(({ label }) => label);
  expect(labels(null)).toEqual(['Demain', 'Dans 3 jours', 'Lundi prochain', 'Dans deux semaines']);
  // A Sunday, on which tomorrow is next Monday, and what is due then already.
  const sunday = new Date('2026-11-22T10:00:00Z');
  expect(labels(null, sunday)).toEqual(['Demain', 'Dans 3 jours', 'Dans deux semaines']);
  expect(labels('2026-11-23T08:00:00.000Z', sunday)).toEqual(['Dans 3 jours', 'Dans deux semaines']);
});
