import { describe, expect, it } from 'vitest';
import { type Digest, isQuiet, nextDigestAfter, quietEnd } from './preferences.rules.ts';

const daily = (hour: number): Digest => ({ frequency: 'daily', hour, weekday: 1 });
const next = (digest: Digest, after: string, quiet: Parameters<typeof nextDigestAfter>[1] = null) =>
  nextDigestAfter(digest, quiet, new Date(after))?.toISOString();

describe('the next digest', () => {
  it.each([
    ['today', daily(8), '2026-11-26T06:59:59Z', '2026-11-26T07:00:00.000Z'],
    ['tomorrow once it has struck', daily(8), '2026-11-26T07:00:00Z', '2026-11-27T07:00:00.000Z'],
    ['in summer', daily(8), '2026-07-01T07:00:00Z', '2026-07-02T06:00:00.000Z'],
    [
      'at midnight in Paris, which is another day elsewhere',
      daily(0),
      '2026-11-26T22:59:00Z',
      '2026-11-26T23:00:00.000Z',
    ],
    ['an hour later where the clock leaves its hour out', daily(2), '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['once where its hour comes twice', daily(2), '2026-10-25T00:00:00Z', '2026-10-26T01:00:00.000Z'],
    [
      'on the day of the week',
      { frequency: 'weekly', hour: 9, weekday: 7 },
      '2026-11-26T12:00:00Z',
      '2026-11-29T08:00:00.000Z',
    ],
    [
      'a week later once it has struck',
      { frequency: 'weekly', hour: 9, weekday: 4 },
      '2026-11-26T08:00:00Z',
      '2026-12-03T08:00:00.000Z',
    ],
  ] as const)('is %s', (_, digest, after, due) => {
    expect(next(digest, after)).toBe(due);
  });

  it('is never, where there is none', () => {
    expect(nextDigestAfter({ ...daily(8), frequency: 'off' }, null, new Date())).toBeNull();
  });

  it('waits for the quiet hours to end, and strikes once a day all the same', () => {
    const quiet = { from: 22, to: 9 };
    expect(next(daily(7), '2026-11-26T05:00:00Z', quiet)).toBe('2026-11-26T08:00:00.000Z');
    expect(next(daily(7), '2026-11-26T06:30:00Z', quiet)).toBe('2026-11-26T08:00:00.000Z');
    expect(next(daily(7), '2026-11-26T08:00:00Z', quiet)).toBe('2026-11-27T08:00:00.000Z');
    expect(next(daily(23), '2026-11-26T20:00:00Z', quiet)).toBe('2026-11-27T08:00:00.000Z');
  });
});

it('quiet hours go over midnight, or not', () => {
  const night = { from: 22, to: 7 };
  const noon = { from: 12, to: 14 };
  const at = (hour: string) => new Date(`2026-11-26T${hour}:30:00+01:00`);
  expect(['21', '22', '03', '06', '07', '13'].map((hour) => isQuiet(night, at(hour)))).toEqual([
    ...[false, true, true, true, false, false],
  ]);
  expect(['11', '12', '13', '14'].map((hour) => isQuiet(noon, at(hour)))).toEqual([false, true, true, false]);
  expect(quietEnd(night, at('23')).toISOString()).toBe('2026-11-27T06:00:00.000Z');
  expect(quietEnd(night, at('03')).toISOString()).toBe('2026-11-26T06:00:00.000Z');
});
