import { importProblems } from '../../../shared/messages/imports.ts';
import { toAppError } from '../../platform/http/answer.ts';
import { runSync } from '../meta/sync.domain.ts';
import { AdImport, type AdImportItem, isFinished } from './ad-import.entity.ts';
import { finishImport, forgetFile, ImportStopped, noteRun } from './import-steps.domain.ts';
import { runFile } from './run-file.domain.ts';

type RunId = { workspaceId: string; importId: string };

/** One slice of a run. What it cannot do now for an outage is tried again; what it can never do ends the run. */
export async function runImport(id: RunId): Promise<void> {
  const item = await readRun(id);
  if (!item) return;
  if (isFinished(item)) return forgetFile(item);
  try {
    const running = item.status === 'queued' ? await noteRun(item, { status: 'running' }) : item;
    await (running.kind === 'sync' ? runSync(running) : runFile(running));
  } catch (error) {
    if (error instanceof ImportStopped) return forgetCancelled(id);
    if (toAppError(error).code === 'internal_error') await giveUp(id);
    throw error;
  }
}

/** Stopped by a person, or by another run of the same import that still needs the file. */
async function forgetCancelled(id: RunId): Promise<void> {
  const item = await readRun(id);
  if (item && isFinished(item)) await forgetFile(item);
}

async function giveUp(id: RunId): Promise<void> {
  const item = await readRun(id);
  if (item && !isFinished(item)) await finishImport(item, 'failed', importProblems.unexpected);
}

const readRun = async (id: RunId): Promise<AdImportItem | null> =>
  (await AdImport.get(id).go({ consistent: true })).data;
