import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getImportReport } from './imports.domain.ts';

export const handler = defineHandler(adsImports.getAdImportReport, ({ actor, params }) =>
  getImportReport(actor, params.id),
);
