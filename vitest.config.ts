import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { Vite } from 'vitest/node';
import { SlowestFirst } from './scripts/slowest-first.ts';

const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

/** More than there are cores: while a browser or a product that is hurt waits, the others work. */
const maxWorkers = availableParallelism() + 3;
/** An order that is drawn is Vitest's own: it leaves any sequencer that is given its order. */
const shuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));
/** What is waited for may take a while on a machine that does other work. */
const expected = { poll: { timeout: 15_000 } };

/** What reads invoices by the rules of EN 16931 makes so much that is soon thrown away that half its time is collecting it. */
const roomForTheYoung = '--max-semi-space-size=64';

/** What imports by a name made at run time is transformed by the files that there are: what was kept would miss a new one. */
const freshNames: Vite.Plugin = {
  name: 'fresh-names',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes('import(`') ? false : null));
  },
};

/** Six kinds of tests by what they need: nothing, a process, a table, a document, the whole product hurt on purpose, or in a browser. */
export default defineConfig({
  plugins: [freshNames],
  test: {
    sequence: shuffled ? {} : { sequencer: SlowestFirst },
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'shared',
          include: [tests('shared')],
          isolate: false,
          testTimeout: 120_000,
          maxWorkers,
          expect: expected,
        },
      },
      {
        test: {
          name: 'node',
          include: [tests('infra'), tests('scripts')],
          exclude: ['**/*.browser.test.ts', '**/*.faults.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers,
          expect: expected,
        },
      },
      {
        test: {
          name: 'table',
          include: [tests('functions')],
          globalSetup: ['functions/platform/testing/start-table.ts'],
          setupFiles: ['functions/platform/testing/set-up.ts'],
          isolate: false,
          execArgv: [roomForTheYoung],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers,
          expect: expected,
        },
      },
      {
        test: {
          name: 'web',
          include: [tests('web')],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          maxWorkers,
          expect: expected,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['scripts/faults/*.faults.test.ts'],
          maxWorkers,
          expect: expected,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['scripts/**/*.browser.test.ts'],
          globalSetup: ['scripts/browser/start-product.ts'],
          maxWorkers,
          expect: expected,
          testTimeout: 360_000,
          hookTimeout: 360_000,
        },
      },
    ],
  },
});
