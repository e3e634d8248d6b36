import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import type { ProspectsFigures, ProspectsTask } from './prospects-worker.ts';

const sizes = [10_000, 100_000];

type Run = <T extends ProspectsTask>(task: T) => Promise<ProspectsFigures[T['task']]>;

/** Searches and exports of workspaces of 10,000 and 100,000 prospects. */
export const benchProspects = (): Promise<void> =>
  onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/prospects-worker.ts', task, environment);
    for (const prospects of sizes) {
      const filled = await run({ task: 'fill', prospects });
      const search = await run({ task: 'search', ...filled });
      const exported = await run({ task: 'export', ...filled });
      printTable(`A workspace of ${prospects} prospects (400 searches: a text, three filters, an order)`, [
        { name: 'first search of a process, ms', value: Math.round(search.coldMs) },
        { name: 'search p50, ms', value: search.p50.toFixed(1) },
        { name: 'search p99, ms', value: search.p99.toFixed(1) },
        { name: 'export of all in a new process, s', value: exported.seconds.toFixed(1) },
      ]);
    }
  });
