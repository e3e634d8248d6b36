import { join } from 'node:path';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import type { Purged, PurgeTask } from './purge-worker.ts';

const worker = join(import.meta.dirname, 'purge-worker.ts');
/** Filled nine times, which takes longest: two or three minutes in all. Another size: `PURGE_ITEMS=20000 npm run bench purge`. */
const items = Number(process.env.PURGE_ITEMS ?? 5_000);
/** Of another workspace, which the walk reads too. */
const others = Math.ceil(items / 2);
const rounds = 3;
/** Longer than any walk; and so short that it ends many times in the midst. */
const whole = 600_000;
const cut = 400;

/**
 * The walks of a purge through a table, beside bare scans and removals of as many items, until nothing is found any more: the
 * emulator ends a part of a scan at a key that has gone since, where AWS goes on behind it.
 */
export async function benchPurge(): Promise<void> {
  await onFastTable(async (environment) => {
    const run = (task: PurgeTask) => inOwnProcess(worker, task, environment);
    await run({ task: 'fill', items: others });
    const filled = async (): Promise<string> => (await run({ task: 'fill', items })).workspaceId;
    const [bare, walked, interrupted]: [Purged[], Purged[], Purged[]] = [[], [], []];
    for (let round = 0; round < rounds; round++) {
      bare.push(await run({ task: 'bare', workspaceId: await filled() }));
      walked.push(await run({ task: 'purge', workspaceId: await filled(), runMs: whole }));
      interrupted.push(await run({ task: 'purge', workspaceId: await filled(), runMs: cut }));
    }
    const pace = (all: Purged[]) => median(all.map(({ removed, seconds }) => removed / seconds));
    const row = (name: string, all: Purged[]) => ({
      name,
      'items/s': Math.round(pace(all)),
      removed: median(all.map(({ removed }) => removed)),
      runs: median(all.map(({ runs }) => runs)),
      'memory above its start, MB': Math.round(median(all.map(({ mostMb }) => mostMb))),
      'of the bare one': (pace(all) / pace(bare)).toFixed(2),
    });
    printTable(`A purge of ${items} items among ${items + others} (goal: 1,000 items/s, 0.80 of the bare one)`, [
      row('bare scan and removal', bare),
      row('walk of a purge', walked),
      row(`the same, ended every ${cut} ms`, interrupted),
    ]);
  });
}
