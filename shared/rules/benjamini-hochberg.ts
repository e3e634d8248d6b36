/**
 * q-values of several tests: whoever calls true what has a q of at most x is wrong in a share x of these. Y. Benjamini and
 * Y. Hochberg, « Controlling the false discovery rate », Journal of the Royal Statistical Society B 57 (1995), 289–300.
 */
export function falseDiscoveryRates(pValues: readonly number[]): number[] {
  const descending = pValues.map((_, at) => at).sort((a, b) => (pValues[b] ?? 0) - (pValues[a] ?? 0));
  const rates = new Array<number>(pValues.length);
  let lowest = 1;
  descending.forEach((at, place) => {
    lowest = Math.min(lowest, ((pValues[at] ?? 0) * pValues.length) / (pValues.length - place));
    rates[at] = lowest;
  });
  return rates;
}
