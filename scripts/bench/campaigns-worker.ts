import { handler as compareHandler } from '../../functions/campaigns/comparison/compare-campaigns.ts';
import { CampaignQuarter } from '../../functions/campaigns/core/campaign-quarter.entity.ts';
import { unpackDays } from '../../functions/campaigns/core/day-series.ts';
import { quartersOf } from '../../functions/campaigns/core/read-quarters.ts';
import { handler as stats } from '../../functions/campaigns/list/get-campaign-stats.ts';
import { handler as list } from '../../functions/campaigns/list/list-campaigns.ts';
import { queryFields } from '../../functions/platform/db/query-fields.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { compareCampaigns } from '../../shared/campaigns/comparison.contract.ts';
import { getCampaignStats, listCampaigns } from '../../shared/campaigns/list.contract.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { compare } from '../../shared/rules/comparison.ts';
import type { ComparedMetric } from '../../shared/rules/estimates.ts';
import { bucketsOf, type Period } from '../../shared/rules/periods.ts';
import { addDay, noSums } from '../../shared/rules/sums.ts';
import { callRoute } from './call-route.ts';
import { fillRows, readRows } from './campaign-rows.ts';
import { countConsumed } from './consumed.ts';
import { adIds, fillAds } from './filled-ads.ts';
import { fillCampaigns, syntheticDay } from './filled-campaigns.ts';
import { type Once, type Times, timed, timedOnce } from './timed.ts';

export type Filled = { token: string; refreshToken: string; workspaceId: string; campaignIds: string[] };
type Reading = { period: Period } & Filled;
export type CampaignsTask =
  | { task: 'fill'; campaigns: number; period: Period; ads?: boolean }
  | ({ task: 'list' | 'stats' | 'read' | 'compare' | 'fillRows' | 'rows' | 'listOnce' | 'listTwice' } & Reading)
  | { task: 'rules' }
  | { task: 'weigh'; period: Period; workspaces: Filled[] };
export type CampaignsFigures = {
  fill: Filled;
  weigh: { megabytes: number };
  fillRows: null;
} & Record<'list' | 'stats' | 'read' | 'compare' | 'rules', Times> &
  Record<'rows' | 'listOnce' | 'listTwice', Once>;

const rounds = { list: 200, stats: 50, read: 3, compare: 200 };
const comparedMetrics: ComparedMetric[] = ['cpa', 'roas', 'linkCtr', 'conversionRate', 'linkCpc', 'cpm'];

async function fill({ campaigns, period, ads }: Extract<CampaignsTask, { task: 'fill' }>): Promise<Filled> {
  const { token, refreshToken, user } = await signedInUser({}, { plan: 'enterprise' });
  const { workspaceId } = user;
  const campaignIds = await fillCampaigns(workspaceId, campaigns, period, ads ? adIds.length : 0);
  if (ads) await fillAds(workspaceId, campaignIds, period);
  return { token, refreshToken, workspaceId, campaignIds };
}

const listOnce = ({ token, period }: Omit<Reading, 'campaignIds'>) =>
  callRoute(listCampaigns, list, { token, query: { ...period, sort: 'roas', limit: '50' } });

const statsOnce = ({ token, period }: Omit<Reading, 'campaignIds'>) =>
  callRoute(getCampaignStats, stats, { token, query: { ...period, compare: 'previous' } });

/** Six campaigns by six metrics. */
const compareOnce = ({ token, period }: Reading, campaignIds: string[]) =>
  callRoute(compareCampaigns, compareHandler, {
    token,
    body: { ...period, campaignIds, metrics: comparedMetrics },
  });

/** The same, of days that are there. */
function compareOnly(): Promise<Times> {
  const year = bucketsOf({ from: '2025-01-01', to: '2025-12-31' }, 'day');
  const subjects = Array.from({ length: 6 }, (_, at) => {
    const chances = new Seeded(`compared ${at}`);
    const days = year.map(({ date }) => syntheticDay(date, chances));
    const named = { campaignId: `cmp_${at}`, adId: null, name: `Campagne ${at}`, currency: 'EUR', objective: 'sales' };
    return { ...named, platform: 'meta', attribution: null, days, provisionalFrom: null };
  });
  return timed(async () => compare(subjects, comparedMetrics, 'cpa'), rounds.compare);
}

/** The same items, read and added up day by day, and nothing more. */
async function readBare({ workspaceId, period }: Reading): Promise<void> {
  const readQuarter = async (quarter: string) => {
    const query = CampaignQuarter.query.byQuarter({ workspaceId, quarter });
    for await (const items of queryFields(query, ['campaignId', 'days']))
      for (const { days } of items) {
        const sums = noSums();
        for (const { date, counts } of unpackDays(quarter, days as Uint8Array))
          if (date >= period.from && date <= period.to) addDay(sums, counts);
      }
  };
  await Promise.all(quartersOf(period).map(readQuarter));
}

/** What a process has grown by once it has read lists and statistics of several workspaces. */
async function weigh({ workspaces, period }: Extract<CampaignsTask, { task: 'weigh' }>) {
  const before = process.memoryUsage().rss;
  for (const workspace of workspaces) {
    await listOnce({ ...workspace, period });
    await statsOnce({ ...workspace, period });
  }
  return { megabytes: (process.memoryUsage().rss - before) / 1e6 };
}

async function act(task: CampaignsTask) {
  switch (task.task) {
    case 'fill':
      return fill(task);
    case 'weigh':
      return weigh(task);
    case 'rules':
      return compareOnly();
    case 'compare':
      return timed(() => compareOnce(task, task.campaignIds.slice(0, 6)), rounds.compare);
    case 'list':
      return timed(() => listOnce(task), rounds.list);
    case 'stats':
      return timed(() => statsOnce(task), rounds.stats);
    case 'read':
      return timed(() => readBare(task), rounds.read);
    case 'fillRows':
      return fillRows(task.workspaceId, task.campaignIds, task.period).then(() => null);
    case 'rows':
      return timedOnce(() => readRows(task.workspaceId, task.period), countConsumed());
    case 'listOnce':
      return timedOnce(() => listOnce(task), countConsumed());
    case 'listTwice': {
      await listOnce(task);
      return timedOnce(() => listOnce(task), countConsumed());
    }
  }
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
