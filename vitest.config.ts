import { defineConfig } from 'vitest/config';

const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

/** Browsers and a product that is hurt need the machine for themselves; the others take every core, a group after the other. */
const onEveryCore = (groupOrder: number) => ({ maxWorkers: '100%', sequence: { groupOrder } });

/** Five kinds of tests by what they need: nothing, a table, a document, the whole product hurt on purpose, or in a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [tests('shared'), tests('infra'), tests('scripts')],
          exclude: ['**/*.browser.test.ts', '**/*.faults.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          ...onEveryCore(1),
        },
      },
      {
        test: {
          name: 'table',
          include: [tests('functions')],
          globalSetup: ['functions/platform/testing/start-table.ts'],
          setupFiles: ['functions/platform/testing/set-up.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...onEveryCore(2),
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
          ...onEveryCore(1),
        },
      },
      {
        test: {
          name: 'faults',
          include: ['scripts/faults/*.faults.test.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['scripts/**/*.browser.test.ts'],
          globalSetup: ['scripts/browser/start-product.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
