import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Campaign } from '../core/campaign.entity.ts';
import { campaignWrites } from '../core/campaign-writes.ts';
import { shownCampaign } from '../core/shown-campaign.ts';
import { outOfTrash, readTrash } from './trash.ts';

/** Brings a campaign back as it was, with its figures; a 404 when it is too late, a 402 while the plan is full. */
export const handler = defineHandler(campaigns.restoreCampaign, ({ actor, params }) =>
  withFreshReads(() => bringBack(actor, params.id)),
);

async function bringBack(actor: Actor, id: string) {
  const { workspaceId, workspace } = actor;
  const now = new Date();
  const there = await Campaign.get({ workspaceId, campaignId: id }).go({ consistent: true });
  if (there.data) return { campaign: await shownCampaign(there.data, actor) };
  const [item] = await readTrash(workspaceId, [id], now);
  if (!item) throw new AppError('not_found');
  await write([
    ...(await outOfTrash(item, now)),
    ...(await campaignWrites(workspace, [{ made: item }])),
    ...fileUnder(workspaceId, item.clientId),
    audit(actor, { type: 'campaign.restored', entityId: id }, now),
  ]);
  return { campaign: await shownCampaign(item, actor) };
}
