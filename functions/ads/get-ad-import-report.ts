import * as adsImports from '../../shared/contract/ads-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { getImportReport } from './imports/imports.domain.ts';

export const handler = defineHandler(adsImports.getAdImportReport, ({ actor, params }) =>
  getImportReport(actor, params.id),
);
