import { importProblems } from '../../../shared/messages/imports.ts';
import { toAppError } from '../http/answer.ts';
import { type ImportRuns, ImportStopped, isFinished, type RunId, type RunItem, readRun } from './import-run.ts';
import { finishRun, forgetFile, noteRun } from './run-ends.ts';

/** One slice of a run. What it cannot do now for an outage is tried again; what it can never do ends the run. */
export async function workOnRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  id: RunId,
  slice: (item: Item) => Promise<void>,
): Promise<void> {
  const item = await readRun(runs, id);
  if (!item) return;
  if (isFinished(item)) return forgetFile(item);
  const running: Partial<RunItem> = { status: 'running' };
  try {
    await slice(item.status === 'queued' ? await noteRun(runs, item, running as Partial<Item>) : item);
  } catch (error) {
    if (error instanceof ImportStopped) return forgetCancelled(runs, id);
    if (toAppError(error).code === 'internal_error') await giveUp(runs, id);
    throw error;
  }
}

/** Stopped by a person, or by another run of the same import that still needs the file. */
async function forgetCancelled<Item extends RunItem>(runs: ImportRuns<Item>, id: RunId): Promise<void> {
  const item = await readRun(runs, id);
  if (item && isFinished(item)) await forgetFile(item);
}

async function giveUp<Item extends RunItem>(runs: ImportRuns<Item>, id: RunId): Promise<void> {
  const item = await readRun(runs, id);
  if (item && !isFinished(item)) await finishRun(runs, item, 'failed', importProblems.unexpected);
}
