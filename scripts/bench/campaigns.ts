import { loadavg } from 'node:os';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import type { CampaignsFigures, CampaignsTask, Filled } from './campaigns-worker.ts';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { benchOneCampaign } from './one-campaign.ts';
import { inOwnProcess } from './own-process.ts';
import { middleOf, type Once, shownOnce, shownTimes } from './timed.ts';

type Run = <T extends CampaignsTask>(task: T) => Promise<CampaignsFigures[T['task']]>;

const lastDays = (count: number) => ({ from: addDays(parisDay(), -count), to: addDays(parisDay(), -1) });

const rounds = 3;
const comparedTo = 30;

/** Campaigns and their figures: lists, statistics and comparisons, then what is of one campaign. */
export const benchCampaigns = (): Promise<void> =>
  onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/campaigns-worker.ts', task, environment);
    const large = await run({ task: 'fill', campaigns: 500, period: lastDays(730), ads: true });
    const small = await run({ task: 'fill', campaigns: 50, period: lastDays(90) });
    const rows = [
      await measured(run, '500 campaigns, 30 days', large, 30),
      await measured(run, '500 campaigns, 730 days', large, 730),
      await measured(run, '50 campaigns, 90 days', small, 90),
    ];
    printTable(
      `Lists of campaigns with figures, in ms (goals: first 2500, 500 of 50 campaigns; again p50 40, p99 150; load ${loadavg()[0]?.toFixed(1)})`,
      rows,
    );
    await printShort(run, large);
    await printReads(run, large);
    await printMemory(run, large);
    await benchOneCampaign(environment, large);
  });

async function measured(run: Run, name: string, filled: Filled, days: number) {
  const period = lastDays(days);
  const bare = await run({ task: 'read', ...filled, period });
  const listed = await run({ task: 'list', ...filled, period });
  return {
    name,
    ...shownTimes(listed),
    'bare, first': Math.round(bare.cold),
    'bare, again': bare.p50.toFixed(1),
    'bare, processor': bare.processor.toFixed(1),
  };
}

async function printShort(run: Run, large: Filled): Promise<void> {
  const stats = await run({ task: 'stats', ...large, period: lastDays(365) });
  const route = await run({ task: 'compare', ...large, period: lastDays(365) });
  const rules = await run({ task: 'rules' });
  printTable('Statistics and comparisons, in ms (goals: statistics p50 40; six campaigns by six metrics 10)', [
    { name: 'statistics of 500 campaigns, 365 days and those before', ...shownTimes(stats) },
    { name: '6 campaigns × 6 metrics × 365 days, the rules alone', ...shownTimes(rules) },
    { name: '6 campaigns × 6 metrics × 365 days, through the route', ...shownTimes(route) },
  ]);
}

/** Beside a list that reads an item for each campaign and day, a fiftieth of what it would read of ads. */
async function printReads(run: Run, large: Filled): Promise<void> {
  const reading = { ...large, period: lastDays(comparedTo) };
  await run({ task: 'fillRows', ...reading });
  const calls: Record<'rows' | 'listOnce' | 'listTwice', Once[]> = { rows: [], listOnce: [], listTwice: [] };
  for (let round = 0; round < rounds; round++)
    for (const task of ['rows', 'listOnce', 'listTwice'] as const) calls[task].push(await run({ task, ...reading }));
  const rows = middleOf(calls.rows);
  const shown = (name: string, one: Once) => ({
    name,
    ...shownOnce(one),
    'rows take, times': (rows.ms / one.ms).toFixed(1),
    'rows take, times the units': (rows.units / one.units).toFixed(1),
  });
  printTable(`What a list of 500 campaigns asks of the table, ${comparedTo} days (medians of ${rounds} processes)`, [
    shown('an item a campaign and day, read and added up', rows),
    shown('the list, first of a process', middleOf(calls.listOnce)),
    shown('the list, again', middleOf(calls.listTwice)),
  ]);
}

async function printMemory(run: Run, large: Filled): Promise<void> {
  const period = lastDays(730);
  const others: Filled[] = [];
  for (let count = 0; count < 2; count++) others.push(await run({ task: 'fill', campaigns: 500, period }));
  const grown: Record<string, string | number>[] = [];
  for (const workspaces of [[large], [large, ...others]]) {
    const { megabytes } = await run({ task: 'weigh', period, workspaces });
    grown.push({
      name: `${workspaces.length} × 500 campaigns, 730 days`,
      'above the start, MB': Math.round(megabytes),
    });
  }
  printTable('Memory of a process that has read lists and statistics (goal: 300 MB of three workspaces)', grown);
}
