import { toldOneByOne } from '../../../shared/campaigns/alert.ts';
import type { AlertRule } from '../../../shared/campaigns/alert-rule.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Campaign, type CampaignItem } from '../core/campaign.entity.ts';
import { replaceCampaign } from '../core/campaign-writes.ts';
import { shownCampaign } from '../core/shown-campaign.ts';
import { Alert, type AlertItem } from './alert.entity.ts';
import { countRaised, readAlertDay } from './alert-day.entity.ts';
import { campaignThings } from './campaign-things.ts';
import { type NextAlerts, nextAlerts } from './next-alerts.ts';
import { replaceAlert } from './replace-alert.ts';
import { shownAlert } from './shown-alert.ts';

type Key = { workspaceId: string; campaignId: string };
export type Checking = {
  now: Date;
  /** Of a run by the clock its time; without it, each write of the campaign is a check of its own. */
  checkId?: string | undefined;
  rules: readonly AlertRule[];
};

/**
 * Looks at a campaign as of the day before, and brings its alerts up to that: several at once are as one after the other. Answers
 * whether more was raised today than is told one by one. Nothing is looked at of one that is not active: its alerts are resolved.
 */
export const checkCampaign = (key: Key, checking: Checking): Promise<boolean> =>
  withFreshReads(() => checkOnce(key, checking));

async function checkOnce(key: Key, { now, checkId, rules }: Checking): Promise<boolean> {
  const { data: campaign } = await Campaign.get(key).go({ consistent: true });
  if (!campaign) return false;
  const live = await liveAlerts(campaign);
  // Nobody is told of what was invented.
  const isWatched = campaign.status === 'active' && !campaign.example;
  if (!isWatched && live.length === 0 && !campaign.alertIds?.length) return false;
  const asOf = addDays(dayIn(campaign.timezone, now), -1);
  const things = isWatched ? await campaignThings(campaign, rules, asOf) : [];
  const check = { checkId: checkId ?? `revision/${campaign.revision}`, now, asOf };
  const next = nextAlerts(campaign, live, things, check);
  return writeNext(campaign, next, now);
}

async function liveAlerts({ workspaceId, alertIds = [] }: CampaignItem): Promise<AlertItem[]> {
  if (alertIds.length === 0) return [];
  const items = await readTogether(alertIds.map((alertId) => Alert.get({ workspaceId, alertId })));
  return items.flatMap((Item) => Alert.parse({ Item }).data ?? []).filter(({ state }) => state !== 'resolved');
}

/** Of the hundred operations of a transaction: twice as many alerts as a campaign has, three for each that is raised. */
async function writeNext(before: CampaignItem, { changed, raised, live }: NextAlerts, now: Date): Promise<boolean> {
  const after = withAlerts(before, live);
  if (after === before && changed.length === 0) return false;
  const day = { workspaceId: before.workspaceId, day: parisDay(now) };
  const told = raised.length > 0 ? (await readAlertDay(day)).raised : 0;
  const quiet = raised.map(({ severity }, at) => told + at >= toldOneByOne[severity]);
  const untold = quiet.filter(Boolean).length;
  await write([
    ...(after === before ? [] : [replaceCampaign(before, after)]),
    ...changed.map((change) => operationOf(change)),
    ...(raised.length > 0 ? [countRaised(day, told, { raised: raised.length, untold })] : []),
    ...(await raisedOperations(after, raised, quiet, now)),
  ]);
  return untold > 0;
}

const operationOf = ({ before, after }: NextAlerts['changed'][number]): Operation =>
  before ? replaceAlert(before, after) : put(Alert.create(after), changedMeanwhile);

/** Itself where they are as they were. */
function withAlerts(campaign: CampaignItem, live: readonly AlertItem[]): CampaignItem {
  const alertIds = live.map(({ alertId }) => alertId);
  const open = live.filter(({ state }) => state === 'open');
  const criticalAlerts = open.filter(({ severity }) => severity === 'critical').length;
  const { alertIds: known = [] } = campaign;
  const isSame =
    open.length === (campaign.openAlerts ?? 0) &&
    criticalAlerts === (campaign.criticalAlerts ?? 0) &&
    alertIds.length === known.length &&
    alertIds.every((id) => known.includes(id));
  return isSame ? campaign : { ...campaign, alertIds, openAlerts: open.length, criticalAlerts };
}

/** Webhooks are told of each; people of the first of the day, and of the others by one notification that counts them. */
async function raisedOperations(
  campaign: CampaignItem,
  raised: readonly AlertItem[],
  quiet: readonly boolean[],
  now: Date,
): Promise<Operation[]> {
  if (raised.length === 0) return [];
  const { workspaceId, campaignId } = campaign;
  const shown = await shownCampaign(campaign);
  return raised.flatMap((alert, at) => [
    audit(bySystem({ workspaceId }), { type: 'campaign.alert_raised', entityId: campaignId }, now),
    event(
      { workspaceId },
      {
        type: 'campaign.alert_raised',
        entityId: campaignId,
        data: { campaign: shown, alert: shownAlert(alert, campaign) },
        ...(quiet[at] && { quiet: true }),
      },
      now,
    ),
  ]);
}
