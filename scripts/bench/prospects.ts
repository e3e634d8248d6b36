import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fastFolder, startProduct } from '../local/product.ts';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { measureProspectsPage } from './prospects-page.ts';
import type { ProspectsFigures, ProspectsTask, Twice } from './prospects-worker.ts';

const sizes = [10_000, 100_000];
const rounds = 3;

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
  const { filled, search, whose, exports, alone, reads, readsAlone } = await onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/prospects-worker.ts', task, environment);
    const filled = await run({ task: 'fill', prospects });
    const search = await run({ task: 'search', ...filled });
    const whose = await run({ task: 'searchWhose', ...filled });
    const exports: Twice[] = [];
    const alone: Twice[] = [];
    const reads: Twice[] = [];
    const readsAlone: Twice[] = [];
    for (let round = 0; round < rounds; round++) {
      reads.push(await run({ task: 'read', ...filled }));
      exports.push(await run({ task: 'export', ...filled }));
    }
    // An export leaves no snapshot: those with one come first.
    for (let round = 0; round < rounds; round++) {
      readsAlone.push(await run({ task: 'read', ...filled }));
      alone.push(await run({ task: 'exportAlone', ...filled }));
    }
    return { filled, search, whose, exports, alone, reads, readsAlone };
  }, folder);
  const product = await startProduct(folder);
  const pageMs = await measureProspectsPage(product.url, filled).finally(product.stop);
  printTable(`A workspace of ${prospects} prospects (400 searches: a text, three filters, an order)`, [
    { name: 'first search of a process, ms', value: Math.round(search.coldMs) },
    { name: 'search p50, ms', value: search.p50.toFixed(1) },
    { name: 'search p99, ms', value: search.p99.toFixed(1) },
    { name: 'search p50 with owner and client, ms', value: whose.p50.toFixed(1) },
    { name: 'search p99 with owner and client, ms', value: whose.p99.toFixed(1) },
    { name: 'from the click to the first page on the screen, ms (median of 9)', value: Math.round(median(pageMs)) },
  ]);
  printTable(
    `Export of all ${prospects} (medians of ${rounds} processes of each, in turns; load ${loadavg()[0]?.toFixed(1)})`,
    [
      besideBare('in a new process', exports, reads, 'first'),
      besideBare('in a new process, its snapshot gone', alone, readsAlone, 'first'),
      besideBare('again, its index read', exports, reads, 'again'),
    ],
  );
}

function besideBare(name: string, exports: Twice[], reads: Twice[], which: keyof Twice) {
  const exported = median(exports.map((times) => times[which]));
  const bare = median(reads.map((times) => times[which]));
  return {
    name,
    'export, s': exported.toFixed(1),
    'bare reader of the same items, s': bare.toFixed(1),
    'bare / export': (bare / exported).toFixed(2),
  };
}
