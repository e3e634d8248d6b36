import type { Pacing } from '../../../shared/rules/pacing.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { daysIn } from './days-in.ts';
import { pacingAt, pacingDays } from './pacing-at.ts';

/** The pace of campaigns that were read just before, at the end of one day. */
export async function pacingOn(
  workspaceId: string,
  campaigns: readonly CampaignItem[],
  asOf: string,
): Promise<(campaign: CampaignItem) => Pacing> {
  const asked = campaigns.flatMap((campaign) => {
    const period = pacingDays(campaign, asOf);
    return period ? [{ campaign, period }] : [];
  });
  const days = await daysIn(workspaceId, asked, ['spend']);
  return (campaign) => pacingAt(campaign, days.get(campaign.campaignId) ?? [], asOf);
}
