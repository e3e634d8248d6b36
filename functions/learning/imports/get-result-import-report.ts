import * as imports from '../../../shared/learning/imports.contract.ts';
import { reportOfRun } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { resultRuns } from './result-import.entity.ts';

export const handler = defineHandler(imports.getResultImportReport, ({ actor, params }) =>
  reportOfRun(resultRuns, actor, params.id),
);
