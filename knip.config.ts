import type { KnipConfig } from 'knip';
import { handlerPath } from './scripts/handler-path.ts';
import { registry } from './shared/contract/index.ts';
import { queues } from './shared/workers.ts';

// Handlers and workers are named by the contract, not imported: exactly those are entries, and nothing else beside them.
const functions = [
  ...registry.map(handlerPath),
  ...Object.values(queues).map((queue) => queue.worker),
  'platform/http/not-found',
];

const config: KnipConfig = {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/{bench,browser}/*.ts',
    'infra/app.ts',
    'infra/edge/*.ts',
    'shared/contract/*.ts',
    ...functions.map((file) => `functions/${file}.ts`),
  ],
  project: ['{shared,functions,infra,scripts,web}/**/*.{ts,tsx}'],
  ignoreExportsUsedInFile: true,
  // Reached from style sheets and documents.
  ignoreDependencies: ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/inter'],
  rules: { cycles: 'error' },
};

export default config;
