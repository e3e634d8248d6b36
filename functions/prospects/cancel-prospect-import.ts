import * as prospectsImports from '../../shared/contract/prospects-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { cancelImport } from './imports/imports.domain.ts';

export const handler = defineHandler(prospectsImports.cancelProspectImport, ({ actor, params }) =>
  cancelImport(actor, params.id),
);
