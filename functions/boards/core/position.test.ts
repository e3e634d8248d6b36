import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionBetween, positionsBelow } from './position.ts';

describe('positionBetween', () => {
  it('makes a key of its own between any two neighbours, however often, wherever', () => {
    const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(places, (asked) => {
        const keys: string[] = [];
        for (const place of asked) {
          const at = Math.round(place * keys.length);
          keys.splice(at, 0, positionBetween(keys[at - 1] ?? null, keys[at] ?? null));
        }
        expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : 1)));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('does not make the same key for two who ask at once', () => {
    const [above, below] = positionsBelow(null, 2);
    const keys = Array.from({ length: 50 }, () => positionBetween(above ?? null, below ?? null));
    expect(new Set(keys).size).toBeGreaterThan(45);
  });

  it('grows by a character every few cards put between the same two, and not at all at the bottom', () => {
    const [top = '', end = ''] = positionsBelow(null, 2);
    let key = end;
    for (let card = 0; card < 200; card++) key = positionBetween(top, key);
    expect(key.length).toBeLessThan(60);
    let last = end;
    for (let card = 0; card < 3_000; card++) last = positionBetween(last, null);
    expect(last.length).toBeLessThan(10);
  });
});
