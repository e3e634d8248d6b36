import type { ReadAd } from '../../../shared/ai/ad-reference.ts';
import { featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { type Foretelling, type ForetoldRank, foretoldRank } from '../../../shared/rules/foretold-rank.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { resultsOf } from '../core/results-of.ts';
import { foretellingOf } from './foretelling.ts';

/** Null where predictions have not proved themselves, and for whoever may not read results. */
export async function foretellingFor(actor: Actor): Promise<Foretelling | null> {
  return actor.permissions.has('learning:read') ? foretellingOf(await resultsOf(actor)) : null;
}

/** The rank of an ad among one's own. */
export async function predictAd(actor: Actor, ad: ReadAd): Promise<ForetoldRank | null> {
  const foretelling = await foretellingFor(actor);
  const bits = foretelling && featuresOf(ad);
  const had = featureValues.flatMap(({ feature, value }, at) =>
    bits && hasFeature(bits, at) ? [`${feature}:${value}`] : [],
  );
  return foretoldRank(foretelling, had);
}
