import { setTimeout } from 'node:timers/promises';
import { nextRunAfter } from '../../functions/analytics/sending/next-run.ts';
import { createReport, type Report } from '../../shared/analytics/reports.contract.ts';
import { reportLimits } from '../../shared/analytics/reports.rules.ts';
import { listReportRuns, type ReportRun } from '../../shared/analytics/sending.contract.ts';
import { createWorkspace, login, switchWorkspace } from '../../shared/auth/auth.contract.ts';
import { createCampaign } from '../../shared/campaigns/campaign.contract.ts';
import { recordPerformance } from '../../shared/campaigns/performance.contract.ts';
import { periodAsked } from '../../shared/campaigns/period-query.ts';
import { parisDay } from '../../shared/kernel/paris-day.ts';
import { schedules } from '../../shared/workers.ts';
import { FaultyProduct } from '../faults/faulty-product.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { printTable } from './figures.ts';

const workspaces = 5;
const period = { preset: 'last_month' } as const;
const when = { frequency: 'weekly', weekday: 1, hour: 9 } as const;
const body = {
  period,
  currency: 'EUR',
  blocks: [
    { type: 'figures', measures: ['spend', 'revenue', 'roas'] },
    { type: 'timeseries', measures: ['spend'], granularity: 'week' },
    { type: 'breakdown', by: 'platform', measures: ['spend'] },
  ],
  schedule: { ...when, recipients: [demoSignIn.email] },
};
const longestMs = 15 * 60_000;

type Ask = (method: string, path: string, sent?: object) => Promise<{ data: never }>;

/** Five hundred reports of five workspaces, due at one hour, each with its PDF and its mail: until the last has left. */
export async function benchReportsDue(): Promise<void> {
  const product = new FaultyProduct();
  try {
    await product.start();
    const due = nextRunAfter(when, product.now);
    const asks = await Promise.all(Array.from({ length: workspaces }, (_, at) => workspaceOf(product, `Agence ${at}`)));
    const planned: { ask: () => Promise<Ask>; id: string }[] = [];
    for (const open of asks) {
      const ask = await open();
      for (let at = 0; at < reportLimits.reports; at++) {
        const { data } = await ask('POST', createReport.path, { ...body, name: `Bilan ${at}` });
        planned.push({ ask: open, id: (data as { report: Report }).report.id });
      }
    }
    await product.passUntil([due]);
    for (const open of asks) await record(await open(), periodAsked(period, parisDay(new Date(due))).to);
    const started = performance.now();
    await product.strike(schedules.sendReports);
    const sent = await allMailed(product, planned.length);
    const seconds = (performance.now() - started) / 1000;
    const states = await statesOf(planned);
    printTable('Reports due at one hour (goal: 500 within 600 s, each once)', [
      { name: 'reports', value: planned.length },
      { name: 'mails', value: sent },
      { name: 'runs by state', value: JSON.stringify(states) },
      { name: 'seconds', value: Math.round(seconds) },
    ]);
  } finally {
    await product.remove();
  }
}

/** A workspace of the demo's owner; sessions end as the hour comes, so that each use opens one. */
async function workspaceOf(product: FaultyProduct, name: string): Promise<() => Promise<Ask>> {
  const first = await signedIn(product);
  const { data } = await first('POST', createWorkspace.path, { name });
  const { id: workspaceId } = (data as { workspace: { id: string } }).workspace;
  return async () => {
    const any = await signedIn(product);
    const switched = await any('POST', switchWorkspace.path, { workspaceId });
    return askWith(product, (switched.data as { token: string }).token);
  };
}

async function signedIn(product: FaultyProduct): Promise<Ask> {
  const { data } = await askWith(product, null)('POST', login.path, demoSignIn);
  return askWith(product, (data as { token: string }).token);
}

const askWith =
  ({ url }: FaultyProduct, token: string | null): Ask =>
  async (method, path, sent) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { data: never };
  };

/** The figures that the reports ask for. */
async function record(ask: Ask, day: string): Promise<void> {
  const { data } = await ask('POST', createCampaign.path, { name: 'Soldes', platform: 'meta', objective: 'sales' });
  const { id } = (data as { campaign: { id: string } }).campaign;
  await ask('POST', recordPerformance.path.replace('{id}', id), {
    rows: [{ date: day, spend: 1_234.5, revenue: 4_938 }],
  });
}

/** How many mails have left once none comes any more, or once all have. */
async function allMailed(product: FaultyProduct, count: number): Promise<number> {
  const until = Date.now() + longestMs;
  let sent = 0;
  while (sent < count && Date.now() < until) {
    await setTimeout(1_000);
    sent = (await product.mails()).filter(({ subject }) => subject.startsWith('Bilan ')).length;
  }
  return sent;
}

async function statesOf(planned: readonly { ask: () => Promise<Ask>; id: string }[]): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  const opened = new Map<() => Promise<Ask>, Ask>();
  for (const { ask: open, id } of planned) {
    const ask = opened.get(open) ?? (await open());
    opened.set(open, ask);
    const { data } = await ask('GET', listReportRuns.path.replace('{id}', id));
    for (const { status } of (data as { items: ReportRun[] }).items) states[status] = (states[status] ?? 0) + 1;
  }
  return states;
}
