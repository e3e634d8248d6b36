import { expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { answerReportRecipient } from '../../../shared/analytics/recipients.contract.ts';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import * as sending from '../../../shared/analytics/sending.contract.ts';
import { runReasons } from '../../../shared/analytics/sending.rules.ts';
import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { getDashboard } from '../../../shared/dashboard/dashboard.contract.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { queues, schedules } from '../../../shared/workers.ts';
import { loseAccount, newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { readFile } from '../../platform/clients/files.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { Report } from '../reports/report.entity.ts';
import { newReport, recipientOf, reportBody } from '../testing/reports.ts';
import { heldReports } from './held-reports.door.ts';
import { ReportRun } from './report-run.entity.ts';
import { handler as runReport } from './run-report.worker.ts';
import { handler as sendReports } from './send-reports.schedule.ts';

const runs = queueRuns(queues.reportRuns, runReport);
const strike = (at: string) => runFunction(schedules.sendReports, { at }, sendReports);
const provenAt = '2026-01-01T00:00:00.000Z';

/** A moment of its own, on the first of March 2026: no other test has reports that are due then. */
let minute = 0;
const nextMoment = () => new Date(Date.UTC(2026, 2, 1, 8, minute++)).toISOString();

type Person = Pick<Awaited<ReturnType<typeof signedInUser>>, 'token' | 'workspace'>;

async function planned(person: Person, recipients: string[], more: { pdf?: boolean; reviewHours?: number } = {}) {
  const schedule = { frequency: 'monthly', day: 1, hour: 9, recipients, ...more } as const;
  const report = await newReport(person.token, { ...reportBody, schedule });
  const nextRunAt = nextMoment();
  const key = { workspaceId: person.workspace.workspaceId, reportId: report.id };
  await Report.patch(key).set({ shard: '0', nextRunAt }).go();
  return { report, key, at: nextRunAt };
}

async function withFigures({ token }: Person, lastDay = '2026-02-28') {
  const { id } = await newCampaign(token, { status: 'active', platform: 'meta' });
  await record(token, id, [
    { date: '2026-02-10', spend: 1_234.5, revenue: 4_938 },
    { date: lastDay, spend: 10, revenue: 0 },
  ]);
}

/** Acts on the latest run of a report. */
async function act(token: string, id: string, action: 'send' | 'cancel') {
  const [{ id: runId } = { id: '' }] = await runsOf(token, id);
  return call(sending.updateReportRun, { token, params: { id, runId }, body: { action } });
}

/** What people and webhooks are told of reports, in the order of the alphabet. */
async function toldOf({ workspace }: Person): Promise<string[]> {
  const { data } = await Event.query.byWorkspace(workspace).go({ pages: 'all' });
  return data
    .map(({ type }) => type)
    .filter((type) => type.startsWith('report.'))
    .sort();
}

const runsOf = async (token: string, id: string) =>
  (await call(sending.listReportRuns, { token, params: { id }, query: {} })).data.items;
const proven = () => signedInUser({ emailProvenAt: provenAt });

it('sends a report once to each of its people, with its figures of the moment, whoever strikes twice', async () => {
  const owner = await proven();
  const { email: colleague } = await colleagueOf(owner.workspace, { role: 'member' }, { emailProvenAt: provenAt });
  const { email: unproven } = await colleagueOf(owner.workspace);
  const [stranger, stopped] = [uniqueEmail(), uniqueEmail()];
  const mailStop = { email: stopped, reason: 'complaint' as const, at: provenAt };
  await colleagueOf(owner.workspace, { role: 'member' }, { email: stopped, emailProvenAt: provenAt, mailStop });
  await withFigures(owner);
  const { report, key, at } = await planned(owner, [owner.email, colleague, unproven, stranger, stopped]);
  await strike('2026-02-28T23:00:00Z');
  expect(await runsOf(owner.token, report.id)).toEqual([]);
  await Promise.all([strike(at), strike(at)]);
  await strike(at);
  const messages = (await runs.waiting()).filter((body) => body.includes(report.id));
  expect(messages).toHaveLength(1);
  const [message = ''] = messages;
  expect(await runs.work(message, message)).toBe(0);
  expect(await runs.work(message)).toBe(0);
  expect(await mailsTo(owner.email)).toHaveLength(1);
  const [run, ...others] = await runsOf(owner.token, report.id);
  expect(others).toEqual([]);
  expect(run).toMatchObject({
    status: 'sent',
    period: { from: '2026-02-01', to: '2026-02-28' },
    dataThrough: '2026-02-28',
    reason: null,
  });
  expect(run?.recipients).toEqual([
    { email: owner.email, state: 'sent' },
    { email: colleague, state: 'sent' },
    { email: unproven, state: 'unconfirmed' },
    { email: stranger, state: 'unconfirmed' },
    { email: stopped, state: 'stopped' },
  ]);
  expect([await mailsTo(unproven), await mailsTo(stopped)]).toEqual([[], []]);
  expect(await mailsTo(stranger)).toMatchObject([{ subject: expect.stringContaining('souhaite vous envoyer') }]);
  expect(await mailsTo(colleague)).toHaveLength(1);
  const [mail, ...more] = await mailsTo(owner.email);
  expect(more).toEqual([]);
  expect(mail?.subject.replace(/\s/g, ' ')).toBe('Bilan du mois : du 1er au 28 février 2026');
  expect(mail?.text.replace(/\s/g, ' ')).toContain('Dépense : 1 244,50 €');
  expect(mail?.html).toContain('<th scope="row"');
  expect(mail?.attachments).toEqual([{ name: 'bilan-du-mois-2026-03-01.pdf', bytes: expect.any(Number) }]);
  expect(mail?.attachments?.[0]?.bytes).toBeGreaterThan(10_000);
  const { data } = await Report.get(key).go({ consistent: true });
  expect(data?.nextRunAt).toBe('2026-04-01T07:00:00.000Z');
  const { data: lines } = await AuditLine.query.byWorkspace(owner.workspace).go({ pages: 'all' });
  expect(lines.filter(({ type }) => type === 'report.sent').map(({ entityId }) => entityId)).toEqual([report.id]);
  expect(JSON.stringify(lines)).not.toContain('@');
});

it('leads to a page that keeps the figures of the moment, until the report is deleted', async () => {
  const owner = await proven();
  await withFigures(owner);
  const { report, at } = await planned(owner, [owner.email], { pdf: false });
  await strike(at);
  await runs.runAll();
  const [mail] = await mailsTo(owner.email);
  expect(mail?.attachments).toBeUndefined();
  const token = /\/rapport\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await withFigures(owner);
  const shared = () => call(sharing.getSharedReport, { params: { token } });
  const { status, data } = await shared();
  expect(status).toBe(200);
  expect(data.report).toMatchObject({ campaigns: 1, to: '2026-02-28', frozenAt: expect.any(String) });
  expect((await call(reports.getReport, { token: owner.token, params: { id: report.id } })).data.report.shareUrl).toBe(
    null,
  );
  await call(reports.deleteReport, { token: owner.token, params: { id: report.id } });
  expect((await shared()).status).toBe(404);
});

it('goes on behind the mails that left when a worker falls, and leaves a run alone that another is at', async () => {
  const owner = await proven();
  const { email: colleague } = await colleagueOf(owner.workspace, { role: 'member' }, { emailProvenAt: provenAt });
  await withFigures(owner);
  const { report, key, at } = await planned(owner, [owner.email, colleague], { pdf: false });
  await strike(at);
  const [message = ''] = (await runs.waiting()).filter((body) => body.includes(report.id));
  const [{ id: runId } = { id: '' }] = await runsOf(owner.token, report.id);
  const claimedUntil = new Date(Date.now() + 60_000).toISOString();
  const recipients = [
    { email: owner.email, state: 'sent' as const },
    { email: colleague, state: 'waiting' as const },
  ];
  await ReportRun.patch({ ...key, runId })
    .set({ claimedUntil, recipients })
    .go();
  expect(await runs.work(message)).toBe(0);
  expect((await runsOf(owner.token, report.id))[0]?.status).toBe('running');
  await ReportRun.patch({ ...key, runId })
    .set({ claimedUntil: provenAt })
    .go();
  // Whoever was at it is gone: the schedule has it taken up again.
  await strike(new Date(Date.parse(at) + 11 * 60_000).toISOString());
  await runs.runAll();
  expect(await mailsTo(owner.email)).toEqual([]);
  expect((await runsOf(owner.token, report.id))[0]).toMatchObject({ status: 'sent' });
  expect(await mailsTo(colleague)).toHaveLength(1);
});

it('holds a report, and says why, when figures are missing, cannot be added or nobody can get it', async () => {
  const late = await proven();
  await withFigures(late, '2026-02-27');
  const mixed = await proven();
  await withFigures(mixed);
  await newCampaign(mixed.token, { status: 'active', currency: 'USD' });
  const alone = await proven();
  await withFigures(alone);
  const plans = [
    await planned(late, [late.email]),
    await planned(mixed, [mixed.email]),
    await planned(alone, [uniqueEmail()]),
  ];
  await call(reports.updateReport, {
    token: mixed.token,
    params: { id: plans[1]?.report.id ?? '' },
    body: { currency: null, filters: {}, version: 1 },
  });
  await strike(plans[2]?.at ?? '');
  await runs.runAll();
  for (const { email } of [late, mixed, alone]) expect(await mailsTo(email)).toEqual([]);
  const said = await Promise.all(
    [late, mixed, alone].map(async ({ token }, at) => {
      const [run] = await runsOf(token, plans[at]?.report.id ?? '');
      return `${run?.status}: ${run?.reason}`.replaceAll('\u00a0', ' ');
    }),
  );
  expect(said).toEqual([
    'held: Il manque des chiffres d’au moins une campagne active pour le 28 février 2026 : ils sont complets jusqu’au 27 février 2026.',
    'held: Les campagnes de ce rapport ont plusieurs devises : choisissez-en une, ou la conversion en euros.',
    'held: Aucun destinataire n’a accepté de recevoir vos rapports à une adresse confirmée.',
  ]);
});

it('has one read again first: it leaves by itself at the end, sooner when someone says so, or not at all', async () => {
  const owner = await proven();
  await withFigures(owner);
  const [early, late, never] = [
    await planned(owner, [owner.email], { reviewHours: 24, pdf: false }),
    await planned(owner, [owner.email], { reviewHours: 24 }),
    await planned(owner, [owner.email], { reviewHours: 24 }),
  ];
  await strike(never.at);
  await runs.runAll();
  expect(await mailsTo(owner.email)).toEqual([]);
  const [waiting] = await runsOf(owner.token, late.report.id);
  expect(waiting).toMatchObject({ status: 'in_review', dataThrough: '2026-02-28', reason: null });
  const reviewMs = Date.parse(waiting?.reviewUntil ?? '') - Date.now();
  expect(Math.round(reviewMs / 3_600_000)).toBe(24);
  const url = new URL(waiting?.pdfUrl ?? '');
  expect(url.searchParams.get('response-content-disposition')).toBe(
    'attachment; filename="bilan-du-mois-2026-03-01.pdf"',
  );
  expect((await readFile(url.pathname.slice(url.pathname.indexOf('report-runs/'))))?.length).toBeGreaterThan(10_000);
  const [{ id: lateId } = { id: '' }] = await runsOf(owner.token, late.report.id);
  const sent = await act(owner.token, early.report.id, 'send');
  expect([sent.status, sent.data.run.status, sent.data.run.pdfUrl]).toEqual([200, 'running', null]);
  expect((await act(owner.token, never.report.id, 'cancel')).data.run).toMatchObject({
    status: 'cancelled',
    pdfUrl: null,
  });
  await runs.runAll();
  expect(await mailsTo(owner.email)).toHaveLength(1);
  // Whoever takes it up before its time finds nothing to do.
  expect(await runs.work(JSON.stringify({ ...late.key, runId: lateId }))).toBe(0);
  expect(await mailsTo(owner.email)).toHaveLength(1);
  await ReportRun.patch({ ...late.key, runId: lateId })
    .set({ reviewUntil: provenAt, dueAt: provenAt })
    .go();
  await strike(never.at);
  await runs.runAll();
  expect(await mailsTo(owner.email)).toHaveLength(2);
  expect((await runsOf(owner.token, late.report.id))[0]?.status).toBe('sent');
  expect((await runsOf(owner.token, never.report.id))[0]?.status).toBe('cancelled');
  for (const { report } of [early, late, never])
    expect((await act(owner.token, report.id, 'send')).error.reason).toBe('report_run_over');
  expect(await toldOf(owner)).toEqual([
    'report.in_review',
    'report.in_review',
    'report.in_review',
    'report.sent',
    'report.sent',
  ]);
});

it('tries again what was held once its figures are there, and says meanwhile what is held', async () => {
  const owner = await proven();
  const viewer = await colleagueOf(owner.workspace, { role: 'viewer' }, { emailProvenAt: provenAt });
  const { id: campaignId } = await newCampaign(owner.token, { status: 'active', platform: 'meta' });
  await record(owner.token, campaignId, [{ date: '2026-02-27', spend: 10, revenue: 0 }]);
  const { report, at } = await planned(owner, [owner.email], { pdf: false });
  await strike(at);
  await runs.runAll();
  const [held] = await heldReports(owner.workspace.workspaceId);
  expect(held).toMatchObject({ name: 'Bilan du mois', path: `/analytics?onglet=rapports&rapport=${report.id}` });
  expect(held?.detail.replace(/\s/g, ' ')).toContain('jusqu’au 27 février 2026');
  await dispatchAll(
    (await Event.query.byWorkspace(owner.workspace).go({ pages: 'all' })).data.filter(
      ({ type }) => type === 'report.held',
    ),
  );
  const { items: news } = (await call(listNotifications, { token: owner.token, query: {} })).data;
  expect(news).toMatchObject([
    { type: 'report.held', title: 'Le rapport «\u00a0Bilan du mois\u00a0» n’est pas parti' },
  ]);
  const [warning, ...others] = await mailsTo(owner.email);
  expect(others).toEqual([]);
  expect(warning?.subject).toBe('Le rapport «\u00a0Bilan du mois\u00a0» n’est pas parti');
  expect(warning?.text).toContain('Il manque des chiffres');
  expect(await mailsTo(viewer.email)).toEqual([]);
  const board = (await call(getDashboard, { token: owner.token, query: {} })).data;
  expect(board.attention?.find(({ kind }) => kind === 'report')?.title).toContain('Bilan du mois');
  expect((await act(owner.token, report.id, 'send')).status).toBe(200);
  await runs.runAll();
  expect((await runsOf(owner.token, report.id))[0]?.status).toBe('held');
  await record(owner.token, campaignId, [{ date: '2026-02-28', spend: 5, revenue: 1 }]);
  await act(owner.token, report.id, 'send');
  await runs.runAll();
  const left = (await mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('Bilan'));
  expect(left).toHaveLength(1);
  expect((await runsOf(owner.token, report.id))[0]).toMatchObject({ status: 'sent', reason: null });
  expect(await heldReports(owner.workspace.workspaceId)).toEqual([]);
  expect(await toldOf(owner)).toEqual(['report.held', 'report.held', 'report.sent']);
});

it('holds a report whose ad account is not read any more', async () => {
  const owner = await proven();
  await withFigures(owner);
  const { report, at } = await planned(owner, [owner.email], { pdf: false });
  await loseAccount(owner.workspace.workspaceId);
  await strike(at);
  await runs.runAll();
  expect((await runsOf(owner.token, report.id))[0]).toMatchObject({ status: 'held', reason: runReasons.failing });
});

it('reaches strangers who said yes, and nobody who has left', async () => {
  const owner = await proven();
  await withFigures(owner);
  const { workspaceId } = owner.workspace;
  const { email: member } = await colleagueOf(owner.workspace, { role: 'member' }, { emailProvenAt: provenAt });
  const [yes, silent, left] = [
    await recipientOf(workspaceId),
    await recipientOf(workspaceId),
    await recipientOf(workspaceId),
  ];
  const say = (token: string, action: 'confirm' | 'unsubscribe') =>
    call(answerReportRecipient, { params: { token }, body: { action } });
  await say(yes.token, 'confirm');
  await say(left.token, 'unsubscribe');
  const everyone = [member, yes.email, silent.email, left.email];
  const first = await planned(owner, everyone, { pdf: false });
  await strike(first.at);
  await runs.runAll();
  const [mail] = await mailsTo(yes.email);
  expect(mail?.subject).toContain('Bilan du mois');
  const [own] = await mailsTo(member);
  const ownToken = /\/abonnement\/([\w.-]+)/.exec(own?.text ?? '')?.[1] ?? '';
  expect((await runsOf(owner.token, first.report.id))[0]?.recipients.map(({ state }) => state)).toEqual([
    'sent',
    'sent',
    'unconfirmed',
    'left',
  ]);
  // A member leaves by their mail, too.
  expect((await say(ownToken, 'unsubscribe')).status).toBe(200);
  const second = await planned(owner, everyone, { pdf: false });
  await strike(second.at);
  await runs.runAll();
  expect(await mailsTo(yes.email)).toHaveLength(2);
  expect(await mailsTo(member)).toHaveLength(1);
  for (const { email } of [silent, left])
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Bilan'))).toEqual([]);
});

it('sends nothing of a report that is deleted, or planned no longer', async () => {
  const owner = await proven();
  await withFigures(owner);
  const gone = await planned(owner, [owner.email]);
  const stopped = await planned(owner, [owner.email]);
  const params = { id: stopped.report.id };
  await call(reports.updateReport, { token: owner.token, params, body: { schedule: null, version: 1 } });
  await strike(stopped.at);
  await call(reports.deleteReport, { token: owner.token, params: { id: gone.report.id } });
  await runs.runAll();
  expect(await mailsTo(owner.email)).toEqual([]);
  expect(await runsOf(owner.token, stopped.report.id)).toEqual([]);
  await call(reports.restoreReport, { token: owner.token, params: { id: gone.report.id }, body: {} });
  expect(await runsOf(owner.token, gone.report.id)).toEqual([]);
  const { data } = await Report.get(gone.key).go({ consistent: true });
  expect(Date.parse(data?.nextRunAt ?? '')).toBeGreaterThan(Date.now());
});

it('lists runs a page at a time, to its workspace alone; who may not read figures plans none', async () => {
  const owner = await proven();
  const { report, key } = await planned(owner, [owner.email]);
  for (const month of ['03', '04', '05']) {
    await Report.patch(key)
      .set({ shard: '0', nextRunAt: `2026-${month}-01T07:30:00.000Z` })
      .go();
    await strike(`2026-${month}-01T07:30:00.000Z`);
  }
  await runs.waiting();
  const params = { id: report.id };
  const page = (query: { limit?: string; cursor?: string }) =>
    call(sending.listReportRuns, { token: owner.token, params, query });
  const first = (await page({ limit: '2' })).data;
  expect(first.items.map(({ createdAt, status }) => [createdAt.slice(0, 7), status])).toEqual([
    ['2026-05', 'running'],
    ['2026-04', 'running'],
  ]);
  const second = (await page({ limit: '2', cursor: first.nextCursor ?? '' })).data;
  expect(second.items.map(({ createdAt }) => createdAt.slice(0, 7))).toEqual(['2026-03']);
  const { token: stranger } = await signedInUser();
  expect((await call(sending.listReportRuns, { token: stranger, params, query: {} })).status).toBe(404);
  const { token: blind } = await colleagueOf(owner.workspace, { role: 'manager', refusals: ['campaigns:read'] });
  const schedule = { frequency: 'monthly' as const, day: 1, hour: 9, recipients: [owner.email] };
  expect((await call(reports.createReport, { token: blind, body: { ...reportBody, schedule } })).status).toBe(403);
});
