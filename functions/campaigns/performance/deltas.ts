import { deltaNames } from '../../../shared/campaigns/delta-names.ts';
import type { Delta, Deltas, Figures } from '../../../shared/campaigns/figures.ts';
import { columnsOf } from '../../../shared/rules/day-columns.ts';
import { type ComparedMetric, conversionBasis, estimateOf, testOf } from '../../../shared/rules/estimates.ts';
import { pairTest } from '../../../shared/rules/pair-test.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';

/** The figures of a period, and its days, of which chance is told. */
export type Told = { figures: Figures; days: readonly DayFigures[] };

/** How much more each counter and each ratio is than before, and of ratios how often chance alone does as much. */
export function deltasOf(current: Told, previous: Told): Deltas {
  const pValueOf = testBetween(current.days, previous.days);
  const deltas = deltaNames.map((name): [Name, Delta] => {
    const [now, before] = [figureOf(current.figures, name), figureOf(previous.figures, name)];
    return [name, { current: now, previous: before, change: changeOf(now, before), pValue: pValueOf(name) }];
  });
  return Object.fromEntries(deltas) as Deltas;
}

type Name = (typeof deltaNames)[number];

const figureOf = ({ totals, ratios }: Figures, name: Name): number | null =>
  name in ratios ? ratios[name as keyof Figures['ratios']].value : totals[name as keyof Figures['totals']];

const changeOf = (current: number | null, previous: number | null): number | null =>
  current === null || previous === null || previous === 0 ? null : (current - previous) / Math.abs(previous);

/** The test of a comparison, uncorrected; null where it has not enough. */
function testBetween(days: readonly DayFigures[], before: readonly DayFigures[]): (name: Name) => number | null {
  const [now, then] = [columnsOf(days), columnsOf(before)];
  const basis = conversionBasis([now, then]);
  return (name) => {
    if (!(name in testOf)) return null;
    const metric = name as ComparedMetric;
    const test = pairTest(metric, estimateOf(metric, now, basis), estimateOf(metric, then, basis));
    return test && Number.isFinite(test.pValue) ? test.pValue : null;
  };
}
