import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import type { Figures, ProspectImportTask } from './prospect-imports-worker.ts';

const alreadyThere = 10_000;
const rounds = 5;
const perRound = 3_000;

type Run = <T extends ProspectImportTask>(task: T) => Promise<Figures[T['task']]>;

/** Prospects read and stored a second beside 10,000 others, and the memory of the worker by the size of its file. */
export async function benchProspectImports(): Promise<void> {
  await onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/prospect-imports-worker.ts', task, environment);
    const filled = await run({ task: 'fill', prospects: alreadyThere });
    const times: Figures['time'][] = [];
    for (let round = 0; round < rounds; round++)
      times.push(await run({ task: 'time', ...filled, prospects: perRound, round }));
    const small = await run({ task: 'weigh', ...(await run({ task: 'prepare', megabytes: 5 })) });
    const large = await run({ task: 'weigh', ...(await run({ task: 'prepare', megabytes: 50 })) });
    const middle = (figure: keyof Figures['time']) => Math.round(median(times.map((one) => one[figure])));
    printTable(`Imports of CSV files beside ${alreadyThere} prospects (medians of ${rounds} files of ${perRound})`, [
      { name: 'parsed and validated, prospects per second', value: middle('validated') },
      { name: 'looked at (dry run), prospects per second', value: middle('looked') },
      { name: 'stored, prospects per second', value: middle('stored') },
      { name: 'imported again and skipped, prospects per second', value: middle('skipped') },
      { name: `memory at its peak above the start, 5 MB (${small.prospects} read), MB`, value: small.peakMegabytes },
      { name: `memory at its peak above the start, 50 MB (${large.prospects} read), MB`, value: large.peakMegabytes },
    ]);
  });
}
