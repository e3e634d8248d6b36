import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import { Campaign, type CampaignItem } from './campaign.entity.ts';

/** Every campaign of a workspace, two thousand at most, the oldest first. */
export async function allCampaigns(workspaceId: string): Promise<CampaignItem[]> {
  const { data } = await Campaign.query
    .byWorkspace({ workspaceId })
    .go({ pages: 'all', limit: campaignLimits.campaigns, consistent: true });
  return data;
}
