import { rmSync } from 'node:fs';
import { fastFolder, startProduct } from '../local/product.ts';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { measureProspectsPage } from './prospects-page.ts';
import type { ProspectsFigures, ProspectsTask } from './prospects-worker.ts';

const sizes = [10_000, 100_000];

type Run = <T extends ProspectsTask>(task: T) => Promise<ProspectsFigures[T['task']]>;

/** Searches, exports and the first page of workspaces of 10,000 and 100,000 prospects. */
export async function benchProspects(): Promise<void> {
  for (const prospects of sizes) {
    const folder = fastFolder();
    try {
      await measureWorkspace(prospects, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function measureWorkspace(prospects: number, folder: string): Promise<void> {
  const { filled, search, exported } = await onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/prospects-worker.ts', task, environment);
    const filled = await run({ task: 'fill', prospects });
    return {
      filled,
      search: await run({ task: 'search', ...filled }),
      exported: await run({ task: 'export', ...filled }),
    };
  }, folder);
  const product = await startProduct(folder);
  const pageMs = await measureProspectsPage(product.url, filled).finally(product.stop);
  printTable(`A workspace of ${prospects} prospects (400 searches: a text, three filters, an order)`, [
    { name: 'first search of a process, ms', value: Math.round(search.coldMs) },
    { name: 'search p50, ms', value: search.p50.toFixed(1) },
    { name: 'search p99, ms', value: search.p99.toFixed(1) },
    { name: 'export of all in a new process, s', value: exported.seconds.toFixed(1) },
    { name: 'from the click to the first page on the screen, ms (median of 9)', value: Math.round(median(pageMs)) },
  ]);
}
