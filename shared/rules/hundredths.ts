/** Sums are made in whole hundredths: exact in any order, as long as they stay below 2^53. */
export const inHundredths = (value: number): number => Math.round(value * 100);

export const ofHundredths = (value: number): number => value / 100;
