import { type Faults, type FilledAccount, type Filling, Filling as FillingSchema } from './filled-accounts.ts';
import { type InsightsQuery, insightsOf, picked, type Range } from './insights.ts';

export type AskedOfGraph = { method: string; path: string; query: Record<string, string> };
type Answer = { body: object; headers?: Record<string, string> };
type Report = { account: FilledAccount; query: InsightsQuery; asked: number };
type Filled = { accounts: FilledAccount[]; faults: Faults; requests: AskedOfGraph[]; reports: Map<string, Report> };

const mostRequests = 5_000;
const usualLimit = 25;

/**
 * The ad accounts of Meta's Graph API, on this machine: as they were filled for a token, with the faults asked for. Insights
 * are paged, added up for campaigns and written as texts; a report runs for three looks, says 100 % once while it still
 * runs, and only then is complete.
 */
export class MetaAds {
  readonly #tokens = new Map<string, Filled>();

  /** Puts the accounts of a token in the place of what there was. What is wrong with them, or null. */
  fill(input: unknown): string | null {
    const filling = FillingSchema.safeParse(input);
    if (!filling.success) return filling.error.message;
    const { token, accounts, faults }: Filling = filling.data;
    const requests = this.#tokens.get(token)?.requests ?? [];
    this.#tokens.set(token, { accounts, faults, requests, reports: new Map() });
    return null;
  }

  /** What was asked with a token since it was first filled, the newest last. */
  requests(token: string): readonly AskedOfGraph[] {
    return this.#tokens.get(token)?.requests ?? [];
  }

  /** Null where a path is not about ad accounts. */
  answer(method: string, pathname: string, params: URLSearchParams, token: string): Answer | null {
    const path = pathname.replace(/^\/v\d+\.\d+/, '');
    const account = /^\/act_(\d+)\/(campaigns|insights|ads)$/.exec(path);
    const report = /^\/(\d{10,})(\/insights)?$/.exec(path);
    if (path !== '/me/adaccounts' && !account && !report) return null;
    if (!token.startsWith('EAAB') || token.includes('expired'))
      return refuse(190, 'Error validating access token: Session has expired', 463);
    const filled: Filled = this.#tokens.get(token) ?? {
      accounts: [],
      faults: { fail: [] },
      requests: [],
      reports: new Map(),
    };
    this.#tokens.set(token, filled);
    filled.requests.push({ method, path, query: Object.fromEntries(params) });
    filled.requests.splice(0, filled.requests.length - mostRequests);
    if (path === '/me/adaccounts') return pageOf(filled.accounts.map(shownAccount), params);
    const fault = nextFault(filled.faults);
    if (fault) return fault;
    if (report) return answerReport(filled, report[1] ?? '', report[2] !== undefined, params);
    const own = filled.accounts.find(({ account_id }) => account_id === account?.[1]);
    if (!own) return refuse(200, 'Ad account owner has NOT grant ads_management or ads_read permission');
    if (account?.[2] === 'insights') return answerInsights(filled, own, method, params);
    const fields = topFields(params.get('fields') ?? 'id');
    const nodes = path.endsWith('/campaigns') ? own.campaigns : own.ads;
    return pageOf(
      nodes.map((node) => picked(node, ['id', ...fields])),
      params,
    );
  }
}

const shownAccount = ({ account_id, name, currency, timezone_name }: FilledAccount) => ({
  id: `act_${account_id}`,
  account_id,
  name,
  currency,
  timezone_name,
});

/** `id,name,creative{id,body}` names three. */
const topFields = (fields: string) => fields.replace(/\{[^}]*\}/g, '').split(',');

function nextFault({ fail }: Faults): Answer | null {
  const fault = fail[0];
  if (!fault) return null;
  if (fault.after > 0) {
    fault.after -= 1;
    return null;
  }
  fault.times -= 1;
  if (fault.times === 0) fail.shift();
  const said = fault.code === 1 ? 'Please reduce the amount of data you are asking for, then retry' : 'Refused';
  return refuse(fault.code, said, fault.error_subcode);
}

function answerInsights(filled: Filled, account: FilledAccount, method: string, params: URLSearchParams): Answer {
  const query = queryOf(params);
  if (!query) return refuse(100, 'Param time_range must be an object of since and until');
  const { maxDays, asyncOnly } = filled.faults;
  if (method === 'POST') {
    const id = String(10 ** 14 + filled.reports.size);
    filled.reports.set(id, { account, query, asked: 0 });
    return { body: { report_run_id: id }, headers: usage };
  }
  const tooMuch = maxDays !== undefined && query.byDay && query.ranges.some((range) => daysOf(range) > maxDays);
  if (asyncOnly || tooMuch) return refuse(100, 'Please reduce the amount of data you are asking for', 1487534);
  return pageOf(rowsOf(account, query), params);
}

const lastAsked = new WeakMap<FilledAccount, { key: string; rows: object[] }>();

/** Pages of one answer come one after the other: it is worked out once. */
function rowsOf(account: FilledAccount, query: InsightsQuery): object[] {
  const key = JSON.stringify(query);
  const last = lastAsked.get(account);
  if (last?.key === key) return last.rows;
  const rows = insightsOf(account, query);
  lastAsked.set(account, { key, rows });
  return rows;
}

function queryOf(params: URLSearchParams): InsightsQuery | null {
  const ranges = rangesOf(params.get('time_range'), params.get('time_ranges'));
  if (!ranges) return null;
  const fields = (params.get('fields') ?? 'spend').split(',');
  return { level: params.get('level') ?? 'account', ranges, byDay: params.get('time_increment') === '1', fields };
}

function rangesOf(range: string | null, ranges: string | null): Range[] | null {
  try {
    const read: Range[] = range ? [JSON.parse(range)] : JSON.parse(ranges ?? 'null');
    return read.every(({ since, until }) => since <= until) ? read : null;
  } catch {
    return null;
  }
}

const daysOf = ({ since, until }: Range) => (Date.parse(until) - Date.parse(since)) / 86_400_000 + 1;

/** Running, running at 100 %, then complete: what reads at the 100 % of a running report gets half of it. */
const states = [
  { async_status: 'Job Started', async_percent_completion: 0 },
  { async_status: 'Job Running', async_percent_completion: 100 },
  { async_status: 'Job Completed', async_percent_completion: 100 },
];

function answerReport({ reports }: Filled, id: string, rows: boolean, params: URLSearchParams): Answer {
  const report = reports.get(id);
  if (!report) return refuse(100, `Unsupported get request. Object with ID '${id}' does not exist`, 33);
  if (!rows) {
    const state = states[Math.min(report.asked++, states.length - 1)];
    return { body: { id, account_id: report.account.account_id, ...state }, headers: usage };
  }
  if (report.asked < states.length) return refuse(100, 'Job is not complete', 1504018);
  return pageOf(rowsOf(report.account, report.query), params);
}

function pageOf(all: object[], params: URLSearchParams): Answer {
  const start = Number(Buffer.from(params.get('after') ?? '', 'base64').toString() || 0);
  const data = all.slice(start, start + Number(params.get('limit') ?? usualLimit));
  const cursor = (at: number) => Buffer.from(String(at)).toString('base64');
  const end = start + data.length;
  const cursors = { before: cursor(start), after: cursor(end) };
  const next = end < all.length ? { next: 'https://graph.facebook.com/next' } : {};
  return { body: { data, ...(data.length > 0 && { paging: { cursors, ...next } }) }, headers: usage };
}

const usage = {
  'x-ad-account-usage': JSON.stringify({ acc_id_util_pct: 3.2, reset_time_duration: 0 }),
  'x-fb-ads-insights-throttle': JSON.stringify({ app_id_util_pct: 1, acc_id_util_pct: 3.2 }),
};

const refuse = (code: number, message: string, subcode?: number): Answer => ({
  body: {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      ...(subcode && { error_subcode: subcode }),
      fbtrace_id: 'local',
    },
  },
});
