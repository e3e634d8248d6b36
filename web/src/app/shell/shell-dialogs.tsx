import { lazy, Suspense } from 'react';
import { recoverChunk } from '../../lib/chunk-failure.ts';
import { later } from '../../lib/later.tsx';
import type { Dialogs } from './use-dialogs.ts';

const CommandPalette = later(async () => (await import('../palette/command-palette.tsx')).CommandPalette, null, true);

const ShortcutsDialog = lazy(async () => {
  const chunk = await import('./shortcuts-dialog.tsx').catch(recoverChunk);
  return { default: chunk.ShortcutsDialog };
});

const NewWorkspaceDialog = lazy(async () => {
  const chunk = await import('./new-workspace-dialog.tsx').catch(recoverChunk);
  return { default: chunk.NewWorkspaceDialog };
});

/** The palette comes ahead of its keys; the others are fetched when first asked for. */
export function ShellDialogs({ dialogs }: { dialogs: Dialogs }) {
  return (
    <Suspense fallback={null}>
      {dialogs.paletteOpened && <CommandPalette ahead={dialogs.ahead} onClose={dialogs.closePalette} />}
      {dialogs.newWorkspaceOpened && <NewWorkspaceDialog onClose={dialogs.closeNewWorkspace} />}
      {dialogs.shortcutsOpened && <ShortcutsDialog onClose={dialogs.closeShortcuts} />}
    </Suspense>
  );
}
