import type { Ad } from '../../../../../shared/ads/ad.ts';
import { callToActions } from '../../../../../shared/ads/ads.rules.ts';
import type { AdText, AnalysisOptions } from '../../../../../shared/rules/copy/analysis.ts';
import { type PlacementKey, placementOf } from '../../../../../shared/rules/copy/placements.ts';

/** What is written on the desk. */
export type AdValues = {
  body: string;
  headline: string;
  description: string;
  callToAction: string;
  placement: PlacementKey;
  /** One's own, or someone else's. */
  own: boolean;
};

export const noValues: AdValues = {
  ...{ body: '', headline: '', description: '', callToAction: '' },
  ...{ placement: 'meta_feed', own: true },
};

/** An ad of the library is someone else's. */
export const valuesOfAd = ({ body, headline, description, callToAction, platforms }: Ad): AdValues => ({
  body: body ?? '',
  headline: headline ?? '',
  description: description ?? '',
  callToAction: callToAction ?? '',
  placement: placementOf(undefined, platforms[0]) ?? 'meta_feed',
  own: false,
});

export const hasWords = ({ body, headline, description }: AdValues): boolean =>
  [body, headline, description].some((text) => text.trim() !== '');

/** As the analyser takes it. */
export function toAnalyse({ placement, own, ...ad }: AdValues): [AdText, AnalysisOptions] {
  return [ad, { placement, own }];
}

export const buttonChoices = [
  { value: '', label: 'Sans bouton' },
  ...Object.entries(callToActions).map(([value, label]) => ({ value, label })),
];
