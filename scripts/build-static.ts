import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { DEFAULT_THEME } from '@mantine/core';
import { build, transform } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { registry } from '../shared/registry.ts';
import { cssVariablesResolver } from '../web/src/app/theme.ts';
import { type Assets, StaticDocument } from '../web/src/static/document.tsx';
import { frenchSpaces } from '../web/src/static/french-spaces.ts';
import { staticPages } from '../web/src/static/pages.tsx';

const root = join(import.meta.dirname, '..');
const source = join(root, 'web', 'src', 'static');
const preloaded = ['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal'];

/** The documents that anyone may read, and those behind a link. */
type Bundle = 'site' | 'share' | 'space';

/** Renders the documents that need no application into `outDir`, beside what Vite wrote. */
export async function buildStatic(outDir: string): Promise<void> {
  const assets = await buildAssets(outDir);
  for (const { content, path, ...page } of staticPages(registry)) {
    const bundle = assets[page.behindLink ?? 'site'];
    const html = renderToStaticMarkup(StaticDocument({ ...page, assets: bundle, children: content }));
    await write(join(outDir, path, 'index.html'), `<!doctype html>${frenchSpaces(html)}`);
  }
}

async function buildAssets(outDir: string): Promise<Record<Bundle, Assets>> {
  const { outputFiles } = await build({
    entryPoints: [
      join(source, 'site.ts'),
      join(source, 'styles', 'site.css'),
      join(source, 'share', 'share.ts'),
      join(source, 'share', 'share.css'),
      join(source, 'space', 'space.ts'),
      join(source, 'space', 'space.css'),
    ],
    entryNames: '[name]',
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    outdir: join(outDir, 'assets'),
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    loader: { '.woff2': 'file' },
  });
  const converter = await buildConverter(outDir);
  const fonts = outputFiles.filter(({ path }) => extname(path) === '.woff2');
  for (const font of fonts) await write(font.path, font.contents);
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const bundle = async (name: Bundle): Promise<Assets> => ({
    script: await writeHashed(outDir, `${name}.js`, text(`/${name}.js`)),
    style: await writeHashed(outDir, `${name}.css`, await withColors(text(`/${name}.css`))),
    fonts: fonts
      .map(({ path }) => `/assets/${basename(path)}`)
      .filter((path) => preloaded.some((name) => path.includes(name))),
  });
  const space = { ...(await bundle('space')), converter };
  return { site: await bundle('site'), share: await bundle('share'), space };
}

/** A module of its own, which the space loads where a film is to be converted. */
async function buildConverter(outDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(source, 'space', 'converter', 'convert-film.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    legalComments: 'eof',
  });
  return writeHashed(outDir, 'convert-film.js', outputFiles[0]?.text ?? '');
}

/** The colours of the application's theme, those that these styles use. */
async function withColors(css: string): Promise<string> {
  const { light, dark } = cssVariablesResolver(DEFAULT_THEME);
  const declared = (variables: Record<string, string>) =>
    Object.entries(variables)
      .filter(([name]) => css.includes(`var(${name})`))
      .map(([name, value]) => `${name}:${value};`)
      .join('');
  const colors = `:root{${declared(light)}}
    :root[data-mantine-color-scheme=dark]{${declared(dark)}}
    @media (prefers-color-scheme: dark){:root:not([data-mantine-color-scheme]){${declared(dark)}}}`;
  const { code } = await transform(colors, { loader: 'css', minify: true });
  return code + css;
}

async function writeHashed(outDir: string, name: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const { name: stem, ext } = { name: basename(name, extname(name)), ext: extname(name) };
  const address = `/assets/${stem}-${hash}${ext}`;
  await write(join(outDir, address), content);
  return address;
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
