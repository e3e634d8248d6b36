import { adFormats, adPlatforms, callToActionLabel, industries } from '../../../../../shared/ads/ads.rules.ts';
import type { AdFacets } from '../../../../../shared/ads/library.contract.ts';
import { countryName, formatDay, formatMoment, languageName } from '../../../lib/format.ts';
import type { UrlChange } from '../../../lib/use-url-state.ts';
import { type ListFilter, listFilters, without } from '../ads-query.ts';
import { durationLabel } from './duration-filter.tsx';

export type Chip = { key: string; label: string; without: UrlChange };

const labelIn = (labels: Record<string, string>) => (value: string) =>
  (Object.hasOwn(labels, value) && labels[value]) || value;

/** The filters of the address in words, each with what takes it away. */
export function filterChips(params: URLSearchParams, facets: AdFacets | undefined): Chip[] {
  const counted = (name: keyof AdFacets, otherwise: (value: string) => string) => (value: string) =>
    facets?.[name].find((count) => count.value === value)?.label ?? otherwise(value);
  const labels: Record<ListFilter, (value: string) => string> = {
    platform: labelIn(adPlatforms),
    format: labelIn(adFormats),
    industry: labelIn(industries),
    callToAction: callToActionLabel,
    advertiserId: counted('advertiser', () => 'Un annonceur'),
    country: counted('country', countryName),
    language: counted('language', languageName),
  };
  const chosen = listFilters.flatMap((name) =>
    [...new Set(params.getAll(name))].map((value) => ({
      key: `${name}=${value}`,
      label: labels[name](value),
      without: without(params, name, value),
    })),
  );
  return [...chosen, ...singleChips(params)];
}

function singleChips(params: URLSearchParams): Chip[] {
  const chips: Chip[] = [];
  const add = (names: string[], label: string) =>
    chips.push({ key: names.join(), label, without: Object.fromEntries(names.map((name) => [name, null])) });
  const [active, min, max] = [params.get('active'), params.get('minDaysRunning'), params.get('maxDaysRunning')];
  if (active) add(['active'], active === 'true' ? 'En cours' : 'Arrêtées');
  if (min || max) add(['minDaysRunning', 'maxDaysRunning'], durationLabel(min, max));
  const [from, to, since] = [params.get('from'), params.get('to'), params.get('addedSince')];
  if (from) add(['from'], `À partir du ${safely(formatDay, from)}`);
  if (to) add(['to'], `Jusqu’au ${safely(formatDay, to)}`);
  if (since) add(['addedSince'], `Nouvelles depuis le ${safely(formatMoment, since)}`);
  return chips;
}

/** One filter in words, as the offer to do without it names it. */
export function filterLabel(name: string, value: string | null, label: string): string {
  const chip = singleChips(new URLSearchParams({ [name]: value ?? '' }))[0];
  return chip?.label ?? label;
}

/** An address can hold anything. */
function safely(format: (value: string) => string, value: string): string {
  try {
    return format(value);
  } catch {
    return value;
  }
}
