import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { findRun, ImportStopped, isFinished } from '../../imports/import-run.ts';
import { noteRun } from '../../imports/run-ends.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { bulkLater } from '../bulk/bulk-queue.ts';
import { type ProspectImportItem, prospectRuns, shownImport, undoableUntil } from './prospect-import.entity.ts';

/** Asked again while it is under way, it only makes sure that someone works on it. */
export const handler = defineHandler(prospectsImports.undoProspectImport, async ({ actor, params }) => {
  const id = { workspaceId: actor.workspaceId, importId: params.id };
  const item = await findRun(prospectRuns, id);
  if (!isFinished(item)) throw new AppError('import_running');
  if (!item.undone || item.undone.at) await begin(actor, item);
  await bulkLater({ task: 'undo', ...id });
  return { import: shownImport(await findRun(prospectRuns, id)) };
});

async function begin(actor: Actor, item: ProspectImportItem): Promise<void> {
  const until = undoableUntil(item);
  if (until === null || until < new Date().toISOString()) throw new AppError('import_not_undoable');
  const told = () => [audit(actor, { type: 'prospects.import_undone', entityId: item.importId })];
  try {
    await noteRun(prospectRuns, item, { undone: { removed: 0, kept: 0, place: 0 } }, told);
  } catch (error) {
    // Someone else has begun it at the same moment.
    if (!(error instanceof ImportStopped)) throw error;
  }
}
