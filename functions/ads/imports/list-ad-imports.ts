import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { listRuns } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { adRuns, shownImport } from './ad-import.entity.ts';

export const handler = defineHandler(adsImports.listAdImports, async (call) => {
  const { items, nextCursor } = await listRuns(adRuns, call.actor, pageOf(call));
  return { items: items.map(shownImport), nextCursor };
});
