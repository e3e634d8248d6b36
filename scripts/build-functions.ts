import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { chunks } from '../shared/kernel/chunks.ts';
import { productFunctions } from '../shared/product-functions.ts';
import { LazyModules } from './lazy-modules.ts';
import { slimBundles } from './slim-bundles.ts';
import { unusedConstants } from './unused-constants.ts';

const root = join(import.meta.dirname, '..');
export const functionsDir = join(root, '.build', 'functions');
/** Of JavaScript that a cold start reads, in each function for which someone waits; the others may have an eighth more. */
export const bundleLimitBytes = 835_000;
const unattendedLimitBytes = 935_000;

export type Bundle = {
  name: string;
  entry: string;
  /** What a cold start reads. */
  coldBytes: number;
  /** What is loaded when it is needed, if ever. */
  lazyBytes: number;
  limitBytes: number;
  /** Files of ours of which something is left in it. */
  sources: string[];
  /** What it is made of, the heaviest first: packages, and rooms of ours. */
  packages: [part: string, bytes: number][];
};

/** esbuild holds every bundle of a run until its end: all of them at once take 12 GB. */
const mostTogether = 64;

const source = (file: string) => `functions/${file}.ts`;

export const bundleOptions: BuildOptions = {
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  // French takes two bytes a letter as it is, four as an escape.
  charset: 'utf8',
  logLevel: 'warning',
};

/** Bundles every function of the product, each into a folder of its own, ready to be zipped. A source map beside each takes a quarter of the time. */
export async function buildFunctions(
  outdir = functionsDir,
  sourcemap: 'external' | false = 'external',
): Promise<Bundle[]> {
  const missing = productFunctions.filter(({ file }) => !existsSync(join(root, source(file))));
  if (missing.length > 0) throw new Error(`No handler for: ${missing.map(({ file }) => source(file)).join(', ')}`);
  rmSync(outdir, { recursive: true, force: true });
  const lazy = new LazyModules(root);
  const entryPoints = productFunctions.map(({ name, file }) => ({ in: source(file), out: `${name}/index` }));
  const options = { ...bundleOptions, sourcemap };
  const outputs: Metafile['outputs'] = {};
  let left = entryPoints.length;
  const plugins = [lazy.plugin, slimBundles(undefined, () => left === 0), unusedConstants];
  for (const some of chunks(entryPoints, mostTogether)) {
    left -= some.length;
    const { metafile } = await build({ ...options, entryPoints: some, outdir, plugins, metafile: true });
    Object.assign(outputs, metafile.outputs);
  }
  const lazySizes = await lazy.placeBeside(outputs, options);
  return productFunctions.map(({ name, file }) => {
    const entry = join(outdir, name, 'index.mjs');
    const output = relative(root, entry);
    return {
      name,
      entry,
      coldBytes: outputs[output]?.bytes ?? 0,
      lazyBytes: lazySizes.get(output) ?? 0,
      sources: Object.entries(outputs[output]?.inputs ?? {})
        .filter(([file, { bytesInOutput }]) => /^(functions|shared)\//.test(file) && bytesInOutput > 0)
        .map(([file]) => file),
      packages: partsOf(outputs[output]?.inputs ?? {}),
      limitBytes: /\.(worker|stream|schedule)$/.test(file) ? unattendedLimitBytes : bundleLimitBytes,
    };
  });
}

function partsOf(inputs: Record<string, { bytesInOutput: number }>): Bundle['packages'] {
  const parts = new Map<string, number>();
  for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
    const [, name] =
      /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? /^((?:functions|shared)\/[^/]+)/.exec(file) ?? [];
    if (name) parts.set(name, (parts.get(name) ?? 0) + bytesInOutput);
  }
  return [...parts].sort(([, one], [, other]) => other - one);
}

/** The names of those whose cold start reads too much JavaScript. What is loaded when it is needed delays nobody before. */
export const tooHeavy = (bundles: Bundle[]) =>
  bundles.filter(({ coldBytes, limitBytes }) => coldBytes >= limitBytes).map(({ name }) => name);

/** Prints the sizes, then throws when one is over the limit. */
export function weigh(bundles: Bundle[]): void {
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  const row = ({ coldBytes, lazyBytes }: Bundle) => ({
    'cold start, KB': kilobytes(coldBytes),
    'lazy, KB': kilobytes(lazyBytes),
  });
  console.table(Object.fromEntries(bundles.map((bundle) => [bundle.name, row(bundle)])));
  const heavy = tooHeavy(bundles);
  if (heavy.length > 0) throw new Error(`Too much JavaScript: ${heavy.join(', ')}`);
}

if (process.argv[1] === import.meta.filename) weigh(await buildFunctions());
