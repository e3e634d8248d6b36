import * as imports from '../../../shared/learning/imports.contract.ts';
import { cancelRun } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { resultRuns } from './result-import.entity.ts';
import { shownImport } from './shown-import.ts';

export const handler = defineHandler(imports.cancelResultImport, async ({ actor, params }) => ({
  import: shownImport(await cancelRun(resultRuns, actor, params.id)),
}));
