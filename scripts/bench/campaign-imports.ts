import type { CampaignImportTask, Figures } from './campaign-imports-worker.ts';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

const rounds = 3;

/** Of V8's old space. */
const smallHeap = 160;

type Run = <T extends CampaignImportTask>(task: T, mostMegabytes?: number) => Promise<Figures[T['task']]>;

/** Lines of figures read and rows stored a second, beside a writer of an item a row, and the memory of the worker by the size of its file. */
export async function benchCampaignImports(): Promise<void> {
  await onFastTable(async (environment) => {
    const run: Run = (task, mostMegabytes) =>
      inOwnProcess('scripts/bench/campaign-imports-worker.ts', task, environment, mostMegabytes);
    const times: Figures['time'][] = [];
    for (let round = 0; round < rounds; round++) times.push(await run({ task: 'time' }));
    const small = await run({ task: 'weigh', megabytes: 5 }, smallHeap);
    const large = await run({ task: 'weigh', megabytes: 50 }, smallHeap);
    const middle = (figure: keyof Figures['time']) => Math.round(median(times.map((one) => one[figure])));
    const ratio = median(times.map(({ stored, bare }) => stored / bare));
    printTable(
      `Imports of figures: 20 campaigns of 10 ads and 90 days (medians of ${rounds}; memory with a heap of ${smallHeap} MB)`,
      [
        { name: 'read and validated, lines per second', value: middle('validated') },
        { name: 'stored, rows per second', value: middle('stored') },
        { name: 'imported again and unchanged, rows per second', value: middle('unchanged') },
        { name: 'a writer of one item a row, rows per second', value: middle('bare') },
        { name: 'stored, as many times as that writer', value: Math.round(ratio * 10) / 10 },
        { name: `memory at its peak above the start, 5 MB (${small.lines} lines), MB`, value: small.peakMegabytes },
        { name: `memory at its peak above the start, 50 MB (${large.lines} lines), MB`, value: large.peakMegabytes },
      ],
    );
  });
}
