import type { BreakdownSort } from '../../../shared/analytics/figures.contract.ts';
import { dayParts } from '../../../shared/analytics/parts.ts';
import type { Figures } from '../../../shared/campaigns/figures.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { betterWay, type RatioName } from '../../../shared/rules/ratios.ts';
import type { Key } from './campaign-keys.ts';

type Told = { keys: Key[]; figures: Figures };

/** The best first, the most where none is better, what has no figure last; days in their order, the rest by name. */
export function compareParts(sort: BreakdownSort): (a: Told, b: Told) => number {
  if (sort === 'name') return byName;
  const figureOf = ({ figures: { totals, ratios } }: Told) =>
    isRatio(sort) ? ratios[sort].value : totals[sort as Exclude<BreakdownSort, 'name' | RatioName>];
  const sign = isRatio(sort) && betterWay[sort] === 'down' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [figureOf(a), figureOf(b)];
    if (one === other) return byName(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return sign * (one - other);
  };
}

const isRatio = (sort: BreakdownSort): sort is BreakdownSort & RatioName => sort in betterWay;

function byName(a: Told, b: Told): number {
  const [one, other] = [nameOf(a), nameOf(b)];
  return one === other ? 0 : one < other ? -1 : 1;
}

const nameOf = ({ keys }: Told): string =>
  keys.map(({ by, value, label }) => (by in dayParts ? value : `${fold(label)} ${value}`)).join('\n');
