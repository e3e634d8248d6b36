import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

const prospects = 100_000;

/** What one score costs, and a workspace of 100,000 prospects scored again on the emulator. */
export const benchScoring = (): Promise<void> =>
  onFastTable(async (environment) => {
    const figures = await inOwnProcess('scripts/bench/scoring-worker.ts', { prospects }, environment);
    printTable(`Scores (goals: one in 50 µs, a night of ${prospects} in 60 s)`, [
      { name: 'one score, 20 signals over two months, µs', value: figures.spread.toFixed(1) },
      { name: 'one score, 20 signals within a day, µs', value: figures.dense.toFixed(1) },
      { name: `a night after the last, ${prospects} prospects, s`, value: figures.night.toFixed(1) },
      { name: 'again at once, nothing to write, s', value: figures.again.toFixed(1) },
      { name: 'after other rules were published, s', value: figures.published.toFixed(1) },
    ]);
  });
