import { falseDiscoveryRates } from './benjamini-hochberg.ts';
import type { LiftFigures } from './lift-figures.ts';
import type { MatchedSums } from './matched-counts.ts';
import { type Estimated, shrunk, spreadOfEffects } from './shrinkage.ts';
import { studentT90, twoSidedStudentP } from './student-distribution.ts';

export type LiftNeed = 'clusters' | 'ads_with' | 'ads_without' | 'lasted';
export type MeasuredLift = { sums: MatchedSums } & (
  | ({ missing: null } & LiftFigures)
  | { missing: { need: LiftNeed; count: number }; verdict: 'insufficient' }
);

/** To last is to run so many days; ads that began as long ago have all had the time to. */
export const horizonDays = 30;

/** Below these a lift is not shown: it would be chance. */
export const liftGates = { clusters: 10, ads: 30 };
const mostFalse = 0.1;

/**
 * Which features those have that lasted, at equal advertiser: the ratio of rates of N. Mantel and W. Haenszel, « Statistical aspects of
 * the analysis of data from retrospective studies of disease », JNCI 22 (1959), 719–748, with the variance of S. Greenland and
 * J. M. Robins, « Estimation of a common effect parameter from sparse follow-up data », Biometrics 41 (1985), 55–68, or with how
 * advertisers disagree where that is more: an advertiser's ads start and stop together. Then shrinkage and the rate of false
 * discoveries over all features that passed the gates.
 */
export function liftsOf(features: readonly MatchedSums[]): MeasuredLift[] {
  const tested = features.filter((sums) => missingOf(sums) === null);
  const effects = tested.map(effectOf);
  const spread = spreadOfEffects(effects);
  const pValues = effects.map(({ theta, error }, at) => {
    const { clusters = 0 } = tested[at] ?? {};
    return error > 0 ? twoSidedStudentP(theta / error, clusters - 1) : 1;
  });
  const rates = falseDiscoveryRates(pValues);
  let next = 0;
  return features.map((sums) => {
    const missing = missingOf(sums);
    if (missing) return { sums, missing, verdict: 'insufficient' };
    const at = next++;
    const effect = effects[at] ?? { theta: 0, error: 0 };
    const figures = figuresOf(sums, effect, shrunk(effect, spread));
    const [p, q] = [pValues[at] ?? 1, rates[at] ?? 1];
    return { sums, missing: null, ...figures, p: rounded(p), q: rounded(q), verdict: verdictOf(figures, q) };
  });
}

/** What is missing first, and how much of it; null where a lift can be told. */
function missingOf({
  clusters,
  adsWith,
  adsWithout,
  over,
  under,
}: MatchedSums): { need: LiftNeed; count: number } | null {
  if (clusters < liftGates.clusters) return { need: 'clusters', count: liftGates.clusters - clusters };
  if (adsWith < liftGates.ads) return { need: 'ads_with', count: liftGates.ads - adsWith };
  if (adsWithout < liftGates.ads) return { need: 'ads_without', count: liftGates.ads - adsWithout };
  return over > 0 && under > 0 ? null : { need: 'lasted', count: 1 };
}

function effectOf(sums: MatchedSums): Estimated {
  const { over, under, variance, clusters } = sums;
  const independent = variance / (over * under);
  const apart = sums.overSquares / over ** 2 - (2 * sums.products) / (over * under) + sums.underSquares / under ** 2;
  const together = (apart * clusters) / (clusters - 1);
  return { theta: Math.log(over / under), error: Math.sqrt(Math.max(independent, together, 0)) };
}

function figuresOf(sums: MatchedSums, raw: Estimated, believed: Estimated) {
  const t = studentT90(sums.clusters - 1);
  const [lift, low, high] = bounds(raw, t);
  const [shrunkLift, shrunkLow, shrunkHigh] = bounds(believed, t);
  const rateWith = rounded(sums.lastedWith / sums.adsWith);
  const rateWithout = rounded(sums.lastedWithout / sums.adsWithout);
  return { rateWith, rateWithout, lift, low, high, shrunkLift, shrunkLow, shrunkHigh };
}

const bounds = ({ theta, error }: Estimated, t: number) =>
  [theta, theta - t * error, theta + t * error].map((at) => rounded(Math.exp(at))) as [number, number, number];

function verdictOf({ shrunkLow, shrunkHigh }: { shrunkLow: number; shrunkHigh: number }, q: number) {
  if (q > mostFalse) return 'unclear';
  if (shrunkLow > 1) return 'better';
  return shrunkHigh < 1 ? 'worse' : 'unclear';
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
