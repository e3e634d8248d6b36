import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { listRuns } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { prospectRuns, shownListedImport } from './prospect-import.entity.ts';

export const handler = defineHandler(prospectsImports.listProspectImports, async (call) => {
  const { items, nextCursor } = await listRuns(prospectRuns, call.actor, pageOf(call));
  return { items: items.map(shownListedImport), nextCursor };
});
