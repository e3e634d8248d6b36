const read = (values: Float64Array, at: number): number => values[at] as number;

/**
 * The median of the first `count` values, which it puts in another order; 0 of none. By selection: an account's anomalies take
 * millions of medians, and nobody needs the rest of the order.
 */
export function medianOf(values: Float64Array, count: number): number {
  if (count === 0) return 0;
  const middle = count >> 1;
  const upper = selected(values, count, middle);
  if (count % 2 === 1) return upper;
  // Nothing before the middle is greater: the greatest of that is the other one.
  let lower = read(values, 0);
  for (let at = 1; at < middle; at++) {
    const value = read(values, at);
    if (value > lower) lower = value;
  }
  return (lower + upper) / 2;
}

/** The value that stands at a rank, with none greater before it. */
function selected(values: Float64Array, count: number, rank: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const at = parted(values, low, high, rank);
    if (at === rank) break;
    if (at < rank) low = at + 1;
    else high = at - 1;
  }
  return read(values, rank);
}

/** Puts what is smaller than the value at `pivotAt` before it, and says where that value stands then. */
function parted(values: Float64Array, low: number, high: number, pivotAt: number): number {
  const pivot = read(values, pivotAt);
  values[pivotAt] = read(values, high);
  let at = low;
  for (let next = low; next < high; next++) {
    const value = read(values, next);
    if (value >= pivot) continue;
    values[next] = read(values, at);
    values[at++] = value;
  }
  values[high] = read(values, at);
  values[at] = pivot;
  return at;
}
