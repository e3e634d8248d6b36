import type { Foretelling } from '../../../shared/rules/foretold-rank.ts';
import type { ResultTable } from '../core/result-table.ts';
import { predicted } from './predicted.ts';

/** It goes with what a model is to write: of many ads so many tell how the others stand. */
const mostOthers = 200;

/** What foretells the ranks of ads that are still to come, by their words and their format; null until it has proved itself. */
export function foretellingOf(table: ResultTable): Foretelling | null {
  if (table.ads.length === 0) return null;
  const { prediction, features } = predicted(table);
  if (prediction.state !== 'available') return null;
  const { ridge, foretold, spearman, ads } = prediction;
  const effects = features.flatMap(({ feature, value, family }, at) => {
    const effect = rounded(ridge.effects[at] ?? 0);
    return family === 'audience' || effect === 0 ? [] : [[`${feature}:${value}`, effect]];
  });
  const sorted = foretold.slice().sort();
  const size = Math.min(sorted.length, mostOthers);
  const others = Array.from({ length: size }, (_, at) =>
    rounded(sorted[Math.floor(((at + 0.5) * sorted.length) / size)] ?? 0),
  );
  return { effects: Object.fromEntries(effects), mean: rounded(ridge.mean), others, spearman, ads };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
