import * as campaignsImports from '../../../shared/campaigns/imports.contract.ts';
import { cancelRun } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { campaignRuns, shownImport } from './campaign-import.entity.ts';

export const handler = defineHandler(campaignsImports.cancelCampaignImport, async ({ actor, params }) => ({
  import: shownImport(await cancelRun(campaignRuns, actor, params.id)),
}));
