import type { Lift } from './lift.ts';

/** Of a lift that there is too little to tell. */
export const noFigures = {
  ...{ rateWith: null, rateWithout: null, lift: null, low: null, high: null },
  ...{ shrunkLift: null, shrunkLow: null, shrunkHigh: null, p: null, q: null },
};

const ranks: Record<Lift['verdict'], number> = { better: 0, worse: 0, unclear: 1, insufficient: 2 };

/** What is shown comes first, the strongest before, as it is believed; what lacks most comes last. */
export const byVerdict = (one: Lift, other: Lift): number =>
  ranks[one.verdict] - ranks[other.verdict] || strength(other) - strength(one) || other.adsWith - one.adsWith;

const strength = ({ shrunkLift }: Lift): number => (shrunkLift === null ? 0 : Math.abs(Math.log(shrunkLift)));
