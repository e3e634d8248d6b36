import { isRefused, unlessRefused } from '../../platform/db/write.ts';
import { forgetState } from './archive/archive-state.ts';
import { DataExport, type DataExportItem, type ExportKey } from './data-export.entity.ts';
import { takeUpExport } from './exports-queue.ts';

/** As long as a worker can be at it: as Lambda lets it run. */
const claimMs = 15 * 60_000;
const minuteMs = 60_000;

const keyOf = ({ ownerId, exportId }: ExportKey) => ({ ownerId, exportId });

/** Null where it is over, or someone is at it: should that one fall, the sweep has it taken up again. */
export async function claimExport(key: ExportKey): Promise<DataExportItem | null> {
  const now = new Date();
  const until = new Date(now.getTime() + claimMs).toISOString();
  try {
    const { data } = await DataExport.patch(keyOf(key))
      .set({ status: 'running', claimedUntil: until, dueAt: until })
      .add({ attempts: 1 })
      .where(
        ({ claimedUntil, shard }, { exists, notExists, lt }) =>
          `${exists(shard)} AND (${notExists(claimedUntil)} OR ${lt(claimedUntil, now.toISOString())})`,
      )
      .go({ response: 'all_new' });
    return data as DataExportItem;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Writes what only who holds the claim may write. */
const write = (item: DataExportItem, change: Partial<DataExportItem>, forget: readonly 'claimedUntil'[] = []) =>
  DataExport.patch(keyOf(item))
    .set({ status: 'running', ...change })
    .remove([...forget])
    .where(({ claimedUntil }, { eq }) => eq(claimedUntil, item.claimedUntil ?? ''))
    .go();

/** The same, and lets go of it. */
const letGo = (item: DataExportItem, change: Partial<DataExportItem>) => write(item, change, ['claimedUntil']);

const dueIn = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Leaves it, after a failure, to be taken up again a while later. */
export async function giveBack(item: DataExportItem): Promise<void> {
  await unlessRefused(letGo(item, { dueAt: dueIn(item.attempts * minuteMs) }));
}

/** Leaves what was done to the next run. */
export async function handOn(item: DataExportItem): Promise<void> {
  await letGo(item, { slice: item.slice + 1, attempts: 0, dueAt: dueIn(2 * minuteMs) });
  await takeUpExport(item);
  await forgetState(item);
}

const progressEveryMs = 2_000;

/** Notes from time to time how far it is. */
export function noteProgress(item: DataExportItem): (percent: number) => Promise<void> {
  let next = performance.now() + progressEveryMs;
  return async (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + progressEveryMs;
    await write(item, { progress });
  };
}

/** Notes what is found out on the way: by what its parts are sent, what it holds. */
export async function note(
  item: DataExportItem,
  found: Pick<DataExportItem, 'uploadId' | 'things' | 'files'>,
): Promise<void> {
  await write(item, found);
}
