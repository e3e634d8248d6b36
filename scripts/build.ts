import { buildFunctions, weigh } from './build-functions.ts';
import { ensureWebBuild } from './build-web.ts';

/** Everything that a stage is made of, into `.build`. */
export async function buildAll(): Promise<void> {
  weigh(await buildFunctions());
  await ensureWebBuild();
}

if (process.argv[1] === import.meta.filename) await buildAll();
