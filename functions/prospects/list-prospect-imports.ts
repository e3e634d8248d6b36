import * as prospectsImports from '../../shared/contract/prospects-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listImports } from './imports/imports.domain.ts';

export const handler = defineHandler(prospectsImports.listProspectImports, ({ actor, query }) =>
  listImports(actor, query),
);
