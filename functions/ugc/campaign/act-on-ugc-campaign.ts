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
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { cancelPending } from '../collaboration/cancel-pending.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { campaignStep } from '../core/campaign-step.ts';
import { openCall } from '../core/public-call.ts';
import { readBrand } from '../core/read-brand.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { countsOf, shownCampaign, shownWithBrand } from '../core/shown-campaign.ts';
import { countOneEnded, writeWithinPlan } from './campaign-room.ts';
import { closing } from './closing.ts';
import { copyOf } from './copy-of.ts';
import { insertCampaign } from './new-campaign.ts';
import { refuseForbiddenSector, refuseIncompleteBrand, refuseIncompleteBrief } from './refuse-unfit.ts';
import { handIn, isReviewed, takenBack } from './review.ts';

export const handler = defineHandler(actOnUgcCampaign, async ({ actor, params: { id }, body: { action, version } }) => {
  const before = await readCampaign(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  if (action === 'duplicate') return duplicate(actor, before);
  if (action === 'cancel' && before.status === 'cancelled' && pendingOf(countsOf(before)) > 0) return cancelled(before);
  const after = afterMove(before, action, new Date());
  if (action === 'publish') return publish(actor, after, before);
  if (action === 'reopen') refuseIncompleteBrief(after.content);
  const ends = isUnderWay(before.status) && !isUnderWay(after.status);
  await write([
    ...moved(actor, before, after, pasts[action]),
    ...(ends ? [countOneEnded(actor)] : []),
    ...takenBack(before),
  ]);
  return action === 'cancel' ? cancelled(after) : { campaign: await shownWithBrand(after) };
});

/** What waits in it goes too; where that was cut short, whoever cancels again ends it. */
async function cancelled(campaign: UgcCampaignItem) {
  await cancelPending(campaign);
  return { campaign: await shownWithBrand(await readCampaign(campaign.workspaceId, campaign.campaignId)) };
}

function afterMove(before: UgcCampaignItem, action: CampaignAction, now: Date): UgcCampaignItem {
  const status = goalOfCampaign(before.status, action);
  if (!status) throw new AppError('illegal_transition');
  const held = heldBy(action, countsOf(before));
  if (held) throw new AppError(held);
  return { ...before, status, reviewCaseId: undefined, updatedAt: now.toISOString(), version: before.version + 1 };
}

/** As the timeline of the campaign calls what its log says. */
const stepAfter = (past: Past) => `campaign_${past.slice('ugc_campaign.'.length)}` as const;

type Past = `ugc_campaign.${string}` & Parameters<typeof audit>[1]['type'];

const pasts: Record<CampaignAction, Past> = {
  publish: 'ugc_campaign.published',
  close_applications: 'ugc_campaign.closed',
  reopen: 'ugc_campaign.reopened',
  complete: 'ugc_campaign.completed',
  cancel: 'ugc_campaign.cancelled',
};

/** The move itself, over the very campaign that was read; collaborations that moved meanwhile are counted again. */
function moved(actor: Actor, before: UgcCampaignItem, after: UgcCampaignItem, past: Past): Operation[] {
  const { workspaceId, campaignId, version, offered, engaged } = before;
  const { status, updatedAt, publishedAt, reviewCaseId } = after;
  const set = UgcCampaign.patch({ workspaceId, campaignId })
    .set({
      ...{ status, updatedAt, version: after.version },
      ...(publishedAt && { publishedAt }),
      ...(reviewCaseId && { reviewCaseId }),
    })
    .remove([
      ...(before.reviewCaseId && !reviewCaseId ? ['reviewCaseId' as const] : []),
      ...(before.moderation && !after.moderation ? ['moderation' as const] : []),
    ]);
  const asRead = closing(set, after).where(
    (attr, { eq }) => `${eq(attr.version, version)} AND ${eq(attr.offered, offered)} AND ${eq(attr.engaged, engaged)}`,
  );
  const now = new Date(updatedAt);
  return [
    update(asRead, 'conflict'),
    campaignStep(before, { act: stepAfter(past), userId: actor.userId }, now),
    audit(actor, { type: past, entityId: campaignId }, now),
  ];
}

async function publish(actor: Actor, moving: UgcCampaignItem, before: UgcCampaignItem) {
  const { brand } = await readBrand(actor.workspaceId, moving.brandId);
  refuseIncompleteBrand(brand);
  refuseIncompleteBrief(moving.content);
  refuseForbiddenSector(brand.sector, moving.content);
  if (await isReviewed(moving)) return submit(actor, moving, before, brand.name);
  const after: UgcCampaignItem = { ...moving, moderation: undefined, publishedAt: moving.updatedAt };
  const campaign = await shownCampaign(after, brand.name);
  await writeWithinPlan(actor, [
    ...moved(actor, before, after, pasts.publish),
    openCall(after),
    event(
      actor,
      { type: 'ugc.campaign_published', entityId: campaign.id, data: { campaign } },
      new Date(after.updatedAt),
    ),
  ]);
  return { campaign };
}

/** Opens once the platform has read it; until then it has its place in the plan, and no creator finds it. */
async function submit(actor: Actor, moving: UgcCampaignItem, before: UgcCampaignItem, brandName: string) {
  const after: UgcCampaignItem = {
    ...moving,
    ...{ status: 'in_review', moderation: undefined, reviewCaseId: newId('mod', new Date(moving.updatedAt)) },
  };
  await writeWithinPlan(actor, [
    ...moved(actor, before, after, 'ugc_campaign.submitted'),
    ...(await handIn(after, brandName)),
  ]);
  return { campaign: await shownCampaign(after, brandName) };
}

async function duplicate(actor: Actor, before: UgcCampaignItem) {
  const copy = copyOf(before, new Date());
  await insertCampaign(actor, copy);
  return { campaign: await shownWithBrand(copy) };
}
