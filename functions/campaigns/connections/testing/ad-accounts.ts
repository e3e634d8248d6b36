import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { Connection } from '../../../../shared/campaigns/connections.contract.ts';
import * as connections from '../../../../shared/campaigns/connections.contract.ts';
import { queues } from '../../../../shared/campaigns/queues.ts';
import { dayIn } from '../../../../shared/kernel/day-in.ts';
import { addDays } from '../../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
import * as settings from '../../../../shared/settings/meta-integration.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import { queueRuns } from '../../../platform/testing/queue-runs.ts';
import { meta } from '../../../platform/testing/services.ts';
import { handler } from '../../imports/run-campaign-import.worker.ts';

/** A number of Meta that no other test has. */
export const metaNumber = () => `1${String(randomInt(10 ** 12)).padStart(12, '0')}`;

/** So many days ago in Paris. */
export const daysAgo = (days: number) => addDays(dayIn('Europe/Paris'), -days);

type Row = { campaign_id: string; ad_id: string; date_start: string; [field: string]: unknown };

/** A row of insights as Meta writes it, its figures as texts; a purchase under two names. */
export const insightsRow = (campaign_id: string, ad_id: string, date_start: string, more: object = {}): Row => ({
  campaign_id,
  campaign_name: `Campagne ${campaign_id}`,
  adset_id: '77',
  adset_name: 'Lookalike 1 %',
  ad_id,
  ad_name: `Vidéo ${ad_id}`,
  date_start,
  date_stop: date_start,
  account_currency: 'EUR',
  attribution_setting: '7d_click_1d_view',
  spend: '12.34',
  impressions: '2000',
  reach: '1500',
  clicks: '60',
  inline_link_clicks: '40',
  actions: [
    { action_type: 'omni_purchase', value: '3' },
    { action_type: 'purchase', value: '3' },
    { action_type: 'landing_page_view', value: '30' },
  ],
  action_values: [{ action_type: 'omni_purchase', value: '150.5' }],
  ...more,
});

export const graphCampaign = (id: string, more: object = {}) => ({
  id,
  name: `Campagne ${id}`,
  objective: 'OUTCOME_SALES',
  effective_status: 'ACTIVE',
  daily_budget: '5050',
  start_time: '2026-01-05T00:00:00+0100',
  ...more,
});

export type AccountFilling = {
  campaigns?: object[];
  insights?: object[];
  ads?: object[];
  currency?: string;
  timezone_name?: string;
};

/** Someone whose workspace has a Meta token that opens one ad account. */
export async function accountOwner(filling: AccountFilling = {}, faults: object = {}) {
  const owner = await signedInUser();
  const accessToken = `EAAB${metaNumber()}`;
  const accountId = metaNumber();
  await call(settings.updateMetaIntegration, { token: owner.token, body: { accessToken } });
  const fill = (of: AccountFilling, wrong: object = {}) => {
    const account = { account_id: accountId, name: 'Maison Rivière', currency: 'EUR', timezone_name: 'Europe/Paris' };
    expect(meta.ads.fill({ token: accessToken, accounts: [{ ...account, ...of }], faults: wrong })).toBeNull();
  };
  fill(filling, faults);
  return { ...owner, accessToken, accountId, fill };
}
export type AccountOwner = Awaited<ReturnType<typeof accountOwner>>;

type Body = Partial<RouteInput<typeof connections.createConnection>['body']>;
export const connect = ({ token, accountId }: AccountOwner, body: Body = {}) =>
  call(connections.createConnection, { token, body: { platform: 'meta', accountId, ...body } });

/** Connects the account and reads it to the end. */
export async function connectedAccount(owner: AccountOwner, body: Body = {}): Promise<Connection> {
  const { status, data } = await connect(owner, body);
  expect(status).toBe(201);
  await campaignImports.runAll();
  return data.connection;
}

export const connectionNow = async ({ token }: AccountOwner, id: string) =>
  (await call(connections.listConnections, { token })).data.items.find((one) => one.id === id);

/** What waits for the worker of imports. */
export const campaignImports = queueRuns(queues.campaignImports, handler);

export const askedOfMeta = ({ accessToken }: AccountOwner) => meta.ads.requests(accessToken);
