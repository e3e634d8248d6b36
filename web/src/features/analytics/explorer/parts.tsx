import { VisuallyHidden } from '@mantine/core';
import type { BreakdownSort } from '../../../../../shared/analytics/figures.contract.ts';
import { deltaWords } from '../../../../../shared/campaigns/delta-words.ts';
import type { Deltas } from '../../../../../shared/campaigns/figures.ts';
import { isRatio } from '../../../../../shared/campaigns/metric-words.ts';
import classes from '../analytics.module.css';
import type { Breakdown, Overview } from '../use-analytics.ts';
import type { MeasureId } from './explorer-names.ts';

export type PartsProps = {
  breakdown: Breakdown;
  measures: readonly MeasureId[];
  sort: BreakdownSort;
  stale: boolean;
  wholeDeltas: Deltas | undefined;
};

type Part = Breakdown['items'][number];

/** How long the bar of a part is beside the longest: by the figure that orders them, by spend where names do. */
export function sharesOfMost(items: readonly Part[], sort: BreakdownSort): (part: Part) => number | null {
  const metric = sort === 'name' ? 'spend' : sort;
  const figureOf = ({ totals, ratios }: Part) => (isRatio(metric) ? ratios[metric].value : totals[metric]);
  const most = Math.max(0, ...items.map((part) => figureOf(part) ?? 0));
  return (part) => {
    const value = figureOf(part);
    return value === null || most === 0 ? null : value / most;
  };
}

/** How the whole changed, which the overview tells: only where it is the same whole. */
export function wholeDeltasOf({ whole, currency }: Breakdown, overview: Overview | undefined): Deltas | undefined {
  const told = overview?.converted ?? overview?.currencies.find((one) => one.currency === currency);
  const isSame = told?.totals.spend === whole.totals.spend && told?.totals.impressions === whole.totals.impressions;
  return isSame ? told?.deltas : undefined;
}

/** Whether a change that is shown may be chance: then what says so is explained. */
export function hasUncertain({ breakdown: { items }, measures, wholeDeltas }: Omit<PartsProps, 'sort' | 'stale'>) {
  return [wholeDeltas, ...items.map(({ deltas }) => deltas)].some(
    (deltas) => deltas && measures.some((id) => deltaWords(id, deltas[id])?.verdict === 'uncertain'),
  );
}

export function Bar({ part }: { part: number | null }) {
  return part !== null && <span className={classes.bar} style={{ width: `${part * 100}%` }} />;
}

export function Change({ name, deltas }: { name: MeasureId; deltas: Deltas | undefined }) {
  const words = deltas && deltaWords(name, deltas[name]);
  if (!words) return null;
  return (
    <span
      className={classes.change}
      data-verdict={words.verdict ?? undefined}
      data-small
      title={words.verdict === 'uncertain' ? 'Cet écart peut être dû au hasard' : undefined}
    >
      {words.verdict === 'uncertain' ? `≈ ${words.text.replace(/^\S\s/, '')}` : words.text}
      {words.verdict === 'uncertain' && <VisuallyHidden>, peut être dû au hasard</VisuallyHidden>}
    </span>
  );
}
