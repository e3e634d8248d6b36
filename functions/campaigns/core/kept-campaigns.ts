import { queryFields } from '../../platform/db/query-fields.ts';
import { mostTogether } from '../../platform/db/read-together.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import { allCampaigns } from './all-campaigns.ts';
import { Campaign, type CampaignItem } from './campaign.entity.ts';
import { readCampaigns } from './read-campaign.ts';

/** Of all workspaces in this process together. */
const maxCampaigns = 10_000;

const kept = new Map<string, Promise<Map<string, CampaignItem>>>();

/**
 * Every campaign of a workspace as of now, the oldest first. Every write raises the revision of its campaign: those that
 * this process keeps at theirs are not read again, which takes most of the time that two thousand take.
 */
export async function campaignsNow(workspaceId: string): Promise<readonly CampaignItem[]> {
  const known = (await kept.get(workspaceId)) ?? new Map<string, CampaignItem>();
  const items = known.size === 0 ? await allCampaigns(workspaceId) : await followed(workspaceId, known);
  kept.delete(workspaceId);
  kept.set(workspaceId, Promise.resolve(new Map(items.map((item) => [item.campaignId, item]))));
  await forgetOldest(kept, ({ size }) => size, maxCampaigns);
  return items;
}

async function followed(workspaceId: string, known: ReadonlyMap<string, CampaignItem>): Promise<CampaignItem[]> {
  const ids: string[] = [];
  const behind: string[] = [];
  const query = Campaign.query.byWorkspace({ workspaceId });
  for await (const items of queryFields(query, ['campaignId', 'revision']))
    for (const { campaignId, revision } of items) {
      const id = String(campaignId);
      ids.push(id);
      if (known.get(id)?.revision !== revision) behind.push(id);
    }
  if (behind.length > mostTogether) return allCampaigns(workspaceId);
  const fresh = new Map((await readCampaigns(workspaceId, behind)).map((item) => [item.campaignId, item]));
  const isBehind = new Set(behind);
  // One that went meanwhile is in neither.
  return ids.flatMap((id) => (isBehind.has(id) ? fresh.get(id) : known.get(id)) ?? []);
}
