/** How many facts a brief holds of the kinds that make texts differ. */
export type Counted = { benefits: number; proofs: number; pains: number };

export const mostVariations = 6;

/** How many variations of six so many facts carry, whatever they say: the writer may find another, not one less. */
export function variationsFrom({ benefits, proofs, pains }: Counted): number {
  const ofBenefits = [0, 2, 2, 4][Math.min(benefits, 3)] ?? 0;
  const ofPains = pains === 0 ? 0 : benefits === 1 || benefits === 2 ? 2 : 1;
  const ofProofs = proofs === 0 || benefits === 1 ? 0 : 1;
  return Math.min(mostVariations, ofBenefits + ofPains + ofProofs);
}
