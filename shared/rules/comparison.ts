import { notesOf } from './comparison-notes.ts';
import {
  bestOf,
  type ComparedPair,
  type ComparedSubject,
  type Comparison,
  type MetricComparison,
  type Verdict,
} from './comparison-parts.ts';
import { verdictText } from './comparison-texts.ts';
import { columnsOf, type DayColumns } from './day-columns.ts';
import {
  type ComparedMetric,
  conversionBasis,
  type Estimate,
  type EstimateReason,
  estimateOf,
  isMoney,
  testOf,
} from './estimates.ts';
import { holmAdjusted } from './holm.ts';
import { pairTest } from './pair-test.ts';

/** Two to six subjects side by side, each metric with its doubt, and what follows from the primary one. */
export function compare(
  subjects: readonly ComparedSubject[],
  metrics: readonly ComparedMetric[],
  primaryMetric: ComparedMetric,
): Comparison {
  const columns = subjects.map(({ days }) => columnsOf(days));
  const by = (metric: ComparedMetric) => compareBy(metric, { subjects, columns, primary: metric === primaryMetric });
  const compared = metrics.map(by);
  const primary = compared.find((one) => one.primary) ?? by(primaryMetric);
  const { state, winner } = verdictOf(primary);
  const text = verdictText(primary, state, subjects);
  return { metrics: compared, verdict: { metric: primaryMetric, state, winner, text }, notes: notesOf(subjects) };
}

type Sides = { subjects: readonly ComparedSubject[]; columns: readonly DayColumns[]; primary: boolean };

function compareBy(metric: ComparedMetric, { subjects, columns, primary }: Sides): MetricComparison {
  const basis = conversionBasis(metric === 'conversionRate' ? columns : []);
  const estimates = columns.map((own) => estimateOf(metric, own, basis));
  return {
    metric,
    primary,
    test: testOf[metric],
    ...(metric === 'conversionRate' ? { basis } : {}),
    subjects: estimates.map(({ logError: _, ...estimate }, at) => ({
      campaignId: subjects[at]?.campaignId ?? '',
      adId: subjects[at]?.adId ?? null,
      ...estimate,
    })),
    pairs: pairsOf(metric, subjects, estimates),
  };
}

function pairsOf(
  metric: ComparedMetric,
  subjects: readonly ComparedSubject[],
  estimates: readonly Estimate[],
): ComparedPair[] {
  const all = estimates.flatMap((first, a) =>
    estimates.slice(a + 1).map((second, at): ComparedPair => {
      const b = a + 1 + at;
      const isForeign = isMoney(metric) && subjects[a]?.currency !== subjects[b]?.currency;
      return tested(metric, { a, first, b, second, isForeign });
    }),
  );
  const ready = all.filter(({ pValue }) => pValue !== null);
  const adjusted = holmAdjusted(ready.map(({ pValue }) => pValue ?? 1));
  ready.forEach((pair, at) => {
    const pAdjusted = adjusted[at] ?? 1;
    pair.pAdjusted = pAdjusted;
    pair.significant = pAdjusted < 0.05;
    const longer = Math.max(estimates[pair.a]?.days ?? 0, estimates[pair.b]?.days ?? 0);
    pair.daysNeeded = pair.significant ? null : daysNeeded(pair.statistic ?? 0, longer);
  });
  return all;
}

type Candidates = { a: number; first: Estimate; b: number; second: Estimate; isForeign: boolean };

function tested(metric: ComparedMetric, { a, first, b, second, isForeign }: Candidates): ComparedPair {
  const test = isForeign ? null : pairTest(metric, first, second);
  const hasBoth = !isForeign && first.value !== null && second.value !== null;
  const [one, other] = hasBoth ? [first.value ?? 0, second.value ?? 0] : [0, 0];
  return {
    a,
    b,
    difference: hasBoth ? one - other : null,
    relative: hasBoth && other > 0 ? one / other - 1 : null,
    statistic: test?.statistic ?? null,
    df: test?.df ?? null,
    pValue: test?.pValue ?? null,
    pAdjusted: null,
    significant: false,
    daysNeeded: null,
    reason: isForeign ? 'different_currencies' : test ? null : firstReason(first, second),
  };
}

const estimateReasons: readonly EstimateReason[] = ['not_measured', 'not_a_proportion', 'insufficient_data'];

/** The first that is true of either; days that never differ from each other are not enough. */
const firstReason = (a: Estimate, b: Estimate): EstimateReason =>
  estimateReasons.find((reason) => a.reason === reason || b.reason === reason) ?? 'insufficient_data';

/** What a difference measures in errors when it is found four times in five at 5 %: z₀.₉₇₅ + z₀.₈. */
const seenFourTimesInFive = 2.801584;

/** How many days more would tell, if the difference stays what it is. */
function daysNeeded(statistic: number, days: number): number | null {
  if (Math.abs(statistic) < 0.3) return null;
  const needed = Math.ceil(days * ((seenFourTimesInFive / Math.abs(statistic)) ** 2 - 1));
  return needed > 0 && needed <= 365 ? needed : null;
}

function verdictOf({ metric, subjects, pairs }: MetricComparison): Pick<Verdict, 'state' | 'winner'> {
  if (pairs.some(({ reason }) => reason !== null && reason !== 'insufficient_data'))
    return { state: 'not_comparable', winner: null };
  if (pairs.some(({ reason }) => reason !== null)) return { state: 'insufficient_data', winner: null };
  const best = bestOf(metric, subjects);
  const isSure = pairs.every(({ a, b, significant }) => significant || (a !== best && b !== best));
  if (isSure) return { state: 'winner', winner: best };
  return { state: pairs.some(({ significant }) => significant) ? 'partial' : 'no_difference', winner: null };
}
