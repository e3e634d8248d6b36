import { getUgcCampaignTimeline } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { checkCursor, newestPage } from '../../platform/http/newest-page.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { CollaborationStep } from '../core/collaboration-step.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { endOf } from './message-pages.ts';
import { shownCampaignSteps } from './shown-campaign-steps.ts';

export const handler = defineHandler(getUgcCampaignTimeline, async (call) => {
  const page = pageOf(call);
  await checkCursor(page);
  const campaign = await readCampaign(call.actor.workspaceId, call.params.id);
  const { workspaceId, campaignId } = campaign;
  const { items, nextCursor } = await newestPage(
    page,
    async (before = endOf('stp'), count) => {
      const below = CollaborationStep.query.byCampaign({ workspaceId, campaignId }).lt({ stepId: before });
      return (await below.go({ order: 'desc', count })).data;
    },
    ({ stepId }) => stepId,
  );
  return { items: await shownCampaignSteps(campaign, items), nextCursor };
});
