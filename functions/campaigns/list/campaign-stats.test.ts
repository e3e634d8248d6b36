import { expect, it } from 'vitest';
import * as list from '../../../shared/campaigns/list.contract.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newCampaign, putFigures } from '../testing/campaigns.ts';

it('counts what filters find, and adds spend up by week and currency', async () => {
  const { token, user } = await signedInUser({}, { plan: 'starter', trialEndsAt: '2026-01-01T00:00:00.000Z' });
  const { workspaceId } = user;
  const riviere = await newClientOf(token, { name: 'Maison Rivière' });
  const one = await newCampaign(token, { status: 'active', clientId: riviere.id, industry: 'furniture' });
  const other = await newCampaign(token, { platform: 'google', objective: 'leads' });
  const dollars = await newCampaign(token, { currency: 'USD', status: 'active' });
  await putFigures(workspaceId, one.id, [
    { date: '2026-09-27', counts: { spend: 1 } },
    { date: '2026-09-28', counts: { spend: 10.1 } },
    { date: '2026-10-04', counts: { spend: 20.2 } },
    { date: '2026-10-12', counts: { clicks: 5 } },
    { date: '2026-10-19', counts: { spend: 0 } },
  ]);
  await putFigures(workspaceId, other.id, [{ date: '2026-10-01', counts: { spend: 0.1 } }]);
  await putFigures(workspaceId, dollars.id, [{ date: '2026-10-02', counts: { spend: 7 } }]);
  const query = { from: '2026-09-27', to: '2026-10-25' };
  const { status, data } = await call(list.getCampaignStats, { token, query });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ...query,
    total: 3,
    active: { used: 2, limit: 5 },
    byIndustry: [{ value: 'furniture', label: 'Ameublement', count: 1 }],
    byClient: [
      { value: riviere.id, label: 'Maison Rivière', count: 1 },
      { value: 'none', label: 'Sans client', count: 2 },
    ],
    currencies: [
      { currency: 'EUR', campaigns: 2, totals: { spend: 31.4, clicks: 5 } },
      { currency: 'USD', campaigns: 1, totals: { spend: 7, clicks: null } },
    ],
    spendByWeek: [
      { date: '2026-09-21', currency: 'EUR', spend: 1 },
      { date: '2026-09-28', currency: 'EUR', spend: 30.4 },
      { date: '2026-09-28', currency: 'USD', spend: 7 },
      { date: '2026-10-19', currency: 'EUR', spend: 0 },
    ],
  });
  const counts = (some: { value: string; count: number }[]) => some.map(({ value, count }) => `${value} ${count}`);
  expect(counts(data.byStatus)).toEqual(['draft 1', 'active 2', 'paused 0', 'ended 0', 'archived 0']);
  expect(counts(data.byPlatform).slice(0, 3)).toEqual(['meta 2', 'google 1', 'tiktok 0']);
  expect(counts(data.byObjective)).toContain('leads 1');

  const ofLeads = await call(list.getCampaignStats, { token, query: { ...query, objective: ['leads'] } });
  expect(ofLeads.data).toMatchObject({ total: 1, active: { used: 2 }, currencies: [{ totals: { spend: 0.1 } }] });
});

it('compared, each currency says how much more it is than before, and how it went', async () => {
  const { token, user } = await signedInUser();
  const one = await newCampaign(token);
  const other = await newCampaign(token);
  await putFigures(user.workspaceId, one.id, [
    { date: '2026-09-30', counts: { spend: 8 } },
    { date: '2026-10-01', counts: { spend: 10, revenue: 90, conversions: 12 } },
  ]);
  await putFigures(user.workspaceId, other.id, [{ date: '2026-10-01', counts: { spend: 2 } }]);
  const query = { from: '2026-10-01', to: '2026-10-02', compare: 'previous' } as const;
  const { data } = await call(list.getCampaignStats, { token, query });
  expect(data.currencies).toMatchObject([
    {
      totals: { spend: 12 },
      deltas: { spend: { current: 12, previous: 8, change: 0.5 }, roas: { previous: null, change: null } },
      trend: [
        { date: '2026-10-01', spend: 12, revenue: 90, conversions: 12, roas: 7.5, cpa: 1 },
        { date: '2026-10-02', spend: null, revenue: null, conversions: null, roas: null, cpa: null },
      ],
    },
  ]);
});

it('says nothing of other workspaces, nor to who may not read campaigns', async () => {
  const { token, workspace } = await signedInUser();
  await newCampaign(token);
  const stranger = await signedInUser();
  const { data } = await call(list.getCampaignStats, { token: stranger.token, query: {} });
  expect(data).toMatchObject({ total: 0, currencies: [], spendByWeek: [], byClient: [], active: { used: 0 } });
  const refused = await colleagueOf(workspace, { role: 'member', refusals: ['campaigns:read'] });
  expect((await call(list.getCampaignStats, { token: refused.token, query: {} })).status).toBe(403);
  expect((await call(list.getCampaignStats, { query: {} })).status).toBe(401);
});

it.each([
  ['from=2026-10-02&to=2026-10-01', 'to'],
  ['preset=always', 'preset'],
])('refuses %s', async (rawQuery, path) => {
  const { token } = await signedInUser();
  const { status, error } = await callRaw(list.getCampaignStats, { token, rawQuery });
  expect(status).toBe(400);
  expect(error.details).toMatchObject([{ path }]);
});
