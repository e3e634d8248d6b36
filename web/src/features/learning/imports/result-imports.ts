import {
  cancelResultImport,
  getResultImport,
  getResultImportReport,
  type LearningImport,
} from '../../../../../shared/learning/imports.contract.ts';
import { say, sayFailed } from '../../../components/undo-toast.tsx';
import type { ImportKind } from '../../../imports/import-runs.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';

/** What brings the results of ads into the workspace. */
export const resultImports: ImportKind<LearningImport> = {
  operation: getResultImport.operation,
  read: async (id) => (await request(getResultImport, { params: { id } })).import,
  cancel: async (id) => (await request(cancelResultImport, { params: { id }, body: {} })).import,
  report: (id) => request(getResultImportReport, { params: { id } }),
  counts: countsOf,
  onEnd: (run) => {
    if (run.status === 'completed') say(`${run.label}\u00a0: ${countsOf(run)}`);
    if (run.status === 'failed') sayFailed(`${run.label}\u00a0: ${run.message ?? 'l’import a échoué'}`);
  },
};

/** The empty counts left out. */
function countsOf({ created, updated, joined, rejectedCount }: LearningImport): string {
  const parts = [
    created > 0 && formatCount(created, 'annonce nouvelle', 'annonces nouvelles'),
    updated > 0 && formatCount(updated, 'annonce mise à jour', 'annonces mises à jour'),
    joined > 0 && formatCount(joined, 'texte ajouté', 'textes ajoutés'),
    rejectedCount > 0 && formatCount(rejectedCount, 'ligne refusée', 'lignes refusées'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'aucune annonce';
}
