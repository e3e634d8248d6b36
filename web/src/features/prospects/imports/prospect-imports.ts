import {
  cancelProspectImport,
  getProspectImport,
  getProspectImportReport,
  type ProspectImport,
} from '../../../../../shared/prospects/imports.contract.ts';
import { say, sayFailed } from '../../../components/undo-toast.tsx';
import type { ImportKind } from '../../../imports/import-runs.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';

/** What brings prospects into the workspace. */
export const prospectImports: ImportKind<ProspectImport> = {
  operation: getProspectImport.operation,
  read: async (id) => (await request(getProspectImport, { params: { id } })).import,
  cancel: async (id) => (await request(cancelProspectImport, { params: { id }, body: {} })).import,
  report: (id) => request(getProspectImportReport, { params: { id } }),
  counts: countsOf,
  onEnd: (run) => {
    if (run.status === 'completed') say(`${run.label}\u00a0: ${countsOf(run)}`);
    if (run.status === 'failed') sayFailed(`${run.label}\u00a0: ${run.message ?? 'l’import a échoué'}`);
  },
};

/** The empty counts left out. */
function countsOf({ created, updated, skipped, rejectedCount, remarkedCount }: ProspectImport): string {
  const parts = [
    created > 0 && formatCount(created, 'prospect créé', 'prospects créés'),
    updated > 0 && formatCount(updated, 'mis à jour', 'mis à jour'),
    skipped > 0 && formatCount(skipped, 'inchangé'),
    remarkedCount > 0 && formatCount(remarkedCount, 'remarque'),
    rejectedCount > 0 && formatCount(rejectedCount, 'ligne refusée', 'lignes refusées'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'aucun prospect';
}
