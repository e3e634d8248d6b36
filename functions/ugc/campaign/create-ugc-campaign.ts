import { createUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { blankContent } from '../../../shared/ugc/campaign.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { shownWithBrand } from '../core/shown-campaign.ts';
import { editedContent } from './campaign-content.ts';
import { insertCampaign, newCampaign } from './new-campaign.ts';

export const handler = defineHandler(createUgcCampaign, (call) =>
  makeOnce(call, {
    make: async (mark) => {
      const { name, brandId, ...said } = call.body;
      const content = editedContent(blankContent, said);
      const item = newCampaign(call.actor, { name, brandId, content }, new Date());
      await insertCampaign(call.actor, item, mark(item.campaignId));
      return { campaign: await shownWithBrand(item) };
    },
    replay: async (id) => ({ campaign: await shownWithBrand(await readCampaign(call.actor.workspaceId, id)) }),
  }),
);
