import {
  type CampaignAction,
  goalOfCampaign,
  heldBy,
  isUnderWay,
  pendingOf,
} from '../../../shared/rules/ugc/campaign-states.ts';
import { actOnUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { openCall } from '../core/public-call.ts';
import { readBrand } from '../core/read-brand.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { countsOf, shownCampaign, shownWithBrand } from '../core/shown-campaign.ts';
import { countOneEnded, writeWithinPlan } from './campaign-room.ts';
import { closing } from './closing.ts';
import { copyOf } from './copy-of.ts';
import { insertCampaign } from './new-campaign.ts';
import { refuseForbiddenSector, refuseIncompleteBrand, refuseIncompleteBrief } from './refuse-unfit.ts';

export const handler = defineHandler(actOnUgcCampaign, async ({ actor, params: { id }, body: { action, version } }) => {
  const before = await readCampaign(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  if (action === 'duplicate') return duplicate(actor, before);
  if (action === 'cancel' && before.status === 'cancelled' && pendingOf(countsOf(before)) > 0) return cancelled(before);
  const after = afterMove(before, action, new Date());
  if (action === 'publish') return publish(actor, after, before);
  if (action === 'reopen') refuseIncompleteBrief(after.content);
  const ends = isUnderWay(before.status) && !isUnderWay(after.status);
  await write([...moved(actor, before, after, action), ...(ends ? [countOneEnded(actor)] : [])]);
  return action === 'cancel' ? cancelled(after) : { campaign: await shownWithBrand(after) };
});

/** What waits in it goes too; where that was cut short, whoever cancels again ends it. */
async function cancelled(campaign: UgcCampaignItem) {
  const { cancelPending } = await import('../collaboration/cancel-pending.ts');
  await cancelPending(campaign);
  return { campaign: await shownWithBrand(await readCampaign(campaign.workspaceId, campaign.campaignId)) };
}

function afterMove(before: UgcCampaignItem, action: CampaignAction, now: Date): UgcCampaignItem {
  const status = goalOfCampaign(before.status, action);
  if (!status) throw new AppError('illegal_transition');
  const held = heldBy(action, countsOf(before));
  if (held) throw new AppError(held);
  return { ...before, status, updatedAt: now.toISOString(), version: before.version + 1 };
}

const pasts: Record<CampaignAction, `ugc_campaign.${string}` & Parameters<typeof audit>[1]['type']> = {
  publish: 'ugc_campaign.published',
  close_applications: 'ugc_campaign.closed',
  reopen: 'ugc_campaign.reopened',
  complete: 'ugc_campaign.completed',
  cancel: 'ugc_campaign.cancelled',
};

/** The move itself, over the very campaign that was read; collaborations that moved meanwhile are counted again. */
function moved(actor: Actor, before: UgcCampaignItem, after: UgcCampaignItem, action: CampaignAction): Operation[] {
  const { workspaceId, campaignId, version, offered, engaged } = before;
  const { status, updatedAt, publishedAt } = after;
  const set = UgcCampaign.patch({ workspaceId, campaignId }).set({
    ...{ status, updatedAt, version: after.version },
    ...(publishedAt && { publishedAt }),
  });
  const asRead = closing(set, after).where(
    (attr, { eq }) => `${eq(attr.version, version)} AND ${eq(attr.offered, offered)} AND ${eq(attr.engaged, engaged)}`,
  );
  return [update(asRead, 'conflict'), audit(actor, { type: pasts[action], entityId: campaignId }, new Date(updatedAt))];
}

async function publish(actor: Actor, moving: UgcCampaignItem, before: UgcCampaignItem) {
  const after: UgcCampaignItem = { ...moving, publishedAt: moving.updatedAt };
  const { brand } = await readBrand(actor.workspaceId, after.brandId);
  refuseIncompleteBrand(brand);
  refuseIncompleteBrief(after.content);
  refuseForbiddenSector(brand.sector, after.content);
  const campaign = await shownCampaign(after, brand.name);
  await writeWithinPlan(actor, [
    ...moved(actor, before, after, 'publish'),
    openCall(after),
    event(
      actor,
      { type: 'ugc.campaign_published', entityId: campaign.id, data: { campaign } },
      new Date(after.updatedAt),
    ),
  ]);
  return { campaign };
}

async function duplicate(actor: Actor, before: UgcCampaignItem) {
  const copy = copyOf(before, new Date());
  await insertCampaign(actor, copy);
  return { campaign: await shownWithBrand(copy) };
}
