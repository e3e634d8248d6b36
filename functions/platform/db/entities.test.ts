import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Entity } from 'electrodb';
import { describe, expect, it } from 'vitest';
import type { Word } from '../../../shared/kernel/word.ts';
import { words } from '../../../shared/words.ts';
import { keyOf } from './key-of.ts';

const root = join(import.meta.dirname, '..', '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.entity.ts'));

type Schema = {
  model: { entity: string; indexes: Record<string, { pk: IndexKey; sk?: IndexKey }> };
};
type IndexKey = { field: string; casing?: string; facets?: string[]; composite?: string[] };

/** Attributes that may enter a key: ids, enums, dates and hashes. Never a text that a person typed. */
const keyAttributes =
  /Id$|Key$|Shard$|Date$|On$|^(at|date|day|of|state|status|shard|slot|epoch|quarter|year|month|part|brokenPart|queue|name)$|At$/;

async function entitiesOf(file: string): Promise<Entity<string, string, string, never>[]> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(root, file));
  return Object.values(module).filter(
    (value): value is Entity<string, string, string, never> => value instanceof Entity,
  );
}

describe.each(files)('%s', (file) => {
  it('composes its keys from ids, enums, dates and hashes, kept as they are', async () => {
    const entities = await entitiesOf(file);
    expect(entities.length).toBeGreaterThan(0);
    for (const entity of entities) {
      const { model } = entity as unknown as Schema;
      for (const index of Object.values(model.indexes)) {
        for (const key of [index.pk, index.sk].filter((one) => one !== undefined)) {
          expect(key.casing).toBe('none');
          for (const attribute of key.facets ?? key.composite ?? []) expect(attribute).toMatch(keyAttributes);
        }
      }
    }
  });
});

describe('keys', () => {
  it('cannot collide for texts that differ by case, accents or separators', () => {
    const texts = ['a', 'A', 'á', 'a#b', 'a#B', 'a\n', '$user_1#userId_x', ''];
    expect(new Set(texts.map(keyOf)).size).toBe(texts.length);
    for (const text of texts) expect(keyOf(text)).toMatch(/^[\w-]{43}$/);
  });

  it('have a prefix of their own for each kind of id', () => {
    const declared: Word[] = Object.values(words);
    const prefixes = ['act', 'evt', ...declared.flatMap(({ ids = {} }) => Object.values(ids))];
    expect(new Set(prefixes).size).toBe(prefixes.length);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{3}$/);
  });
});
