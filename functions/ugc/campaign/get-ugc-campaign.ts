import { getUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { shownWithBrand } from '../core/shown-campaign.ts';

export const handler = defineHandler(getUgcCampaign, async ({ actor, params: { id } }) => ({
  campaign: await shownWithBrand(await readCampaign(actor.workspaceId, id)),
}));
