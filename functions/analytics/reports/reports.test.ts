import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/analytics/reports.contract.ts';
import { reportLimits } from '../../../shared/analytics/reports.rules.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { clientMoves, newClientOf, png } from '../../clients/testing/clients.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newReport, reportBody } from '../testing/reports.ts';
import { DeletedReport } from './deleted-report.entity.ts';

const read = (token: string, id: string) => call(contract.getReport, { token, params: { id } });
const change = (token: string, id: string, body: object) =>
  call(contract.updateReport, { token, params: { id }, body: { version: 1, ...body } });
const make = (token: string, body: object) =>
  callRaw(contract.createReport, { token, rawBody: JSON.stringify({ ...reportBody, ...body }) });
const listed = async (token: string) => (await call(contract.listReports, { token, query: {} })).data.items;

it('makes, lists, changes and removes reports', async () => {
  const { token } = await signedInUser();
  const headers = { 'idempotency-key': randomUUID() };
  const { status, data } = await call(contract.createReport, { token, headers, body: reportBody });
  expect(status).toBe(201);
  const { report } = data;
  expect(report).toMatchObject({ name: 'Bilan du mois', clientId: null, schedule: null, version: 1 });
  expect(report.blocks.map(({ type }) => type)).toEqual(reportBody.blocks.map(({ type }) => type));
  expect(new Set(report.blocks.map(({ id }) => id)).size).toBe(reportBody.blocks.length);
  expect((await call(contract.createReport, { token, headers, body: reportBody })).data).toEqual({ report });
  expect(await listed(token)).toEqual([report]);

  const [first, second] = report.blocks;
  const moved = await change(token, report.id, { blocks: [second, first] });
  expect(moved.data.report).toMatchObject({ blocks: [second, first], version: 2 });
  // Nothing that changes nothing raises the version.
  expect((await change(token, report.id, { name: 'Bilan du mois', version: 2 })).data.report.version).toBe(2);

  expect((await call(contract.deleteReport, { token, params: { id: report.id } })).data).toEqual({ id: report.id });
  expect((await read(token, report.id)).status).toBe(404);
  const back = await call(contract.restoreReport, { token, params: { id: report.id }, body: {} });
  expect(back.data.report).toEqual({ ...moved.data.report, version: 3 });
});

it('brings nothing back after half a minute', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newReport(token);
  await call(contract.deleteReport, { token, params: { id } });
  const deletedAt = new Date(Date.now() - 31_000).toISOString();
  await DeletedReport.patch({ workspaceId: user.workspaceId, reportId: id }).set({ deletedAt }).go();
  expect((await call(contract.restoreReport, { token, params: { id }, body: {} })).status).toBe(404);
});

it('of two editors at once, one is told', async () => {
  const { token } = await signedInUser();
  const { id } = await newReport(token);
  const both = await Promise.all(['Une', 'Deux'].map((name) => change(token, id, { name })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = both.find(({ status }) => status === 200)?.data.report;
  expect((await read(token, id)).data.report).toEqual(kept);
});

it('has a limit that holds when many come at once, and that a deletion lowers', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  await ThingCount.put({ workspaceId, name: 'reports', count: reportLimits.reports - 4 }).go();
  const answers = await Promise.all(Array.from({ length: 7 }, () => make(token, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.reason).toBe('report_limit');
  const params = { id: (await listed(token))[0]?.id ?? '' };
  await call(contract.deleteReport, { token, params });
  await newReport(token);
  expect((await call(contract.restoreReport, { token, params, body: {} })).error.reason).toBe('report_limit');
});

describe('bad input', () => {
  const schedule = { frequency: 'weekly', weekday: 1, hour: 8, recipients: ['elise@maison-riviere.example'] };
  const of = (details: { path: string }[] | undefined) => details?.map(({ path }) => path);
  const text = { type: 'text', text: 'x' };
  const compared = { type: 'compare', campaignIds: ['a', 'b'], metrics: ['cpa'] };

  it.each([
    ['a fixed period on a schedule', { period: { from: '2026-01-01', to: '2026-01-31' }, schedule }, 'period'],
    ['21 blocks', { blocks: Array.from({ length: 21 }, () => text) }, 'blocks'],
    [
      'a block twice',
      {
        blocks: [
          { ...text, id: 'a' },
          { ...text, id: 'a' },
        ],
      },
      'blocks.1.id',
    ],
    ['a block of no kind', { blocks: [{ type: 'video' }] }, 'blocks.0.type'],
    ['a campaign twice', { blocks: [{ ...compared, campaignIds: ['a', 'a'] }] }, 'blocks.0.campaignIds'],
    ['one campaign', { blocks: [{ ...compared, campaignIds: ['a'] }] }, 'blocks.0.campaignIds'],
    ['no campaigns', { blocks: [{ type: 'compare', metrics: ['cpa'] }] }, 'blocks.0.campaignIds'],
    ['seven campaigns', { blocks: [{ ...compared, campaignIds: [...'abcdefg'] }] }, 'blocks.0.campaignIds'],
    ['a comparison by nothing', { blocks: [{ ...compared, metrics: [] }] }, 'blocks.0.metrics'],
    ['a comparison by what is no ratio', { blocks: [{ ...compared, metrics: ['spend'] }] }, 'blocks.0.metrics.0'],
    ['thirteen best ads', { blocks: [{ type: 'creatives', limit: 13 }] }, 'blocks.0.limit'],
    ['ads judged by what is no ratio', { blocks: [{ type: 'creatives', metric: 'spend' }] }, 'blocks.0.metric'],
    [
      'ads that must have spent less than nothing',
      { blocks: [{ type: 'creatives', minSpend: -1 }] },
      'blocks.0.minSpend',
    ],
    ['ads by a field of any length', { blocks: [{ type: 'creatives', by: 'x'.repeat(41) }] }, 'blocks.0.by'],
    ['sales of nowhere', { blocks: [{ type: 'blended', source: 'shop' }] }, 'blocks.0.source'],
    ['prospects that are neither shown nor not', { blocks: [{ type: 'funnel', crm: 'oui' }] }, 'blocks.0.crm'],
    ['a logo that is SVG', { branding: { logo: 'data:image/svg+xml;base64,PHN2Zy8+' } }, 'branding.logo'],
    ['a logo by its address', { branding: { logo: 'https://example.com/logo.png' } }, 'branding.logo'],
    ['a logo that lies', { branding: { logo: 'data:image/png;base64,PHN2Zy8+' } }, 'branding.logo'],
    ['a logo too heavy', { branding: { logo: `${png.slice(0, -4)}${'A'.repeat(280_000)}` } }, 'branding.logo'],
    [
      'a recipient with a line break',
      { schedule: { ...schedule, recipients: ['a@b.fr\nBcc: c@d.fr'] } },
      'schedule.recipients.0',
    ],
    ['a recipient twice', { schedule: { ...schedule, recipients: ['a@b.fr', 'A@b.fr'] } }, 'schedule.recipients.1'],
    ['no weekday', { schedule: { ...schedule, weekday: undefined } }, 'schedule.weekday'],
    ['a weekday of a month', { schedule: { ...schedule, frequency: 'monthly', day: 3 } }, 'schedule.day'],
    ['campaigns of who reads', { filters: { ownerId: 'me' } }, 'filters.ownerId.0'],
    ['an end without a beginning', { period: { to: '2026-01-31' } }, 'period.from'],
    ['no period', { period: {} }, 'period.preset'],
    ['a currency and euros', { currency: 'USD', convertTo: 'EUR' }, 'currency'],
    ['a client of nobody', { clientId: 'cli_unknown' }, 'clientId'],
    ['a colour that is style', { branding: { color: 'red;}' } }, 'branding.color'],
    ['a line break in a title', { blocks: [{ ...text, title: 'a\nb' }] }, 'blocks.0.title'],
  ])('%s', async (_, body, path) => {
    const { token } = await signedInUser();
    const { status, error } = await make(token, body);
    expect([status, of(error.details)]).toEqual([400, expect.arrayContaining([path])]);
    expect(await listed(token)).toEqual([]);
  });

  it('a logo of five megabytes', async () => {
    const { token } = await signedInUser();
    expect((await make(token, { branding: { logo: `${png}${'A'.repeat(5_000_000)}` } })).status).toBe(413);
  });

  it('a schedule on what has a fixed period', async () => {
    const { token } = await signedInUser();
    const { id } = await newReport(token, { period: { from: '2026-01-01', to: '2026-01-31' } });
    const { status, error } = await change(token, id, { schedule });
    expect([status, of(error.details)]).toEqual([400, ['period']]);
  });
});

it('keeps a logo, by its address too, and takes it away', async () => {
  const { token } = await signedInUser();
  const { id, branding } = await newReport(token, { branding: { name: 'Agence', logo: png } });
  expect(branding.logo).toMatch(/^\/api\/client-logos\/lgo_/);
  const kept = await change(token, id, { branding: { name: 'Autre', logo: branding.logo } });
  expect(kept.data.report.branding).toMatchObject({ name: 'Autre', logo: branding.logo });
  const bare = await change(token, id, { branding: {}, version: 2 });
  expect(bare.data.report.branding).toEqual({ name: null, color: null, logo: null, footer: null });
  const params = { id: branding.logo?.split('/').at(-1) ?? '' };
  expect((await callRaw(clients.getClientLogo, { params })).status).toBe(404);
});

it('holds its client, and follows it when that is merged', async () => {
  const { token } = await signedInUser();
  const one = await newClientOf(token);
  const other = await newClientOf(token, { name: 'Rivière' });
  const { id } = await newReport(token, { clientId: one.id, filters: { clientId: [one.id, other.id] } });
  const gone = await call(clients.deleteClient, { token, params: { id: one.id } });
  expect([gone.status, gone.error.reason]).toEqual([409, 'client_in_use']);
  await call(clients.mergeClients, { token, body: { keepId: other.id, mergeIds: [one.id] } });
  await clientMoves.runAll();
  expect((await read(token, id)).data.report).toMatchObject({ clientId: other.id, filters: { clientId: [other.id] } });
});
