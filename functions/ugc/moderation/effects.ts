import { messageTakenAway } from '../../../shared/ugc/report.rules.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { closing } from '../campaign/closing.ts';
import { UgcCall } from '../core/call.entity.ts';
import { UgcCampaign } from '../core/campaign.entity.ts';
import { campaignStep } from '../core/campaign-step.ts';
import { markCreators } from '../core/creator-change.entity.ts';
import { CreatorProfile } from '../core/creator-profile.entity.ts';
import { ListedCreator } from '../core/listed-creator.entity.ts';
import { UgcMessage } from '../core/message.entity.ts';
import type { CaseDecision, ModerationCaseItem } from '../core/moderation-case.entity.ts';

type Deciding = { item: ModerationCaseItem; decided: CaseDecision; reason: string; now: Date };

/** What a decision writes of the thing itself, without reading it: its first operation holds the others. */
export function effectsOf(item: ModerationCaseItem, decided: CaseDecision, now: Date): Operation[] {
  const deciding = { item, decided, reason: decided.reason ?? '', now };
  if (item.kind === 'brief') return decided.decision === 'approve' ? opened(deciding) : sentBack(deciding);
  if (item.kind === 'creator') return decided.decision === 'approve' ? listed(deciding) : notListed(deciding);
  if (decided.decision === 'approve') return [];
  const takenAway = { campaign: campaignTakenAway, creator: creatorTakenAway, message: messageGone };
  return takenAway[item.subject.kind](deciding);
}

const placeOf = ({ workspaceId = '' }: ModerationCaseItem) => ({ workspaceId });

/** Tells the workspace, with the reason; webhooks are told of publications alone. */
const told = (
  { item, reason, now }: Deciding,
  outcome: 'opened' | 'refused' | 'withdrawn',
  entityId = item.subject.id,
) =>
  event(
    placeOf(item),
    {
      type: 'ugc.moderated',
      entityId,
      data: { moderation: { kind: item.subject.kind, outcome, reason, name: item.brief?.campaign.name ?? null } },
    },
    now,
  );

/** As it was handed in: whatever was changed since has changed its version, and its case. */
function ofBrief({ item, now }: Deciding, status: 'open' | 'draft') {
  const campaign = item.brief?.campaign;
  const { id: campaignId } = item.subject;
  const version = campaign?.version ?? 0;
  const place = placeOf(item);
  const set = UgcCampaign.patch({ ...place, campaignId })
    .set({ status, updatedAt: now.toISOString(), version: version + 1 })
    .remove(['reviewCaseId']);
  const after = {
    ...place,
    status,
    content: {
      applicationsCloseOn: campaign?.applicationsCloseOn ?? null,
      visibility: campaign?.visibility ?? 'invite',
    },
  } as const;
  return { set, after, campaignId, version, campaign };
}

function opened(deciding: Deciding): Operation[] {
  const { item, now } = deciding;
  const { set, after, campaignId, version, campaign } = ofBrief(deciding, 'open');
  const at = now.toISOString();
  return [
    update(
      closing(set.set({ publishedAt: at }).remove(['moderation']), after).where(
        (attr, { eq }) => `${eq(attr.version, version)} AND ${eq(attr.reviewCaseId, item.caseId)}`,
      ),
      changedMeanwhile,
    ),
    put(UgcCall.put({ ...placeOf(item), campaignId })),
    campaignStep({ ...placeOf(item), campaignId }, { act: 'campaign_published' }, now),
    audit(bySystem(placeOf(item)), { type: 'ugc_campaign.published', entityId: campaignId }, now),
    event(
      placeOf(item),
      {
        type: 'ugc.campaign_published',
        entityId: campaignId,
        data: { campaign: { ...campaign, status: 'open', updatedAt: at, version: version + 1 } },
      },
      now,
    ),
    told(deciding, 'opened'),
  ];
}

function sentBack(deciding: Deciding): Operation[] {
  const { item, reason, now } = deciding;
  const { set, after, campaignId, version } = ofBrief(deciding, 'draft');
  return [
    update(
      closing(set.set({ moderation: { outcome: 'refused', reason, at: now.toISOString() } }), after).where(
        (attr, { eq }) => `${eq(attr.version, version)} AND ${eq(attr.reviewCaseId, item.caseId)}`,
      ),
      changedMeanwhile,
    ),
    countOneLess({ ...placeOf(item), name: 'ugcCampaignsUnderWay' }),
    campaignStep({ ...placeOf(item), campaignId }, { act: 'campaign_refused', text: reason }, now),
    audit(bySystem(placeOf(item)), { type: 'ugc_campaign.refused', entityId: campaignId }, now),
    told(deciding, 'refused'),
  ];
}

/** Nobody finds it any more; who is in it goes on. */
function campaignTakenAway(deciding: Deciding): Operation[] {
  const { item, reason, now } = deciding;
  const { id: campaignId } = item.subject;
  return [
    update(
      UgcCampaign.patch({ ...placeOf(item), campaignId })
        .set({
          moderation: { outcome: 'withdrawn', reason, at: now.toISOString() },
          updatedAt: now.toISOString(),
        })
        .remove(['marketKey']),
      'not_found',
    ),
    campaignStep({ ...placeOf(item), campaignId }, { act: 'campaign_withdrawn', text: reason }, now),
    audit(bySystem(placeOf(item)), { type: 'ugc_campaign.withdrawn', entityId: campaignId }, now),
    told(deciding, 'withdrawn'),
  ];
}

const onMarketplace = (creatorId: string) => ({ part: 'all' as const, creatorId });

function listed({ item, now }: Deciding): Operation[] {
  const { id: creatorId } = item.subject;
  return [
    update(
      CreatorProfile.patch({ creatorId })
        .set({ listed: true, updatedAt: now.toISOString() })
        .remove(['reviewCaseId', 'refusedFor'])
        .where((attr, { eq }) => eq(attr.reviewCaseId, item.caseId)),
      changedMeanwhile,
    ),
    put(ListedCreator.put(onMarketplace(creatorId))),
    markCreators([creatorId], now),
  ];
}

function notListed({ item, reason, now }: Deciding): Operation[] {
  return [
    update(
      CreatorProfile.patch({ creatorId: item.subject.id })
        .set({ refusedFor: reason, updatedAt: now.toISOString() })
        .remove(['reviewCaseId'])
        .where((attr, { eq }) => eq(attr.reviewCaseId, item.caseId)),
      changedMeanwhile,
    ),
  ];
}

/** They leave the marketplace; who knows them still does. */
function creatorTakenAway({ item, reason, now }: Deciding): Operation[] {
  const { id: creatorId } = item.subject;
  return [
    update(
      CreatorProfile.patch({ creatorId }).set({ listed: false, refusedFor: reason, updatedAt: now.toISOString() }),
      'not_found',
    ),
    remove(ListedCreator.delete(onMarketplace(creatorId))),
    markCreators([creatorId], now),
  ];
}

function messageGone(deciding: Deciding): Operation[] {
  const { item } = deciding;
  const { id: messageId, collaborationId = '', creatorId } = item.subject;
  return [
    update(
      UgcMessage.patch({ ...placeOf(item), collaborationId, messageId }).set({ text: messageTakenAway }),
      'not_found',
    ),
    ...(creatorId ? [] : [told(deciding, 'withdrawn', collaborationId)]),
  ];
}
