import { join } from 'node:path';
import type { AdminPeopleFigures, AdminPeopleTask } from './admin-people-worker.ts';
import { median, percentile, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

const worker = join(import.meta.dirname, 'admin-people-worker.ts');
/** Another size for a try: `ADMIN_SHARE=0.1 npm run bench admin`. */
const share = Number(process.env.ADMIN_SHARE ?? 1);
const sizes = { people: Math.ceil(20_000 * share), workspaces: Math.ceil(8_000 * share) };
const counts = { searches: 400, bare: 200, grids: 100, changes: 1_000 };
const rounds = 3;

type Run = <T extends AdminPeopleTask>(task: T) => Promise<AdminPeopleFigures[T['task']]>;

/** Searches of people and workspaces, the grid of someone's permissions, and rights at the very next call. */
export async function benchAdminPeople(environment: Record<string, string>): Promise<void> {
  const run: Run = (task) => inOwnProcess(worker, task, environment);
  const { seconds } = await run({ task: 'fill', ...sizes });
  console.log(`\n${sizes.people} people in ${sizes.workspaces} workspaces, written in ${Math.round(seconds)} s`);
  for (const of of ['people', 'workspaces'] as const) {
    const searches: AdminPeopleFigures['search'][] = [];
    const [first, again]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      searches.push(await run({ task: 'search', of, searches: counts.searches }));
      first.push(...(await run({ task: 'bareFirst', of, rounds: 1 })));
      again.push(...(await run({ task: 'bareAgain', of, rounds: counts.bare })));
    }
    const middle = (figure: keyof (typeof searches)[number]) => median(searches.map((one) => one[figure]));
    printTable(`Search of ${of} (${rounds} processes of ${counts.searches} searches, of ten one after a change)`, [
      besides('p50, ms', 15, middle('p50'), percentile(again, 0.5)),
      besides('p99, ms', 80, middle('p99'), percentile(again, 0.99)),
      besides('first of a process, ms', 2_500, middle('cold'), median(first)),
    ]);
  }
  const grids: AdminPeopleFigures['grid'][] = [];
  for (let round = 0; round < rounds; round++) grids.push(await run({ task: 'grid', rounds: counts.grids }));
  const bare = median(grids.flatMap((one) => one.bare));
  printTable('Grid of the permissions of a person', [
    besides('first of a process, ms', 150, median(grids.map(({ first }) => first)), bare),
    besides('again, ms', 150, median(grids.flatMap(({ again }) => again)), bare),
  ]);
  const { late, p50, p99 } = await run({ task: 'rights', changes: counts.changes });
  printTable(`Rights at the very next call, ${counts.changes} changes (goal: none by the rights of before)`, [
    { name: 'change and call', 'old rights': late, 'p50 ms': p50.toFixed(1), 'p99 ms': p99.toFixed(1) },
  ]);
  if (late > 0) process.exitCode = 1;
}

const besides = (name: string, goal: number, measured: number, bare: number) => ({
  ...{ name, goal, measured: measured.toFixed(1), 'bare reads of the same items': bare.toFixed(1) },
  'times the bare ones': (measured / bare).toFixed(2),
});
