import { addDays, parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { Counts } from '../../../../shared/rules/counters.ts';
import type { DayFigures } from '../../../../shared/rules/totals.ts';
import { newId } from '../../../platform/new-id.ts';
import { Campaign } from '../../core/campaign.entity.ts';
import { type CampaignBody, newCampaign, putFigures } from '../../testing/campaigns.ts';
import { Alert, type AlertItem } from '../alert.entity.ts';

/** Days on which nothing happens: all alike but for their weekday. */
export const calmDays = (from: string, count: number, more: Counts = {}): DayFigures[] =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays(from, at),
    counts: {
      ...{ spend: 200 + (at % 7), impressions: 40_000 + 100 * (at % 7), clicks: 800, linkClicks: 600 },
      ...{ conversions: 20, revenue: 1_200 },
      ...more,
    },
  }));

/** The same with other figures on some days. */
export const withDays = (days: DayFigures[], others: Record<string, Counts>): DayFigures[] =>
  days.map(({ date, counts }) => ({ date, counts: { ...counts, ...others[date] } }));

/** A campaign that runs, with figures that nobody was told of. */
export async function runningCampaign(token: string, workspaceId: string, days: DayFigures[], body: CampaignBody = {}) {
  const { id } = await newCampaign(token, { status: 'active', ...body });
  await replaceFigures(workspaceId, id, days);
  return id;
}

export async function replaceFigures(workspaceId: string, campaignId: string, days: DayFigures[]): Promise<void> {
  await putFigures(workspaceId, campaignId, days);
  const [firstDay, lastDay] = [days[0]?.date, days.at(-1)?.date];
  if (firstDay && lastDay) await Campaign.patch({ workspaceId, campaignId }).set({ firstDay, lastDay }).go();
}

/** An alert of a campaign, which becomes active. */
export async function putAlert(workspaceId: string, campaignId: string, more: Partial<AlertItem> = {}) {
  const alertId = newId('alr');
  const now = new Date().toISOString();
  const day = addDays(parisDay(), -1);
  const evidence = { value: 410, expected: 200, score: 9, direction: 'up', lower: null, upper: null } as const;
  await Alert.put({
    ...{ workspaceId, campaignId, alertId, thing: 'anomaly/spend/up', kind: 'anomaly', metric: 'spend' },
    ...{ severity: 'critical', title: 'Dépense\u00a0: hausse inhabituelle', detail: 'Dépense', spend: 1_600 },
    ...{ evidence: { ...evidence, from: day, to: day }, state: 'open', firstSeenOn: day, lastSeenOn: day },
    ...{ createdAt: now, updatedAt: now, version: 1 },
    ...more,
  }).go();
  const { data } = await Campaign.get({ workspaceId, campaignId }).go({ consistent: true });
  await Campaign.patch({ workspaceId, campaignId })
    .set({ status: 'active', alertIds: [...(data?.alertIds ?? []), alertId] })
    .add({ openAlerts: more.state && more.state !== 'open' ? 0 : 1, revision: 1 })
    .go();
  return alertId;
}
