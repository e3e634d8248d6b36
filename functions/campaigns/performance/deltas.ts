import { type Delta, type Deltas, deltaNames, type Figures } from '../../../shared/campaigns/figures.ts';

/** How much more each counter and each ratio is than before. */
export function deltasOf(current: Figures, previous: Figures): Deltas {
  const deltas = deltaNames.map((name) => [name, deltaOf(figureOf(current, name), figureOf(previous, name))]);
  return Object.fromEntries(deltas) as Deltas;
}

type Name = (typeof deltaNames)[number];

const figureOf = ({ totals, ratios }: Figures, name: Name): number | null =>
  name in ratios ? ratios[name as keyof Figures['ratios']].value : totals[name as keyof Figures['totals']];

function deltaOf(current: number | null, previous: number | null): Delta {
  const isKnown = current !== null && previous !== null && previous !== 0;
  return { current, previous, change: isKnown ? (current - previous) / Math.abs(previous) : null, pValue: null };
}
