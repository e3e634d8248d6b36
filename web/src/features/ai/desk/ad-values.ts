import type { Ad } from '../../../../../shared/ads/ad.ts';
import { callToActions, type Industry, industries } from '../../../../../shared/ads/ads.rules.ts';
import type { analyzeAd } from '../../../../../shared/ai/ad.contract.ts';
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
};

export const noValues: AdValues = {
  ...{ body: '', headline: '', description: '', callToAction: '', industry: '' },
  ...{ placement: 'meta_feed', own: true },
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
});

export const valuesOfKept = ({ input: { ad, own, placement } }: GenerationOf<'analyze_ad'>): AdValues => ({
  body: ad.body,
  headline: ad.headline ?? '',
  description: ad.description ?? '',
  callToAction: ad.callToAction ?? '',
  industry: ad.industry ?? '',
  placement: placement ?? 'meta_feed',
  own,
});

export const isSame = (one: AdValues, other: AdValues): boolean =>
  keysOf(noValues).every((name) => one[name] === other[name]);

/** As the library knows it. */
export const industryOf = ({ industry }: Pick<AdValues, 'industry'>): Industry | undefined =>
  keysOf(industries).find((code) => code === industry);

type Kept = RouteInput<typeof analyzeAd>['body'];

/** As it is asked to be kept: what is as the library has it is named, the rest is given. */
export function toKeep(values: AdValues, of: { adId: string; start: AdValues } | undefined): Kept {
  const { own, placement, industry, ...texts } = values;
  if (of && isSame({ ...values, own: of.start.own, placement: of.start.placement }, of.start))
    return { adId: of.adId, own, placement };
  const known = industryOf({ industry });
  return { ad: { ...texts, ...(known && { industry: known }) }, own, placement };
}

export const hasWords = ({ body, headline, description }: AdValues): boolean =>
  [body, headline, description].some((text) => text.trim() !== '');

/** As the analyser takes it. */
export function toAnalyse({ placement, own, industry, ...ad }: AdValues): [AdText, AnalysisOptions] {
  return [
    { ...ad, industry: industry || null },
    { placement, own },
  ];
}

export const buttonChoices = [
  { value: '', label: 'Sans bouton' },
  ...Object.entries(callToActions).map(([value, label]) => ({ value, label })),
];
