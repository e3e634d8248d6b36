import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { slimBundles, standInsApart } from './slim-bundles.ts';

/**
 * Keeps the modules that functions import lazily (`await import('./sentry.ts')`) out of their bundles, in files of their own:
 * a cold start does not even read them. (esbuild can split too, but shares the pieces between all the functions of a run.)
 */
export class LazyModules {
  private readonly root: string;
  /** Source file by the path under which a bundle imports it. */
  private readonly sources = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  readonly plugin: Plugin = {
    name: 'lazy-modules',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import' || resolveDir.includes('node_modules')) return undefined;
        const source = relative(this.root, join(resolveDir, path));
        const external = `./lazy/${source.replaceAll('/', '-').replace(/\.ts$/, '.mjs')}`;
        this.sources.set(external, source);
        return { path: external, external: true };
      });
    },
  };

  /** Bundles each once and lays a copy beside every bundle that imports it; answers the bytes laid, by bundle. */
  async placeBeside(outputs: Metafile['outputs'], options: BuildOptions): Promise<Map<string, number>> {
    const texts = await this.bundleAll(options, [slimBundles(standInsApart)]);
    const laid = new Map<string, number>();
    for (const [bundle, { imports }] of Object.entries(outputs)) {
      for (const { path } of imports) {
        const text = texts.get(basename(path));
        if (!this.sources.has(path) || !text) continue;
        const place = join(this.root, dirname(bundle), path);
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, text);
        laid.set(bundle, (laid.get(bundle) ?? 0) + text.length);
      }
    }
    return laid;
  }

  /** The text of each, by the name of its file. */
  async bundleAll(options: BuildOptions, plugins: Plugin[] = []): Promise<Map<string, Uint8Array>> {
    const entryPoints = [...this.sources].map(([external, source]) => ({
      in: source,
      out: basename(external, '.mjs'),
    }));
    const { outputFiles = [] } = await build({
      ...options,
      entryPoints,
      outdir: this.root,
      sourcemap: false,
      write: false,
      plugins: [oneSentryCore, ...plugins],
    });
    return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  }
}

/**
 * The monitoring of the pages is of another major version, so npm lays a copy of the core beside each package of the
 * functions' one: 29 KB more, were they all bundled.
 */
const oneSentryCore: Plugin = {
  name: 'one-sentry-core',
  setup: ({ onResolve, resolve, initialOptions: { absWorkingDir = '.' } }) => {
    onResolve({ filter: /^@sentry\/core$/ }, ({ path, kind, pluginData }) => {
      const resolveDir = join(absWorkingDir, 'node_modules/@sentry/aws-serverless');
      return pluginData === 'asked' ? undefined : resolve(path, { kind, resolveDir, pluginData: 'asked' });
    });
  },
};
