import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { cancelRun } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { adRuns, shownImport } from './ad-import.entity.ts';

export const handler = defineHandler(adsImports.cancelAdImport, async ({ actor, params }) => ({
  import: shownImport(await cancelRun(adRuns, actor, params.id)),
}));
