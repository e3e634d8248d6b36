import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** What these start, build or walk is the whole product. */
const ofTheWhole =
  /^scripts\/(.*\.(browser|faults)|start|smoke|gates|build-functions|local\/gateway)\.test\.ts$|^functions\/(contract|acts|platform\/http\/every-route)\.test\.ts$/;
const isProduct = (file: string) => /^(functions|infra|scripts|shared|web)\//.test(file) && !isTest(file);

/** Paths from the root that differ from `since`, or from the last commit: committed since, staged, unstaged and new. */
export function changedFiles(since: string | true): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const files = [
    ...(since === true ? [] : git('diff', '--name-only', `${since}...HEAD`)),
    ...git('diff', '--name-only', '--cached'),
    ...git('ls-files', '--others', '--modified', '--exclude-standard'),
  ];
  return [...new Set(files)].filter(Boolean);
}

/**
 * The tests that these changes can reach and whose imports do not say so: those of the whole product, and those that call
 * a handler by its route. What is imported is Vitest's own to follow.
 */
export function reachedBesides(changed: string[]): string[] {
  if (!changed.some(isProduct)) return [];
  const sources = filesOf('functions').filter((file) => file.endsWith('.ts'));
  const words = wordsReached(changed, sources);
  const callsThem = (test: string) =>
    words.has(wordOf(test)) ||
    [...read(test).matchAll(/shared\/([a-z]+)\/[\w.-]+\.contract\.ts/g)].some(([, word = '']) => words.has(word));
  const tests = [...sources, ...filesOf('scripts')].filter(isTest);
  return tests.filter((test) => ofTheWhole.test(test) || (test.startsWith('functions/') && callsThem(test)));
}

/** The words of the API, `ads` say, that have a file which imports one of those changed, or imports what imports it. */
function wordsReached(changed: string[], sources: string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const file of sources.filter((source) => !isTest(source)))
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return new Set([...reached].filter((file) => file.startsWith('functions/') && !isTest(file)).map(wordOf));
}

const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
const wordOf = (file: string): string => file.split('/')[1] ?? '';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => relative(root, join(root, folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
