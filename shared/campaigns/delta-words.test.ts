import { expect, test } from 'vitest';
import { deltaWords, isOfTooFew } from './delta-words.ts';
import type { Deltas } from './figures.ts';

const sure = { pValue: null };

test('a change says its way, with a minus, and what that means for the figure', () => {
  expect(deltaWords('revenue', { change: -0.03, ...sure })).toEqual({
    text: expect.stringMatching(/^↓ \u22123\s%$/),
    verdict: 'worse',
    said: 'en baisse',
  });
  expect(deltaWords('roas', { change: 0.2, ...sure })).toMatchObject({ verdict: 'better', said: 'en hausse' });
  expect(deltaWords('cpa', { change: 0.1, ...sure })).toMatchObject({ verdict: 'worse', said: 'plus cher' });
  expect(deltaWords('cpa', { change: -0.1, ...sure })).toMatchObject({ verdict: 'better', said: 'moins cher' });
  expect(deltaWords('cpa', { change: -0.1, pValue: 0.4 })).toMatchObject({ said: 'peut être dû au hasard' });
  expect(deltaWords('spend', { change: 0.5, ...sure })).toMatchObject({ verdict: null, said: null });
});

test('of a few conversions, no change of what they brought is told', () => {
  const of = (current: number | null, previous: number | null) =>
    ({ conversions: { current, previous, change: null, pValue: null } }) satisfies Pick<Deltas, 'conversions'>;
  expect(isOfTooFew('revenue', of(40, 3))).toBe(true);
  expect(isOfTooFew('conversions', of(null, 40))).toBe(true);
  expect(isOfTooFew('revenue', of(40, 30))).toBe(false);
  expect(isOfTooFew('spend', of(1, 1))).toBe(false);
});
