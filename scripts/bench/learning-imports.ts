import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import type { Figures, LearningImportTask } from './learning-imports-worker.ts';
import { inOwnProcess } from './own-process.ts';

const rounds = 3;

/** Of V8's old space. */
const smallHeap = 160;

type Run = <T extends LearningImportTask>(task: T, mostMegabytes?: number) => Promise<Figures[T['task']]>;

/** Lines of results read and rows stored a second, and the memory of the worker by the length of its file. */
export async function benchLearningImports(): Promise<void> {
  await onFastTable(async (environment) => {
    const run: Run = (task, mostMegabytes) =>
      inOwnProcess('scripts/bench/learning-imports-worker.ts', task, environment, mostMegabytes);
    const times: Figures['time'][] = [];
    for (let round = 0; round < rounds; round++) times.push(await run({ task: 'time' }));
    const small = await run({ task: 'weigh', lines: 5_000 }, smallHeap);
    const large = await run({ task: 'weigh', lines: 100_000 }, smallHeap);
    const middle = (figure: keyof Figures['time']) => Math.round(median(times.map((one) => one[figure])));
    printTable(
      `Imports of results: ads of 20 days, with their texts (medians of ${rounds}; memory with a heap of ${smallHeap} MB)`,
      [
        { name: 'read and validated, lines per second', value: middle('validated') },
        { name: 'stored with the features of their texts, rows per second', value: middle('stored') },
        { name: `memory at its peak above the start, ${small.lines} lines, MB`, value: small.peakMegabytes },
        { name: `memory at its peak above the start, ${large.lines} lines, MB`, value: large.peakMegabytes },
      ],
    );
  });
}
