import * as imports from '../../../shared/learning/imports.contract.ts';
import { findRun } from '../../imports/import-run.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { resultRuns } from './result-import.entity.ts';
import { shownImport } from './shown-import.ts';

export const handler = defineHandler(imports.getResultImport, async ({ actor, params }) => {
  const run = await findRun(resultRuns, { workspaceId: actor.workspaceId, importId: params.id });
  return { import: shownImport(run) };
});
