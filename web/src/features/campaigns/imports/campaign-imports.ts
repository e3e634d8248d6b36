import {
  type CampaignImport,
  cancelCampaignImport,
  getCampaignImport,
  getCampaignImportReport,
} from '../../../../../shared/campaigns/imports.contract.ts';
import { say, sayFailed } from '../../../components/undo-toast.tsx';
import type { ImportKind } from '../../../imports/import-runs.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';

/** What brings figures into the workspace. */
export const campaignImports: ImportKind<CampaignImport> = {
  operation: getCampaignImport.operation,
  read: async (id) => (await request(getCampaignImport, { params: { id } })).import,
  cancel: async (id) => (await request(cancelCampaignImport, { params: { id }, body: {} })).import,
  report: (id) => request(getCampaignImportReport, { params: { id } }),
  counts: countsOf,
  onEnd: (run) => {
    if (run.status === 'completed') say(`${run.label}\u00a0: ${countsOf(run)}`);
    if (run.status === 'failed') sayFailed(`${run.label}\u00a0: ${run.message ?? 'l’import a échoué'}`);
  },
};

/** The empty counts left out. */
function countsOf({ created, updated, skipped, rejectedCount, campaigns }: CampaignImport): string {
  const parts = [
    campaigns.created > 0 && formatCount(campaigns.created, 'campagne créée', 'campagnes créées'),
    created > 0 && formatCount(created, 'ligne ajoutée', 'lignes ajoutées'),
    updated > 0 && formatCount(updated, 'modifiée'),
    skipped > 0 && formatCount(skipped, 'inchangée'),
    rejectedCount > 0 && formatCount(rejectedCount, 'refusée'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'aucun chiffre';
}
