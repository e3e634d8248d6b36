import { handler as breakdown } from '../../functions/analytics/breakdown/get-analytics-breakdown.ts';
import { handler as exported } from '../../functions/analytics/exports/export-analytics.ts';
import { handler as overview } from '../../functions/analytics/overview/get-analytics-overview.ts';
import { handler as timeseries } from '../../functions/analytics/timeseries/get-analytics-timeseries.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { exportAnalytics } from '../../shared/analytics/exports.contract.ts';
import * as figures from '../../shared/analytics/figures.contract.ts';
import type { Period } from '../../shared/rules/periods.ts';
import { callRoute } from './call-route.ts';
import { fillRows, readRows } from './campaign-rows.ts';
import { countConsumed } from './consumed.ts';
import { adIds, fillAds } from './filled-ads.ts';
import { fillCampaigns } from './filled-campaigns.ts';
import { type Once, type Times, timed, timedOnce } from './timed.ts';

export type Workspace = { token: string; workspaceId: string; campaignIds: string[]; period: Period };
type Query = [string, string][];
export type AnalyticsTask =
  | { task: 'fill'; campaigns: number; period: Period; adsPeriod: Period; wholeTags: readonly number[] }
  | ({ task: 'fillRows' | 'rows' } & Workspace)
  | { task: 'read'; route: keyof typeof routes; token: string; query: Query; rounds: number };

/** Of a reading: its times, how much the process grew, and why it was refused, if it was. */
export type Reading = { times: Times | null; megabytes: number; refused: string | null };
export type AnalyticsFigures = { fill: Workspace; fillRows: null; rows: Once; read: Reading };

const routes = {
  overview: [figures.getAnalyticsOverview, overview],
  timeseries: [figures.getAnalyticsTimeseries, timeseries],
  breakdown: [figures.getAnalyticsBreakdown, breakdown],
  export: [exportAnalytics, exported],
} as const;

/** The ads of campaigns of some tags have figures on every day. */
async function fill({ campaigns, period, adsPeriod, wholeTags }: Extract<AnalyticsTask, { task: 'fill' }>) {
  const { token, user } = await signedInUser({}, { plan: 'enterprise' });
  const { workspaceId } = user;
  const campaignIds = await fillCampaigns(workspaceId, campaigns, period, adIds.length);
  await fillAds(workspaceId, campaignIds, adsPeriod, (at) => wholeTags.includes(at % 20));
  return { token, workspaceId, campaignIds, period };
}

async function read({ route, token, query, rounds }: Extract<AnalyticsTask, { task: 'read' }>): Promise<Reading> {
  const before = process.memoryUsage().rss;
  const [contract, handler] = routes[route];
  const grown = () => (process.resourceUsage().maxRSS * 1024 - before) / 1e6;
  try {
    const times = await timed(() => callRoute(contract, handler, { token, query }), rounds);
    return { times, megabytes: grown(), refused: null };
  } catch (error) {
    return { times: null, megabytes: grown(), refused: String(error) };
  }
}

async function act(task: AnalyticsTask) {
  switch (task.task) {
    case 'fill':
      return fill(task);
    case 'fillRows':
      return fillRows(task.workspaceId, task.campaignIds, task.period).then(() => null);
    case 'rows':
      return timedOnce(() => readRows(task.workspaceId, task.period), countConsumed());
    case 'read':
      return read(task);
  }
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
