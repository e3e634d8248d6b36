import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { cancelRun } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { prospectRuns, shownImport } from './prospect-import.entity.ts';

export const handler = defineHandler(prospectsImports.cancelProspectImport, async ({ actor, params }) => ({
  import: shownImport(await cancelRun(prospectRuns, actor, params.id)),
}));
