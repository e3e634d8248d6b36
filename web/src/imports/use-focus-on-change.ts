import { useEffect, useRef } from 'react';

/** What was focused goes when a file takes the place of the invitation, or leaves it: what comes instead is focused. */
export function useFocusOnChange(chosen: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [chosen]);
  return place;
}
