import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild';

const commands =
  'GetCommand, PutCommand, UpdateCommand, DeleteCommand, BatchGetCommand, BatchWriteCommand, QueryCommand, ScanCommand, TransactGetCommand, TransactWriteCommand';

/**
 * Modules that take the place of others in a bundle. Measured with and without in docs/decisions/0010-function-bundles.md.
 * - ElectroDB requires the AWS SDK, and what is required, esbuild neither flattens nor cuts: every function would start all of it.
 *   Here the SDK is imported and laid into the empty object that ElectroDB requires.
 * - ElectroDB checks our models when it makes them, which takes a tenth of a cold start: the tests have done so. We use no service of it.
 * - The SDK carries eight ways to find credentials. Lambda has one: its environment. No call of ours streams events.
 * - Schemas of zod can describe themselves as JSON Schema: only our documents ask that of them.
 */
const standIns: Record<string, string> = {
  electrodb: `
    import { ${commands} } from '@aws-sdk/lib-dynamodb';
    import { unmarshall } from '@aws-sdk/util-dynamodb';
    import sdk from 'electrodb-sdk';
    Object.assign(sdk, { ${commands}, unmarshall });
    export * from 'electrodb/index.js';`,
  'electrodb-sdk': 'module.exports = {};',
  './src/service': 'module.exports = {};',
  jsonschema: `
    class Validator { addSchema() {} validate() { return { errors: [] } } }
    Validator.prototype.customFormats = {};
    module.exports = { Validator };`,
  '@aws-sdk/credential-provider-node': `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
  '@smithy/core/event-streams': `
    export class EventStreamSerde {}
    export const eventStreamSerdeProvider = () => undefined;
    export const resolveEventStreamSerdeConfig = (config) => config;`,
  '../core/to-json-schema.js': `
    const none = () => { throw new Error('no JSON Schema in a function') };
    export { none as createToJSONSchemaMethod, none as createStandardJSONSchemaMethod };`,
};

const namespace = 'slim-bundles';

type Rewrite = { file: RegExp; rewrite: (text: string) => string };

/** Modules of which a bundle takes a part. */
const rewrites: Rewrite[] = [
  {
    // A client describes every operation of its service, in lists that esbuild keeps for the computed keys in them.
    // Said to be without effect, they go with the commands that nobody imports.
    file: /node_modules\/@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/,
    rewrite: (text) =>
      text.replace(/^((?:export )?var [\w$]+ =) (\[[^;]*?\n\]);/gm, '$1 /* @__PURE__ */ (() => $2)();'),
  },
  {
    file: /node_modules\/zod\/v4\/classic\/schemas\.js$/,
    rewrite: (text) => text.replace(/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''),
  },
  {
    // A thousand kinds of files by their endings: our mails carry none.
    file: /node_modules\/nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/,
    rewrite: () => `
      export const detectMimeType = () => 'application/octet-stream';
      export const detectExtension = () => 'bin';`,
  },
  {
    // How the telephones of all countries are written: data, which packed takes a quarter and two milliseconds.
    file: /node_modules\/libphonenumber-js\/metadata\.min\.json\.js$/,
    rewrite: (text) => {
      const packed = brotliCompressSync(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).toString('base64');
      return `import { brotliDecompressSync } from 'node:zlib';
        export default JSON.parse(brotliDecompressSync(Buffer.from('${packed}', 'base64')).toString());`;
    },
  },
];

export const slimBundles: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, importer }) => {
      const isSdkOfElectrodb =
        /node_modules\/electrodb\//.test(importer) && /^@aws-sdk\/(lib|util)-dynamodb$/.test(path);
      if (isSdkOfElectrodb) return { path: 'electrodb-sdk', namespace };
      const isOfLibrary = !path.startsWith('.') || /node_modules\/(electrodb|zod)\//.test(importer);
      return path in standIns && isOfLibrary ? { path, namespace } : undefined;
    });
    for (const { file, rewrite } of rewrites)
      build.onLoad({ filter: file }, async ({ path }) => ({ contents: rewrite(await readFile(path, 'utf8')) }));
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: standIns[path],
      resolveDir: import.meta.dirname,
    }));
  },
};
