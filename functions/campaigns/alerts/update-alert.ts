import { type AlertState, dismissedDays } from '../../../shared/campaigns/alert.ts';
import * as alerts from '../../../shared/campaigns/alerts.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { Campaign, type CampaignItem } from '../core/campaign.entity.ts';
import { Alert, type AlertItem } from './alert.entity.ts';
import { replaceAlert } from './replace-alert.ts';
import { shownAlert } from './shown-alert.ts';

/** What someone does with an alert; how many of its campaign are open follows in the same transaction. */
export const handler = defineHandler(alerts.updateAlert, (call) => withFreshReads(() => updateOnce(call)));

async function updateOnce({ actor, params: { id }, body }: Call<typeof alerts.updateAlert>) {
  const { workspaceId, userId } = actor;
  const { data: before } = await Alert.get({ workspaceId, alertId: id }).go({ consistent: true });
  if (!before) throw new AppError('not_found');
  const { campaignId } = before;
  const { data: campaign } = await Campaign.get({ workspaceId, campaignId }).go({ consistent: true });
  if (!campaign) throw new AppError('not_found');
  if (before.version !== body.version) throw new AppError('conflict');
  if (shownAlert(before, campaign).state === 'resolved') throw new AppError('alert_resolved');
  if (before.state === body.state) return { alert: shownAlert(before, campaign) };
  const now = new Date();
  const after = taken(before, body.state, userId, now);
  await write([
    replaceAlert(before, after),
    ...countOpen(campaign, after, Number(after.state === 'open') - Number(before.state === 'open')),
    audit(actor, { type: `campaign.alert_${doneBy[body.state]}`, entityId: campaignId }, now),
  ]);
  return { alert: shownAlert(after, campaign) };
}

const doneBy = { acknowledged: 'acknowledged', dismissed: 'dismissed', open: 'reopened' } as const;

const taken = (item: AlertItem, state: AlertState, userId: string, now: Date): AlertItem => ({
  ...item,
  state,
  takenBy: state === 'open' ? undefined : userId,
  dismissedUntil: state === 'dismissed' ? new Date(now.getTime() + dismissedDays * dayMs).toISOString() : undefined,
  updatedAt: now.toISOString(),
  version: item.version + 1,
});

/** None where nothing changes; refused when the campaign is gone or no longer active. */
function countOpen({ workspaceId, campaignId }: CampaignItem, { severity }: AlertItem, more: number): Operation[] {
  if (more === 0) return [];
  const counted = Campaign.patch({ workspaceId, campaignId }).add({
    openAlerts: more,
    revision: 1,
    ...(severity === 'critical' && { criticalAlerts: more }),
  });
  return [
    update(
      counted.where(({ status }, { eq }) => eq(status, 'active')),
      changedMeanwhile,
    ),
  ];
}
