import { chunks } from '../../../shared/kernel/chunks.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { canBeTold } from '../../platform/identity/can-be-told.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { log } from '../../platform/log.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Campaign, type CampaignItem } from '../core/campaign.entity.ts';
import { editEvents } from '../core/campaign-events.ts';
import { campaignShards } from '../core/campaign-shards.ts';
import { campaignWrites, endsByItself } from '../core/campaign-writes.ts';
import { shownCampaign } from '../core/shown-campaign.ts';

const writesAtOnce = 4;
const byTheClock = { userId: 'schedule', ip: 'schedule' };
/** Nowhere is it later than there. */
const earliestZone = 'Pacific/Kiritimati';

/** Ends each active or paused campaign whose end date has passed where it runs, once, and tells its owner, or everyone when there is none who can be told. */
export async function endCampaigns(now: Date): Promise<void> {
  const lastDay = addDays(dayIn(earliestZone, now), -1);
  for (const shard of campaignShards) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof endedBy>> = await endedBy(shard, lastDay, cursor);
      cursor = page.cursor;
      for (const some of chunks(page.data, writesAtOnce)) await Promise.all(some.map((item) => endOrLeave(item, now)));
    } while (cursor);
  }
}

const endedBy = (endShard: (typeof campaignShards)[number], lastDay: string, cursor: string | null) =>
  Campaign.query.byEnd({ endShard }).lte({ endDate: lastDay }).go({ cursor });

/** One in trouble is no reason to leave out the others; the next run finds it again. */
async function endOrLeave(item: CampaignItem, now: Date): Promise<void> {
  const { workspaceId, campaignId } = item;
  if (!isOver(item, now)) return;
  try {
    await withFreshReads(() => end({ workspaceId, campaignId }, now));
  } catch (error) {
    log.error('campaign not ended', error, { workspaceId, campaignId });
    await captureError(error, { schedule: 'end-campaigns', workspaceId, campaignId });
  }
}

const isOver = (item: CampaignItem, now: Date): boolean =>
  endsByItself(item) && item.endDate !== undefined && item.endDate < dayIn(item.timezone, now);

/** Nothing where it has ended, was put off or is gone meanwhile: the index is a moment behind. */
async function end(key: { workspaceId: string; campaignId: string }, now: Date): Promise<void> {
  const [{ data: before }, { data: workspace }] = await Promise.all([
    Campaign.get(key).go({ consistent: true }),
    Workspace.get(key).go(),
  ]);
  if (!before || !workspace || !isOver(before, now)) return;
  const { workspaceId, campaignId, ownerId } = before;
  const after = { ...before, status: 'ended', updatedAt: now.toISOString(), version: before.version + 1 } as const;
  const told =
    ownerId && (await canBeTold({ workspaceId, userId: ownerId }, 'campaigns:read')) ? { onlyTo: [ownerId] } : {};
  await write([
    ...(await campaignWrites(workspace, [{ before, after }])),
    audit(
      { ...byTheClock, workspaceId },
      { type: 'campaign.status_changed', entityId: campaignId, changed: ['status'] },
      now,
    ),
    ...(await editEvents(before, after, { more: false, now })),
    event(
      { workspaceId },
      { type: 'campaign.ended', entityId: campaignId, data: { campaign: await shownCampaign(after) }, ...told },
      now,
    ),
  ]);
}
