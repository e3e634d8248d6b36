import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { Evidence } from '../../infra/rights/statements-of.ts';
import { type ProductFunction, productFunctions } from '../../shared/product-functions.ts';
import { registry } from '../../shared/registry.ts';
import { bundleOptions } from '../build-functions.ts';
import { LazyModules } from '../lazy-modules.ts';
import { type Traces, tracesIn } from './traces-in.ts';

const root = join(import.meta.dirname, '..', '..');

/** Our own code as esbuild leaves it, without what nothing calls, and without the libraries. */
const options: BuildOptions = { ...bundleOptions, minify: false, packages: 'external', sourcemap: false };

const publicNames = new Set(registry.filter(({ auth }) => auth === 'public').map(({ operation }) => operation));

/** By function, what its bundle tells of the calls that it can make to AWS, at once or lazily. Writes nothing. */
export async function readBundles(): Promise<Map<string, Evidence>> {
  const isPublic = ({ name }: ProductFunction) => publicNames.has(name);
  const [some, others] = await Promise.all([
    bundle(
      productFunctions.filter((one) => !isPublic(one)),
      [],
    ),
    bundle(productFunctions.filter(isPublic), [withoutActor]),
  ]);
  const codes = new Map([...some, ...others]);
  return new Map(productFunctions.map(({ name }) => [name, evidenceIn(codes.get(name) ?? '')]));
}

/** By function, its code with what it loads later below it. */
async function bundle(functions: ProductFunction[], plugins: Plugin[]): Promise<Map<string, string>> {
  const lazy = new LazyModules(root);
  const { outputFiles } = await build({
    ...options,
    entryPoints: functions.map(({ name, file }) => ({ in: `functions/${file}.ts`, out: name })),
    outdir: root,
    plugins: [lazy.plugin, ...plugins],
    write: false,
  });
  const decoder = new TextDecoder();
  const later = [...(await lazy.bundleAll(options))].map(([file, text]) => [file, decoder.decode(text)] as const);
  return new Map(
    outputFiles.map(({ path, text }) => {
      const loaded = later.filter(([file]) => text.includes(`/lazy/${file}`)).map(([, code]) => code);
      return [basename(path, '.mjs'), [text, ...loaded].join('\n')];
    }),
  );
}

/** Every route carries what looks up who calls; a public one never runs it, and its act brings its own when it needs it. */
const withoutActor: Plugin = {
  name: 'without-actor',
  setup({ onResolve, onLoad, onEnd }) {
    let isFound = false;
    onResolve({ filter: /\/identity\/actor\.ts$/ }, ({ importer }) => {
      if (!importer.endsWith('/functions/platform/http/define-handler.ts')) return undefined;
      isFound = true;
      return { path: 'actor', namespace: 'without-actor' };
    });
    onLoad({ filter: /./, namespace: 'without-actor' }, () => ({ contents: 'export const loadActor = () => {};' }));
    onEnd(() => {
      if (!isFound)
        throw new Error('The chain no longer imports identity/actor.ts: adapt scripts/rights/read-bundles.ts');
    });
  },
};

const known = new Map<string, Traces>();

/** What the modules of a bundle, each below the line that names it, tell together. */
export function evidenceIn(code: string): Evidence {
  const modules = code.split(/^(?=\/\/ (?:functions|shared)\/\S+\.ts$)/m).map((module) => {
    const traces = known.get(module) ?? tracesIn(module);
    known.set(module, traces);
    return traces;
  });
  const readsAny = modules.some(({ readsAnyVariable }) => readsAnyVariable);
  const variables = modules.flatMap((one) => [...one.variables, ...(readsAny ? one.handedQueues : [])]);
  return { operations: sorted(modules.flatMap(({ operations }) => operations)), variables: sorted(variables) };
}

const sorted = (names: string[]) => [...new Set(names)].sort();
