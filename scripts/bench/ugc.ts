import { loadavg } from 'node:os';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { shownTimes } from './timed.ts';
import type { Beside, UgcFigures, UgcTask } from './ugc-worker.ts';

const sizes = { creators: 5_000, campaigns: 50, inOne: 500, inEach: 10 };
const measured = { search: 'creators, a text and filters', match: 'creators against a brief' } as const;
const lists = { board: 'a campaign of 500', due: 'what waits for the brand, in 50 campaigns' } as const;

type Run = <T extends UgcTask>(task: T) => Promise<UgcFigures[T['task']]>;

/** Creators searched and matched, a large campaign listed, collaborations moved: each beside its own calls made bare. */
export async function benchUgc(): Promise<void> {
  await onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/ugc-worker.ts', task, environment);
    const filled = await run({ task: 'fill', ...sizes });
    const rows = [];
    for (const [task, name] of Object.entries({ ...measured, ...lists, moves: 'a move' }) as [
      keyof UgcFigures,
      string,
    ][])
      rows.push({ name, ...shown((await run({ task, ...filled } as UgcTask)) as Beside) });
    printTable(`UGC: ${sizes.creators} creators, in ms (goal: 0.80 of bare; load ${loadavg()[0]?.toFixed(1)})`, rows);
  });
}

const shown = ({ act, bare, ratio }: Beside) => ({
  ...shownTimes(act),
  'bare, p50': bare.p50.toFixed(1),
  'of bare': ratio.toFixed(2),
});
