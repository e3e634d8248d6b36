import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import * as alerts from '../../../shared/campaigns/alerts.contract.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import * as example from '../../../shared/campaigns/example.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { documentClient } from '../../platform/db/client.ts';
import { env } from '../../platform/env.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { checkCampaign } from '../alerts/check-campaign.ts';
import { campaignUse } from '../core/campaign-book.entity.ts';
import { campaignRemovals, newCampaign } from '../testing/campaigns.ts';

afterEach(() => {
  vi.useRealTimers();
});

const load = (token: string) => call(example.loadExample, { token, body: {} });
const remove = (token: string) => call(example.removeExample, { token });
const listed = async (token: string) => (await call(list.listCampaigns, { token, query: {} })).data;

/** The kinds of items that a workspace has, but for the lines of its log. */
async function kindsOf(workspaceId: string): Promise<string[]> {
  const kinds: string[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documentClient.send(
      new ScanCommand({
        TableName: env.TABLE_NAME,
        ConsistentRead: true,
        FilterExpression: 'contains(pk, :workspace)',
        ExpressionAttributeValues: { ':workspace': workspaceId },
        ExclusiveStartKey: after,
      }),
    );
    kinds.push(...Items.map(({ __edb_e__ }) => String(__edb_e__)));
    after = LastEvaluatedKey;
  } while (after);
  return kinds.filter((kind) => kind !== 'activity').sort();
}

it('is a small account with figures up to yesterday, marked, told to nobody and outside the plan', async () => {
  const { token, user } = await signedInUser({}, { plan: 'starter' });
  const { status, data } = await load(token);
  expect(status).toBe(201);
  const found = await listed(token);
  expect(found.items.map(({ id }) => id).sort()).toEqual([...data.ids].sort());
  expect(found.items.every((one) => one.example && one.tags.includes('exemple'))).toBe(true);
  expect(found).toMatchObject({ example: true, activeUse: { used: 0, limit: 5 } });
  expect(found.items.map(({ lastDay }) => lastDay)).toContain(addDays(parisDay(), -1));
  const [euros] = found.currencies;
  expect(euros?.ratios.roas.value).toBeGreaterThan(1);
  const large = found.items.find(({ adCount }) => adCount === 3);
  const params = { id: large?.id ?? '' };
  const query = { preset: 'last_90' as const };
  const { data: metrics } = await call(performance.getCampaignMetrics, { token, params, query });
  const { data: ads } = await call(performance.listCampaignAds, { token, params, query });
  const spent = ads.items.reduce((sum, { totals }) => sum + (totals.spend ?? 0), 0);
  expect(spent).toBeCloseTo(metrics.totals.spend ?? 0, 2);
  expect(await eventsOf({ workspaceId: user.workspaceId })).toEqual([]);
  expect(await campaignUse(user.workspaceId)).toEqual({ count: 0, active: 0 });
});

it('raises no alert and is in nobody’s own figures', async () => {
  const { token, user } = await signedInUser();
  const { data } = await load(token);
  for (const campaignId of data.ids)
    expect(await checkCampaign({ workspaceId: user.workspaceId, campaignId }, { now: new Date(), rules: [] })).toBe(
      false,
    );
  expect((await call(alerts.listAlerts, { token, query: {} })).data.total).toBe(0);
  const { data: landmarks } = await call(comparison.getBenchmarks, {
    token,
    query: { metric: 'roas', currency: 'EUR' },
  });
  expect(landmarks.own).toMatchObject([{ n: 0 }]);
});

it('is there once when it is loaded twice at once, or again', async () => {
  const { token } = await signedInUser();
  const [one, other] = await Promise.all([load(token), load(token)]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.data.ids.sort()).toEqual(one.data.ids.sort());
  expect((await load(token)).data.ids.sort()).toEqual(one.data.ids);
  expect((await listed(token)).total).toBe(one.data.ids.length);
});

it('leaves nothing when it is removed, twice at once, and nothing of anyone else’s goes', async () => {
  const [mine, other] = await Promise.all([signedInUser(), signedInUser()]);
  const { workspaceId } = mine.user;
  const own = await newCampaign(mine.token, { status: 'active' });
  const before = await kindsOf(workspaceId);
  const { data } = await load(mine.token);
  await load(other.token);
  const withExample = await kindsOf(workspaceId);
  expect(withExample.length).toBeGreaterThan(before.length + 40);
  const [id = ''] = data.ids;
  await call(campaigns.deleteCampaign, { token: mine.token, params: { id } });
  await Promise.all([remove(mine.token), remove(mine.token)]);
  expect((await listed(mine.token)).items.map((one) => one.id)).toEqual([own.id]);
  expect(await campaignUse(workspaceId)).toEqual({ count: 1, active: 1 });
  vi.useFakeTimers({ now: Date.now() + 180_000, toFake: ['Date'] });
  await campaignRemovals.runAll();
  const left = (await kindsOf(workspaceId)).filter((kind) => kind !== 'event');
  expect(left).toEqual(before.filter((kind) => kind !== 'event'));
  expect((await listed(other.token)).total).toBe(data.ids.length);
  expect((await remove(mine.token)).data.ids).toEqual([]);
});

it('comes back once its campaigns were deleted one by one', async () => {
  const { token } = await signedInUser();
  const { data } = await load(token);
  await call(campaigns.bulkCampaigns, { token, body: { ids: data.ids, action: 'delete' } });
  expect((await listed(token)).example).toBe(false);
  const again = await load(token);
  expect(again.data.ids).not.toContain(data.ids[0]);
  expect((await listed(token)).total).toBe(data.ids.length);
});

it('stays outside the plan whatever becomes of its campaigns', async () => {
  const { token, user } = await signedInUser({}, { plan: 'starter' });
  const { data } = await load(token);
  await call(campaigns.bulkCampaigns, { token, body: { ids: data.ids, action: 'status', value: 'active' } });
  await call(campaigns.deleteCampaign, { token, params: { id: data.ids[0] ?? '' } });
  await call(campaigns.restoreCampaign, { token, params: { id: data.ids[0] ?? '' }, body: {} });
  expect(await campaignUse(user.workspaceId)).toEqual({ count: 0, active: 0 });
  for (let at = 0; at < 5; at++) await newCampaign(token, { status: 'active' });
});
