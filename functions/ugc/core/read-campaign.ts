import { AppError } from '../../platform/app-error.ts';
import { UgcCampaign, type UgcCampaignItem } from './campaign.entity.ts';

/** A 404 when the workspace has no such campaign. */
export async function readCampaign(workspaceId: string, campaignId: string): Promise<UgcCampaignItem> {
  const { data } = await UgcCampaign.get({ workspaceId, campaignId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
