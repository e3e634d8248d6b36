import type { Lift } from '../../../shared/ai/lift.ts';
import { byVerdict, noFigures } from '../../../shared/ai/lift-order.ts';
import { featureLabel, featureValues } from '../../../shared/rules/copy/ad-features.ts';
import { liftsOf, type MeasuredLift } from '../../../shared/rules/lasting-lift.ts';
import { liftText } from '../../../shared/rules/lasting-lift-texts.ts';
import { type LastingAds, lastingAdsFor, type MarketPart } from '../../ads/library/market.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Fewer advertisers of an industry say nothing: then it is the whole library. */
const fewestAdvertisers = 10;

export type Market = {
  population: Omit<LastingAds, 'sums'> & { industry: string | null };
  items: Lift[];
  isWhole: boolean;
};

/** What ads have that last, in an industry or, where that is too small, in all of them. */
export async function marketFor(actor: Actor, asked: MarketPart, source: 'all' | 'own' = 'all'): Promise<Market> {
  const found = await lastingAdsFor(actor, asked, source);
  const isTold = found.sums.some(({ clusters }) => clusters >= fewestAdvertisers);
  const { industry, ...elsewhere } = asked;
  const isWhole = industry !== undefined && !isTold;
  const { sums, ...population } = isWhole ? await lastingAdsFor(actor, elsewhere, source) : found;
  return {
    population: { ...population, industry: isWhole ? null : (industry ?? null) },
    items: liftsOf(sums).map(shownLift).sort(byVerdict),
    isWhole,
  };
}

function shownLift(lift: MeasuredLift, at: number): Lift {
  const { feature = 'hook', value = '' } = featureValues[at] ?? {};
  const { adsWith, adsWithout, clusters } = lift.sums;
  const { sums: _, missing: __, ...figures } = { ...noFigures, ...lift };
  return {
    feature,
    value,
    label: featureLabel(feature, value),
    adsWith,
    adsWithout,
    clusters,
    ...figures,
    sentence: liftText(feature, value, lift),
  };
}
