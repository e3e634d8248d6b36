import { describe, expect, it } from 'vitest';
import { maxTries, nextWait, readRetryAfter, waits } from './retry-plan.ts';

const plain = { overwhelmed: false, askedSeconds: null };

describe('nextWait', () => {
  it('follows the schedule within a fifth, spread all over it, and ends after the tenth attempt', () => {
    for (let tries = 1; tries < maxTries; tries++) {
      const planned = waits[tries] ?? 0;
      const drawn = Array.from({ length: 1_000 }, () => nextWait(tries, plain) ?? -1);
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(planned * 0.8);
      expect(Math.max(...drawn)).toBeLessThanOrEqual(planned * 1.2);
      const tenths = new Set(drawn.map((wait) => Math.floor((wait / planned - 0.8) / 0.04)));
      expect(tenths.size).toBeGreaterThanOrEqual(10);
    }
    expect(nextWait(maxTries, plain)).toBeNull();
    expect(waits.reduce<number>((sum, wait) => sum + wait, 0)).toBe(75 * 3600 + 35 * 60 + 5);
  });

  it('leaves who is overwhelmed alone for a minute at least, and not all for as long', () => {
    const drawn = Array.from({ length: 200 }, () => nextWait(1, { ...plain, overwhelmed: true }) ?? 0);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(60);
    expect(new Set(drawn.map(Math.floor)).size).toBeGreaterThan(20);
  });

  it.each([
    ['less than planned', 100, 300],
    ['between the planned wait and its double', 400, 400],
    ['more than the double', 86_400, 600],
  ])('honours what is asked: %s', (_, askedSeconds, expected) => {
    expect(nextWait(2, { overwhelmed: true, askedSeconds })).toBe(expected);
  });
});

describe('readRetryAfter', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  it.each([
    ['120', 120],
    ['120.1', 120.1],
    ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['invalid', null],
    ['-5', null],
    ['1e9', null],
    ['', null],
    [undefined, null],
  ])('%s is %s', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});
