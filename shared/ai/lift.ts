import * as z from 'zod';

const figure = z.number().nullable();

/** Ads with a feature beside those without it; figures are null where there is too little to tell. Bounds hold 90 times in 100. */
export const Lift = z.object({
  feature: z.string(),
  value: z.string(),
  label: z.string(),
  adsWith: z.int(),
  adsWithout: z.int(),
  /** Advertisers that have ads on both sides. */
  clusters: z.int(),
  rateWith: figure,
  rateWithout: figure,
  lift: figure,
  low: figure,
  high: figure,
  /** Drawn towards 1, beside the lifts of all other features. */
  shrunkLift: figure,
  shrunkLow: figure,
  shrunkHigh: figure,
  p: figure,
  q: figure,
  verdict: z.enum(['better', 'worse', 'unclear', 'insufficient']),
  sentence: z.string(),
});
export type Lift = z.infer<typeof Lift>;
