import { signedPercent } from '../kernel/signed-percent.ts';
import { betterWay } from '../rules/ratios.ts';
import type { Delta, Deltas } from './figures.ts';
import { isRatio, type MetricName } from './metric-words.ts';

const betterTotals: Partial<Record<MetricName, 'up'>> = {
  revenue: 'up',
  contribution: 'up',
  conversions: 'up',
  leads: 'up',
};

type Verdict = 'better' | 'worse' | 'uncertain' | null;

type Words = {
  /** `↑ +12 %` */
  text: string;
  verdict: Verdict;
  /** The verdict as it is read: `en baisse`, of a cost `plus cher`. */
  said: string | null;
};

/** Of a change, in words: which way, how much, and whether that is good. */
export function deltaWords(name: MetricName, { change: by, pValue }: Pick<Delta, 'change' | 'pValue'>): Words | null {
  if (by === null) return null;
  // What rounds to nothing is no change to tell.
  if (Math.abs(by) < 0.005) return { text: 'stable', verdict: null, said: null };
  const text = `${by > 0 ? '↑' : '↓'} ${signedPercent(by)}`;
  const better = isRatio(name) ? betterWay[name] : (betterTotals[name] ?? null);
  if (!better) return { text, verdict: null, said: null };
  if (pValue !== null && pValue >= 0.05) return { text, verdict: 'uncertain', said: 'peut être dû au hasard' };
  const said = better === 'up' ? (by > 0 ? 'en hausse' : 'en baisse') : by > 0 ? 'plus cher' : 'moins cher';
  return { text, verdict: by > 0 === (better === 'up') ? 'better' : 'worse', said };
}

/** Below so many conversions, on one side or the other, what became of them and of what they brought is chance. */
const fewConversions = 10;

/** Whether the change of a sum says nothing: too little was counted for it. */
export const isOfTooFew = (name: MetricName, { conversions }: Pick<Deltas, 'conversions'>): boolean =>
  (name === 'conversions' || name === 'revenue') &&
  Math.min(conversions.current ?? 0, conversions.previous ?? 0) < fewConversions;
