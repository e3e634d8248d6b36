import { describe, expect, it } from 'vitest';
import * as cohorts from '../../../shared/analytics/cohorts.contract.ts';
import * as funnel from '../../../shared/analytics/funnel.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { beginningOf } from '../../../shared/rules/periods.ts';
import { newCampaign, putFigures } from '../../campaigns/testing/campaigns.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';

const today = parisDay();
const yesterday = addDays(today, -1);
const period = { from: yesterday, to: today };

async function agency() {
  const { token, workspace } = await signedInUser();
  const ran = async (body: Parameters<typeof newCampaign>[1], days: Parameters<typeof putFigures>[2]) => {
    const { id } = await newCampaign(token, body);
    await putFigures(workspace.workspaceId, id, days);
    return id;
  };
  return {
    ...{ token, workspace, ran },
    funnel: (query: RouteInput<typeof funnel.getFunnel>['query'] = {}) =>
      call(funnel.getFunnel, { token, query: { ...period, ...query } }),
    cohorts: (query: RouteInput<typeof cohorts.getCohorts>['query'] = {}) =>
      call(cohorts.getCohorts, { token, query: { ...period, ...query } }),
  };
}

describe('the funnel', () => {
  it('goes from impressions to conversions over the days that measured both, and on to what was signed', async () => {
    const { token, ran, funnel: asked } = await agency();
    const id = await ran({ name: 'A', platform: 'meta' }, [
      { date: yesterday, counts: { spend: 100, impressions: 10_000, linkClicks: 200, conversions: 4 } },
      { date: today, counts: { spend: 50, impressions: 5_000, conversions: 6 } },
    ]);
    await newProspect(token, { lastName: 'A', campaignId: id });
    await newProspect(token, { lastName: 'B', campaignId: id, status: 'qualified', value: 100 });
    await newProspect(token, { lastName: 'C', campaignId: id, status: 'won', value: 900.5 });
    await newProspect(token, { lastName: 'D', source: 'ads', status: 'won', value: 70, currency: 'USD' });
    await newProspect(token, { lastName: 'E', source: 'referral', status: 'won', value: 5_000 });
    const { status, data } = await asked();
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...period, currency: 'EUR', spend: 150 });
    expect(data.steps.map(({ key, value }) => [key, value])).toEqual([
      ['impressions', 15_000],
      ['linkClicks', 200],
      ['landingPageViews', null],
      ['addToCarts', null],
      ['checkouts', null],
      ['conversions', 10],
    ]);
    // Clicks were counted on the first day alone: 200 of its 10,000, and its 4 conversions of them.
    expect(data.steps[1]?.rate).toMatchObject({ of: 'impressions', numerator: 200, denominator: 10_000, value: 0.02 });
    expect(data.steps[5]?.rate).toMatchObject({ of: 'linkClicks', numerator: 4, denominator: 200 });
    expect(data.steps[5]?.fromFirst).toMatchObject({ numerator: 10, denominator: 15_000 });
    expect(data.crm).toMatchObject([
      { key: 'prospects', count: 4, value: 1_000.5, unvalued: 2, rate: null, cost: { value: 37.5 } },
      { key: 'qualified', count: 3, rate: { value: 0.75 }, cost: { value: 50 } },
      { key: 'proposal', count: 2, rate: { numerator: 2, denominator: 3 } },
      { key: 'won', count: 2, value: 900.5, unvalued: 1, cost: { value: 75 }, fromFirst: { value: 0.5 } },
    ]);
  });

  it('narrowed to some campaigns, leaves out who came from none of them', async () => {
    const { token, ran, funnel: asked } = await agency();
    const client = await newClientOf(token, { name: 'Maison' });
    const days = [{ date: yesterday, counts: { spend: 10 } }];
    const meta = await ran({ name: 'A', platform: 'meta', clientId: client.id }, days);
    const google = await ran({ name: 'B', platform: 'google' }, days);
    await newProspect(token, { lastName: 'A', campaignId: meta });
    await newProspect(token, { lastName: 'B', campaignId: google });
    await newProspect(token, { lastName: 'C', source: 'ads', clientId: client.id });
    const counted = async (query: Parameters<typeof asked>[0]) => (await asked(query)).data.crm?.[0]?.count;
    expect(await counted({})).toBe(3);
    expect(await counted({ platform: ['google'] })).toBe(1);
    expect(await counted({ clientId: [client.id] })).toBe(2);
  });

  it('never adds two currencies', async () => {
    const { token, ran, funnel: asked } = await agency();
    const euros = await ran({ name: 'A', currency: 'EUR' }, [
      { date: yesterday, counts: { spend: 10, impressions: 5 } },
    ]);
    const dollars = await ran({ name: 'B', currency: 'USD' }, [
      { date: yesterday, counts: { spend: 20, impressions: 7 } },
    ]);
    await newProspect(token, { lastName: 'A', campaignId: euros });
    await newProspect(token, { lastName: 'B', campaignId: dollars });
    await newProspect(token, { lastName: 'C', source: 'ads' });
    const refused = await asked();
    expect([refused.status, refused.error?.details?.[0]?.path]).toEqual([400, 'currency']);
    const { data } = await asked({ currency: 'USD' });
    expect(data).toMatchObject({ spend: 20, steps: [{ value: 7 }, {}, {}, {}, {}, {}] });
    expect(data.crm?.[0]).toMatchObject({ count: 1, cost: { value: 20 } });
    expect((await asked({ currency: 'EUR' })).data.crm?.[0]).toMatchObject({ count: 2, cost: { value: 5 } });
  });

  it('tells who may not read prospects the steps of the ads alone', async () => {
    const { workspace, ran } = await agency();
    await ran({ name: 'A' }, [{ date: yesterday, counts: { spend: 10, impressions: 5 } }]);
    const { token } = await colleagueOf(workspace, { role: 'member', refusals: ['prospects:read'] });
    const { status, data } = await call(funnel.getFunnel, { token, query: period });
    expect([status, data.crm, data.steps[0]?.value]).toEqual([200, null, 5]);
    expect((await call(cohorts.getCohorts, { token, query: period })).status).toBe(403);
  });

  it('of nothing has nothing, and no nought', async () => {
    const { funnel: asked, cohorts: askedCohorts } = await agency();
    const { data } = await asked();
    expect([data.spend, data.currency, ...data.steps.map(({ value }) => value)]).toEqual(Array(8).fill(null));
    expect(data.crm?.[3]).toMatchObject({ count: 0, value: null, cost: { value: null, reason: 'not_measured' } });
    expect((await askedCohorts()).data.items).toMatchObject([
      { prospects: 0, spend: null, payback: { reason: 'not_measured' } },
    ]);
  });
});

it('cohorts are whole months, with what was spent in them and what they brought since', async () => {
  const { token, ran, cohorts: asked } = await agency();
  const month = beginningOf('month', today);
  const id = await ran({ name: 'A' }, [{ date: month, counts: { spend: 300 } }]);
  await newProspect(token, { lastName: 'A', campaignId: id, status: 'won', value: 400 });
  await newProspect(token, { lastName: 'B', campaignId: id });
  await newProspect(token, { lastName: 'C', campaignId: id, status: 'won', value: 80, currency: 'USD' });
  const { status, data } = await asked({ from: today, to: today });
  expect(status).toBe(200);
  expect(data).toEqual({
    ...{ from: month, to: today, currency: 'EUR' },
    items: [
      {
        ...{ month, prospects: 3, spend: 300 },
        steps: [{ after: 0, won: 2, value: 400 }],
        payback: { after: 0, reason: null },
        dealCost: { value: 150, reason: null, numerator: 300, denominator: 2 },
      },
    ],
  });
  expect((await asked({ from: '2024-01-01', to: today })).status).toBe(200);
  expect((await asked({ by: 'week' as never })).status).toBe(400);
});
