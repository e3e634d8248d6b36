import { unknownCampaign } from '../../../shared/kernel/validation-messages.ts';
import { standingCampaigns } from '../../campaigns/core/of-campaign.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/identity/actor.ts';

/** Refuses to link a content to a campaign that the workspace does not have, and who may not read campaigns. */
export async function checkLink(
  { workspaceId, permissions }: Reader,
  after: string | null | undefined,
  before: string | undefined,
): Promise<void> {
  if (!after || after === before) return;
  if (!permissions.has('campaigns:read')) throw new AppError('forbidden');
  if (!(await standingCampaigns(workspaceId, [after])).has(after))
    throw invalidField('linkedCampaignId', unknownCampaign);
}
