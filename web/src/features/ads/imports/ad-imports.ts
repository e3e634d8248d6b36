import {
  cancelAdImport,
  getAdImport,
  getAdImportReport,
  type Import,
} from '../../../../../shared/ads/imports.contract.ts';
import { say, sayFailed } from '../../../components/undo-toast.tsx';
import type { ImportKind } from '../../../imports/import-runs.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { libraryChanged } from '../library-version.ts';

/** What brings ads into the library: files and readings of Meta. */
export const adImports: ImportKind<Import> = {
  operation: getAdImport.operation,
  read: async (id) => (await request(getAdImport, { params: { id } })).import,
  cancel: async (id) => (await request(cancelAdImport, { params: { id }, body: {} })).import,
  report: (id) => request(getAdImportReport, { params: { id } }),
  counts: countsOf,
  onEnd: (run, mutate) => {
    if (run.status === 'completed') say(`${run.label} : ${countsOf(run)}`);
    if (run.status === 'failed') sayFailed(`${run.label} : ${run.message ?? 'l’import a échoué'}`);
    libraryChanged(mutate);
  },
};

/** The empty counts left out. */
function countsOf({ created, updated, skipped, rejectedCount }: Import): string {
  const parts = [
    created > 0 && formatCount(created, 'ajoutée'),
    updated > 0 && formatCount(updated, 'mise à jour', 'mises à jour'),
    skipped > 0 && formatCount(skipped, 'inchangée'),
    rejectedCount > 0 && formatCount(rejectedCount, 'refusée'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'aucune annonce';
}
