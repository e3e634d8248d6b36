/** An effect on the scale of a logarithm, with its standard error. */
export type Estimated = { theta: number; error: number };

/**
 * How far the true effects spread, from what was measured of all of them: the variance τ² by the method of moments of empirical Bayes,
 * τ² ← max(0, Σ w (θ² − s²) ÷ Σ w) with w = 1 ÷ (s² + τ²)², from nought until it stands still. C. N. Morris, « Parametric empirical
 * Bayes inference », Journal of the American Statistical Association 78 (1983), 47–55.
 */
export function spreadOfEffects(effects: readonly Estimated[]): number {
  let spread = 0;
  for (let round = 0; round < 200; round++) {
    let [sum, weights] = [0, 0];
    for (const { theta, error } of effects) {
      const variance = error * error;
      const weight = 1 / (variance + spread) ** 2;
      sum += weight * (theta * theta - variance);
      weights += weight;
    }
    const next = weights > 0 ? Math.max(0, sum / weights) : 0;
    const moved = Math.abs(next - spread);
    spread = next;
    if (moved < 1e-12) break;
  }
  return spread;
}

/** Of an effect, what is believed of it beside the others: it is drawn towards none, the more the less is known. */
export function shrunk({ theta, error }: Estimated, spread: number): Estimated {
  const kept = spread / (spread + error * error);
  return { theta: kept * theta, error: Math.sqrt(kept) * error };
}
