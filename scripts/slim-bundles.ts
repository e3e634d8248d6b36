import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'esbuild';

const commands =
  'GetCommand, PutCommand, UpdateCommand, DeleteCommand, BatchGetCommand, BatchWriteCommand, QueryCommand, ScanCommand, TransactGetCommand, TransactWriteCommand';

const require = createRequire(import.meta.url);
const phones = require('libphonenumber-js/min/metadata');
const packedPhones = brotliCompressSync(JSON.stringify(phones)).toString('base64');

/**
 * Modules that take the place of others in a bundle, by the names under which libraries are imported. Measured with and
 * without in docs/decisions/0007-function-bundles.md.
 * - ElectroDB requires the AWS SDK, and what is required, esbuild neither flattens nor cuts: every function would start all of it.
 *   Here the SDK is imported and laid into the empty object that ElectroDB requires.
 * - ElectroDB checks our models when it makes them, which takes longer than all else it does: the tests have done so.
 * - The SDK carries eight ways to find credentials. Lambda has one: its environment. No call of ours streams events, and the table's
 *   endpoint is known: nothing need be kept of those that DynamoDB could be asked for.
 * - The telephones of all countries are data, which packed takes a quarter, and two milliseconds at the first number.
 * - The words of French are a megabyte packed, read once an hour.
 * - fontkit brings a Brotli of its own, half of all that makes a PDF; Node has one. The fonts of a PDF are carried packed.
 */
const standIns = {
  electrodb: `
    import { ${commands} } from '@aws-sdk/lib-dynamodb';
    import { unmarshall } from '@aws-sdk/util-dynamodb';
    import sdk from 'sdk of electrodb';
    Object.assign(sdk, { ${commands}, unmarshall });
    export * from 'electrodb/index.js';`,
  'sdk of electrodb': 'module.exports = {};',
  jsonschema: `
    class Validator { addSchema() {} validate() { return { errors: [] } } }
    Validator.prototype.customFormats = {};
    module.exports = { Validator };`,
  '@aws-sdk/credential-provider-node': `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
  '@smithy/core/event-streams': `
    export class EventStreamSerde {}
    export const eventStreamSerdeProvider = () => undefined;
    export const resolveEventStreamSerdeConfig = (config) => config;`,
  '@aws-sdk/eventstream-handler-node': 'export const eventStreamPayloadHandlerProvider = () => undefined;',
  '@aws-sdk/middleware-eventstream': `
    export const resolveEventStreamConfig = (config) => config;
    export const getEventStreamPlugin = () => ({ applyToStack: () => {} });`,
  '@aws-sdk/middleware-websocket': `
    export const resolveWebSocketConfig = (config) => config;
    export const getWebSocketPlugin = () => ({ applyToStack: () => {} });`,
  '@aws-sdk/endpoint-cache': `
    export class EndpointCache { getEndpoint() {} get() {} set() {} delete() {} has() { return false; } clear() {} }`,
  'libphonenumber-js/min': `
    import { brotliDecompressSync } from 'node:zlib';
    import * as core from 'libphonenumber-js/core';
    let phones;
    const unpacked = () => (phones ??= JSON.parse(brotliDecompressSync(Buffer.from('${packedPhones}', 'base64')).toString()));
    export const isSupportedCountry = (...given) => core.isSupportedCountry(...given, unpacked());
    export const parsePhoneNumberFromString = (...given) => core.parsePhoneNumberFromString(...given, unpacked());`,
  'brotli/decompress.js': `
    import { brotliDecompressSync } from 'node:zlib';
    export default (bytes) => new Uint8Array(brotliDecompressSync(bytes));`,
  './font-files.ts': () => `
    import { brotliDecompressSync } from 'node:zlib';
    const unpacked = (text) => () => brotliDecompressSync(Buffer.from(text, 'base64'));
    export const fontFiles = {
      regular: unpacked('${packedFont('400Regular/Inter_400Regular')}'),
      strong: unpacked('${packedFont('600SemiBold/Inter_600SemiBold')}'),
    };`,
  './icc-file.ts': () => `
    import { brotliDecompressSync } from 'node:zlib';
    export const iccFile = () => brotliDecompressSync(Buffer.from('${packedIcc()}', 'base64'));`,
  './french-words.ts': () => `
    import { brotliDecompressSync } from 'node:zlib';
    export const frenchWords = () => brotliDecompressSync(Buffer.from('${packedWords()}', 'base64')).toString();`,
};

/** At a quality that takes half a second: the last tenth would take ten. */
const packedWords = (): string =>
  brotliCompressSync(readFileSync(require.resolve('an-array-of-french-words/index.json')), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  }).toString('base64');

const packedFont = (name: string): string =>
  brotliCompressSync(readFileSync(require.resolve(`@expo-google-fonts/inter/${name}.ttf`))).toString('base64');

const packedIcc = (): string =>
  brotliCompressSync(readFileSync(join(dirname(require.resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc'))).toString(
    'base64',
  );

/** Of the modules that are bundled apart. */
export const standInsApart = ['brotli/decompress.js', './font-files.ts', './icc-file.ts', './french-words.ts'] as const;

type StandIn = keyof typeof standIns;

const isStandIn = (name: string): name is StandIn => Object.hasOwn(standIns, name);

const apart: ReadonlySet<StandIn> = new Set(standInsApart);
const standInsOfFunctions = Object.keys(standIns)
  .filter(isStandIn)
  .filter((name) => !apart.has(name));

function contentsOf(name: StandIn): string {
  const contents = standIns[name];
  return typeof contents === 'string' ? contents : contents();
}

/** Which stand-in takes the place of what a module imports. */
function standInFor(path: string, importer: string): string {
  const isSdkOfElectrodb = /node_modules\/electrodb\//.test(importer) && /^@aws-sdk\/(lib|util)-dynamodb$/.test(path);
  return isSdkOfElectrodb ? 'sdk of electrodb' : path;
}

/**
 * Puts stand-ins into a build. One whose place nobody has any more fails it: what it stood for is gone, or has another
 * name and comes whole; of builds that follow each other with the same plugin, the one for which `isLast`.
 */
export function slimBundles(names: readonly StandIn[] = standInsOfFunctions, isLast = () => true): Plugin {
  const namespace = 'slim-bundles';
  const unmet = new Set(names);
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, importer }) => {
        const name = standInFor(path, importer);
        if (!isStandIn(name) || !names.includes(name)) return undefined;
        unmet.delete(name);
        return { path: name, namespace };
      });
      build.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: isStandIn(path) ? contentsOf(path) : '',
        resolveDir: import.meta.dirname,
      }));
      build.onEnd(() => ({ errors: [...(isLast() ? unmet : [])].map((name) => ({ text: nothingImports(name) })) }));
    },
  };
}

const nothingImports = (name: string) =>
  `Nothing imports ${name} any more: let its stand-in in scripts/slim-bundles.ts follow the library, or take it out`;
