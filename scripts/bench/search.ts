import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import type { Figures, SearchTask } from './search-worker.ts';

const inFiles = { catalogue: 'own index', fts5: 'SQLite FTS5' };
const inMemory = { miniSearch: 'MiniSearch', scan: 'linear scan' };
const small = 100_000;
/** The others take minutes for one. */
const ownRounds = 3;
/** The large library; smaller with `N=200000`. */
const large = Number(process.env.N ?? 1_000_000);

/** Searches in 100,000 and a million ads, by our index and by what could stand in its place. */
export async function benchSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    for (const ads of [small, large]) {
      const rows = [];
      for (const engine of ['catalogue', 'fts5'] as const) rows.push(await inFile(engine, ads, folder));
      if (ads === small)
        for (const engine of ['miniSearch', 'scan'] as const) rows.push(await inMemoryOnly(engine, ads));
      printTable(
        `Search in ${ads} ads: 200 of 1 to 3 words, 2 filters and a sort; 200 as one types; each with its 7 facets (own index: medians of ${ownRounds} rounds)`,
        rows.map(({ row }) => row),
      );
      const [own, ...others] = rows;
      const agree = others.filter(({ totals }) => JSON.stringify(totals) === JSON.stringify(own?.totals));
      console.log(
        `Totals of ${own?.totals.length} searches by filters alone or with one exact word: ${agree.length} of ${others.length} others find as many ads as we do.`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inFile(engine: keyof typeof inFiles, ads: number, folder: string) {
  const file = join(folder, `${engine}-${ads}`);
  const built = await run({ task: 'build', engine, ads, file, rounds: 1 });
  const diskMegabytes = statSync(file).size / 2 ** 20;
  const rounds = engine === 'catalogue' ? ownRounds : 1;
  const found = await run({ task: 'search', engine, ads, file, rounds });
  rmSync(file);
  return {
    row: {
      name: inFiles[engine],
      'build, s': built.seconds.toFixed(1),
      'building, MB': Math.round(built.peakMegabytes),
      'disk, MB': Math.round(diskMegabytes),
      'open, ms': Math.round(found.openMs),
      ...latencies(found),
    },
    totals: found.totals,
  };
}

async function inMemoryOnly(engine: keyof typeof inMemory, ads: number) {
  const found = await run({ task: 'search', engine, ads, file: '', rounds: 1 });
  const row = { name: inMemory[engine], 'build, s': (found.openMs / 1000).toFixed(1), ...latencies(found) };
  return { row, totals: found.totals };
}

const latencies = ({ searches, typing, memoryMegabytes }: Figures['search']) => ({
  'search p50, ms': searches.p50.toFixed(1),
  'search p99, ms': searches.p99.toFixed(1),
  'typing p50, ms': typing.p50.toFixed(1),
  'typing p99, ms': typing.p99.toFixed(1),
  'searching, MB': Math.round(memoryMegabytes),
});

const run = <T extends SearchTask>(task: T): Promise<Figures[T['task']]> =>
  inOwnProcess('scripts/bench/search-worker.ts', task);
