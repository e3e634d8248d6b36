import { unknownCampaign } from '../../../shared/kernel/validation-messages.ts';
import { invalidField } from '../../platform/app-error.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import { Campaign } from './campaign.entity.ts';
import { readCampaigns } from './read-campaign.ts';

/**
 * What stands in the transaction that gives a thing a campaign: one operation that writes nothing, and refuses with a 400 on
 * `campaignId` unless the workspace has it. None for a thing of no campaign.
 */
export function ofCampaign(workspaceId: string, campaignId: string | null | undefined): Operation[] {
  if (!campaignId) return [];
  const stands = Campaign.remove({ workspaceId, campaignId }).where(({ name }, { exists }) => exists(name));
  return [check(stands, invalidField('campaignId', unknownCampaign))];
}

/** Those of some campaigns that the workspace has as of now. */
export async function standingCampaigns(workspaceId: string, campaignIds: string[]): Promise<Set<string>> {
  const there = await readCampaigns(workspaceId, campaignIds);
  return new Set(there.map(({ campaignId }) => campaignId));
}
