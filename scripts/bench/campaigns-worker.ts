import { handler as compare } from '../../functions/campaigns/comparison/compare-campaigns.ts';
import { allCampaigns } from '../../functions/campaigns/core/all-campaigns.ts';
import { CampaignQuarter } from '../../functions/campaigns/core/campaign-quarter.entity.ts';
import { unpackDays } from '../../functions/campaigns/core/day-series.ts';
import { quartersOf } from '../../functions/campaigns/core/read-quarters.ts';
import { handler as list } from '../../functions/campaigns/list/list-campaigns.ts';
import { queryFields } from '../../functions/platform/db/query-fields.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { apiEvent, lambdaContext } from '../../functions/platform/testing/lambda-event.ts';
import { compareCampaigns } from '../../shared/campaigns/comparison.contract.ts';
import { listCampaigns } from '../../shared/campaigns/list.contract.ts';
import type { Period } from '../../shared/rules/periods.ts';
import { addDay, noSums } from '../../shared/rules/sums.ts';
import { median, percentile } from './figures.ts';
import { fillCampaigns } from './filled-campaigns.ts';

export type Filled = { token: string; workspaceId: string };
export type CampaignsTask =
  | { task: 'fill'; campaigns: number; period: Period }
  | ({ task: 'list' | 'read' | 'compare'; period: Period } & Filled);
export type CampaignsFigures = { fill: Filled; list: Times; read: Times; compare: Times };
/** Of the first call of a process and of those after it, in ms; of those also what they took of the processor. */
export type Times = { cold: number; p50: number; p99: number; processor: number };

const rounds = { list: 200, read: 3, compare: 200 };

async function fill({ campaigns, period }: Extract<CampaignsTask, { task: 'fill' }>): Promise<Filled> {
  const { token, user } = await signedInUser({}, { plan: 'enterprise' });
  await fillCampaigns(user.workspaceId, campaigns, period);
  return { token, workspaceId: user.workspaceId };
}

async function timed(act: () => Promise<unknown>, count: number): Promise<Times> {
  const times: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round <= count; round++) {
    const start = performance.now();
    const before = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(before);
    times.push(performance.now() - start);
    processor.push((user + system) / 1000);
  }
  const [cold = 0, ...warm] = times;
  return { cold, p50: median(warm), p99: percentile(warm, 0.99), processor: median(processor.slice(1)) };
}

async function listOnce({ token, period }: Filled & { period: Period }): Promise<void> {
  const event = apiEvent({
    path: listCampaigns.path,
    rawQueryString: new URLSearchParams({ ...period, sort: 'roas', limit: '50' }).toString(),
    headers: { authorization: `Bearer ${token}` },
  });
  const { statusCode, body } = await list(event, lambdaContext());
  if (statusCode !== 200) throw new Error(String(body));
}

/** Six campaigns by six metrics. */
async function compareOnce({ token, period }: Filled & { period: Period }, campaignIds: string[]): Promise<void> {
  const metrics = ['cpa', 'roas', 'linkCtr', 'conversionRate', 'linkCpc', 'cpm'];
  const event = apiEvent({
    method: 'POST',
    path: compareCampaigns.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...period, campaignIds, metrics }),
  });
  const { statusCode, body } = await compare(event, lambdaContext());
  if (statusCode !== 200) throw new Error(String(body));
}

/** The same items, read and added up day by day, and nothing more. */
async function readBare({ workspaceId, period }: Filled & { period: Period }): Promise<void> {
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

async function act(task: CampaignsTask) {
  if (task.task === 'fill') return fill(task);
  if (task.task === 'compare') {
    const six = (await allCampaigns(task.workspaceId)).slice(0, 6).map(({ campaignId }) => campaignId);
    return timed(() => compareOnce(task, six), rounds.compare);
  }
  return timed(() => (task.task === 'list' ? listOnce(task) : readBare(task)), rounds[task.task]);
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
