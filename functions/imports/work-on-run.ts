import { importProblems } from '../../shared/imports/messages.ts';
import { toAppError } from '../platform/http/answer.ts';
import { turnOf } from './import-line.ts';
import {
  type ImportRuns,
  ImportStopped,
  isFinished,
  type RunId,
  type RunItem,
  type RunMessage,
  readRun,
} from './import-run.ts';
import { finishRun, forgetFile, noteRun } from './run-ends.ts';

/** One slice of a run, if it is its turn. What it cannot do now for an outage is tried again; what it can never do ends the run. */
export async function workOnRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  { ticket, ...id }: RunMessage,
  slice: (item: Item) => Promise<void>,
): Promise<void> {
  const item = await readRun(runs, id);
  if (!item) return;
  if (isFinished(item)) return forgetFile(item);
  const turn = await turnOf(runs, item, ticket);
  if (turn === 'later') return;
  if (turn === 'hopeless') return giveUp(runs, id);
  const running: Partial<RunItem> = { status: 'running', startedAt: new Date().toISOString() };
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
