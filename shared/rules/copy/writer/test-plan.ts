export type TestPlan = {
  baseline: { value: number; source: string };
  relativeChange: number;
  impressionsPerVariation: number;
  note: string;
};

/** WordStream by LocaliQ, Facebook Ads Benchmarks 2025: mean click-through rate of traffic campaigns. */
const published = { value: 0.0171, source: 'WordStream 2025, campagnes de trafic Meta' };
/** Two-sided 5 %, power 80 %. */
const [ofRisk, ofPower] = [1.959964, 0.841621];
const relativeChange = 0.2;

/**
 * Impressions that each variation takes for +20 % of its click-through rate to be seen: n = ⌈(z₁₋α⁄₂ + z₁₋β)² · (p₁(1−p₁) +
 * p₂(1−p₂)) / (p₂−p₁)²⌉, p₂ = 1.2 p₁.
 */
export function impressionsFor(p1: number): number {
  const p2 = p1 * (1 + relativeChange);
  return Math.ceil(((ofRisk + ofPower) ** 2 * (p1 * (1 - p1) + p2 * (1 - p2))) / (p2 - p1) ** 2);
}

/** Of one's own rate when it is known, else of a published one. */
export function testPlanOf(own: { value: number; source: string } | null = null): TestPlan {
  const baseline = own ?? published;
  return {
    baseline,
    relativeChange,
    impressionsPerVariation: impressionsFor(baseline.value),
    note: 'Même audience, même budget, même visuel\u00a0: seul le texte change. Ne tranchez pas avant d’avoir ces impressions.',
  };
}
