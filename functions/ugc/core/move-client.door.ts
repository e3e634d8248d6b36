import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { UgcCampaign } from './campaign.entity.ts';

/** Gives the drafts of a client to the one that it is merged into: one whose campaigns were published is not merged. */
export const moveClient: MoveClient = async ({ workspaceId, from, to }, until) => {
  const { data } = await UgcCampaign.query
    .byWorkspace({ workspaceId })
    .go({ pages: 'all', consistent: true, attributes: ['campaignId', 'brandId'] });
  for (const { campaignId } of data.filter(({ brandId }) => brandId === from)) {
    if (Date.now() > until) return false;
    const moved = UgcCampaign.patch({ workspaceId, campaignId }).set({ brandId: to });
    await unlessRefused(moved.where((attr, { eq }) => eq(attr.brandId, from)).go());
  }
  return true;
};
