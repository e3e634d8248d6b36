import { loadavg } from 'node:os';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import type { CampaignsFigures, CampaignsTask, Filled } from './campaigns-worker.ts';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

type Run = <T extends CampaignsTask>(task: T) => Promise<CampaignsFigures[T['task']]>;

const lastDays = (count: number) => ({ from: addDays(parisDay(), -count), to: addDays(parisDay(), -1) });

/** Lists of campaigns with their figures, best ROAS first, beside a bare reader that adds up the same items. */
export const benchCampaigns = (): Promise<void> =>
  onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/campaigns-worker.ts', task, environment);
    const large = await run({ task: 'fill', campaigns: 500, period: lastDays(730) });
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
    const { cold, p50, p99 } = await run({ task: 'compare', ...large, period: lastDays(365) });
    const times = {
      'first of a process': Math.round(cold),
      'again, p50': p50.toFixed(1),
      'again, p99': p99.toFixed(1),
    };
    printTable('Comparison of six campaigns by six metrics over 365 days, in ms, through the route', [
      { name: '6 × 6 × 365', ...times },
    ]);
  });

async function measured(run: Run, name: string, filled: Filled, days: number) {
  const period = lastDays(days);
  const bare = await run({ task: 'read', ...filled, period });
  const listed = await run({ task: 'list', ...filled, period });
  return {
    name,
    'first of a process': Math.round(listed.cold),
    'again, p50': listed.p50.toFixed(1),
    'again, p99': listed.p99.toFixed(1),
    'again, processor': listed.processor.toFixed(1),
    'bare, first': Math.round(bare.cold),
    'bare, again': bare.p50.toFixed(1),
    'bare, processor': bare.processor.toFixed(1),
  };
}
