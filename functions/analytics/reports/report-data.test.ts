import { describe, expect, it } from 'vitest';
import type { ComputedBlock } from '../../../shared/analytics/report-data.ts';
import * as contract from '../../../shared/analytics/reports.contract.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
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
      ...{ currency: 'EUR', campaigns: 2, dataThrough: '2026-02-28' },
    });
    expect(blocks.map(({ type }) => type)).toEqual([
      'text',
      'figures',
      'timeseries',
      'breakdown',
      'pacing',
      'annotations',
    ]);
    expect(blockOf(blocks, 'figures')?.cells).toEqual([
      { measure: 'spend', value: 610.5, reason: null, previous: 50, change: (610.5 - 50) / 50 },
      { measure: 'revenue', value: null, reason: 'not_measured', previous: null, change: null },
      { measure: 'roas', value: null, reason: 'not_measured', previous: null, change: null },
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

  it('refuses a day that is none', async () => {
    const { token } = await signedInUser();
    const { id } = await newReport(token);
    expect((await data(token, id, '2026-02-30')).status).toBe(400);
  });
});
