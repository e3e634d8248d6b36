import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportedLabels } from '../../../shared/settings/export-texts.ts';
import { exportScopes } from '../../../shared/settings/exports.rules.ts';
import { exportedIn } from './exported-words.ts';
import { leftOut } from './left-out.ts';

const root = join(import.meta.dirname, '../..');

/** Every entity that any file of the product defines. */
const entities = new Set(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\bentity: '(\w+)', version:/g)])
    .map(([, name = '']) => name),
);
const everything = await Promise.all(exportScopes.map(exportedIn));
const things = everything.flatMap((one) => one.things);
const exported = new Set(things.flatMap((thing) => thing.entities));

it('exports each entity, or says why not: give a new one a thing in the exported.door.ts of its word, or a line in left-out.ts', () => {
  expect(entities.size).toBeGreaterThan(100);
  expect([...entities].filter((name) => !exported.has(name) && !(name in leftOut))).toEqual([]);
});

it('says of no entity both, nor anything of one that is gone', () => {
  expect([...exported].filter((name) => name in leftOut)).toEqual([]);
  expect([...exported, ...Object.keys(leftOut)].filter((name) => !entities.has(name))).toEqual([]);
});

it('calls each file by one name, which people are told', () => {
  for (const { things, files } of everything) {
    const names = [...things.map(({ name }) => name), ...files.map(({ name }) => `${name}/`)];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !(name in exportedLabels))).toEqual([]);
  }
});
