/** Impressions below which nothing is said of what a creator's ads bring. */
export const fewestImpressions = 5_000;
