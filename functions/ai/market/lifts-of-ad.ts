import type { ReadAd } from '../../../shared/ai/ad-reference.ts';
import type { Lift } from '../../../shared/ai/lift.ts';
import { featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { marketFor } from './market-lifts.ts';

/** The lifts of what an ad has, in its industry or, where that is too small, in all of them. */
export async function liftsOfAd(actor: Actor, ad: ReadAd): Promise<Lift[]> {
  const { featuresOf } = await import('../../../shared/rules/copy/features-of.ts');
  const bits = featuresOf(ad);
  const had = new Set(
    featureValues.filter((_, at) => hasFeature(bits, at)).map(({ feature, value }) => `${feature}:${value}`),
  );
  const { items } = await marketFor(actor, { industry: ad.industry ?? undefined });
  return items.filter(({ feature, value }) => had.has(`${feature}:${value}`));
}
