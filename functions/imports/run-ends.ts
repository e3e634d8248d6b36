import { deleteFile } from '../platform/clients/files.ts';
import { type AuditedBy, audit } from '../platform/db/audit-line.entity.ts';
import { type Operation, write } from '../platform/db/write.ts';
import { event } from '../platform/outbox/event.entity.ts';
import { leaveLine, startNext } from './import-line.ts';
import { changedRun, type ImportRuns, orStopped, type RunItem, saveRun } from './import-run.ts';

/** Changes how a run stands: its status, what it waits for, where it reads. */
export async function noteRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  item: Item,
  change: Partial<Item>,
  follow: (after: Item) => Operation[] = () => [],
): Promise<Item> {
  const after = changedRun(item, change);
  try {
    await write([saveRun(runs, item, after), ...follow(after)]);
    return after;
  } catch (error) {
    throw orStopped(error);
  }
}

/** Ends a run, with its audit line and, when it came to its end, the one event of all that it did; its file is not needed any more. `others` stand in the same transaction. */
export async function finishRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  item: Item,
  status: 'completed' | 'failed',
  message?: string,
  others: Operation[] = [],
): Promise<void> {
  const done: Partial<RunItem> = {
    status,
    message,
    finishedAt: new Date().toISOString(),
    ...(status === 'completed' && { progress: 1 }),
  };
  await noteRun(runs, item, done as Partial<Item>, (after) => [
    ...leaveLine(runs, item),
    ...endLine(runs, after, status),
    ...(status === 'completed' ? completedEvent(runs, after) : []),
    ...others,
  ]);
  await startNext(runs, item);
  await forgetFile(item);
}

const completedEvent = <Item extends RunItem>(runs: ImportRuns<Item>, item: Item): Operation[] =>
  runs.isAudited(item)
    ? [
        event(item, {
          type: 'import.completed',
          entityId: item.importId,
          data: { import: runs.shown(item) },
          quiet: item.userId === 'schedule',
        }),
      ]
    : [];

export const endLine = <Item extends RunItem>(
  runs: ImportRuns<Item>,
  item: Item,
  end: 'completed' | 'failed' | 'cancelled',
  by: AuditedBy = item,
): Operation[] =>
  runs.isAudited(item) ? [audit(by, { type: `${runs.word}.import_${end}`, entityId: item.importId })] : [];

export async function forgetFile({ objectKey, borrowed }: Pick<RunItem, 'objectKey' | 'borrowed'>): Promise<void> {
  if (objectKey && !borrowed) await deleteFile(objectKey);
}
