import { watch } from '../../functions/campaigns/alerts/watch.ts';
import { handler as getCampaignMetrics } from '../../functions/campaigns/performance/get-campaign-metrics.ts';
import { handler as getPerformance } from '../../functions/campaigns/performance/get-performance.ts';
import { handler as listCampaignAds } from '../../functions/campaigns/performance/list-campaign-ads.ts';
import { handler as recordPerformance } from '../../functions/campaigns/performance/record-performance.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import * as routes from '../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../shared/kernel/paris-day.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import type { Period } from '../../shared/rules/periods.ts';
import { callRoute } from './call-route.ts';
import { fillRows, readRows } from './campaign-rows.ts';
import { countConsumed } from './consumed.ts';
import { adIds } from './filled-ads.ts';
import { fillCampaigns, syntheticDay } from './filled-campaigns.ts';
import { type Once, type Times, timed, timedOnce } from './timed.ts';

type Campaign = { token: string; workspaceId: string; campaignId: string; period: Period };
/** What the page of a campaign asks for of its figures. */
export type PageCall = 'metrics' | 'performance' | 'ads';
export type OneCampaignTask =
  | ({ task: PageCall | 'rows' | 'record' | 'fillRows' } & Campaign)
  | { task: 'watch'; workspaceId: string };
export type OneCampaignFigures = Record<PageCall | 'rows' | 'watch', Once> & {
  record: { made: Times; over: Times; bare: Times };
  fillRows: null;
};

const rounds = 10;
const daysRecorded = 20;

function readPage(call: PageCall, { token, campaignId: id, period }: Campaign): Promise<void> {
  const asked = { token, params: { id } };
  if (call === 'metrics')
    return callRoute(routes.getCampaignMetrics, getCampaignMetrics, {
      ...asked,
      query: { ...period, compare: 'previous' },
    });
  if (call === 'performance')
    return callRoute(routes.getPerformance, getPerformance, { ...asked, query: { ...period, granularity: 'day' } });
  return callRoute(routes.listCampaignAds, listCampaignAds, { ...asked, query: { ...period, limit: '50' } });
}

/** A thousand rows: so many days of fifty ads, never twice the same figures. */
function thousandRows(from: string, chances: Seeded): object[] {
  const dates = Array.from({ length: daysRecorded }, (_, at) => addDays(from, at));
  return dates.flatMap((date) =>
    adIds.map((adId) => ({ date, adId, adName: `Vidéo ${adId}`, ...syntheticDay(date, chances).counts })),
  );
}

/** Into campaigns that have no such days yet, and over days of a campaign that has all. */
async function record({ token, campaignId, period }: Campaign): Promise<OneCampaignFigures['record']> {
  const chances = new Seeded('record');
  const send = (by: string, id: string, from: string) =>
    callRoute(routes.recordPerformance, recordPerformance, {
      token: by,
      params: { id },
      body: { rows: thousandRows(from, chances) },
    });
  const other = await signedInUser({}, { plan: 'enterprise' });
  const empty = await fillCampaigns(other.user.workspaceId, rounds + 1, { from: period.to, to: period.to });
  const made = await timed(() => send(other.token, empty.pop() ?? '', period.from), rounds);
  const over = await timed(() => send(token, campaignId, addDays(period.to, -30)), rounds);
  const twentyDays = { from: period.from, to: addDays(period.from, daysRecorded - 1) };
  return { made, over, bare: await timed(() => fillRows(newId('cmp'), adIds, twentyDays), rounds) };
}

/** As the worker does each morning. */
async function watchAll(workspaceId: string): Promise<void> {
  const failed = await watch([{ task: 'all', workspaceId, at: new Date().toISOString() }]);
  if (failed.length > 0) throw new Error('not watched');
}

function act(task: OneCampaignTask) {
  if (task.task === 'record') return record(task);
  if (task.task === 'fillRows') return fillRows(task.campaignId, adIds, task.period).then(() => null);
  if (task.task === 'watch') return timedOnce(() => watchAll(task.workspaceId), countConsumed());
  if (task.task === 'rows') return timedOnce(() => readRows(task.campaignId, task.period), countConsumed());
  return timedOnce(() => readPage(task.task as PageCall, task), countConsumed());
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
