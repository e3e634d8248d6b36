import { getSpaceCampaign } from '../../../shared/ugc/space-collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { shownWithBrand } from '../core/shown-campaign.ts';
import { asCreator, shownAlone } from './collaboration-view.ts';
import { readOpenCampaign } from './own-collaboration.ts';

/** The contract leaves out what creators do not read. */
export const handler = defineHandler(getSpaceCampaign, async ({ actor, params: { id } }) => {
  const { campaign, collaboration } = await readOpenCampaign(actor, id);
  return {
    campaign: await shownWithBrand(campaign),
    collaboration: collaboration && (await shownAlone(collaboration, asCreator)),
    open: campaign.status === 'open',
  };
});
