import * as imports from '../../../shared/learning/imports.contract.ts';
import { findRun, isFinished } from '../../imports/import-run.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readBook } from '../core/learning-book.entity.ts';
import { withoutImport } from './count-import.ts';
import { removeLater } from './removals.ts';
import { ResultImport, resultRuns } from './result-import.entity.ts';

/** No figure counts the import from then on; what it has stored goes a moment later. */
export const handler = defineHandler(imports.deleteResultImport, async ({ actor, params }) => {
  const id = { workspaceId: actor.workspaceId, importId: params.id };
  if (!isFinished(await findRun(resultRuns, id))) throw new AppError('import_running');
  await removeLater(id);
  await withFreshReads(async () => {
    const { importId } = await findRun(resultRuns, id);
    await write([
      remove(ResultImport.remove(id), 'not_found'),
      ...withoutImport(actor.workspaceId, await readBook(actor.workspaceId), importId),
      audit(actor, { type: 'learning.import_removed', entityId: importId }),
    ]);
  });
  return { id: params.id };
});
