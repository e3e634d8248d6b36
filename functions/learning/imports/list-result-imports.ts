import * as imports from '../../../shared/learning/imports.contract.ts';
import { listRuns } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { resultRuns } from './result-import.entity.ts';
import { shownListedImport } from './shown-import.ts';

export const handler = defineHandler(imports.listResultImports, async (call) => {
  const { items, nextCursor } = await listRuns(resultRuns, call.actor, pageOf(call));
  return { items: items.map(shownListedImport), nextCursor };
});
