import type { Evidence } from '../facts/fact.ts';

/** What one's own results say of a feature, by its name (`hook:question`). */
export type OwnLift = {
  /** As it is believed: a factor of the rate. */
  shrunkLift: number;
  adsWith: number;
  adsWithout: number;
  /** Whether it is told from chance, and is better. */
  isBetter: boolean;
  sentence: string;
};
export type OwnLifts = Readonly<Record<string, OwnLift>>;

/** How much what worked before counts, beside a score of 0.85. */
const ofPattern = 0.3;

/** From −0.15 to 0.15: nought where nothing is known of it. */
export function patternOf(features: readonly string[], lifts: OwnLifts): number {
  const sum = features.reduce((total, feature) => total + Math.log(lifts[feature]?.shrunkLift ?? 1), 0);
  return ofPattern * (1 / (1 + Math.exp(-sum)) - 0.5);
}

/** Says which of a text's features one's own results speak for; answers the ids of what it said. */
export function addInsights(evidence: Evidence[], features: readonly string[], lifts: OwnLifts): string[] {
  return features.flatMap((feature) => {
    const lift = lifts[feature];
    if (!lift?.isBetter) return [];
    const known = evidence.find(({ type, ref }) => type === 'insight' && ref === feature);
    if (known) return [known.id];
    const id = `e${evidence.length + 1}`;
    const { shrunkLift, adsWith, adsWithout, sentence: label } = lift;
    const figures = { shrunkLift, adsWith, adsWithout };
    evidence.push({ id, type: 'insight', ref: feature, path: null, label, quote: null, figures });
    return [id];
  });
}
