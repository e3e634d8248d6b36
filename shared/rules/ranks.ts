/** The place of each value among all, the least first, from 1; equal values share the mean of their places. */
export function ranksOf(values: Float64Array): Float64Array {
  const order = Uint32Array.from(values, (_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let at = from; at < to; at++) ranks[order[at] ?? 0] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

/**
 * How alike two orders are, −1 to 1: the correlation of ranks. C. Spearman, « The proof and measurement of association between two
 * things », American Journal of Psychology 15 (1904), 72–101. Nought where one of them orders nothing.
 */
export function spearmanOf(some: Float64Array, others: Float64Array): number {
  const [one, other] = [ranksOf(some), ranksOf(others)];
  const mean = (one.length + 1) / 2;
  let [together, own, its] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [(one[at] ?? 0) - mean, (other[at] ?? 0) - mean];
    together += a * b;
    own += a * a;
    its += b * b;
  }
  return own > 0 && its > 0 ? together / Math.sqrt(own * its) : 0;
}
