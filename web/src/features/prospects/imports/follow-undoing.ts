import type { ScopedMutator } from 'swr';
import type { ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { keepLatestRun } from '../../../imports/import-runs.ts';
import { formatCount } from '../../../lib/format.ts';
import { prospectImports } from './prospect-imports.ts';

const pauseMs = 800;
const patience = 20;

/** Followed until they end, whatever is shown meanwhile. */
const followed = new Set<string>();

/** Follows the undoing of an import to its end, and says what it left. */
export async function followUndoing(id: string, mutate: ScopedMutator, onEnd: () => void): Promise<void> {
  if (followed.has(id)) return;
  followed.add(id);
  for (let failures = 0; failures < patience; ) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const run = await prospectImports.read(id).catch(() => null);
    failures = run ? 0 : failures + 1;
    if (!run) continue;
    void keepLatestRun(prospectImports, run, mutate);
    if (!run.undone?.at) continue;
    say(`${run.label}\u00a0: import annulé, ${undoneWords(run.undone)}`);
    onEnd();
    break;
  }
  followed.delete(id);
}

/** `1 190 prospects supprimés, 10 conservés car modifiés depuis`. */
export function undoneWords({ removed, kept }: NonNullable<ProspectImport['undone']>): string {
  const gone = formatCount(removed, 'prospect supprimé', 'prospects supprimés');
  if (kept === 0) return gone;
  return `${gone}, ${formatCount(kept, 'conservé car modifié depuis', 'conservés car modifiés depuis')}`;
}
