import { describe, expect, it, vi } from 'vitest';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { newClientOf, png } from '../../clients/testing/clients.ts';
import { documentClient } from '../../platform/db/client.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { Throttle } from '../../platform/throttle/throttle.entity.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';
import { Report } from '../reports/report.entity.ts';
import { newReport } from '../testing/reports.ts';
import { readFrozen } from './frozen-files.ts';
import { ReportShare } from './report-share.entity.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

type Asked = RouteInput<typeof sharing.shareReport>['body'];
const share = (token: string, id: string, body: Asked = {}, headers = {}) =>
  call(sharing.shareReport, { token, params: { id }, headers, body });
const unshare = (token: string, id: string) => call(sharing.unshareReport, { token, params: { id } });
const visit = (token: string) => call(sharing.getSharedReport, { params: { token } });
const page = (token: string) => call(sharing.getSharedReportPage, { params: { token } });
const read = async (token: string, id: string) =>
  (await call(reports.getReport, { token, params: { id } })).data.report;
const edit = (token: string, id: string, body: object) =>
  call(reports.updateReport, { token, params: { id }, body: { version: 1, ...body } });

const days = { from: '2026-02-01', to: '2026-02-28' };
const figures = [{ type: 'figures' as const, measures: ['spend' as const] }];

async function sharedReport(body: Asked = {}, changes: Parameters<typeof newReport>[1] = {}) {
  const owner = await signedInUser();
  const { token, user } = owner;
  const campaign = await newCampaign(token, { name: 'Soldes', status: 'active', notes: 'Confidentiel' });
  await record(token, campaign.id, [{ date: '2026-02-03', spend: 100 }]);
  const report = await newReport(token, { period: days, compare: null, blocks: figures, ...changes });
  const { status, data } = await share(token, report.id, body);
  expect(status).toBe(201);
  return { ...owner, user, campaign, report, link: data.token, url: data.url };
}

const spent = async (link: string) => {
  const [block] = (await visit(link)).data.report.blocks;
  return block?.type === 'figures' ? block.cells[0]?.value : undefined;
};

describe('shareReport', () => {
  it('gives an address that anyone reads, and that the report shows', async () => {
    const { token, report, link, url } = await sharedReport();
    expect(url).toBe(`http://localhost:3000/rapport/${link}`);
    expect(await read(token, report.id)).toMatchObject({
      ...{ shareUrl: url, shareExpiresAt: null, shareFrozenAt: null, version: 1 },
    });
    const listed = await call(reports.listReports, { token, query: {} });
    expect(listed.data.items.map(({ shareUrl }) => shareUrl)).toEqual([url]);
    const { status, data, headers } = await visit(link);
    expect([status, headers['cache-control'], data.report.name]).toEqual([200, 'no-store', report.name]);
    expect(await spent(link)).toBe(100);
  });

  it('keeps the link and changes its end when shared again', async () => {
    const { token, report, link } = await sharedReport();
    const end = inMinutes(5);
    const again = await share(token, report.id, { expiresAt: end });
    expect([again.status, again.data.token]).toEqual([201, link]);
    expect((await visit(link)).data.report.expiresAt).toBe(end);
    expect((await read(token, report.id)).shareExpiresAt).toBe(end);
    expect((await share(token, report.id, { expiresAt: null })).data.token).toBe(link);
    expect((await visit(link)).data.report.expiresAt).toBeNull();
  });

  it('makes one link of several asked at once, and replays a key', async () => {
    const { token } = await signedInUser();
    const { id } = await newReport(token);
    const made = await Promise.all(Array.from({ length: 4 }, () => share(token, id, { frozen: true })));
    expect(new Set(made.map(({ data }) => data.token)).size).toBe(1);
    const headers = { 'idempotency-key': 'partage' };
    for (const _ of [1, 2]) expect((await share(token, id, {}, headers)).data).toEqual(made[0]?.data);
    expect((await share(token, id, { expiresAt: inMinutes(9) }, headers)).status).toBe(409);
  });

  it.each([{ expiresAt: '2020-01-01T00:00:00.000Z' }, { expiresAt: 'demain' }, { frozen: 'oui' }, { extra: 1 }])(
    'refuses %j',
    async (body) => {
      const { token } = await signedInUser();
      const { id } = await newReport(token);
      expect((await share(token, id, body as never)).status).toBe(400);
      expect((await read(token, id)).shareUrl).toBeNull();
    },
  );

  it('stores nothing that opens a report', async () => {
    const sent = vi.spyOn(documentClient, 'send');
    const { link } = await sharedReport();
    const signature = link.split('.')[1] ?? 'missing';
    expect(JSON.stringify(sent.mock.calls.map(([command]) => command.input))).not.toContain(signature);
    sent.mockRestore();
  });

  it('is for who may read all that the link would show, as is a change of what it shows', async () => {
    const { token, user, report } = await sharedReport();
    const without = async (refused: 'campaigns:read' | 'clients:read') =>
      (await colleagueOf(user, { role: 'manager', refusals: [refused] })).token;
    const [ofCampaigns, ofClients] = [await without('campaigns:read'), await without('clients:read')];
    expect((await share(ofCampaigns, report.id)).status).toBe(403);
    expect((await share(ofClients, report.id)).status).toBe(201);
    const byClient = [{ type: 'breakdown' as const, by: 'client' as const, measures: ['spend' as const] }];
    expect((await edit(ofClients, report.id, { blocks: byClient })).status).toBe(403);
    expect((await edit(ofCampaigns, report.id, { name: 'Autre' })).status).toBe(403);
    expect((await edit(token, report.id, { blocks: byClient })).status).toBe(200);
    expect((await share(ofClients, report.id)).status).toBe(403);
    const blind = (await colleagueOf(user, { role: 'manager', refusals: ['prospects:read'] })).token;
    const version = (await read(token, report.id)).version;
    const ofProspects = [
      { type: 'funnel', crm: true },
      { type: 'blended', source: 'crm' },
    ];
    for (const [at, block] of ofProspects.entries()) {
      const change = { blocks: [block], version: version + at };
      expect((await edit(blind, report.id, change)).status).toBe(403);
      expect((await edit(token, report.id, change)).status).toBe(200);
      expect((await share(blind, report.id)).status).toBe(403);
    }
    const stranger = await signedInUser();
    expect([
      (await share(stranger.token, report.id)).status,
      (await unshare(stranger.token, report.id)).status,
    ]).toEqual([404, 404]);
  });

  it('refuses what its readers could not be shown', async () => {
    const { token } = await signedInUser();
    await newCampaign(token, { platform: 'meta' });
    await newCampaign(token, { platform: 'meta', currency: 'USD' });
    const { id } = await newReport(token, { currency: null });
    const { status, error } = await share(token, id);
    expect([status, error.details?.[0]?.path]).toEqual([400, 'currency']);
  });
});

describe('a dead link', () => {
  const notFound = [404, 'not_found', 404];
  const answer = async (link: string) => {
    const [{ status, error }, shown] = await Promise.all([visit(link), page(link)]);
    if (shown.status === 404) expect(shown.text).toContain('Cette page n’existe pas, ou n’existe plus');
    return [status, error?.code, shown.status];
  };

  it('is the same 404 guessed, withdrawn, ended, or of a report that was deleted', async () => {
    const { token, report, link } = await sharedReport();
    const { id } = report;
    const [shareId = '', signature = ''] = link.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const guess of [shareId, `${shareId}.`, `${shareId}.${flipped}`, `${link}x`, `x${link}`, '..', '%2f', '-'])
      expect(await answer(guess)).toEqual(notFound);
    expect((await answer(link))[0]).toBe(200);

    expect((await unshare(token, id)).data).toEqual({ id });
    expect(await answer(link)).toEqual(notFound);
    expect(await read(token, id)).toMatchObject({ shareUrl: null, shareExpiresAt: null });
    expect((await unshare(token, id)).status).toBe(404);

    const second = (await share(token, id, { expiresAt: inMinutes(1) })).data.token;
    expect(second).not.toBe(link);
    vi.setSystemTime(Date.now() + 2 * minute);
    expect(await answer(second)).toEqual(notFound);
    expect(await read(token, id)).toMatchObject({ shareUrl: null, shareExpiresAt: null });
    const third = (await share(token, id)).data.token;
    vi.useRealTimers();
    expect(third).not.toBe(second);
    expect(await answer(second)).toEqual(notFound);
    expect((await answer(third))[0]).toBe(200);

    await call(reports.deleteReport, { token, params: { id } });
    expect(await answer(third)).toEqual(notFound);
    await call(reports.restoreReport, { token, params: { id }, body: {} });
    expect(await answer(third)).toEqual(notFound);
    expect((await read(token, id)).shareUrl).toBeNull();
    for (const dead of [link, second, third])
      expect((await ReportShare.get({ shareId: dead.split('.')[0] ?? '' }).go()).data).toBeNull();
  });

  it('is what the link of a board is here', async () => {
    const { link } = await sharedReport();
    expect((await visit(link.replace('rsh_', 'shr_'))).status).toBe(404);
  });
});

describe('a frozen link', () => {
  it('shows what the report showed, whatever becomes of figures and words; a live one follows', async () => {
    const { token, user, report, campaign, link } = await sharedReport({ frozen: true }, { branding: { logo: png } });
    const { shareFrozenAt } = await read(token, report.id);
    expect(shareFrozenAt).not.toBeNull();
    const before = (await visit(link)).data.report;
    expect(before).toMatchObject({ frozenAt: shareFrozenAt, branding: { logo: expect.stringMatching(/^data:image/) } });
    await record(token, campaign.id, [{ date: '2026-02-04', spend: 50 }]);
    await edit(token, report.id, { name: 'Autre', branding: {} });
    expect((await visit(link)).data.report).toEqual(before);
    expect((await page(link)).text).toContain('100,00');
    // Another end is no reason to take other figures.
    for (const frozen of [undefined, true]) await share(token, report.id, { expiresAt: inMinutes(9), frozen });
    expect((await visit(link)).data.report).toMatchObject({ name: report.name, frozenAt: shareFrozenAt });
    const item = (await Report.get({ workspaceId: user.workspaceId, reportId: report.id }).go()).data;
    await share(token, report.id, { frozen: false });
    expect([await spent(link), (await visit(link)).data.report.frozenAt]).toEqual([150, null]);
    expect(await readFrozen(user.workspaceId, item?.frozenId ?? '')).toBeNull();
  });

  it('leaves no file behind when it is withdrawn or its report deleted', async () => {
    const { token, user, report } = await sharedReport({ frozen: true });
    const { workspaceId } = user;
    const frozenId = async () =>
      (await Report.get({ workspaceId, reportId: report.id }).go({ consistent: true })).data?.frozenId ?? '';
    const first = await frozenId();
    expect(await readFrozen(workspaceId, first)).not.toBeNull();
    await unshare(token, report.id);
    await share(token, report.id, { frozen: true });
    const second = await frozenId();
    await call(reports.deleteReport, { token, params: { id: report.id } });
    for (const id of [first, second]) expect(await readFrozen(workspaceId, id)).toBeNull();
  });
});

it('of who edits and who shares at once, neither undoes the other', async () => {
  const { token, report } = await sharedReport();
  const [edited, shared] = await Promise.all([
    edit(token, report.id, { name: 'Autre' }),
    share(token, report.id, { expiresAt: inMinutes(5) }),
  ]);
  expect([edited.status, shared.status]).toEqual([200, 201]);
  expect(await read(token, report.id)).toMatchObject({
    ...{ name: 'Autre', version: 2, shareUrl: shared.data.url },
    shareExpiresAt: expect.any(String),
  });
});

describe('what a link shows', () => {
  it('is nothing of the workspace but what was chosen', async () => {
    const { token, user, workspace, campaign, report, link } = await sharedReport(
      {},
      {
        branding: { logo: png },
        period: { preset: 'this_month' },
        blocks: [...figures, { type: 'funnel', crm: true }, { type: 'blended', source: 'crm' }],
      },
    );
    const client = await newClientOf(token, { name: 'Rivière' });
    await newProspect(token, { lastName: 'Delorme', company: 'Confidentiel', campaignId: campaign.id });
    await call(campaigns.updateCampaign, {
      token,
      params: { id: campaign.id },
      body: { clientId: client.id, version: 1 },
    });
    const [json, html] = await Promise.all([visit(link), page(link)]);
    expect([json.status, html.status]).toEqual([200, 200]);
    const text = json.text + html.text;
    const [, funnel, blended] = json.data.report.blocks;
    expect(funnel).toMatchObject({ type: 'funnel', crm: [{ count: 1 }, { count: 0 }, {}, {}] });
    expect(blended).toMatchObject({ type: 'blended', source: 'crm', orders: 0 });
    for (const hidden of ['Delorme', workspace.name, user.email, user.firstName, 'Confidentiel', 'Soldes', 'Rivière'])
      expect(text).not.toContain(hidden);
    for (const id of [report.id, campaign.id, client.id, user.userId, user.workspaceId]) expect(text).not.toContain(id);
    expect(text).not.toMatch(/(rpt|rbk|lgo|cmp|cli|wks|usr|rsh|rfz)_/);
  });

  it('is a page without script that no cache and no index keeps, whatever is written in it', async () => {
    const bad = '</style><script>alert(1)</script>';
    const { link } = await sharedReport(
      {},
      {
        name: bad,
        branding: { name: bad, footer: bad },
        blocks: [
          { type: 'text', title: bad, text: bad },
          { type: 'breakdown', title: bad, by: 'campaign', measures: ['spend'] },
        ],
      },
    );
    const { status, headers, text } = await page(link);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toContain('<script');
    expect(text.split('&lt;script&gt;').length).toBe(10);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src data:; base-uri 'none';/);
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it('says so when all its campaigns are gone, and when they do not go together any more', async () => {
    const { token, campaign, link } = await sharedReport({}, { currency: null });
    await newCampaign(token, { platform: 'meta', currency: 'USD' });
    const [refused, refusedPage] = await Promise.all([visit(link), page(link)]);
    expect([refused.status, refused.error.reason, refusedPage.status]).toEqual([409, 'shared_report_unreadable', 409]);
    expect(refusedPage.text).toContain('Prévenez la personne');
    await call(campaigns.deleteCampaign, { token, params: { id: campaign.id } });
    expect((await page(link)).status).toBe(200);
    const other = await sharedReport();
    await call(campaigns.deleteCampaign, { token: other.token, params: { id: other.campaign.id } });
    expect((await page(other.link)).text).toContain('Aucune campagne ne correspond plus à ce rapport');
  });

  it('comes slower to whoever asks without end from one address', async () => {
    const { link } = await sharedReport();
    const from = (ip: string) => call(sharing.getSharedReportPage, { params: { token: link }, ip });
    await from('203.0.113.9');
    await Throttle.patch({ subjectKey: keyOf('shared-report-address\n203.0.113.9') })
      .set({ count: 600 })
      .go();
    const { status, headers, text } = await from('203.0.113.9');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(text).toContain('Trop de demandes');
    expect((await call(sharing.getSharedReport, { params: { token: 'x' }, ip: '203.0.113.9' })).status).toBe(429);
    expect((await from('203.0.113.10')).status).toBe(200);
  });
});
