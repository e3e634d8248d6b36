import type { DataExport } from '../../../../../shared/settings/exports.contract.ts';
import type { ExportScope } from '../../../../../shared/settings/exports.rules.ts';
import { formatBytes, formatCount, formatDayOf } from '../../../lib/format.ts';

export const scopeNames: Record<ExportScope, string> = { workspace: 'Tout l’espace', account: 'Mon compte' };

/** Where an archive stands. */
export function stateText({ status, progress, size, things, files, expiresAt }: DataExport): string {
  switch (status) {
    case 'queued':
      return 'En attente';
    case 'running':
      return `En préparation, ${progress}\u00a0%`;
    case 'failed':
      return 'La préparation a échoué. Demandez-en une autre.';
    case 'expired':
      return 'Elle n’est plus disponible';
    case 'completed': {
      const held =
        things === null || files === null ? [] : [formatCount(things, 'donnée'), formatCount(files, 'fichier')];
      const until = expiresAt && `disponible jusqu’au ${formatDayOf(expiresAt)}`;
      return [...held, size !== null && formatBytes(size), until].filter(Boolean).join(' · ');
    }
  }
}
