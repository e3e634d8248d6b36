import { normalShare, normalValue, z90 } from './normal-distribution.ts';

/** What is enough to foretell the rank of one more ad. */
export type Foretelling = {
  /** By the name of a feature, `hook:question`: what it adds to the logarithm of the rate. */
  effects: Readonly<Record<string, number>>;
  mean: number;
  /** What was foretold of the ads that there are, in order; of many, every so many. */
  others: readonly number[];
  spearman: number;
  ads: number;
};

/** A rank among one’s own ads, 0 to 1, bounds that hold 90 times in 100, and how often such ranks were right. */
export type ForetoldRank = { percentile: number; low: number; high: number; spearman: number; ads: number };

/** Null where nothing is foretold. What is not known of an ad is as in the others on average. */
export function foretoldRank(foretelling: Foretelling | null, features: readonly string[]): ForetoldRank | null {
  if (!foretelling) return null;
  const { effects, mean, others, spearman, ads } = foretelling;
  const foretold = features.reduce((sum, feature) => sum + (effects[feature] ?? 0), 0);
  return { ...rankAmong(foretold - mean, others, spearman), spearman, ads };
}

/**
 * The rank to be expected among others of what was foretold so, 0 to 1, with bounds that hold 90 times in 100: foretold and observed
 * ranks taken as two normal variables whose correlation gives the rank correlation that was seen, ρ = 2 sin(π ρₛ ÷ 6) (K. Pearson, « On further
 * methods of determining correlation », Drapers' Company Research Memoirs 4, 1907).
 */
export function rankAmong(
  foretold: number,
  others: readonly number[] | Float64Array,
  spearman: number,
): { percentile: number; low: number; high: number } {
  let below = 0;
  for (const other of others) below += other < foretold ? 1 : other === foretold ? 0.5 : 0;
  const rho = 2 * Math.sin((Math.PI * spearman) / 6);
  const z = rho * normalValue((below + 0.5) / (others.length + 1));
  const spread = z90 * Math.sqrt(Math.max(0, 1 - rho * rho));
  const [percentile, low, high] = [z, z - spread, z + spread].map((at) => Math.round(normalShare(at) * 100) / 100);
  return { percentile: percentile ?? 0.5, low: low ?? 0, high: high ?? 1 };
}
