import * as prospectsImports from '../../shared/contract/prospects-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { getImportReport } from './imports/imports.domain.ts';

export const handler = defineHandler(prospectsImports.getProspectImportReport, ({ actor, params }) =>
  getImportReport(actor, params.id),
);
