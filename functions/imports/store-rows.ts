import { lineProblems } from '../../shared/imports/messages.ts';
import { AppError } from '../platform/app-error.ts';
import { type Operation, put } from '../platform/db/write.ts';
import { log } from '../platform/log.ts';
import type { Refused } from './file-records.ts';
import { changedRun, type ImportRuns, ImportStopped, orStopped, type RunItem, saveRun } from './import-run.ts';
import { longestReason, type RejectedLine, RejectedLines, reportedLines, stepKey } from './rejected-lines.entity.ts';

/** One record of an import, read: what it says, or why it says nothing that can be kept. */
export type Row<Read> = GoodRow<Read> | RefusedRow;
type GoodRow<Read> = { line: number } & Read;
type RefusedRow = { line: number } & Refused;

/** What became of a row. */
export type RowOutcome = { act: 'created' | 'updated' | 'skipped' } | { reason: string };

/** How a word stores its rows, a step at a time. */
export type RowStore<Item extends RunItem, Read> = {
  runs: ImportRuns<Item>;
  /** Most records of a step, and of those the most that are good: what fits a transaction. */
  rowsPerStep: number;
  goodPerStep: number;
  /** What the log says of a row that the table cannot take. */
  failure: string;
  /**
   * Stores good rows and, in the same transaction, the operations that `close` makes (two at most) of what became of
   * them, with what else the run keeps. It may call `close` again for another try. `all` has the refused rows too.
   */
  write(item: Item, rows: GoodRow<Read>[], close: Close<Item>, all: Row<Read>[]): Promise<void>;
};

type Close<Item> = (outcomes: RowOutcome[], change?: Partial<Item>) => Operation[];

const shownLines = 100;
const bytesPerStep = 3_000_000;

/**
 * Stores the next records of an import in steps, each one transaction with its counters: a step that was made is never
 * made again. `after` is kept with the last of them.
 */
export async function storeRows<Item extends RunItem, Read extends object>(
  store: RowStore<Item, Read>,
  item: Item,
  rows: Row<Read>[],
  after: Partial<Item> = {},
): Promise<Item> {
  let now = item;
  const steps = cut(store, rows);
  for (const [at, step] of steps.entries())
    now = await storeStep(store, now, step, at === steps.length - 1 ? after : {});
  return now;
}

export const isGood = <Read>(row: Row<Read>): row is GoodRow<Read> => !('reason' in row);

function cut<Item extends RunItem, Read extends object>(store: RowStore<Item, Read>, rows: Row<Read>[]): Row<Read>[][] {
  const steps: Row<Read>[][] = [];
  let [good, bytes] = [0, 0];
  for (const row of rows) {
    const rowBytes = isGood(row) ? JSON.stringify(row).length * 2 : 0;
    const step = steps.at(-1);
    const fits =
      step && step.length < store.rowsPerStep && good < store.goodPerStep && bytes + rowBytes <= bytesPerStep;
    if (!fits) [good, bytes] = [0, 0];
    if (fits) step.push(row);
    else steps.push([row]);
    good += isGood(row) ? 1 : 0;
    bytes += rowBytes;
  }
  return steps;
}

async function storeStep<Item extends RunItem, Read extends object>(
  store: RowStore<Item, Read>,
  item: Item,
  rows: Row<Read>[],
  after: Partial<Item>,
): Promise<Item> {
  let next = item;
  try {
    const close: Close<Item> = (outcomes, change = {}) => {
      const rejected = rejectedOf(rows, outcomes);
      next = counted(item, rows.length, rejected, outcomes, { ...after, ...change });
      return [saveRun(store.runs, item, next), ...keepRejected(item, rejected)];
    };
    await store.write(item, rows.filter(isGood), close, rows);
    return next;
  } catch (error) {
    const shown = orStopped(error);
    if (shown instanceof ImportStopped || !isOfOneRow(error)) throw shown;
    return storeAlone(store, item, rows, after, error);
  }
}

// The rows of a step are written together or not at all: when the table refuses one, or others keep writing it, each is tried on its own.
const isOfOneRow = (error: unknown) =>
  error instanceof AppError
    ? error.reason === 'conflict'
    : error instanceof Error && ['ValidationException', 'TransactionCanceledException'].includes(error.name);

async function storeAlone<Item extends RunItem, Read extends object>(
  store: RowStore<Item, Read>,
  item: Item,
  rows: Row<Read>[],
  after: Partial<Item>,
  error: unknown,
): Promise<Item> {
  const [first] = rows;
  let now = item;
  if (rows.length > 1) {
    for (const [at, row] of rows.entries())
      now = await storeStep(store, now, [row], at === rows.length - 1 ? after : {});
    return now;
  }
  if (error instanceof AppError || !first || !isGood(first)) throw new AppError('unavailable', { cause: error });
  log.error(store.failure, error, { importId: item.importId });
  return storeStep(store, item, [{ line: first.line, reason: lineProblems.notStored }], after);
}

/** In the order of the rows: those that could not be read, and those that were not taken. */
function rejectedOf<Read extends object>(rows: Row<Read>[], outcomes: RowOutcome[]): RejectedLine[] {
  let at = 0;
  return rows.flatMap((row) => {
    const fate = isGood(row) ? outcomes[at++] : row;
    return fate && 'reason' in fate
      ? [{ line: row.line, reason: fate.reason.slice(0, longestReason).toWellFormed() }]
      : [];
  });
}

function counted<Item extends RunItem>(
  item: Item,
  received: number,
  rejected: RejectedLine[],
  outcomes: RowOutcome[],
  { progress, ...after }: Partial<Item>,
): Item {
  const count = (act: string) => outcomes.filter((outcome) => 'act' in outcome && outcome.act === act).length;
  const counts: Partial<RunItem> = {
    received: item.received + received,
    created: item.created + count('created'),
    updated: item.updated + count('updated'),
    skipped: item.skipped + count('skipped'),
    rejectedCount: item.rejectedCount + rejected.length,
    rejected: [...item.rejected, ...rejected.slice(0, Math.max(0, shownLines - item.rejected.length))],
    ...(progress !== undefined && { progress: Math.min(1, Math.max(item.progress ?? 0, progress)) }),
  };
  return changedRun(item, { ...counts, ...after } as Partial<Item>);
}

function keepRejected(
  { workspaceId, importId, received, rejectedCount }: RunItem,
  rejected: RejectedLine[],
): Operation[] {
  const lines = rejected.slice(0, Math.max(0, reportedLines - rejectedCount));
  if (lines.length === 0) return [];
  return [put(RejectedLines.put({ workspaceId, importId, stepKey: stepKey(received), lines }))];
}
