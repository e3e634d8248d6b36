import { z95 } from './normal-distribution.ts';

export type Interval = { lower: number; upper: number };

/**
 * Where a rate seen in n trials stands, 95 times in 100. E. B. Wilson, « Probable inference, the law of succession, and
 * statistical inference », Journal of the American Statistical Association 22 (1927), 209–212.
 */
export function wilsonInterval(rate: number, n: number): Interval {
  const z2 = z95 * z95;
  const middle = rate + z2 / (2 * n);
  const reach = z95 * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  const shrink = 1 + z2 / n;
  return { lower: (middle - reach) / shrink, upper: (middle + reach) / shrink };
}
