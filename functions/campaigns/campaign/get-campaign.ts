import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { shownCampaign } from '../core/shown-campaign.ts';

export const handler = defineHandler(campaigns.getCampaign, async ({ actor, params }) => ({
  campaign: await shownCampaign(await readCampaign(actor.workspaceId, params.id), actor),
}));
