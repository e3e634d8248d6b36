import { readLocalStorageValue } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** Whether the person keeps the shortcuts of a single key. */
export const singleKeysStorage = { key: 'singleKeyShortcuts', defaultValue: true };

/** What a keyboard event means as a shortcut of one key: its key, or null while typing, or when such shortcuts are off. */
export function singleKeyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  if (isTyping(event.target) || !readLocalStorageValue(singleKeysStorage)) return null;
  return event.key;
}

/** A page's own keys, ahead of those of the application. Each returns whether it took the key. None works under a dialog. */
export const usePageKeys = (act: (key: string) => boolean): void => useKeysUnder(0, act);

/** The keys of a drawer, which is a dialog itself. None works under another one. */
export const useDrawerKeys = (act: (key: string) => boolean): void => useKeysUnder(1, act);

function useKeysUnder(dialogs: number, act: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = singleKeyOf(event);
    if (!key || document.querySelectorAll('[role="dialog"]').length > dialogs || !act(key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="range"]), textarea, select'));
