import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { findRun } from '../../imports/import-run.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { prospectRuns, shownImport } from './prospect-import.entity.ts';

export const handler = defineHandler(prospectsImports.getProspectImport, async ({ actor, params }) => {
  const run = await findRun(prospectRuns, { workspaceId: actor.workspaceId, importId: params.id });
  return { import: shownImport(run) };
});
