import { atFirstUse } from '../kernel/at-first-use.ts';
import { betterWay } from '../rules/ratios.ts';
import type { Delta } from './figures.ts';
import { isRatio, type MetricName } from './metric-words.ts';

const change = atFirstUse(
  () => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
);

const betterTotals: Partial<Record<MetricName, 'up'>> = {
  revenue: 'up',
  contribution: 'up',
  conversions: 'up',
  leads: 'up',
};

type Verdict = 'better' | 'worse' | 'uncertain' | null;

/** Of a change, in words: which way, how much, and whether that is good. */
export function deltaWords(
  name: MetricName,
  { change: by, pValue }: Pick<Delta, 'change' | 'pValue'>,
): { text: string; verdict: Verdict } | null {
  if (by === null) return null;
  // What rounds to nothing is no change to tell.
  if (Math.abs(by) < 0.005) return { text: 'stable', verdict: null };
  const text = `${by > 0 ? '↑' : '↓'} ${change().format(by)}`;
  const better = isRatio(name) ? betterWay[name] : (betterTotals[name] ?? null);
  if (!better) return { text, verdict: null };
  if (pValue !== null && pValue >= 0.05) return { text, verdict: 'uncertain' };
  return { text, verdict: by > 0 === (better === 'up') ? 'better' : 'worse' };
}

export const verdictWords: Record<Exclude<Verdict, null>, string> = {
  better: 'mieux',
  worse: 'moins bien',
  uncertain: 'écart incertain',
};
