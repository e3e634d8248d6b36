import { check, type Operation } from '../../platform/db/write.ts';
import { everyCampaign } from '../core/annotation.entity.ts';
import { Campaign } from '../core/campaign.entity.ts';

/** A 404 where a note is of a campaign that the workspace does not have. */
export function ofStandingCampaign({ workspaceId, of }: { workspaceId: string; of: string }): Operation[] {
  if (of === everyCampaign) return [];
  const kept = Campaign.remove({ workspaceId, campaignId: of }).where(({ name }, { exists }) => exists(name));
  return [check(kept, 'not_found')];
}
