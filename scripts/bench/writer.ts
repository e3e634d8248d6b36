import { allCases, made } from '../eval/cases.ts';
import type { DraftFigures } from './drafts-worker.ts';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { shownTimes } from './timed.ts';

const rounds = 5;

/** The embedded writer on the briefs of its evaluation (goal: six variations in 250 ms, the middle one). */
export async function benchWriter(): Promise<void> {
  const cases = allCases();
  for (const one of cases.slice(0, 20)) made(one);
  const rows = (['variations', 'platform_copy', 'script'] as const).map((tool) => {
    const times: number[] = [];
    for (let round = 1; round <= rounds; round++)
      for (const one of cases.filter(({ order }) => order.tool === tool)) {
        const before = performance.now();
        made(one, round);
        times.push(performance.now() - before);
      }
    const sorted = [...times].sort((a, b) => a - b);
    const high = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    return { name: tool, calls: times.length, 'p50 ms': median(times).toFixed(0), 'p95 ms': high.toFixed(0) };
  });
  printTable('The embedded writer', rows);
  const { without, withModel }: DraftFigures = await onFastTable((environment) =>
    inOwnProcess('scripts/bench/drafts-worker.ts', {}, environment),
  );
  printTable('Six variations kept, in ms: with a model its draft is answered as soon (goals: p50 250, p99 600)', [
    { name: 'the embedded engine alone', ...shownTimes(without) },
    { name: 'the draft of a model', ...shownTimes(withModel) },
  ]);
}
