import { lineProblems } from '../../../shared/messages/imports.ts';
import { AppError } from '../../platform/app-error.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import type { AdContent } from '../ad.entity.ts';
import { touchOwner } from '../owner-state.ts';
import { AdImport, type AdImportItem, adOwnerOf } from './ad-import.entity.ts';
import { type RejectedLine, RejectedLines, reportedLines, stepKey } from './rejected-lines.entity.ts';
import { adsPerWrite, type WrittenAd, writeAds } from './write-ads.domain.ts';

/** One record of an import, read: an ad, or why it is none. */
export type Row = { line: number; ad: AdContent } | RejectedLine;

const shownLines = 100;
const rowsPerStep = 300;
const bytesPerStep = 3_000_000;

/** The import was cancelled, or another run of it is ahead of this one: nothing more is to be done here. */
export class ImportStopped extends Error {}
const stopped = new AppError('conflict');

type Tell = (written: WrittenAd[]) => Operation[];
type After = {
  /** Where to read on once all the rows are stored; a checkpoint within them is `received`. */
  position?: string | undefined;
  progress?: number | undefined;
};

/**
 * Stores the next records of an import in steps, each one transaction with its counters: a step that was made is never
 * made again. `tell` adds operations (at most eight a step) that follow from what became of the ads.
 */
export async function storeRows(
  item: AdImportItem,
  rows: Row[],
  after: After = {},
  tell: Tell = () => [],
): Promise<AdImportItem> {
  let now = item;
  const steps = cut(rows);
  for (const [at, step] of steps.entries())
    now = await storeStep(now, step, at === steps.length - 1 ? after : {}, tell);
  if (now.created + now.updated > item.created + item.updated) await touchOwner(adOwnerOf(item));
  return now;
}

function cut(rows: Row[]): Row[][] {
  const steps: Row[][] = [];
  let [ads, bytes] = [0, 0];
  for (const row of rows) {
    const rowBytes = 'ad' in row ? JSON.stringify(row.ad).length * 2 : 0;
    const step = steps.at(-1);
    const fits = step && step.length < rowsPerStep && ads < adsPerWrite && bytes + rowBytes <= bytesPerStep;
    if (!fits) [ads, bytes] = [0, 0];
    if (fits) step.push(row);
    else steps.push([row]);
    ads += 'ad' in row ? 1 : 0;
    bytes += rowBytes;
  }
  return steps;
}

async function storeStep(item: AdImportItem, rows: Row[], after: After, tell: Tell): Promise<AdImportItem> {
  const ads = rows.flatMap((row) => ('ad' in row ? [row.ad] : []));
  let next = item;
  try {
    await writeAds(adOwnerOf(item), ads, (written) => {
      next = counted(item, rows, written, after);
      return [saveRun(item, next), ...keepRejected(item, rows), ...tell(written)];
    });
    return next;
  } catch (error) {
    if (error === stopped) throw new ImportStopped('import stopped', { cause: error });
    if (!isOfOneRow(error)) throw error;
    return storeAlone(item, rows, after, tell, error);
  }
}

// The ads of a step stand or fall together: one that the table cannot take, or that others keep writing, is found alone.
const isOfOneRow = (error: unknown) =>
  error instanceof AppError
    ? error.reason === 'conflict'
    : error instanceof Error && ['ValidationException', 'TransactionCanceledException'].includes(error.name);

async function storeAlone(item: AdImportItem, rows: Row[], after: After, tell: Tell, error: unknown) {
  const [first] = rows;
  let now = item;
  if (rows.length > 1) {
    for (const [at, row] of rows.entries())
      now = await storeStep(now, [row], at === rows.length - 1 ? after : {}, tell);
    return now;
  }
  if (error instanceof AppError || !first || 'reason' in first) throw new AppError('unavailable', { cause: error });
  log.error('ad not stored', error, { importId: item.importId });
  return storeStep(item, [{ line: first.line, reason: lineProblems.notStored }], after, tell);
}

function counted(item: AdImportItem, rows: Row[], written: WrittenAd[], after: After): AdImportItem {
  const count = (act: WrittenAd['act']) => written.filter((ad) => ad.act === act).length;
  const rejected = rejectedOf(rows);
  const received = item.received + rows.length;
  return changedRun(item, {
    received,
    created: item.created + count('created'),
    updated: item.updated + count('updated'),
    skipped: item.skipped + count('skipped'),
    rejectedCount: item.rejectedCount + rejected.length,
    rejected: [...item.rejected, ...rejected.slice(0, shownLines - item.rejected.length)],
    ...(after.position !== undefined && { position: after.position, positionReceived: received }),
    ...(after.progress !== undefined && { progress: Math.min(1, Math.max(item.progress ?? 0, after.progress)) }),
  });
}

const rejectedOf = (rows: Row[]) => rows.flatMap((row) => ('reason' in row ? [row] : []));

function keepRejected({ workspaceId, importId, received, rejectedCount }: AdImportItem, rows: Row[]): Operation[] {
  const lines = rejectedOf(rows).slice(0, Math.max(0, reportedLines - rejectedCount));
  if (lines.length === 0) return [];
  return [put(RejectedLines.put({ workspaceId, importId, stepKey: stepKey(received), lines }))];
}

type RunChange = Partial<Omit<AdImportItem, 'workspaceId' | 'importId' | 'createdAt' | 'updatedAt' | 'version'>>;

const changedRun = (before: AdImportItem, change: RunChange): AdImportItem => ({
  ...before,
  ...change,
  updatedAt: new Date().toISOString(),
  version: before.version + 1,
});

/** Keeps how a run stands, provided that nobody stopped it nor went further meanwhile. */
const saveRun = (before: AdImportItem, after: AdImportItem): Operation =>
  put(
    AdImport.put(after).where((attr, { eq }) => eq(attr.version, before.version)),
    stopped,
  );

/** Changes how a run stands: its status, what it waits for, where it reads. */
export async function noteRun(
  item: AdImportItem,
  change: RunChange,
  operations: Operation[] = [],
): Promise<AdImportItem> {
  const after = changedRun(item, change);
  try {
    await write([saveRun(item, after), ...operations]);
    return after;
  } catch (error) {
    throw error === stopped ? new ImportStopped('import stopped', { cause: error }) : error;
  }
}

/** Ends a run, with its audit line; its file is not needed any more. */
export async function finishImport(
  item: AdImportItem,
  status: 'completed' | 'failed',
  message?: string,
): Promise<void> {
  const done = {
    status,
    message,
    finishedAt: new Date().toISOString(),
    ...(status === 'completed' && { progress: 1 }),
  };
  const type = status === 'completed' ? 'ads.import_completed' : 'ads.import_failed';
  await noteRun(item, done, [activity(item, { type, entityId: item.importId })]);
  await forgetFile(item);
}

export async function forgetFile({ objectKey }: Pick<AdImportItem, 'objectKey'>): Promise<void> {
  if (objectKey) await deleteFile(objectKey);
}
