import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProspectItem } from './prospect.entity.ts';
import { contentOf } from './prospect-content.ts';
import { type ProspectWrite, prospectWrites } from './prospect-writes.ts';
import { blankProspect } from './settled-prospect.ts';

const functions = join(import.meta.dirname, '..', '..');
const workspaceId = 'wsp_01J00000000000000000000000';
const now = new Date();

const person = (email?: string): ProspectItem =>
  blankProspect(workspaceId, contentOf({ lastName: 'Durand', email, notes: undefined }, now), now);

const written = (writes: ProspectWrite[]) => prospectWrites(writes, now).map(({ action }) => Object.keys(action)[0]);

describe('the writes of prospects', () => {
  it('are their count, the items with their locks, and one mark for all', () => {
    const [kept, other] = [person('a@exemple.fr'), person('b@exemple.fr')];
    const made = [
      { made: kept, limit: null },
      { made: other, limit: null },
    ];
    expect(written(made)).toEqual(['Update', 'Put', 'Put', 'Put', 'Put', 'Put']);
    const heir = { ...kept, email: 'b@exemple.fr' };
    expect(
      written([
        { before: kept, after: heir, absorbed: [other] },
        { gone: other, heir },
      ]),
    ).toEqual(['Update', 'Put', 'Delete', 'Update', 'Delete', 'Put']);
    expect(written([{ before: kept, after: { ...kept, score: 3 } }])).toEqual(['Put', 'Put']);
    expect(written([{ before: kept, scored: kept }])).toEqual(['Update', 'Put']);
  });

  it('are none when nothing is written', () => {
    expect(prospectWrites([])).toEqual([]);
  });

  it('stand in one file, so that no lock, count or mark is forgotten', () => {
    const files = readdirSync(functions, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const writing = /\bProspect(Email|Names)?\.(create|put|patch|update|upsert|remove|delete)\(/;
    const found = files.filter((file) => writing.test(readFileSync(join(functions, file), 'utf8')));
    expect(found).toEqual(['prospects/core/prospect-writes.ts']);
  });
});
