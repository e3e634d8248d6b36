import { fileSize } from '../../platform/clients/files.ts';
import { actingIn } from '../../platform/db/client.ts';
import { Budget } from './archive/budget.ts';
import { claimExport, giveBack, handOn, note, noteProgress } from './claim-export.ts';
import { archiveKey, type DataExportItem, type ExportKey } from './data-export.entity.ts';
import { endFailed, endReady } from './end-export.ts';

/** A run leaves its work to the next one after four minutes; only one huge kind of things takes longer, and is then cut. */
const usualBudget = { usualMs: 4 * 60_000, mostMs: 10 * 60_000 };

/** Runs that got nowhere, one after the other. */
const mostAttempts = 5;

/** Goes on with an archive, if nobody else is at it. */
export async function runExport(key: ExportKey, budget = usualBudget): Promise<void> {
  const item = await claimExport(key);
  if (!item) return;
  if (item.attempts > mostAttempts) return endFailed(item);
  try {
    await (item.scope === 'workspace' ? actingIn(item.ownerId, () => work(item, budget)) : work(item, budget));
  } catch (error) {
    await giveBack(item);
    throw error;
  }
}

async function work(item: DataExportItem, budget: typeof usualBudget): Promise<void> {
  // The run before has put it together, and ended before it could say so.
  const made = await fileSize(archiveKey(item));
  if (made !== null) return endReady(item, made);
  const { makeArchive } = await import('./archive/make-archive.ts');
  const isThere = await makeArchive(item, new Budget(budget), {
    onProgress: noteProgress(item),
    onBegin: (uploadId) => note(item, { uploadId }),
    onWhole: (holds) => note(item, holds),
    onLeave: () => note(item, {}),
  });
  if (isThere) await endReady(item, (await fileSize(archiveKey(item))) ?? 0);
  else await handOn(item);
}
