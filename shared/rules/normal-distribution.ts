/** Between minus this and this stand 95 % of a normal distribution. */
export const z95 = 1.959963984540054;
/** The same of 90 %. */
export const z90 = 1.6448536269514722;
/** The same of 80 %. */
export const z80 = 1.2815515655446004;

/** How often a normal variable is as far from nought as z, on either side: 2 (1 − Φ(|z|)). */
export const twoSidedNormalP = (z: number): number => erfc(Math.abs(z) / Math.SQRT2);

/**
 * The complementary error function of x ≥ 0: by the series of positive terms of Abramowitz & Stegun, « Handbook of
 * Mathematical Functions » (1964), 7.1.6, where it converges soon, else by the continued fraction 7.1.14.
 */
function erfc(x: number): number {
  if (x < 2) {
    let term = x;
    let sum = x;
    for (let n = 1; term > sum * 1e-17; n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
  }
  let fraction = x;
  for (let n = 100; n > 0; n--) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * fraction);
}

/** How often a normal variable is below z: Φ(z). */
export const normalShare = (z: number): number => (z < 0 ? twoSidedNormalP(z) / 2 : 1 - twoSidedNormalP(z) / 2);

/** The z below which a normal variable is so often, by halving: from −8 to 8. */
export function normalValue(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
