import * as prospectsImports from '../../shared/contract/prospects-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { importProspectsOnce } from './imports/imports.domain.ts';

export const handler = defineHandler(prospectsImports.importProspects, ({ actor, body, caller }) =>
  importProspectsOnce(actor, body, caller),
);
