/** Ads with a feature beside those without it, as ratios of rates; bounds hold 90 times in 100. */
export type LiftFigures = {
  rateWith: number;
  rateWithout: number;
  /** As it was measured. */
  lift: number;
  low: number;
  high: number;
  /** As it is believed beside the lifts of all other features. */
  shrunkLift: number;
  shrunkLow: number;
  shrunkHigh: number;
  p: number;
  /** Of p, for all that were tested. */
  q: number;
  verdict: 'better' | 'worse' | 'unclear';
};
