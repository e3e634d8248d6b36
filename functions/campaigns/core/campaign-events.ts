import type { PerformanceSource } from '../../../shared/campaigns/performance.contract.ts';
import type { Operation } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { shownCampaign } from './shown-campaign.ts';

type Whole = 'campaign.created' | 'campaign.updated' | 'campaign.restored';

/** What webhooks are told of a campaign as it is after the act. */
export const campaignEvent = async (item: CampaignItem, type: Whole, now: Date): Promise<Operation> =>
  event(item, { type, entityId: item.campaignId, data: { campaign: await shownCampaign(item) } }, now);

/** One that is gone has no more than its id. */
export const goneEvent = ({ workspaceId, campaignId }: CampaignItem, now: Date): Operation =>
  event({ workspaceId }, { type: 'campaign.deleted', entityId: campaignId, data: { id: campaignId } }, now);

type Recorded = { from: string; to: string; created: number; updated: number; source: PerformanceSource };

/** What webhooks are told of figures that were written or removed. */
export async function performanceEvent(item: CampaignItem, performance: Recorded, now: Date): Promise<Operation> {
  const data = { campaign: await shownCampaign(item), performance };
  return event(item, { type: 'campaign.performance_recorded', entityId: item.campaignId, data }, now);
}

/** What webhooks are told of an edit: another status has an event of its own, and so has what else is changed beside it. */
export async function editEvents(
  before: CampaignItem,
  after: CampaignItem,
  { more, now }: { more: boolean; now: Date },
): Promise<Operation[]> {
  const { campaignId: entityId } = after;
  const { status: previousStatus } = before;
  const campaign = await shownCampaign(after);
  const updated = event(after, { type: 'campaign.updated', entityId, data: { campaign } }, now);
  if (after.status === previousStatus) return [updated];
  const changed = event(after, { type: 'campaign.status_changed', entityId, data: { campaign, previousStatus } }, now);
  return more ? [changed, updated] : [changed];
}
