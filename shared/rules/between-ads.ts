/** So many of each: of a stratum and a side of a feature, ads that have the same doubt. `sum` and `squares` are of y. */
export type Alike = { doubt: number; cell: number; ads: number; sum: number; squares: number };

const widest = 4;
const steps = 60;

/**
 * How much ads differ beyond the luck of their counts: the variance σ² for which Q(σ²) = Σ (y − mean)² ÷ (v + σ²) is its degrees of
 * freedom, every cell around its own mean. R. C. Paule and J. Mandel, « Consensus values and weighting factors », Journal of Research
 * of the National Bureau of Standards 87 (1982), 377–385. Nought where luck alone explains it, four at most.
 */
export function varianceBetween(all: readonly Alike[], cells: number, df: number): number {
  const weights = new Float64Array(cells);
  const sums = new Float64Array(cells);
  const spreadAt = (variance: number): number => {
    weights.fill(0);
    sums.fill(0);
    let squares = 0;
    for (const { doubt, cell, ads, sum, squares: own } of all) {
      const weight = 1 / (doubt + variance);
      weights[cell] = (weights[cell] ?? 0) + weight * ads;
      sums[cell] = (sums[cell] ?? 0) + weight * sum;
      squares += weight * own;
    }
    let q = squares;
    for (let cell = 0; cell < cells; cell++) {
      const weight = weights[cell] ?? 0;
      if (weight > 0) q -= (sums[cell] ?? 0) ** 2 / weight;
    }
    return q;
  };
  if (df <= 0 || spreadAt(0) <= df) return 0;
  let [low, high] = [0, widest];
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (spreadAt(middle) > df) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
