import type { Awareness, OfferType, ProofType } from './analysis.ts';

/** What the ad takes for known of whoever reads, from nothing to all but the price. E. Schwartz, « Breakthrough Advertising » (1966). */
export function awarenessOf(told: {
  offers: readonly OfferType[];
  proofs: readonly ProofType[];
  benefits: number;
  features: number;
  hasPain: boolean;
  namesProduct: boolean;
}): Awareness {
  const sells = told.offers.some((type) => type !== 'price' && type !== 'free' && type !== 'bundle');
  if (sells && !told.hasPain) return 'most';
  if (told.hasPain) return told.benefits + told.features > 1 && told.proofs.length > 1 ? 'solution' : 'problem';
  if (told.proofs.length > 0 || (told.namesProduct && told.features > 0)) return 'product';
  if (told.benefits + told.features > 0) return 'solution';
  return 'unaware';
}
