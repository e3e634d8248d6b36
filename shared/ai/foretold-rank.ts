import * as z from 'zod';

/** The rank to be expected among one’s own ads, 0 to 1, in bounds that hold 90 times in 100, and the rank correlation of such ranks with those that came. */
export const ForetoldRank = z.object({
  percentile: z.number(),
  low: z.number(),
  high: z.number(),
  spearman: z.number(),
  ads: z.int(),
});
