import { expect } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../shared/campaigns/campaign.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { queues } from '../../../shared/campaigns/queues.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { call } from '../../platform/testing/call.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler as purge } from '../campaign/purge-campaigns.worker.ts';

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

/** What waits for the worker that removes the figures of deleted campaigns. */
export const campaignRemovals = queueRuns(queues.campaignRemovals, purge);
