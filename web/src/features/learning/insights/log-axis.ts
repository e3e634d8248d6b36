import type { ToldLift } from './lift-words.ts';

/** As far on both sides of « no difference », in natural logarithms. */
export type LogAxis = { most: number };

const [least, widest] = [Math.log(1.5), Math.log(3.2)];

/** One scale for several lifts, by what is believed of them; what was measured with much doubt runs off it. */
export function axisOfLifts(lifts: readonly ToldLift[]): LogAxis {
  const ends = lifts.flatMap(({ lift, shrunkLow, shrunkHigh }) => [lift, shrunkLow, shrunkHigh]);
  const most = Math.max(least, ...ends.map((end) => Math.abs(Math.log(end))));
  return { most: Math.min(widest, most * 1.06) };
}

/** Where a factor stands, in per cent of the width; what runs off the scale stands at its end. */
export const placeOf = (factor: number, { most }: LogAxis): number =>
  Math.min(100, Math.max(0, 50 + (Math.log(factor) / most) * 50));

export const isOff = (factor: number, { most }: LogAxis): boolean => Math.abs(Math.log(factor)) > most;

const ticks = [
  { widest: Math.log(1.9), factors: [1 / 1.5, 1 / 1.25, 1, 1.25, 1.5] },
  { widest: Math.log(2.6), factors: [1 / 2, 1 / 1.5, 1, 1.5, 2] },
  { widest: Number.POSITIVE_INFINITY, factors: [1 / 3, 1 / 2, 1, 2, 3] },
];

/** The factors that the scale names. */
export const ticksOf = ({ most }: LogAxis): number[] =>
  (ticks.find(({ widest }) => most <= widest)?.factors ?? []).filter((factor) => Math.abs(Math.log(factor)) < most);
