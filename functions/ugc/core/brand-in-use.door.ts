import { AppError } from '../../platform/app-error.ts';
import { UgcCampaign } from './campaign.entity.ts';
import { UgcCollaboration } from './collaboration.entity.ts';
import { collaborationIdsOf } from './collaboration-id.ts';
import { isEngaged } from './engaged.ts';

/** Throws while an advertiser is bound to a creator: only campaigns that have engaged someone are looked into. */
export async function refuseBrandInUse(workspaceId: string, brandId: string): Promise<void> {
  const { data } = await UgcCampaign.query
    .byWorkspace({ workspaceId })
    .go({ pages: 'all', consistent: true, attributes: ['campaignId', 'brandId', 'engagedAt'] });
  for (const { campaignId } of data.filter((one) => one.brandId === brandId && one.engagedAt !== undefined)) {
    const { data: items } = await UgcCollaboration.query
      .byWorkspace({ workspaceId })
      .begins({ collaborationId: collaborationIdsOf(campaignId) })
      .go({ pages: 'all', consistent: true });
    if (items.some((item) => item.campaignId === campaignId && isEngaged(item))) throw new AppError('brand_in_use');
  }
}
