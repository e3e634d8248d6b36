import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listImports } from './imports.domain.ts';

export const handler = defineHandler(prospectsImports.listProspectImports, ({ actor, query }) =>
  listImports(actor, query),
);
