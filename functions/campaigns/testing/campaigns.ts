import { expect } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../shared/campaigns/campaign.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { queues } from '../../../shared/campaigns/queues.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler as watches } from '../alerts/check-campaigns.worker.ts';
import { handler as purge } from '../campaign/purge-campaigns.worker.ts';
import { Connection } from '../connections/connection.entity.ts';
import { Campaign as StoredCampaign } from '../core/campaign.entity.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { packDays, quarterOf } from '../core/day-series.ts';

export type CampaignBody = Partial<RouteInput<typeof campaigns.createCampaign>['body']>;

export const soldes = { name: 'Soldes d’hiver', platform: 'meta', objective: 'sales' } as const;

/** A campaign that someone makes. */
export async function newCampaign(token: string, body: CampaignBody = {}): Promise<Campaign> {
  const { status, data } = await call(campaigns.createCampaign, { token, body: { ...soldes, ...body } });
  expect(status).toBe(201);
  return data.campaign;
}

export const fetchCampaign = async (token: string, id: string): Promise<Campaign> =>
  (await call(campaigns.getCampaign, { token, params: { id } })).data.campaign;

export type RowBody = RouteInput<typeof performance.recordPerformance>['body']['rows'][number];

/** Figures that someone writes. */
export async function record(token: string, id: string, rows: RowBody[]) {
  const { status, data } = await call(performance.recordPerformance, { token, params: { id }, body: { rows } });
  expect(status).toBe(200);
  return data;
}

/** The figures of a campaign in the quarters of these days, made without a call; those that it had there are gone. */
export async function putFigures(workspaceId: string, campaignId: string, days: DayFigures[]): Promise<void> {
  for (const quarter of new Set(days.map(({ date }) => quarterOf(date)))) {
    const own = packDays(
      quarter,
      days.filter(({ date }) => quarterOf(date) === quarter),
    );
    await CampaignQuarter.put({ workspaceId, quarter, campaignId, days: own, revision: 1 }).go();
  }
  await StoredCampaign.patch({ workspaceId, campaignId }).add({ revision: 1 }).go();
}

/** Puts the campaigns of a workspace in an ad account that is not read any more. */
export async function loseAccount(workspaceId: string): Promise<void> {
  const connectionId = newId('con');
  const now = new Date().toISOString();
  await Connection.put({
    ...{ workspaceId, connectionId, accountId: '1', accountName: 'Compte', currency: 'EUR', timezone: 'Europe/Paris' },
    ...{ active: true, problem: 'token', backfillFrom: '2026-01-01', revision: 1 },
    ...{ version: 1, createdAt: now, updatedAt: now },
  }).go();
  const { data: own } = await StoredCampaign.query.byWorkspace({ workspaceId }).go({ pages: 'all' });
  for (const { campaignId } of own) await StoredCampaign.patch({ workspaceId, campaignId }).set({ connectionId }).go();
}

/** Has the campaigns of a workspace looked at, as the clock asks at a time. */
export async function watchAt(workspaceId: string, at: string): Promise<void> {
  expect(await campaignWatches.work(JSON.stringify({ task: 'all', workspaceId, at }))).toBe(0);
}

export const campaignWatches = queueRuns(queues.campaignWatches, watches);

/** What waits for the worker that removes the figures of deleted campaigns. */
export const campaignRemovals = queueRuns(queues.campaignRemovals, purge);
