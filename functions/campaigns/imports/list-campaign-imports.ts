import * as campaignsImports from '../../../shared/campaigns/imports.contract.ts';
import { listRuns } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { campaignRuns, shownListedImport } from './campaign-import.entity.ts';

export const handler = defineHandler(campaignsImports.listCampaignImports, async (call) => {
  const { items, nextCursor } = await listRuns(campaignRuns, call.actor, pageOf(call));
  return { items: items.map(shownListedImport), nextCursor };
});
