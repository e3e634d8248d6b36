/** A standard error, and the degrees of freedom on which it stands. */
export type Spread = { standardError: number; df: number };

/**
 * The degrees of freedom of the difference of two means whose spreads are not the same. F. E. Satterthwaite, « An approximate
 * distribution of estimates of variance components », Biometrics Bulletin 2 (1946), 110–114; B. L. Welch, Biometrika 34
 * (1947), 28–35.
 */
export function welchSatterthwaiteDf(a: Spread, b: Spread): number {
  const [varianceA, varianceB] = [a.standardError ** 2, b.standardError ** 2];
  return (varianceA + varianceB) ** 2 / (varianceA ** 2 / a.df + varianceB ** 2 / b.df);
}
