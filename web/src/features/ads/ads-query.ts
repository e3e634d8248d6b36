import type { adSorts, getAdStats } from '../../../../shared/ads/library.contract.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
import { askedOf, countOf, queryOfAsked, withoutAll } from '../../lib/list-query.ts';
import type { UrlChange } from '../../lib/use-url-state.ts';

type AdFilters = NonNullable<RouteInput<typeof getAdStats>['query']>;
export type AdSort = (typeof adSorts)[number];

/** Filters of which several values may be chosen, under the names of the API. */
export const listFilters = [
  'platform',
  'format',
  'industry',
  'callToAction',
  'advertiserId',
  'country',
  'language',
] as const;
export type ListFilter = (typeof listFilters)[number];

const singleFilters = ['active', 'minDaysRunning', 'maxDaysRunning', 'from', 'to', 'addedSince'] as const;
const filterNames = [...listFilters, ...singleFilters] as const;

/** The names that the address uses for what is not a filter. */
export const urlNames = {
  tab: 'onglet',
  ad: 'annonce',
  view: 'vue',
  variants: 'variantes',
  board: 'board',
  column: 'colonne',
  importing: 'import',
} as const;

/** Whether each variant of a message is shown, and not one for all. */
export const showsVariants = (params: URLSearchParams): boolean => params.get(urlNames.variants) === 'toutes';

/** The search alone, as saved searches keep it. */
export const searchOf = (params: URLSearchParams): URLSearchParams => askedOf(params, filterNames);

export const queryOf = (params: URLSearchParams): AdFilters => queryOfAsked(searchOf(params));

/** Takes every filter away; the words stay. */
export const noFilters = withoutAll(filterNames);

export const countFilters = (params: URLSearchParams): number => countOf(params, filterNames);

/** Without one value of a filter, or the whole of it. */
export function without(params: URLSearchParams, name: string, value: string | null): UrlChange {
  if (value === null) return { [name]: null };
  return { [name]: params.getAll(name).filter((one) => one !== value) };
}

/** The address of the library with this search. */
export const searchPath = (search: URLSearchParams | string): string => `?${search}`;
