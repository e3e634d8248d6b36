export function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The numbers of the strings, in the order of the strings. */
export function sortedNumbers(values: readonly string[]): Uint32Array {
  const numbers = Uint32Array.from(values, (_, number) => number);
  const comes = (a: number, b: number) => {
    const [first = '', second = ''] = [values[a], values[b]];
    if (first === second) return a - b;
    return first < second ? -1 : 1;
  };
  return numbers.sort(comes);
}

/** Where each number stands in the order. */
export function ranks(order: Uint32Array): Uint32Array {
  const rank = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) rank[order[at] ?? 0] = at;
  return rank;
}
