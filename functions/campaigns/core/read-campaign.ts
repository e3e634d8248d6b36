import { chunks } from '../../../shared/kernel/chunks.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Campaign, type CampaignItem } from './campaign.entity.ts';

/** A 404 when the workspace has no such campaign. */
export async function readCampaign(workspaceId: string, campaignId: string): Promise<CampaignItem> {
  const { data } = await Campaign.get({ workspaceId, campaignId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

/** Those of the workspace that are there, in the order asked. */
export async function readCampaigns(workspaceId: string, campaignIds: string[]): Promise<CampaignItem[]> {
  const pages = chunks(campaignIds, 100).map((some) =>
    readTogether(some.map((campaignId) => Campaign.get({ workspaceId, campaignId }))),
  );
  const items = (await Promise.all(pages)).flat();
  return items.flatMap((Item) => Campaign.parse({ Item }).data ?? []);
}
