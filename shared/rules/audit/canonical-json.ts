/** What a line of the log is made of: no number but whole ones, so nothing here depends on how a float is written. */
export type Canonical =
  | string
  | number
  | boolean
  | null
  | readonly Canonical[]
  | { readonly [name: string]: Canonical };

/**
 * JSON as RFC 8785 writes it: no space, and names in the order of their UTF-16 units. JSON.stringify already writes texts and
 * numbers so; an unpaired surrogate, which the RFC refuses, comes out as an escape.
 */
export function canonicalJson(value: Canonical): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}

const isList = (value: object): value is readonly Canonical[] => Array.isArray(value);
