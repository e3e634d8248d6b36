import { useEffect } from 'react';

const overlays = '[role="dialog"], [role="menu"]';

/** Escape empties the selection, when it closes nothing else. */
export function EscapeClears({ active, onEscape }: { active: boolean; onEscape: () => void }) {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(overlays)) return;
      // One that closes on this very key may be gone from the page by now.
      if (!(event.target instanceof Element && event.target.closest(overlays))) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, onEscape]);
  return null;
}
