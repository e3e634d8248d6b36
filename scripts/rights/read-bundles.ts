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

const callers = new Map(registry.map(({ operation, auth }) => [operation, auth]));

/** By function, what its bundle tells of the calls that it can make to AWS, at once or lazily. Writes nothing. */
export async function readBundles(): Promise<Map<string, Evidence>> {
  const of = (wanted: (auth: string) => boolean) =>
    productFunctions.filter(({ name }) => wanted(callers.get(name) ?? 'none'));
  const [people, creators, anyone] = await Promise.all([
    bundle(
      of((auth) => auth !== 'public' && auth !== 'creator'),
      [],
    ),
    bundle(
      of((auth) => auth === 'creator'),
      [without('actor', 'loadActor')],
    ),
    bundle(
      of((auth) => auth === 'public'),
      [without('actor', 'loadActor'), without('creator-actor', 'loadCreatorActor')],
    ),
  ]);
  const codes = new Map([...people, ...creators, ...anyone]);
  return new Map(productFunctions.map(({ name }) => [name, evidenceIn(codes.get(name) ?? '')]));
}

/** By function, its code with what it loads later below it. */
async function bundle(functions: ProductFunction[], plugins: Plugin[]): Promise<Map<string, string>> {
  const lazy = new LazyModules(root);
  const { outputFiles } = await build({
    ...options,
    entryPoints: functions.map(({ name, file }) => ({ in: `functions/${file}.ts`, out: name })),
    outdir: root,
    plugins: [...plugins, lazy.plugin],
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

/** Every route carries what looks up who calls; one that never runs a part of it does without, and its act brings its own when it needs it. */
const without = (file: string, name: string): Plugin => ({
  name: `without-${file}`,
  setup({ onResolve, onLoad, onEnd }) {
    let isFound = false;
    onResolve({ filter: new RegExp(`/identity/${file}\\.ts$`) }, ({ importer }) => {
      if (!importer.endsWith('/functions/platform/http/define-handler.ts')) return undefined;
      isFound = true;
      return { path: file, namespace: `without-${file}` };
    });
    onLoad({ filter: /./, namespace: `without-${file}` }, () => ({ contents: `export const ${name} = () => {};` }));
    onEnd(() => {
      if (!isFound)
        throw new Error(`The chain no longer imports identity/${file}.ts: adapt scripts/rights/read-bundles.ts`);
    });
  },
});

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
