import { type ComparedMetric, type Estimate, testOf } from './estimates.ts';
import { twoSidedNormalP } from './normal-distribution.ts';
import { twoSidedStudentP } from './student-distribution.ts';
import { welchSatterthwaiteDf } from './welch-satterthwaite.ts';

/** How many of its errors a difference measures, and how often chance alone makes one as large. */
export type PairTest = { statistic: number; df: number | null; pValue: number };

/** Below it, an error is what is left of roundings: the days do not differ at all, and so say nothing of chance. */
const noError = 1e-12;

/** Whether two estimates of a metric differ, uncorrected; null where one of them is not enough for it. */
export function pairTest(metric: ComparedMetric, a: Estimate, b: Estimate): PairTest | null {
  if (a.reason || b.reason) return null;
  return testOf[metric] === 'two_proportions' ? ofRates(a, b) : ofRatios(a, b);
}

/**
 * Two proportions by their pooled variance, each multiplied by the dispersion of its own days (D. J. Finney, « Probit
 * Analysis », 1971, 4.3; P. McCullagh & J. A. Nelder, « Generalized Linear Models », 1989, 4.5).
 */
function ofRates(a: Estimate, b: Estimate): PairTest {
  const [xa, na, xb, nb] = [a.numerator ?? 0, a.denominator ?? 0, b.numerator ?? 0, b.denominator ?? 0];
  const pooled = (xa + xb) / (na + nb);
  const variance = pooled * (1 - pooled) * ((a.dispersion ?? 1) / na + (b.dispersion ?? 1) / nb);
  const statistic = (xa / na - xb / nb) / Math.sqrt(variance);
  return { statistic, df: null, pValue: twoSidedNormalP(statistic) };
}

/**
 * Two ratios of sums by the difference of their logarithms, with errors of their own (W. G. Cochran, « Sampling Techniques »,
 * 3rd ed., 1977, 6.4; A. Deng, U. Knoblich & J. Lu, « Applying the delta method in metric analytics », KDD 2018).
 */
function ofRatios(a: Estimate, b: Estimate): PairTest | null {
  const [errorA, errorB] = [a.logError ?? 0, b.logError ?? 0];
  const error = Math.hypot(errorA, errorB);
  if (error < noError) return null;
  const logOf = ({ numerator, denominator }: Estimate) => Math.log((numerator ?? 0) / (denominator ?? 0));
  const statistic = (logOf(a) - logOf(b)) / error;
  const df = welchSatterthwaiteDf({ standardError: errorA, df: a.days - 1 }, { standardError: errorB, df: b.days - 1 });
  return { statistic, df, pValue: twoSidedStudentP(statistic, df) };
}
