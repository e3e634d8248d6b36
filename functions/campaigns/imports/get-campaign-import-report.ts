import * as campaignsImports from '../../../shared/campaigns/imports.contract.ts';
import { reportOfRun } from '../../imports/read-runs.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { campaignRuns } from './campaign-import.entity.ts';

export const handler = defineHandler(campaignsImports.getCampaignImportReport, ({ actor, params }) =>
  reportOfRun(campaignRuns, actor, params.id),
);
