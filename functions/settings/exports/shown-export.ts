import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { DataExport as ShownExport } from '../../../shared/settings/exports.contract.ts';
import { downloadUrl } from '../../platform/clients/download-url.ts';
import { archiveKey, type DataExportItem } from './data-export.entity.ts';

/** An export as its list shows it: whoever reads it may fetch it for a while. */
export async function shownExport(item: DataExportItem, now: Date = new Date()): Promise<ShownExport> {
  const { exportId, scope, progress, things, files, size, expiresAt, createdAt } = item;
  const expired = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
  const status = expired ? 'expired' : item.status;
  return {
    ...{ id: exportId, scope, status, progress },
    ...{ things: things ?? null, files: files ?? null, size: size ?? null },
    url: status === 'completed' ? (await downloadUrl(archiveKey(item), nameOf(item))).url : null,
    ...{ expiresAt: expiresAt ?? null, createdAt },
  };
}

const nameOf = ({ scope, createdAt }: DataExportItem) =>
  `reclame-${scope === 'workspace' ? 'espace' : 'compte'}-${parisDay(new Date(createdAt))}.zip`;
