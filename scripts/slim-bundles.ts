import type { Plugin } from 'esbuild';

const commands =
  'GetCommand, PutCommand, UpdateCommand, DeleteCommand, BatchGetCommand, BatchWriteCommand, QueryCommand, ScanCommand, TransactGetCommand, TransactWriteCommand';

/**
 * Modules that take the place of others in a bundle. Measured with and without in docs/decisions/0010-function-bundles.md.
 * - ElectroDB requires the AWS SDK, and what is required, esbuild neither flattens nor cuts: every function would start all of it.
 *   Here the SDK is imported and laid into the empty object that ElectroDB requires.
 * - ElectroDB checks our models when it makes them, which takes a tenth of a cold start: the tests have done so.
 * - The SDK carries eight ways to find credentials. Lambda has one: its environment.
 */
const standIns: Record<string, string> = {
  electrodb: `
    import { ${commands} } from '@aws-sdk/lib-dynamodb';
    import { unmarshall } from '@aws-sdk/util-dynamodb';
    import sdk from 'electrodb-sdk';
    Object.assign(sdk, { ${commands}, unmarshall });
    export * from 'electrodb/index.js';`,
  'electrodb-sdk': 'module.exports = {};',
  jsonschema: `
    class Validator { addSchema() {} validate() { return { errors: [] } } }
    Validator.prototype.customFormats = {};
    module.exports = { Validator };`,
  '@aws-sdk/credential-provider-node': `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
};

const namespace = 'slim-bundles';

export const slimBundles: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, importer }) => {
      const isSdkOfElectrodb =
        /node_modules\/electrodb\//.test(importer) && /^@aws-sdk\/(lib|util)-dynamodb$/.test(path);
      if (isSdkOfElectrodb) return { path: 'electrodb-sdk', namespace };
      return path in standIns ? { path, namespace } : undefined;
    });
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: standIns[path],
      resolveDir: import.meta.dirname,
    }));
  },
};
