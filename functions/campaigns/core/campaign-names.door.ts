import { campaignsNow } from './kept-campaigns.ts';
import { readCampaigns } from './read-campaign.ts';

/** What some campaigns are called, by id; those that are gone are left out. */
export async function campaignNames(workspaceId: string, campaignIds: string[]): Promise<Map<string, string>> {
  const items = await readCampaigns(workspaceId, campaignIds);
  return new Map(items.map(({ campaignId, name }) => [campaignId, name]));
}

/** Every campaign of a workspace, two thousand at most, by id. */
export async function everyCampaignName(workspaceId: string): Promise<Map<string, string>> {
  const items = await campaignsNow(workspaceId);
  return new Map(items.map(({ campaignId, name }) => [campaignId, name]));
}
