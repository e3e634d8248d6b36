/** Of one side, how many of how many. */
export type Share = { count: number; of: number };

/** Further apart than chance would have it, one time in a hundred at most. */
const farApart = 2.58;
const fewest = 20;

/** How far two shares are apart, in standard errors of their difference where there is none (pooled); 0 where it cannot be told. */
export function twoProportionsZ(one: Share, other: Share): number {
  const pooled = (one.count + other.count) / (one.of + other.of);
  const variance = pooled * (1 - pooled) * (1 / one.of + 1 / other.of);
  return one.of > 0 && other.of > 0 && variance > 0
    ? (one.count / one.of - other.count / other.of) / Math.sqrt(variance)
    : 0;
}

/** With twenty or more on each side. */
export const shareDiffers = (one: Share, other: Share): boolean =>
  one.of >= fewest && other.of >= fewest && Math.abs(twoProportionsZ(one, other)) > farApart;
