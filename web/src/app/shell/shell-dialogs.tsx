import { lazy, Suspense } from 'react';
import { recoverChunk } from '../../lib/chunk-failure.ts';
import type { Dialogs } from './use-dialogs.ts';

const CommandPalette = lazy(async () => {
  const chunk = await import('../palette/command-palette.tsx').catch(recoverChunk);
  return { default: chunk.CommandPalette };
});

const ShortcutsDialog = lazy(async () => {
  const chunk = await import('./shortcuts-dialog.tsx').catch(recoverChunk);
  return { default: chunk.ShortcutsDialog };
});

const NewWorkspaceDialog = lazy(async () => {
  const chunk = await import('./new-workspace-dialog.tsx').catch(recoverChunk);
  return { default: chunk.NewWorkspaceDialog };
});

/** Fetched when first asked for. */
export function ShellDialogs({ dialogs }: { dialogs: Dialogs }) {
  return (
    <Suspense fallback={null}>
      {dialogs.paletteOpened && <CommandPalette onClose={dialogs.closePalette} />}
      {dialogs.newWorkspaceOpened && <NewWorkspaceDialog onClose={dialogs.closeNewWorkspace} />}
      {dialogs.shortcutsOpened && <ShortcutsDialog onClose={dialogs.closeShortcuts} />}
    </Suspense>
  );
}
