import { useRef } from 'react';

/** The key of a creation: the same as long as the same body is tried again, another for another body. */
export function useIdempotencyKey(): (body: unknown) => string {
  const tried = useRef({ body: '', key: '' });
  return (body) => {
    const now = JSON.stringify(body);
    if (tried.current.body !== now) tried.current = { body: now, key: crypto.randomUUID() };
    return tried.current.key;
  };
}
