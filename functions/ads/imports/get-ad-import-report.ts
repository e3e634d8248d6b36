import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { reportOfRun } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { adRuns } from './ad-import.entity.ts';

export const handler = defineHandler(adsImports.getAdImportReport, ({ actor, params }) =>
  reportOfRun(adRuns, actor, params.id),
);
