import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { benchLearningHonesty } from './learning-honesty.ts';
import type { LearningFigures, LearningTask } from './learning-worker.ts';
import { inOwnProcess } from './own-process.ts';
import { benchFit, benchSuggestions } from './personas.ts';
import { shownTimes } from './timed.ts';

const sizes = [1_000, 5_000, 50_000];

/** How honest the statistics are, how long readings of one's own results take, and what personas cost. */
export const benchLearning = (): Promise<void> =>
  onFastTable(async (environment) => {
    benchLearningHonesty();
    const run = <T extends LearningTask>(task: T): Promise<LearningFigures[T['task']]> =>
      inOwnProcess('scripts/bench/learning-worker.ts', task, environment);
    for (const ads of sizes) {
      const { token } = await run({ task: 'fill', ads });
      const read = async (route: Extract<LearningTask, { task: 'read' }>['route']) => {
        const { times, megabytes } = await run({ task: 'read', route, token, rounds: ads > 10_000 ? 20 : 60 });
        return { name: route, ...shownTimes(times), 'above the start, MB': Math.round(megabytes) };
      };
      printTable(
        `Own results of ${ads} ads, each of one row, in ms (goals: insights p50 60, p99 250 at 1,000, first 1500 and again 400 at 50,000; summary 50; prediction 1000 at 5,000)`,
        [await read('insights'), await read('summary'), await read('results'), await read('prediction')],
      );
    }
    await benchSuggestions(environment);
    benchFit();
  });
