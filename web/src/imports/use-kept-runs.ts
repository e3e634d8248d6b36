import { useEffect } from 'react';
import type { ImportKind, ImportRun } from './import-runs.ts';

type Kept<Run> = {
  /** The ids of what was looked at, and of what was started. */
  ids: () => { lookId: string | null; runId: string | null };
  showLook: (run: Run) => void;
  showRun: (run: Run) => void;
  onGone: () => void;
};

/** Reads again what was looked at, and started, before the page was left. */
export function useKeptRuns<Run extends ImportRun>({ read }: Pick<ImportKind<Run>, 'read'>, kept: Kept<Run>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const { lookId, runId } = kept.ids();
    const readAgain = (id: string | null, show: (run: Run) => void) => id && read(id).then(show, kept.onGone);
    void readAgain(lookId, kept.showLook);
    void readAgain(runId, kept.showRun);
  }, []);
}
