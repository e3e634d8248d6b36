import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import { CampaignAd, type CampaignAdItem } from '../core/campaign-ad.entity.ts';
import type { OfCampaign } from './quarter-rows.ts';

/** Every ad of a campaign, five hundred at most. */
export async function readAds({ workspaceId, campaignId }: OfCampaign): Promise<CampaignAdItem[]> {
  const { data } = await CampaignAd.query
    .byCampaign({ workspaceId, campaignId })
    .go({ pages: 'all', limit: campaignLimits.ads, consistent: true });
  return data;
}
