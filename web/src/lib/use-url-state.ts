import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What to write under each name; nothing (null, '' or an empty list) takes the name away. */
export type UrlChange = Record<string, string | readonly string[] | null>;

/** The state of a screen, kept in its address: a reload, the way back and a shared link give the same view. */
export function useUrlState() {
  const [params, setParams] = useSearchParams();

  /** A step that the way back undoes; `replace` for what is typed or merely adjusted. */
  const change = useCallback(
    (changes: UrlChange, { replace = false } = {}) =>
      setParams((now) => changed(now, changes), { replace, preventScrollReset: true }),
    [setParams],
  );

  return { params, change };
}

export function changed(params: URLSearchParams, changes: UrlChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    const values = typeof value === 'string' ? [value] : (value ?? []);
    for (const one of values) if (one !== '') next.append(name, one);
  }
  return next;
}
