import { describe, expect, it } from 'vitest';
import type { ComputedBlock } from '../../../shared/analytics/report-data.ts';
import * as contract from '../../../shared/analytics/reports.contract.ts';
import { updateSales } from '../../../shared/analytics/sales.contract.ts';
import { compareCampaigns } from '../../../shared/campaigns/comparison.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { newClientOf, png } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';
import { newReport } from '../testing/reports.ts';

const data = (token: string, id: string, asOf = '2026-03-04') =>
  call(contract.getReportData, { token, params: { id }, query: { asOf } });

const day = (date: string, spend: number, more: object = {}) => ({ date, spend, impressions: 10_000, ...more });

const blockOf = <T extends ComputedBlock['type']>(blocks: ComputedBlock[], type: T) =>
  blocks.find((block): block is ComputedBlock & { type: T } => block.type === type);

async function twoCampaigns() {
  const { token, user } = await signedInUser();
  const meta = await newCampaign(token, { name: 'Soldes', status: 'active', startDate: '2026-01-01' });
  const google = await newCampaign(token, { name: 'Marque', platform: 'google', status: 'active' });
  await record(token, meta.id, [day('2026-01-31', 50), day('2026-02-01', 100), day('2026-02-28', 200.5)]);
  await record(token, google.id, [day('2026-02-01', 300), day('2026-02-27', 10), day('2026-02-28', 0)]);
  return { token, user, meta, google };
}

describe('getReportData', () => {
  it('tells the month before the day on which it is read, compared, in parts that add up', async () => {
    const { token } = await twoCampaigns();
    const { id } = await newReport(token);
    const answer = await data(token, id);
    expect(answer.status).toBe(200);
    const { blocks, ...said } = answer.data.data;
    expect(said).toEqual({
      ...{ from: '2026-02-01', to: '2026-02-28', previous: { from: '2026-01-04', to: '2026-01-31' } },
      ...{ asOf: '2026-03-04', currency: 'EUR', campaigns: 2, dataThrough: '2026-02-28', provisionalFrom: null },
      ...{ isConverted: false, attributions: [null], conversionNames: [] },
    });
    expect(blocks.map(({ type }) => type)).toEqual([
      'text',
      'figures',
      'timeseries',
      'breakdown',
      'pacing',
      'funnel',
      'blended',
      'compare',
      'creatives',
      'annotations',
    ]);
    expect(blockOf(blocks, 'figures')?.cells).toEqual([
      { measure: 'spend', value: 610.5, reason: null, previous: 50, change: (610.5 - 50) / 50, pValue: null },
      { measure: 'revenue', value: null, reason: 'not_measured', previous: null, change: null, pValue: null },
      { measure: 'roas', value: null, reason: 'not_measured', previous: null, change: null, pValue: null },
    ]);
    const spentIn = (cells: { value: number | null }[]) => cells[0]?.value ?? 0;
    const points = blockOf(blocks, 'timeseries')?.points ?? [];
    expect(points.reduce((sum, { cells }) => sum + spentIn(cells), 0)).toBe(610.5);
    const parts = blockOf(blocks, 'breakdown');
    expect(parts?.lines.map(({ label, cells }) => [label, spentIn(cells)])).toEqual([
      ['Google Ads', 310],
      ['Meta', 300.5],
    ]);
    expect(parts).toMatchObject({ total: 2, overlapping: false, whole: [{ value: 610.5 }, { value: null }] });
  });

  it('is through the last day that every active campaign has', async () => {
    const { token, meta, google } = await twoCampaigns();
    const report = await newReport(token);
    const through = async () => (await data(token, report.id)).data.data.dataThrough;
    const late = await newCampaign(token, { name: 'Tardive', status: 'active', startDate: '2026-03-01' });
    expect(await through()).toBe('2026-02-28');
    const short = await newCampaign(token, { name: 'Courte', status: 'active' });
    expect(await through()).toBeNull();
    await record(token, short.id, [day('2026-02-01', 1), day('2026-02-27', 1)]);
    // The first has no 27 February.
    expect(await through()).toBe('2026-02-01');
    expect(new Set([meta.id, google.id, late.id]).size).toBe(3);
  });

  it('shows no id, and nothing of what was not chosen', async () => {
    const { token, user, meta } = await twoCampaigns();
    const { id } = await newReport(token, { blocks: [{ type: 'figures', measures: ['spend'] }] });
    const { text } = await data(token, id);
    expect(text).not.toMatch(/Soldes|Marque|impressions/);
    for (const hidden of [meta.id, user.workspaceId, user.userId]) expect(text).not.toContain(hidden);
  });

  it('is empty when all its campaigns are gone, and asks for a currency where there are two', async () => {
    const { token } = await signedInUser();
    const none = await newReport(token);
    const { data: told } = (await data(token, none.id)).data;
    expect(told).toMatchObject({ currency: 'EUR', campaigns: 0 });
    expect(blockOf(told.blocks, 'figures')?.cells[0]).toMatchObject({ value: null });
    await newCampaign(token, {});
    await newCampaign(token, { currency: 'USD' });
    const { id } = await newReport(token, { currency: null, filters: {} });
    const { status, error } = await data(token, id);
    expect([status, error.details?.[0]?.path]).toEqual([400, 'currency']);
  });

  it('is not told to who may not read campaigns, nor by client to who may not read clients', async () => {
    const { token, user } = await twoCampaigns();
    await newClientOf(token);
    const { id } = await newReport(token);
    const byClient = await newReport(token, { blocks: [{ type: 'breakdown', by: 'client', measures: ['spend'] }] });
    const without = async (refused: 'campaigns:read' | 'clients:read') =>
      (await colleagueOf(user, { role: 'manager', refusals: [refused] })).token;
    expect((await data(await without('campaigns:read'), id)).status).toBe(403);
    const blind = await without('clients:read');
    expect([(await data(blind, id)).status, (await data(blind, byClient.id)).status]).toEqual([200, 403]);
    const stranger = await signedInUser();
    expect((await data(stranger.token, id)).status).toBe(404);
  });

  it('tells the steps of the ads, and of the prospects whom they brought how many came how far', async () => {
    const { token, user, meta } = await twoCampaigns();
    await record(token, meta.id, [day('2026-02-10', 50, { linkClicks: 200, conversions: 4 })]);
    const blocksAsked = [{ type: 'funnel' as const }, { type: 'funnel' as const, crm: true }];
    const today = { from: parisDay(), to: parisDay() };
    const { id } = await newReport(token, { period: today, blocks: blocksAsked });
    const past = await newReport(token, { blocks: [{ type: 'funnel' }] });
    const funnels = async (bearer = token) => {
      const answer = await data(bearer, id);
      return { ...answer, blocks: answer.status === 200 ? answer.data.data.blocks : [] };
    };
    await newProspect(token, { lastName: 'Confidentiel', campaignId: meta.id, status: 'qualified', value: 900 });
    // Narrowed to platforms, it leaves out who came from no campaign.
    await newProspect(token, { lastName: 'Autre', source: 'ads' });
    const { text, blocks } = await funnels();
    expect(blocks).toMatchObject([{ crm: null }, { crm: [{ key: 'prospects', count: 1 }, { count: 1 }, {}, {}] }]);
    for (const hidden of ['Confidentiel', '900', user.workspaceId, meta.id]) expect(text).not.toContain(hidden);
    const ofAds = blockOf((await data(token, past.id)).data.data.blocks, 'funnel');
    expect(ofAds?.steps.map(({ value }) => value)).toEqual([60_000, 200, null, null, null, 4]);
    const blind = await colleagueOf(user, { role: 'manager', refusals: ['prospects:read'] });
    expect([(await funnels(blind.token)).status, (await data(blind.token, past.id)).status]).toEqual([403, 200]);
  });

  it('tells real sales beside what its platforms claim, and deals to who may read prospects', async () => {
    const { token, user, meta } = await twoCampaigns();
    await record(token, meta.id, [day('2026-02-01', 100, { revenue: 1_000 })]);
    const rows = [{ day: '2026-02-01', revenue: 800, orders: 8, newCustomers: 4 }];
    const { id } = await newReport(token, { blocks: [{ type: 'blended' }], filters: { platform: ['meta'] } });
    const told = async (bearer = token, report = id) => {
      const answer = await data(bearer, report);
      return { status: answer.status, block: answer.data && blockOf(answer.data.data.blocks, 'blended') };
    };
    expect((await told()).block).toMatchObject({ salesDays: 0, revenue: null, claimed: { revenue: 1_000 } });
    await call(updateSales, { token, body: { rows, currency: 'EUR' } });
    expect((await told()).block).toMatchObject({
      ...{ source: 'sales', salesDays: 1, narrowed: true, revenue: 800, orders: 8, spend: 300.5 },
      ...{ globalRoas: { value: 8 }, adShare: { value: 0.125 }, newCustomerCost: { value: 25 } },
      ...{ overclaim: { value: 1.25 }, claimed: { byPlatform: [{ label: 'Meta', revenue: 1_000, spend: 100 }] } },
    });
    const deals = await newReport(token, { blocks: [{ type: 'blended', source: 'crm' }] });
    expect((await told(token, deals.id)).block).toMatchObject({ source: 'crm', orders: 0, salesDays: 28 });
    const blind = await colleagueOf(user, { role: 'manager', refusals: ['prospects:read'] });
    expect([(await told(blind.token, deals.id)).status, (await told(blind.token)).status]).toEqual([403, 200]);
  });

  it('compares the campaigns of the report alone, and says how many of those chosen are not', async () => {
    const { token, meta, google } = await twoCampaigns();
    const other = await signedInUser();
    const foreign = await newCampaign(other.token, { name: 'Étrangère' });
    const days = (spend: number) =>
      Array.from({ length: 16 }, (_, at) => day(addDays('2026-02-03', at), spend + (at % 2), { conversions: 2 }));
    await record(token, meta.id, days(36));
    await record(token, google.id, days(50));
    const campaignIds = [google.id, meta.id, foreign.id];
    const compared = { type: 'compare' as const, campaignIds, metrics: ['cpa' as const, 'roas' as const] };
    const february = { period: { from: '2026-02-03', to: '2026-02-18' }, blocks: [compared] };
    const { id } = await newReport(token, february);
    const block = blockOf((await data(token, id)).data.data.blocks, 'compare');
    const asked = { campaignIds: campaignIds.slice(0, 2), ...february.period, metrics: compared.metrics };
    const { verdict, notes, metrics } = (await call(compareCampaigns, { token, body: asked })).data;
    expect(block).toMatchObject({ names: ['Marque', 'Soldes'], leftOut: 1, comparison: { verdict, notes } });
    expect(verdict).toMatchObject({ metric: 'cpa', state: 'winner', winner: 1 });
    expect(block?.comparison?.metrics.map(({ subjects }) => subjects)).toEqual(
      metrics.map(({ subjects }) =>
        subjects.map(({ value, interval, reason, days: told }) => ({ value, interval, reason, days: told })),
      ),
    );
    const { text } = await data(token, id);
    for (const hidden of [...campaignIds, 'Étrangère']) expect(text).not.toContain(hidden);
    const narrow = await newReport(token, { ...february, filters: { platform: ['meta'] } });
    const alone = blockOf((await data(token, narrow.id)).data.data.blocks, 'compare');
    expect(alone).toMatchObject({ names: [], leftOut: 2, comparison: null });
  });

  it('says which days may still move, and how long conversions count', async () => {
    const { token } = await twoCampaigns();
    const attribution = { clickDays: 7, viewDays: 1 };
    await newCampaign(token, { platform: 'meta', attribution, conversionName: 'Achats' });
    const { id } = await newReport(token);
    const told = async (asOf: string) => (await data(token, id, asOf)).data.data;
    expect(await told('2026-03-04')).toMatchObject({
      ...{ provisionalFrom: '2026-02-26', conversionNames: ['Achats'] },
      attributions: expect.arrayContaining([attribution, null]),
    });
    expect((await told('2026-03-08')).provisionalFrom).toBeNull();
    const week = await newReport(token, { period: { preset: 'last_7' } });
    expect((await data(token, week.id)).data.data.provisionalFrom).toBe('2026-02-26');
  });

  it('has no more points than a page can bear', async () => {
    const { token } = await twoCampaigns();
    const granularities = async (to: string) => {
      const blocks = [{ type: 'timeseries' as const, measures: ['spend' as const], granularity: 'day' as const }];
      const { id } = await newReport(token, { period: { from: '2025-01-01', to }, blocks });
      const series = blockOf((await data(token, id)).data.data.blocks, 'timeseries');
      return [series?.granularity, series?.points.length];
    };
    expect(await granularities('2025-04-10')).toEqual(['day', 100]);
    expect(await granularities('2025-12-31')).toEqual(['week', 53]);
    expect(await granularities('2027-12-31')).toEqual(['month', 36]);
  });

  it('refuses a day that is none', async () => {
    const { token } = await signedInUser();
    const { id } = await newReport(token);
    expect((await data(token, id, '2026-02-30')).status).toBe(400);
  });
});

describe('getReportPage', () => {
  it('is the report as who has its link sees it', async () => {
    const { token, user, meta } = await twoCampaigns();
    const { id } = await newReport(token, { name: 'Bilan <i>', branding: { name: 'Agence', logo: png } });
    const page = await call(contract.getReportPage, { token, params: { id }, query: { asOf: '2026-03-04' } });
    expect(page.status).toBe(200);
    const { html } = page.data;
    expect(html).toMatch(/^<!doctype html><html lang="fr">/);
    expect(html).toContain('610,50');
    expect(html).toContain('Bilan &lt;i&gt;');
    expect(html).toContain('<img src="data:image/png;base64,');
    for (const hidden of [id, meta.id, user.workspaceId, 'lgo_', 'rbk_']) expect(html).not.toContain(hidden);
  });

  it('is for who may read all of it', async () => {
    const { token, user } = await twoCampaigns();
    const { id } = await newReport(token, { blocks: [{ type: 'breakdown', by: 'client', measures: ['spend'] }] });
    const status = async (bearer: string) =>
      (await call(contract.getReportPage, { token: bearer, params: { id }, query: {} })).status;
    const without = (refused: 'campaigns:read' | 'clients:read') =>
      colleagueOf(user, { role: 'manager', refusals: [refused] });
    const askers = [{ token }, await without('campaigns:read'), await without('clients:read'), await signedInUser()];
    const statuses = [];
    for (const asker of askers) statuses.push(await status(asker.token));
    expect(statuses).toEqual([200, 403, 403, 404]);
  });
});
