import { expect, it } from 'vitest';
import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newCampaign, putFigures } from '../testing/campaigns.ts';

it('answers what was published, each figure with what it takes to judge it', async () => {
  const { token } = await signedInUser();
  const read = async (query: object) => (await call(comparison.getBenchmarks, { token, query })).data;
  const [fashion] = (await read({ platform: 'google', industry: 'fashion', metric: 'ctr' })).items;
  expect(fashion).toMatchObject({
    value: 0.0664,
    currency: null,
    statistic: 'mean',
    geo: 'US',
    n: 13_474,
    confidence: 'A',
  });
  const { items } = await read({});
  expect(items.length).toBeGreaterThan(200);
  expect((await read({ platform: 'meta', objective: 'leads' })).items).toEqual(
    items.filter(({ platform, objective }) => platform === 'meta' && objective === 'leads'),
  );
  expect((await read({ platform: 'microsoft', industry: 'dental' })).items).toEqual([]);
});

it('sets apart the quartiles of the workspace’s own campaigns over a year, from five on', async () => {
  const { token, user, workspace } = await signedInUser();
  const day = addDays(parisDay(), -300);
  const make = async (clicks: number, changes: object = {}, at = day) => {
    const { id } = await newCampaign(token, { industry: 'fashion', ...changes });
    await putFigures(user.workspaceId, id, [{ date: at, counts: { clicks, impressions: 1_000, spend: clicks } }]);
  };
  for (const clicks of [10, 20, 30, 40]) await make(clicks);
  const query = { platform: 'meta', industry: 'fashion' } as const;
  const ctr = async (asked: object = query) =>
    (await call(comparison.getBenchmarks, { token, query: { ...asked, metric: 'ctr' } })).data.own;
  expect(await ctr()).toEqual([
    { metric: 'ctr', n: 4, median: null, p25: null, p75: null, currency: null, reason: 'insufficient_campaigns' },
  ]);
  await make(60, { currency: 'USD' });
  await make(500, { platform: 'google' });
  await make(500, { industry: 'pets' });
  await make(500, {}, addDays(parisDay(), -366));
  expect(await ctr()).toEqual([
    { metric: 'ctr', n: 5, median: 0.03, p25: 0.02, p75: 0.04, currency: null, reason: null },
  ]);
  const { data } = await call(comparison.getBenchmarks, { token, query });
  // Amounts in one currency alone: the fifth is in dollars, and one has not the clicks that it takes.
  expect(data.own.find(({ metric }) => metric === 'cpc')).toMatchObject({ n: 2, currency: 'EUR' });
  expect(data.own.find(({ metric }) => metric === 'roas')).toMatchObject({ n: 0, median: null });
  const stranger = await signedInUser();
  expect((await call(comparison.getBenchmarks, { token: stranger.token, query })).data.own[0]?.n).toBe(0);
  const reader = await colleagueOf(workspace, { role: 'member', refusals: ['campaigns:read'] });
  expect((await call(comparison.getBenchmarks, { token: reader.token, query })).status).toBe(403);
});

it.each([
  ['platform=myspace', 'platform'],
  ['industry=kites', 'industry'],
  ['metric=frequency', 'metric'],
  ['currency=euros', 'currency'],
])('refuses %s', async (rawQuery, path) => {
  const { token } = await signedInUser();
  const { status, error } = await callRaw(comparison.getBenchmarks, { token, rawQuery });
  expect([status, error.details?.[0]?.path]).toEqual([400, path]);
  expect((await callRaw(comparison.getBenchmarks, { rawQuery: '' })).status).toBe(401);
});
