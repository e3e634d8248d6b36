import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getImport } from './imports.domain.ts';

export const handler = defineHandler(prospectsImports.getProspectImport, ({ actor, params }) =>
  getImport(actor, params.id),
);
