import { useEffect } from 'react';
import useSWR, { type ScopedMutator, useSWRConfig } from 'swr';
import { getAdImport, type Import } from '../../../../../shared/contract/ads-imports.ts';
import { say, sayFailed } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { libraryChanged } from '../library-version.ts';

const pauseMs = 1_500;
const patience = 20;

/** Followed until they end, whatever page is shown meanwhile; the end is said once, whatever an older list says. */
const watched = new Set<string>();

export const isUnderWay = ({ status }: Pick<Import, 'status'>): boolean => status === 'queued' || status === 'running';

const keyOf = (id: string) => [getAdImport.operation, id];

/** The import as it stands now. */
export function useLatest(listed: Import): Import {
  const { data } = useSWR<Import>(keyOf(listed.id), null);
  return data && data.version > listed.version ? data : listed;
}

/** Follows imports under way to their end, and says how they ended. */
export function useWatchImports(imports: readonly Import[]): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    for (const one of imports) if (isUnderWay(one)) void watch(one.id, mutate);
  }, [imports, mutate]);
}

async function watch(id: string, mutate: ScopedMutator): Promise<void> {
  if (watched.has(id)) return;
  watched.add(id);
  for (let failures = 0; failures < patience; ) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const answer = await request(getAdImport, { params: { id } }).catch(() => null);
    failures = answer ? 0 : failures + 1;
    if (!answer) continue;
    void mutate(keyOf(id), answer.import, { revalidate: false });
    if (isUnderWay(answer.import)) continue;
    sayEnd(answer.import);
    libraryChanged(mutate);
    return;
  }
  watched.delete(id);
}

function sayEnd({ label, status, message, ...counts }: Import): void {
  if (status === 'completed') say(`${label} : ${countsOf(counts)}`);
  if (status === 'failed') sayFailed(`${label} : ${message ?? 'l’import a échoué'}`);
}

type Counts = Pick<Import, 'created' | 'updated' | 'skipped' | 'rejectedCount'>;

/** What became of the lines, the empty counts left out. */
export function countsOf({ created, updated, skipped, rejectedCount }: Counts): string {
  const parts = [
    created > 0 && formatCount(created, 'ajoutée'),
    updated > 0 && formatCount(updated, 'mise à jour', 'mises à jour'),
    skipped > 0 && formatCount(skipped, 'inchangée'),
    rejectedCount > 0 && formatCount(rejectedCount, 'refusée'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'aucune annonce';
}
