import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPermissions, rolePermissions } from '../../shared/kernel/permissions.ts';
import type { Route } from '../../shared/kernel/route.ts';
import { words } from '../../shared/words.ts';
import { commonRooms } from './common-rooms.ts';
import type { House } from './faults-of.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The words as they say themselves, and what stands in the folders. */
export async function readHouse(): Promise<House> {
  const contractFiles = folders('shared').flatMap((word) =>
    readdirSync(join(root, 'shared', word))
      .filter((file) => file.endsWith('.contract.ts'))
      .filter((file) => /\broutes\(/.test(readFileSync(join(root, 'shared', word, file), 'utf8')))
      .map((file) => `${word}/${file.replace(/\.contract\.ts$/, '')}`),
  );
  const routes: Route[] = [];
  for (const file of contractFiles) {
    const contract: object = await import(/* @vite-ignore */ join(root, 'shared', `${file}.contract.ts`));
    routes.push(...Object.values<unknown>({ ...contract }).filter(isRoute));
  }
  return {
    words,
    rooms: commonRooms,
    contractFiles,
    routes,
    permissions: [...Object.values(rolePermissions).flat(), ...adminPermissions, 'admin:any'],
    examples: await keysSaid('event-examples.ts', 'eventExamples'),
    news: await keysSaid('news.ts', 'news'),
    journal: await keysSaid('journal.ts', 'journal'),
    naming: folders('functions').filter((word) =>
      existsSync(join(root, 'functions', word, 'core', 'named-things.door.ts')),
    ),
  };
}

/** The text of every source, by its path from the root. */
export function readSources(): Map<string, string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], { cwd: root, encoding: 'utf8' });
  return new Map(
    files
      .split('\n')
      .filter((file) => file && existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** The keys of what the file of that name exports, in every folder that has one. */
async function keysSaid(file: string, name: string): Promise<string[]> {
  const keys: string[] = [];
  for (const word of folders('shared')) {
    const path = join(root, 'shared', word, file);
    if (existsSync(path)) keys.push(...Object.keys((await import(/* @vite-ignore */ path))[name]));
  }
  return keys;
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'route';
