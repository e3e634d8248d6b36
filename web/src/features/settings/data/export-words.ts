import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { DataExport } from '../../../../../shared/settings/exports.contract.ts';
import type { ExportScope } from '../../../../../shared/settings/exports.rules.ts';
import { formatCount, formatDay, formatNumber } from '../../../lib/format.ts';

export const scopeNames: Record<ExportScope, string> = { workspace: 'Tout l’espace', account: 'Mon compte' };

const units = ['octets', 'ko', 'Mo', 'Go', 'To'];

/** `3,2 Mo` */
export function sizeText(bytes: number): string {
  const at = bytes < 1_000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${formatNumber(bytes / 1_000 ** at)}\u00a0${units[at]}`;
}

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
      const until = expiresAt && `disponible jusqu’au ${formatDay(parisDay(new Date(expiresAt)))}`;
      return [...held, size !== null && sizeText(size), until].filter(Boolean).join(' · ');
    }
  }
}
