import { useEffect, useRef } from 'react';

/** A place whose first button takes the focus when what had it within goes away, as `state` changes. */
export function useFocusPlace<E extends HTMLElement = HTMLElement>(state: unknown) {
  const place = useRef<E>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement !== document.body) return;
    (place.current?.querySelector('button') ?? place.current)?.focus({ preventScroll: true });
  }, [state]);
  return place;
}
