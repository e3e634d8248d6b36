import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getImportReport } from './imports.domain.ts';

export const handler = defineHandler(prospectsImports.getProspectImportReport, ({ actor, params }) =>
  getImportReport(actor, params.id),
);
