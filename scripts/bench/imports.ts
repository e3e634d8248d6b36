import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import type { Figures, ImportTask } from './import-worker.ts';
import { inOwnProcess } from './own-process.ts';

const alreadyThere = 100_000;
const rounds = 5;

/** Ads read and stored a second beside 100,000 others, and the memory of the worker by the size of its file. */
export async function benchImports(): Promise<void> {
  await onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/import-worker.ts', task, environment);
    const filled = await run({ task: 'fill', ads: alreadyThere });
    const times: Figures['time'][] = [];
    for (let round = 0; round < rounds; round++)
      times.push(await run({ task: 'time', ...(await run({ task: 'prepare', megabytes: 4, round })) }));
    const small = await weigh(run, 5);
    const large = await weigh(run, 50);
    const middle = (figure: keyof Figures['time']) => Math.round(median(times.map((one) => one[figure])));
    printTable(`Imports of CSV files beside ${alreadyThere} ads (medians of ${rounds} files of 4 MB)`, [
      { name: 'validated, ads per second', value: middle('validated') },
      { name: 'stored, ads per second', value: middle('stored') },
      { name: 'imported again unchanged, ads per second', value: middle('skipped') },
      { name: 'ads written to fill the table, per second', value: Math.round(filled.perSecond) },
      { name: `memory at its peak above the start, file of 5 MB (${small.ads} ads), MB`, value: small.peakMegabytes },
      { name: `memory at its peak above the start, file of 50 MB (${large.ads} ads), MB`, value: large.peakMegabytes },
      { name: 'stored of the 50 MB, ads per second', value: Math.round(large.stored) },
    ]);
  });
}

type Run = <T extends ImportTask>(task: T) => Promise<Figures[T['task']]>;

async function weigh(run: Run, megabytes: number): Promise<Figures['weigh']> {
  const figures = await run({ task: 'weigh', ...(await run({ task: 'prepare', megabytes, round: megabytes })) });
  return { ...figures, peakMegabytes: Math.round(figures.peakMegabytes) };
}
