import type { adSorts, getAdStats } from '../../../../shared/ads/library.contract.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
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
export const urlNames = { tab: 'onglet', ad: 'annonce', view: 'vue' } as const;

/** The search alone, as saved searches keep it: words and filters, in a fixed order, without sort nor place. */
export function searchOf(params: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['q', ...filterNames]) {
    for (const value of new Set(params.getAll(name))) if (value) search.append(name, value);
  }
  return search;
}

/** The same as the API takes it. What the address holds is for the API to judge. */
export function queryOf(params: URLSearchParams): AdFilters {
  const query: Record<string, string | string[]> = {};
  for (const name of searchOf(params).keys()) query[name] = params.getAll(name);
  return query;
}

/** Takes every filter away; the words stay. */
export const noFilters: UrlChange = Object.fromEntries(filterNames.map((name) => [name, null]));

export const countFilters = (params: URLSearchParams): number =>
  filterNames.reduce((total, name) => total + params.getAll(name).length, 0);

/** Adds the value to a filter, or takes it away. */
export function toggled(params: URLSearchParams, name: ListFilter, value: string): UrlChange {
  const values = params.getAll(name);
  return { [name]: values.includes(value) ? values.filter((one) => one !== value) : [...values, value] };
}

/** Without one value of a filter, one word of the search, or the whole of either. */
export function without(params: URLSearchParams, name: string, value: string | null): UrlChange {
  if (value === null) return { [name]: null };
  if (name === 'q') return { q: (params.get('q') ?? '').replace(value, ' ').replace(/\s+/g, ' ').trim() };
  return { [name]: params.getAll(name).filter((one) => one !== value) };
}

/** The address of the library with this search. */
export const searchPath = (search: URLSearchParams | string): string => `?${search}`;
