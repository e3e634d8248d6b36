import * as prospectsImports from '../../shared/contract/prospects-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { getImport } from './imports/imports.domain.ts';

export const handler = defineHandler(prospectsImports.getProspectImport, ({ actor, params }) =>
  getImport(actor, params.id),
);
