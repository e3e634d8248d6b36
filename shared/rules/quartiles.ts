export type Quartiles = { p25: number; median: number; p75: number };

/**
 * The quarters of some values, one at least, by linear interpolation: definition 7 of R. J. Hyndman & Y. Fan, « Sample quantiles
 * in statistical packages », The American Statistician 50 (1996), 361–365.
 */
export function quartilesOf(values: readonly number[]): Quartiles {
  const ascending = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const position = share * (ascending.length - 1);
    const below = Math.floor(position);
    const [low = 0, high = low] = ascending.slice(below, below + 2);
    return low + (position - below) * (high - low);
  };
  return { p25: at(0.25), median: at(0.5), p75: at(0.75) };
}
