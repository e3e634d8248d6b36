import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { campaignWrites } from '../core/campaign-writes.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { purgeLater } from './removals-queue.ts';
import { intoTrash } from './trash.ts';

/** The campaign is gone at once; for 30 seconds it can be brought back, then its figures are removed. */
export const handler = defineHandler(campaigns.deleteCampaign, async ({ actor, params: { id } }) => {
  const { workspaceId, workspace } = actor;
  await readCampaign(workspaceId, id);
  await purgeLater({ workspaceId, campaignIds: [id] });
  await withFreshReads(async () => {
    const item = await readCampaign(workspaceId, id);
    const now = new Date();
    await write([
      ...(await campaignWrites(workspace, [{ gone: item }])),
      ...intoTrash(item, now),
      audit(actor, { type: 'campaign.deleted', entityId: id }, now),
    ]);
  });
  return { id };
});
