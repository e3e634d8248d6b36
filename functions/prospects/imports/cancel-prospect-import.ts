import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { cancelImport } from './imports.domain.ts';

export const handler = defineHandler(prospectsImports.cancelProspectImport, ({ actor, params }) =>
  cancelImport(actor, params.id),
);
