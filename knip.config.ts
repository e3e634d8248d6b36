import type { KnipConfig } from 'knip';
import { productFunctions } from './shared/product-functions.ts';

const config: KnipConfig = {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/{bench,browser,eval}/*.ts',
    'infra/app.ts',
    'infra/edge/*.ts',
    'web/src/static/{share/share,space/space,space/converter/convert-film}.ts',
    'shared/**/*.contract.ts',
    // What words say, found by their names.
    'shared/*/{event-examples,news,journal}.ts',
    'functions/*/core/named-things.door.ts',
    'functions/*/testing/recipes.ts',
    // Run as another process.
    'functions/platform/testing/serve-calls.ts',
    // Handlers and workers are named by the contract, not imported: exactly those are entries, and nothing else beside them.
    ...productFunctions.map(({ file }) => `functions/${file}.ts`),
  ],
  project: ['{shared,functions,infra,scripts,web}/**/*.{ts,tsx}'],
  ignoreExportsUsedInFile: true,
  // Python's, where a machine has it.
  ignoreBinaries: ['cfn-lint'],
  // Reached from style sheets and documents, and by the path of a file.
  ignoreDependencies: [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/inter',
    '@expo-google-fonts/inter',
  ],
  // Circles are not looked for unless they are asked for, and whoever asks names all the rest.
  include: [
    'files',
    'dependencies',
    'unlisted',
    'binaries',
    'unresolved',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
    'cycles',
  ],
  rules: { cycles: 'error' },
};

export default config;
