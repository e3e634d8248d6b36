import { z90, z95 } from './normal-distribution.ts';

/**
 * How often a Student variable of so many degrees of freedom is as far from nought as t, on either side: the incomplete
 * beta I_x(df/2, 1/2) at x = df ÷ (df + t²). Abramowitz & Stegun, « Handbook of Mathematical Functions » (1964), 26.7.1
 * and 26.5.27.
 */
export function twoSidedStudentP(t: number, df: number): number {
  const [a, b] = [df / 2, 0.5];
  const x = df / (df + t * t);
  const front = Math.exp(a * Math.log(x) + b * Math.log((t * t) / (df + t * t)) - logBetaWithHalf(a));
  // Each fraction converges fast on its side of the mean.
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction((t * t) / (df + t * t), b, a)) / b;
}

/** Between minus this and this stand 95 % of a Student distribution. */
export const studentT95 = (df: number): number => studentT(df, 0.05, z95);
/** The same of 90 %. */
export const studentT90 = (df: number): number => studentT(df, 0.1, z90);

/** So far from nought that only so much lies outside, on both sides together; z is the same of a normal distribution. */
function studentT(df: number, outside: number, z: number): number {
  // Where Newton's method begins: two terms of Abramowitz & Stegun 26.7.5.
  const z3 = z ** 3;
  let t = z + (z3 + z) / (4 * df) + (5 * z3 * z * z + 16 * z3 + 3 * z) / (96 * df * df);
  for (let round = 0; round < 100; round++) {
    const step = (twoSidedStudentP(t, df) - outside) / (2 * density(t, df));
    t += step;
    if (Math.abs(step) < 1e-13 * t) break;
  }
  return t;
}

const density = (t: number, df: number): number =>
  Math.exp((-(df + 1) / 2) * Math.log1p((t * t) / df) - logBetaWithHalf(df / 2)) / Math.sqrt(df);

/** Lentz's method divides by no nought. */
const apart = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);

/**
 * The continued fraction of the incomplete beta (NIST « Digital Library of Mathematical Functions », 8.17.22), by
 * Lentz's method as Press et al. modified it (« Numerical Recipes », 3rd ed., 2007, 5.2 and 6.4).
 */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / apart(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 1_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / apart(1 + even * d);
    c = apart(1 + even / c);
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / apart(1 + odd * d);
    c = apart(1 + odd / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return fraction;
}

/** ln B(a, 1/2). */
const logBetaWithHalf = (a: number): number => logGamma(a) + Math.log(Math.PI) / 2 - logGamma(a + 0.5);

/** Stirling's series (Abramowitz & Stegun 6.1.41) at a point far enough out, and back by Γ(x + 1) = x Γ(x). */
function logGamma(x: number): number {
  let product = 1;
  let at = x;
  for (; at < 15; at++) product *= at;
  const r = 1 / (at * at);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / at;
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - Math.log(product);
}
