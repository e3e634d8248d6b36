import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Evidence, type Statement, statementsOf } from '../../infra/rights/statements-of.ts';

const root = join(import.meta.dirname, '..', '..');
const keptFile = join(root, '.build', 'evidence.json');
/** All that a bundle is made of, or read by. */
const sources = [
  'functions',
  'shared',
  'scripts/rights',
  'scripts/build-functions.ts',
  'scripts/lazy-modules.ts',
  'package.json',
  'package-lock.json',
];

/**
 * By function of the product (`productFunctions`), the rights that its role has: what CDK makes the roles from, and what a
 * local call to AWS is judged by. Bundles are read in two seconds, in memory, and again once a source has changed; else the
 * answer is that of the last time, in some 30 ms.
 */
export async function functionRights(): Promise<ReadonlyMap<string, readonly Statement[]>> {
  const key = keyOfSources();
  const evidence = readKept(key) ?? (await readAgain(key));
  return new Map(Object.entries(evidence).map(([name, one]) => [name, statementsOf(one)]));
}

async function readAgain(key: string): Promise<Record<string, Evidence>> {
  const { readBundles } = await import('./read-bundles.ts');
  const evidence = Object.fromEntries(await readBundles());
  mkdirSync(dirname(keptFile), { recursive: true });
  // Another process may be writing it, or reading it.
  const draft = `${keptFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ key, evidence }));
  renameSync(draft, keptFile);
  return evidence;
}

function readKept(key: string): Record<string, Evidence> | undefined {
  try {
    const kept = JSON.parse(readFileSync(keptFile, 'utf8'));
    return kept.key === key ? kept.evidence : undefined;
  } catch {
    return undefined;
  }
}

/** Names, sizes and times of the sources: a file that is the same again costs one reading. */
function keyOfSources(): string {
  const files = sources.flatMap((source) => {
    const path = join(root, source);
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\btesting\//.test(file))
      .map((file) => join(path, file));
  });
  const lines = files.sort().map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
