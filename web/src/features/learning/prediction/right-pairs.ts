type Point = { foretold: number; observed: number };

/** Of two of these ads, how often the one that was foretold to do better did; a tie is right half the time. */
export function rightPairs(points: readonly Point[]): number {
  let [right, pairs] = [0, 0];
  for (const [at, one] of points.entries())
    for (const other of points.slice(at + 1)) {
      const came = one.observed - other.observed;
      if (came === 0) continue;
      pairs++;
      right += (1 + Math.sign(came) * Math.sign(one.foretold - other.foretold)) / 2;
    }
  return pairs > 0 ? right / pairs : 0.5;
}

const fractions = [
  [5, 9],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
] as const;

/** `2 fois sur 3`: the fraction that one says, nearest to a share. */
export function oftenText(share: number): string {
  const [nearest] = [...fractions].sort(([a, b], [c, d]) => Math.abs(a / b - share) - Math.abs(c / d - share));
  const [times, outOf] = nearest ?? [1, 2];
  return `${times}\u00a0fois sur\u00a0${outOf}`;
}
