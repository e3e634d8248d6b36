import { join } from 'node:path';
import type { AdminLogFigures, AdminLogTask, Walk } from './admin-log-worker.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

const worker = join(import.meta.dirname, 'admin-log-worker.ts');
/** Two million take the emulator a quarter of an hour: `ADMIN_LINES=2000000 npm run bench admin`. */
const lines = Number(process.env.ADMIN_LINES ?? 200_000);
/** Of the chain that is walked; the rest is of others, beside it in the table. */
const long = Math.ceil(lines / 4);
const chains = 200;
const rounds = 3;
const pages = 20;
const callMs = 1_000;
/** What a function of half a gigabyte gives to the heap. */
const heapMb = 256;

type Run = <T extends AdminLogTask>(task: T) => Promise<AdminLogFigures[T['task']]>;

/** Pages of the log, its hashes, its export and its verification, the last two on a chain and on one four times as long. */
export async function benchAdminLog(environment: Record<string, string>): Promise<void> {
  const run: Run = (task) => inOwnProcess(worker, task, environment, heapMb);
  const short = await run({ task: 'fill', long: Math.ceil(long / 4), others: 0, chains: 0 });
  const { chainId, seconds } = await run({ task: 'fill', long, others: lines - long, chains });
  console.log(
    `\n${lines} lines (ADMIN_LINES; the goal is of 2,000,000) in ${chains + 1} chains, written in ${Math.round(seconds)} s`,
  );
  const filter: [string, string][] = [['type', 'invitation.created']];
  printTable('First page of the log', [
    await pageRow('of a workspace, by a type of act', 100, run, chainId, filter),
    await pageRow('of all on a day', 300, run, null, []),
    await pageRow('of all on a day, by a type of act', 300, run, null, filter),
  ]);
  const { perSecond } = await run({ task: 'hash', lines: 50_000 });
  printTable('Hashes of lines (goal: 100,000 a second)', [{ name: 'lines/s', measured: Math.round(perSecond) }]);
  for (const [name, of, count] of [
    ['a chain', short.chainId, Math.ceil(long / 4)],
    ['one four times as long', chainId, long],
  ] as const) {
    const all: Record<'read' | 'export' | 'verify', Walk[]> = { read: [], export: [], verify: [] };
    for (let round = 0; round < rounds; round++)
      for (const task of ['read', 'export', 'verify'] as const) all[task].push(await run({ task, chainId: of }));
    const row = (label: string, task: keyof typeof all) => {
      const took = median(all[task].map((one) => one.seconds));
      return {
        ...{ name: label, 'lines/s': Math.round(count / took) },
        'of the bare one': (median(all.read.map((one) => one.seconds)) / took).toFixed(2),
        'memory above its start, MB': Math.round(median(all[task].map((one) => one.aboveMb))),
      };
    };
    printTable(`${name}, ${count} lines (goal: 0.80 of the bare one; memory flat)`, [
      row('bare reads of its lines and blocks', 'read'),
      row('export to a file', 'export'),
      row('verification', 'verify'),
    ]);
  }
  const { calls, seconds: took } = await run({ task: 'resumed', chainId, callMs });
  console.log(`The export of ${long} lines in calls of ${callMs} ms: ${calls} calls, ${took.toFixed(1)} s in all`);
}

async function pageRow(name: string, goal: number, run: Run, chainId: string | null, filter: [string, string][]) {
  const { first, again, bare } = await run({ task: 'page', chainId, filter, rounds: pages });
  return {
    ...{ name, 'goal, ms': goal, 'first of a process': Math.round(first), again: median(again).toFixed(1) },
    ...{ 'bare reads': median(bare).toFixed(1), 'times the bare ones': (median(again) / median(bare)).toFixed(2) },
  };
}
