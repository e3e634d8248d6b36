import { expect, test } from 'vitest';
import { shareDiffers, twoProportionsZ } from './two-proportions.ts';

test('two shares are as far apart as worked by hand', () => {
  // 30 of 50 and 40 of 100: 70 of 150 together, 0.2 ÷ √(7/15 · 8/15 · (1/50 + 1/100)).
  expect(twoProportionsZ({ count: 30, of: 50 }, { count: 40, of: 100 })).toBeCloseTo(
    0.2 / Math.sqrt((56 / 225) * 0.03),
    10,
  );
  expect(twoProportionsZ({ count: 0, of: 50 }, { count: 0, of: 100 })).toBe(0);
  expect(twoProportionsZ({ count: 0, of: 0 }, { count: 5, of: 10 })).toBe(0);
});

test('they differ beyond 2.58 errors, and with twenty on each side', () => {
  // 2.31 errors apart, then 2.77.
  expect(shareDiffers({ count: 30, of: 50 }, { count: 40, of: 100 })).toBe(false);
  expect(shareDiffers({ count: 32, of: 50 }, { count: 40, of: 100 })).toBe(true);
  expect(shareDiffers({ count: 19, of: 19 }, { count: 0, of: 100 })).toBe(false);
  expect(shareDiffers({ count: 20, of: 20 }, { count: 0, of: 20 })).toBe(true);
});
