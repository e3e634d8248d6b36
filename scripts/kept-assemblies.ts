import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Where the CDK puts what it synthesises. */
export const assemblyDir = join(root, 'cdk.out');
/** The one that stands, and the one to come back to. */
const kept = 2;

/** Keeps what was just deployed, templates and bundles, beside the one before it; answers where. */
export function keepAssembly(
  stage: string,
  version: string,
  from = assemblyDir,
  into = join(root, '.deployed'),
): string {
  const folder = join(into, stage);
  const made = join(folder, version);
  rmSync(made, { recursive: true, force: true });
  cpSync(from, made, { recursive: true });
  const newestFirst = readdirSync(folder)
    .map((name) => ({
      name,
      since: name === version ? Number.POSITIVE_INFINITY : statSync(join(folder, name)).birthtimeMs,
    }))
    .sort((a, b) => b.since - a.since);
  for (const { name } of newestFirst.slice(kept)) rmSync(join(folder, name), { recursive: true });
  return relative(root, made);
}
