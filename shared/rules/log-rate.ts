/** Ads with what was counted of each (clicks), out of what (impressions), and its stratum, a small whole number. */
export type CountedAds = { count: Float64Array; exposure: Float64Array; stratum: Uint8Array };

/** The logarithm of an ad's rate, and its doubt by the luck of its count: ln((c+½) ÷ (n+½)), 1 ÷ (c+½). */
export const logRate = (count: number, exposure: number): number => Math.log((count + 0.5) / (exposure + 0.5));
export const doubtOf = (count: number): number => 1 / (count + 0.5);
