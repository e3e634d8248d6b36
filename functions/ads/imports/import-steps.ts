import { finishRun, noteRun as noteRunOf } from '../../imports/run-ends.ts';
import { type Row as RowOf, type RowStore, storeRows as storeRowsOf } from '../../imports/store-rows.ts';
import type { Operation } from '../../platform/db/write.ts';
import { touchOwner } from '../ad/owner-state.ts';
import { type AdImportItem, adOwnerOf, adRuns } from './ad-import.entity.ts';
import type { ReadAd } from './draft.ts';
import { noteRemarks } from './remarks.ts';
import { adsPerWrite, type WrittenAd, writeAds } from './write-ads.ts';

/** One record of an import, read: an ad, or why it is none. */
export type Row = RowOf<ReadAd>;

type Tell = (written: WrittenAd[]) => Operation[];
type After = {
  /** Where to read on once all the rows are stored; a checkpoint within them is `received`. */
  position?: string;
  progress?: number;
};

/** Stores ads in steps; `tell` adds operations (at most eight a step) that follow from what became of them. */
export const adStore = (tell: Tell = () => []): RowStore<AdImportItem, ReadAd> => ({
  runs: adRuns,
  rowsPerStep: 300,
  goodPerStep: adsPerWrite,
  failure: 'ad not stored',
  write: async (item, rows, close) => {
    const ads = rows.map(({ ad }) => ad);
    const { change, operations } = noteRemarks(item, rows);
    const written = await writeAds(adOwnerOf(item), ads, (outcomes) => [
      ...close(outcomes, change),
      ...operations,
      ...tell(outcomes),
    ]);
    if (written.some(({ act }) => act !== 'skipped')) await touchOwner(adOwnerOf(item));
  },
});

export const storeRows = (item: AdImportItem, rows: Row[], after: After = {}, tell?: Tell): Promise<AdImportItem> =>
  storeRowsOf(adStore(tell), item, rows, {
    ...after,
    ...(after.position !== undefined && { positionReceived: item.received + rows.length }),
  });

/** Changes how a run stands: what it waits for, where it reads. */
export const noteRun = (item: AdImportItem, change: Partial<AdImportItem>): Promise<AdImportItem> =>
  noteRunOf(adRuns, item, change);

/** Ends a run, with its audit line; its file is not needed any more. */
export const finishImport = (item: AdImportItem, status: 'completed' | 'failed', message?: string): Promise<void> =>
  finishRun(adRuns, item, status, message);
