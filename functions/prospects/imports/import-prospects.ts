import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { importProspectsOnce } from './imports.domain.ts';

export const handler = defineHandler(prospectsImports.importProspects, ({ actor, body, caller }) =>
  importProspectsOnce(actor, body, caller),
);
