const rounds = [1, 2, 2.5, 5, 10];

/** From nought up to the round figure above the most: `0, 10, 20, 30` of 28. */
export function roundTicks(values: readonly (number | null | undefined)[], about = 4): number[] {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  if (most === 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most / about));
  const step = power * (rounds.find((round) => round * power >= most / about) ?? 10);
  // Without the dust that sums of tenths leave: 0,30000000000000004.
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
