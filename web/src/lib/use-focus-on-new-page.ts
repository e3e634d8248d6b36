import { type RefObject, useEffect, useRef } from 'react';

/** Takes the keyboard and the reader to the content when the page changes, not when it first loads. */
export function useFocusOnNewPage(page: string | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [page]);
  return main;
}
