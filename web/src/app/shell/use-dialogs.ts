import { useEffect, useRef, useState } from 'react';
import { singleKeyOf } from '../../lib/single-keys.ts';

export type Dialogs = ReturnType<typeof useDialogs>;

/** What is opened over the pages, by its button or by its keys. */
export function useDialogs() {
  const [paletteOpened, setPaletteOpened] = useState(false);
  const [shortcutsOpened, setShortcutsOpened] = useState(false);
  const [newWorkspaceOpened, setNewWorkspaceOpened] = useState(false);
  /** What is typed while the palette is on its way; null once it is there. */
  const ahead = useRef<string | null>(null);
  const openPalette = () => {
    ahead.current ??= '';
    setPaletteOpened(true);
  };
  const openShortcuts = () => setShortcutsOpened(true);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const act = event.isComposing ? null : actOf(event);
      if (!act && ahead.current !== null && event.key.length === 1) {
        event.preventDefault();
        ahead.current += event.key;
      }
      if (!act) return;
      event.preventDefault();
      if (act === 'palette') {
        ahead.current ??= '';
        setPaletteOpened(true);
      } else setShortcutsOpened(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return {
    paletteOpened,
    openPalette,
    ahead,
    closePalette: () => setPaletteOpened(false),
    shortcutsOpened,
    openShortcuts,
    closeShortcuts: () => setShortcutsOpened(false),
    newWorkspaceOpened,
    openNewWorkspace: () => setNewWorkspaceOpened(true),
    closeNewWorkspace: () => setNewWorkspaceOpened(false),
  };
}

function actOf(event: KeyboardEvent): 'palette' | 'shortcuts' | null {
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.altKey && event.key.toLowerCase() === 'k') return 'palette';
  const key = singleKeyOf(event);
  if (key === '/') return 'palette';
  return key === '?' ? 'shortcuts' : null;
}
