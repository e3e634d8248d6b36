import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { nextRunAfter } from '../../functions/analytics/sending/next-run.ts';
import * as reports from '../../shared/analytics/reports.contract.ts';
import { listReportRuns, type ReportRun } from '../../shared/analytics/sending.contract.ts';
import { createCampaign } from '../../shared/campaigns/campaign.contract.ts';
import { recordPerformance } from '../../shared/campaigns/performance.contract.ts';
import { periodAsked } from '../../shared/campaigns/period-query.ts';
import { parisDay } from '../../shared/kernel/paris-day.ts';
import { schedules } from '../../shared/workers.ts';
import { demoColleagues, demoSignIn } from '../local/demo-accounts.ts';
import { FaultyProduct } from './faulty-product.ts';

/** Beyond claims, and the time in which a run is taken up by its own message. */
const laterMs = 11 * 60_000;
/** The worker of mails is given ten runs at once, each of which mails one person at a time. */
const mailsAtOnce = 10;
const reportBody = {
  period: { preset: 'last_month' },
  currency: 'EUR',
  blocks: [
    { type: 'figures', measures: ['spend', 'revenue', 'roas'] },
    { type: 'timeseries', measures: ['spend'], granularity: 'week' },
    { type: 'breakdown', by: 'platform', measures: ['spend'] },
  ],
} as const;
const when = { frequency: 'weekly', weekday: 1, hour: 9 } as const;
const people = [demoSignIn, ...demoColleagues].map(({ email }) => email);

let product: FaultyProduct;
let campaignId = '';
/** Those of this test, by their names. */
let planned = new Map<string, string>();
/** Who has had which report of the tests before: what leaves long after is seen too. */
let had = new Map<string, number>();

beforeAll(async () => {
  product = new FaultyProduct();
  await product.start();
  const body = { name: 'Soldes', platform: 'meta', objective: 'sales', status: 'active' };
  const { data } = await product.call('POST', createCampaign.path, body);
  campaignId = (data as { campaign: { id: string } }).campaign.id;
});
afterAll(() => product.remove());
afterEach(async () => {
  if (!product.isRunning()) await product.start(laterMs);
  await Promise.all([...planned.values()].map(remove));
  planned = new Map();
  had = await mailed();
});

const remove = (id: string) => product.call('DELETE', reports.deleteReport.path.replace('{id}', id));

/** Plans so many reports for the same hour, has that hour come, and has the figures there that they ask for. */
async function planAll(count: number, recipients: string[]): Promise<void> {
  const due = nextRunAfter(when, product.now);
  const names = Array.from({ length: count }, (_, at) => `Bilan ${at + 1} du ${due.slice(0, 10)}`);
  await Promise.all(
    names.map(async (name) => {
      const body = { ...reportBody, name, schedule: { ...when, recipients } };
      const { status, data } = await product.call('POST', reports.createReport.path, body);
      expect(status).toBe(201);
      planned.set(name, (data as { report: reports.Report }).report.id);
    }),
  );
  await product.passUntil([due]);
  const { to } = periodAsked(reportBody.period, parisDay(new Date(due)));
  const rows = [{ date: to, spend: 1_234.5, revenue: 4_938 }];
  const recorded = await product.call('POST', recordPerformance.path.replace('{id}', campaignId), { rows });
  expect(recorded.status).toBe(200);
}

const strike = () => product.strike(schedules.sendReports);

/** Has the schedule strike, and waits until the power is cut in what follows from it. */
async function strikeUntilDead(): Promise<void> {
  // Nobody may be left to answer.
  await strike().catch(() => {});
  await expect.poll(() => product.isRunning(), { timeout: 30_000 }).toBe(false);
}

async function runsOf(id: string): Promise<ReportRun[]> {
  const { data } = await product.call('GET', listReportRuns.path.replace('{id}', id));
  return (data as { items: ReportRun[] }).items;
}

/** Each report and person, as often as they have that report, counted by the mailbox. */
async function mailed(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { to, subject, attachments } of await product.mails()) {
    const [name = ''] = subject.split('\u00a0:');
    if (!name.startsWith('Bilan ')) continue;
    expect(attachments).toEqual([{ name: expect.stringMatching(/^bilan-.+\.pdf$/), bytes: expect.any(Number) }]);
    expect(attachments?.[0]?.bytes).toBeGreaterThan(10_000);
    const pair = `${name}, ${to}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Whose mail was handed over as the power went, before that was noted. */
async function unnoted(): Promise<string[]> {
  const noted = new Set<string>();
  for (const [name, id] of planned)
    for (const { recipients } of await runsOf(id))
      for (const { email, state } of recipients) if (state === 'sent') noted.add(`${name}, ${email}`);
  return [...(await mailed()).keys()].filter((pair) => !had.has(pair) && !noted.has(pair));
}

/** Each report has one run, which was sent, and is with each of its people once; of those named twice, twice. */
async function expectWhole(recipients: string[], twice: string[] = []): Promise<void> {
  let runs: ReportRun[][] = [];
  const ended = async () => {
    runs = await Promise.all([...planned.values()].map(runsOf));
    return runs.map((own) => own.map(({ status }) => status).join());
  };
  await expect.poll(ended, { timeout: 60_000, interval: 250 }).toEqual([...planned].map(() => 'sent'));
  const all = recipients.map((email) => ({ email, state: 'sent' }));
  expect(runs.flat().map((run) => run.recipients)).toEqual(runs.map(() => all));
  // Nothing is left that would be taken up once more.
  await product.pass(laterMs);
  await strike();
  const pairs = [...planned.keys()].flatMap((name) => recipients.map((email) => `${name}, ${email}`));
  expect(await mailed()).toEqual(
    new Map([...had, ...pairs.map((pair) => [pair, twice.includes(pair) ? 2 : 1] as const)]),
  );
}

it('sends twenty reports of one hour, though messages come twice and the power goes while they leave', async () => {
  const recipients = people.slice(0, 2);
  await planAll(20, recipients);
  await product.order({ queue: { drop: 0, double: 1, again: 1 } });
  // Of forty mails.
  await product.order({ crash: { at: 'report-noted', nth: 15 } });
  await strikeUntilDead();
  await product.start(laterMs);
  const twice = await unnoted();
  expect(twice.length).toBeLessThan(mailsAtOnce);
  expect((await mailed()).size - had.size).toBeLessThan(15 + mailsAtOnce);
  await product.order({ queue: { drop: 0, double: 1, again: 1 } });
  await strike();
  await expectWhole(recipients, twice);
});

it.each([
  // Its PDF is kept, and no link leads to it yet.
  ['report-made', 1, 0],
  // Nobody was told that its mails can leave.
  ['report-frozen', 1, 0],
  // All four have it: what is left is to say that it was sent.
  ['report-noted', 4, 4],
] as const)(
  'sends a report once to each of four people, though the power is cut %s, time %i',
  async (at, nth, left) => {
    const recipients = people.slice(0, 4);
    await planAll(1, recipients);
    await product.order({ crash: { at, nth } });
    await strikeUntilDead();
    await product.start(laterMs);
    expect((await mailed()).size - had.size).toBe(left);
    expect(await unnoted()).toEqual([]);
    await strike();
    await expectWhole(recipients);
  },
);

it('loses no mail when the power goes between one and its note, and sends that one alone again', async () => {
  const recipients = people.slice(0, 4);
  await planAll(1, recipients);
  await product.order({ crash: { at: 'report-mailed', nth: 2 } });
  await strikeUntilDead();
  await product.start(laterMs);
  const [name = ''] = planned.keys();
  // SES cannot be asked whether it has taken a mail: whoever may be without it gets it again.
  const twice = [`${name}, ${recipients[1]}`];
  expect(await unnoted()).toEqual(twice);
  await strike();
  await expectWhole(recipients, twice);
});
