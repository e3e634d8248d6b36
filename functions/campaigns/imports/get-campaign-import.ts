import * as campaignsImports from '../../../shared/campaigns/imports.contract.ts';
import { findRun } from '../../imports/import-run.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { campaignRuns, shownImport } from './campaign-import.entity.ts';

export const handler = defineHandler(campaignsImports.getCampaignImport, async ({ actor, params }) => {
  const run = await findRun(campaignRuns, { workspaceId: actor.workspaceId, importId: params.id });
  return { import: shownImport(run) };
});
