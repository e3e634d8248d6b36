import { twoSidedNormalP } from './normal-distribution.ts';

/** So many of so many, on a day. */
export type DailyRate = { successes: number; trials: number };

const [fewestDays, fewestOfEach] = [8, 30];

/**
 * Whether two rates differ by more than chance and the swing of their days explain; null where there is too little of either, or
 * more successes than trials. `statistic` is positive when a is the higher one.
 */
export function twoProportions(
  a: readonly DailyRate[],
  b: readonly DailyRate[],
): { statistic: number; pValue: number; a: number; b: number } | null {
  const [first, second] = [rateOf(a), rateOf(b)];
  if (!first || !second) return null;
  const pooled = (first.successes + second.successes) / (first.trials + second.trials);
  const variance = pooled * (1 - pooled) * (first.dispersion / first.trials + second.dispersion / second.trials);
  const statistic = (first.rate - second.rate) / Math.sqrt(variance);
  return { statistic, pValue: twoSidedNormalP(statistic), a: first.rate, b: second.rate };
}

function rateOf(days: readonly DailyRate[]) {
  let [successes, trials, count] = [0, 0, 0];
  for (const day of days) {
    successes += day.successes;
    trials += day.trials;
    if (day.trials > 0) count++;
  }
  if (successes < fewestOfEach || trials - successes < fewestOfEach) return null;
  const rate = successes / trials;
  let squares = 0;
  for (const day of days) if (day.trials > 0) squares += (day.successes - day.trials * rate) ** 2 / day.trials;
  const dispersion = count < fewestDays ? 1 : Math.max(1, squares / (rate * (1 - rate)) / (count - 1));
  return { successes, trials, rate, dispersion };
}
