import { adFormats, adPlatforms, callToActionLabel, industries } from '../../../shared/ads/ads.rules.ts';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { upperFirst } from '../../../shared/kernel/first-letter.ts';

const names = (type: 'region' | 'language') => {
  const known = atFirstUse(() => new Intl.DisplayNames('fr', { type, fallback: 'code' }));
  return (code: string): string => {
    try {
      const name = known().of(code) ?? code;
      return upperFirst(name);
    } catch {
      return code;
    }
  };
};

const listed = (labels: Record<string, string>) => (value: string) =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;

/** The French words for the values that ads share. */
export const valueLabels = {
  platform: listed(adPlatforms),
  format: listed(adFormats),
  country: names('region'),
  language: names('language'),
  industry: listed(industries),
  callToAction: callToActionLabel,
};
