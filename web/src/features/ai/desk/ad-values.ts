import type { Ad } from '../../../../../shared/ads/ad.ts';
import { callToActions, type Industry, industries } from '../../../../../shared/ads/ads.rules.ts';
import type { analyzeAd } from '../../../../../shared/ai/ad.contract.ts';
import type { Brand } from '../../../../../shared/ai/brand.ts';
import { brandReading } from '../../../../../shared/ai/brand-reading.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import type { AdText, AnalysisOptions } from '../../../../../shared/rules/copy/analysis.ts';
import { type PlacementKey, placementOf } from '../../../../../shared/rules/copy/placements.ts';

/** What is written on the desk. */
export type AdValues = {
  body: string;
  headline: string;
  description: string;
  callToAction: string;
  placement: PlacementKey;
  /** A code of `industries`, empty where it is not said. */
  industry: string;
  /** One's own, or someone else's. */
  own: boolean;
  /** Whose claims and words count, empty for none. */
  brandId: string;
};

export const noValues: AdValues = {
  ...{ body: '', headline: '', description: '', callToAction: '', industry: '' },
  ...{ placement: 'meta_feed', own: true, brandId: '' },
};

/** An ad of the library is someone else's. */
export const valuesOfAd = ({ body, headline, description, callToAction, platforms, industry }: Ad): AdValues => ({
  body: body ?? '',
  headline: headline ?? '',
  description: description ?? '',
  callToAction: callToAction ?? '',
  placement: placementOf(undefined, platforms[0]) ?? 'meta_feed',
  industry: industry ?? '',
  own: false,
  brandId: '',
});

export const valuesOfKept = ({ input: { ad, own, placement }, brandId }: GenerationOf<'analyze_ad'>): AdValues => ({
  body: ad.body,
  headline: ad.headline ?? '',
  description: ad.description ?? '',
  callToAction: ad.callToAction ?? '',
  industry: ad.industry ?? '',
  placement: placement ?? 'meta_feed',
  own,
  brandId: brandId ?? '',
});

export const isSame = (one: AdValues, other: AdValues): boolean =>
  keysOf(noValues).every((name) => one[name] === other[name]);

/** As the library knows it. */
export const industryOf = ({ industry }: Pick<AdValues, 'industry'>): Industry | undefined =>
  keysOf(industries).find((code) => code === industry);

type Kept = RouteInput<typeof analyzeAd>['body'];

/** As it is asked to be kept: what is as the library has it is named, the rest is given. */
export function toKeep(values: AdValues, of: { adId: string; start: AdValues } | undefined): Kept {
  const { own, placement, industry, brandId, ...texts } = values;
  const how = { own, placement, ...(brandId && { brandId }) };
  const { start } = of ?? {};
  if (of && start && isSame({ ...values, own: start.own, placement: start.placement, brandId: start.brandId }, start))
    return { adId: of.adId, ...how };
  const known = industryOf({ industry });
  return { ad: { ...texts, ...(known && { industry: known }) }, ...how };
}

export const hasWords = ({ body, headline, description }: AdValues): boolean =>
  [body, headline, description].some((text) => text.trim() !== '');

/** As the analyser takes it. */
export function toAnalyse(
  { placement, own, industry, brandId: _, ...ad }: AdValues,
  brand?: Brand | null,
): [AdText, AnalysisOptions] {
  return [
    { ...ad, industry: industry || null },
    { placement, own, ...(brand && brandReading(brand)) },
  ];
}

export const buttonChoices = [
  { value: '', label: 'Sans bouton' },
  ...Object.entries(callToActions).map(([value, label]) => ({ value, label })),
];
