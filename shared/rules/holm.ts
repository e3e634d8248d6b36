/**
 * p-values of several tests, so corrected that all of them together err once in twenty. S. Holm, « A simple sequentially
 * rejective multiple test procedure », Scandinavian Journal of Statistics 6 (1979), 65–70.
 */
export function holmAdjusted(pValues: readonly number[]): number[] {
  const ascending = pValues.map((_, at) => at).sort((a, b) => (pValues[a] ?? 0) - (pValues[b] ?? 0));
  const adjusted = new Array<number>(pValues.length);
  let highest = 0;
  ascending.forEach((at, rank) => {
    highest = Math.max(highest, Math.min(1, (pValues.length - rank) * (pValues[at] ?? 0)));
    adjusted[at] = highest;
  });
  return adjusted;
}
