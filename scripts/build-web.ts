import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const siteDir = join(root, '.build', 'web');
const stamp = join(root, '.build', 'web.stamp');
const sources = [
  'web',
  'shared',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-static.ts',
  'scripts/build-web.ts',
  'scripts/page-chunks.ts',
  'scripts/page-routes.ts',
  'scripts/unused-constants.ts',
];

/** Builds the application and the static documents when their sources are newer than the last build. */
export async function ensureWebBuild(): Promise<void> {
  if (
    existsSync(stamp) &&
    existsSync(siteDir) &&
    newest(sources.map((path) => join(root, path))) < statSync(stamp).mtimeMs
  )
    return;
  const callers = process.env.NODE_ENV;
  // React has two builds and follows this: whoever calls us (a test, say), people get the one made for them.
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: siteDir, emptyOutDir: true },
    });
    const { buildStatic } = await import('./build-static.ts');
    await buildStatic(siteDir);
  } finally {
    // Tests that follow in this process need the other one.
    if (callers === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = callers;
  }
  writeFileSync(stamp, '');
}

function newest(paths: string[]): number {
  return Math.max(
    0,
    ...paths.map((path) => {
      if (!existsSync(path)) return 0;
      const info = statSync(path);
      return info.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : info.mtimeMs;
    }),
  );
}
