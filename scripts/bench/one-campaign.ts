import { loadavg } from 'node:os';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import type { Filled } from './campaigns-worker.ts';
import { printTable } from './figures.ts';
import type { OneCampaignFigures, OneCampaignTask, PageCall } from './one-campaign-worker.ts';
import { inOwnProcess } from './own-process.ts';
import { middleOf, type Once, shownOnce, shownTimes } from './timed.ts';

type Run = <T extends OneCampaignTask>(task: T) => Promise<OneCampaignFigures[T['task']]>;

const rounds = 5;

/** The page of a campaign in processes that know nothing, a thousand rows sent to it, and a morning's watch of its workspace. */
export async function benchOneCampaign(environment: Record<string, string>, filled: Filled): Promise<void> {
  const run: Run = (task) => inOwnProcess('scripts/bench/one-campaign-worker.ts', task, environment);
  const { token, workspaceId, campaignIds } = filled;
  const period = { from: addDays(parisDay(), -730), to: addDays(parisDay(), -1) };
  const campaign = { token, workspaceId, campaignId: campaignIds[0] ?? '', period };
  await run({ task: 'fillRows', ...campaign });
  const calls: Record<PageCall | 'rows', Once[]> = { rows: [], metrics: [], performance: [], ads: [] };
  for (let round = 0; round < rounds; round++)
    for (const task of ['rows', 'metrics', 'performance', 'ads'] as const)
      calls[task].push(await run({ task, ...campaign }));
  printTable(
    `A campaign of 730 days and 50 ads, in processes that know nothing (goal: 200 ms; medians of ${rounds}; load ${loadavg()[0]?.toFixed(1)})`,
    [
      { name: 'an item a day and ad, read and added up', ...shownOnce(middleOf(calls.rows)) },
      { name: 'its metrics and findings', ...shownOnce(middleOf(calls.metrics)) },
      { name: 'its days', ...shownOnce(middleOf(calls.performance)) },
      { name: 'its ads', ...shownOnce(middleOf(calls.ads)) },
    ],
  );
  const { made, over, bare } = await run({ task: 'record', ...campaign });
  printTable('A POST of 1,000 rows, 20 days of 50 ads, in ms (goal: 400)', [
    { name: 'into a campaign that has none', ...shownTimes(made) },
    { name: 'over days of the campaign of 730 days', ...shownTimes(over) },
    { name: 'a writer of one item a row', ...shownTimes(bare) },
  ]);
  const morning = await run({ task: 'watch', workspaceId });
  const again = await run({ task: 'watch', workspaceId });
  printTable(
    'Anomalies, fatigue and pacing of 500 campaigns of 50 ads, as the worker looks at them (goal: 15,000 ms)',
    [
      { name: 'a first morning, whose alerts are raised', ...shownOnce(morning) },
      { name: 'the next look', ...shownOnce(again) },
    ],
  );
}
