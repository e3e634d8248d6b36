import { pendingOf } from '../../../shared/rules/ugc/campaign-states.ts';
import { deleteUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { UgcCall } from '../core/call.entity.ts';
import { UgcCampaign } from '../core/campaign.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { countsOf } from '../core/shown-campaign.ts';
import { countOneRemoved } from './campaign-room.ts';

/** A draft, or one that was cancelled before anyone was engaged, once nobody waits in it; gone for good. */
export const handler = defineHandler(deleteUgcCampaign, async ({ actor, params: { id } }) => {
  const campaign = await readCampaign(actor.workspaceId, id);
  const { workspaceId, campaignId, status, engagedAt, version } = campaign;
  const isUsed = status !== 'cancelled' || engagedAt !== undefined || pendingOf(countsOf(campaign)) > 0;
  if (status !== 'draft' && isUsed) throw new AppError('campaign_used');
  const asRead = UgcCampaign.remove({ workspaceId, campaignId }).where((attr, { eq }) => eq(attr.version, version));
  await write([
    remove(asRead, 'conflict'),
    remove(UgcCall.delete({ campaignId })),
    countOneRemoved(actor),
    audit(actor, { type: 'ugc_campaign.deleted', entityId: id }),
  ]);
  return { id };
});
