import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { reportOfLines } from './noted-lines.ts';

export const handler = defineHandler(prospectsImports.getProspectImportReport, ({ actor, params }) =>
  reportOfLines(actor, params.id),
);
