import { useEffect, useEffectEvent } from 'react';

/** Escape, unless it is for what lies over the drawer (a dialog besides the drawer's own, an open menu) or for a form being written. */
export function useEscape(act: () => void, ownDialogs: number): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    const { target } = event;
    const taken = target instanceof Element && target.closest('[data-mantine-stop-propagation="true"], form') !== null;
    if (taken || document.querySelectorAll('[role="dialog"]').length > ownDialogs) return;
    act();
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    // Before the dialog above closes by the same key.
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
