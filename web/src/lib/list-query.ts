import type { UrlChange } from './use-url-state.ts';

/** The words and the filters that the address asks for, in a fixed order, each value once: without sort nor place. */
export function askedOf(params: URLSearchParams, filters: readonly string[]): URLSearchParams {
  const asked = new URLSearchParams();
  for (const name of ['q', ...filters]) {
    for (const value of new Set(params.getAll(name))) if (value) asked.append(name, value);
  }
  return asked;
}

/** The same as the API takes it: of a filter that is no list, the first value. What the address holds is for the API to judge. */
export function queryOfAsked(
  asked: URLSearchParams,
  isList: (name: string) => boolean = () => true,
): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of asked.keys()) query[name] = isList(name) ? asked.getAll(name) : (asked.get(name) ?? '');
  return query;
}

/** Takes these filters away. */
export const withoutAll = (filters: readonly string[]): UrlChange =>
  Object.fromEntries(filters.map((name) => [name, null]));

export const countOf = (params: URLSearchParams, filters: readonly string[]): number =>
  filters.reduce((total, name) => total + params.getAll(name).length, 0);

/** Adds the value to a filter, or takes it away. */
export function toggled(params: URLSearchParams, name: string, value: string): UrlChange {
  const values = params.getAll(name);
  return { [name]: values.includes(value) ? values.filter((one) => one !== value) : [...values, value] };
}
