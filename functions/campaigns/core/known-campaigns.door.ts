import type { CampaignItem } from './campaign.entity.ts';
import { readCampaigns } from './read-campaign.ts';

/** Those of some campaigns that the workspace has as of now, whole. */
export const knownCampaigns = (workspaceId: string, campaignIds: string[]): Promise<CampaignItem[]> =>
  readCampaigns(workspaceId, campaignIds);
