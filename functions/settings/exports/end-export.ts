import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { forgetParts } from '../../platform/clients/file-in-parts.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { forgetState } from './archive/archive-state.ts';
import { archiveKey, DataExport, type DataExportItem } from './data-export.entity.ts';
import { oneEnded } from './export-book.entity.ts';

/** Says that an archive is there, once, to who asked for it. */
export async function endReady(item: DataExportItem, size: number): Promise<void> {
  const { scope, exportId, userId } = item;
  const expiresAt = new Date(Date.now() + keptDays.dataExport * dayMs).toISOString();
  try {
    await write([
      over(item, { status: 'completed', progress: 100, size, expiresAt }),
      oneEnded(item.ownerId, exportId),
      event(item, { type: 'export.ready', entityId: exportId, data: { id: exportId, scope }, onlyTo: [userId] }),
    ]);
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    // Its owner was deleted meanwhile: nobody would find it.
    const { data } = await DataExport.get(item).go({ consistent: true });
    if (!data) await deleteFile(archiveKey(item));
    return;
  }
  await forgetState(item);
}

/** Takes back what was sent of it; should that fail, it goes by itself after a day. */
export async function endFailed(item: DataExportItem): Promise<void> {
  if (item.uploadId) await forgetParts(archiveKey(item), item.uploadId);
  await write([over(item, { status: 'failed' }), oneEnded(item.ownerId, item.exportId)]);
  await forgetState(item);
}

const over = (item: DataExportItem, change: Partial<DataExportItem>): Operation =>
  update(
    DataExport.patch({ ownerId: item.ownerId, exportId: item.exportId })
      .set(change)
      .remove(['shard', 'dueAt', 'claimedUntil'])
      .where(({ claimedUntil }, { eq }) => eq(claimedUntil, item.claimedUntil ?? '')),
    changedMeanwhile,
  );
