import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { type Block, blockHash, differences, lineHash, nextBlock, noHash, type SealedLine } from './chain.ts';
import { NoExport, readExport } from './read-export.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const chain = 'wks_01J00000000000000000000001';

const line = (id: string, over: Partial<SealedLine> = {}): SealedLine => ({
  id,
  at: '2026-11-27T08:00:00.000Z',
  chain,
  actorKind: 'user',
  actorId: 'usr_1',
  impersonatorId: null,
  type: 'board.created',
  entityId: 'brd_1',
  changed: null,
  values: null,
  ip: '192.0.2.7',
  ...over,
});

const sealedAt = '2026-11-27T08:00:30.000Z';
/** Three blocks of two lines. */
function exported() {
  const rows: Record<string, unknown>[] = [];
  let last: Block | undefined;
  for (const n of [1, 2, 3]) {
    const lines = [line(`act_${n}a`), line(`act_${n}b`, { changed: ['name', 'é'] })];
    const hashes = lines.map((one) => lineHash(one, sha256));
    last = nextBlock(chain, last, hashes, sealedAt, sha256);
    rows.push({ kind: 'block', ...last });
    rows.push(...lines.map((one, at) => ({ kind: 'line', ...one, hash: hashes[at] })));
  }
  return rows;
}
const text = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const at = (rows: Record<string, unknown>[], index: number) => rows[index] ?? {};

describe('canonical JSON', () => {
  // RFC 8785, 3.2.3: sorted by UTF-16 units, where U+1F600 (a pair from U+D83D) comes before U+FB33.
  it('is that of the RFC', () => {
    const keys = { '€': 'Euro Sign', '\r': 'CR', '\ufb33': 'Dagesh', '1': 'One', '😀': 'Smile', '\u0080': 'C', ö: 'O' };
    expect(canonicalJson(keys)).toBe(
      '{"\\r":"CR","1":"One","\u0080":"C","ö":"O","€":"Euro Sign","😀":"Smile","\ufb33":"Dagesh"}',
    );
    expect(canonicalJson({ b: [1, true, null, 'a"\\\n\u2028/'], a: {} })).toBe(
      '{"a":{},"b":[1,true,null,"a\\"\\\\\\n\u2028/"]}',
    );
    expect(canonicalJson([1 / 3, 1e30, 4.5, 2e-3, -0])).toBe('[0.3333333333333333,1e+30,4.5,0.002,0]');
  });
});

describe('hashes', () => {
  it('are those of texts written by hand', () => {
    const words =
      '{"actorId":"usr_1","actorKind":"user","at":"2026-11-27T08:00:00.000Z","chain":"wks_01J00000000000000000000001",' +
      '"changed":["name","é"],"entityId":"brd_1","id":"act_1","impersonatorId":null,"ip":"192.0.2.7",' +
      '"type":"board.created","values":[{"field":"role","from":null,"to":"admin"}]}';
    const values = [{ field: 'role', from: null, to: 'admin' }];
    expect(lineHash(line('act_1', { changed: ['name', 'é'], values }), sha256)).toBe(sha256(words));
    const [one, two] = [sha256('1'), sha256('2')];
    const block = nextBlock('platform', undefined, [one, two], sealedAt, sha256);
    const sealed = sha256(`${one}\n${two}`);
    const hash = sha256(`platform\n1\n${noHash}\n${sealed}\n${sealedAt}`);
    expect(block).toEqual({ chain: 'platform', n: 1, prevHash: noHash, count: 2, linesHash: sealed, sealedAt, hash });
    expect(nextBlock('platform', block, [one], sealedAt, sha256)).toMatchObject({ n: 2, prevHash: hash });
    // Known from elsewhere: printf abc | sha256sum.
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('differ for every field of a line', () => {
    const others: Partial<SealedLine>[] = [
      { id: 'act_2' },
      { at: '2026-11-27T08:00:00.001Z' },
      { chain: 'platform' },
      { actorKind: 'system' },
      { actorId: 'usr_2' },
      { impersonatorId: 'usr_3' },
      { type: 'board.deleted' },
      { entityId: 'brd_2' },
      { changed: [] },
      { values: [] },
      { ip: null },
    ];
    expect(others.map((one) => Object.keys(one)[0])).toEqual(Object.keys(line('')));
    const hashes = [{}, ...others].map((over) => lineHash(line('act_1', over), sha256));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

it('tells which lines are altered, gone and nowhere sealed', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, hash: id }));
  if (!a || !b || !c) throw new Error('three');
  expect(differences([a, b], [a, b])).toEqual({ altered: [], missing: [], unknown: [] });
  expect(differences([a, b], [{ id: 'a', hash: 'x' }, c])).toEqual({ altered: ['a'], missing: ['b'], unknown: ['c'] });
});

/** What can be done to an export, and the first block that is not whole by it. */
const attacks: [name: string, attack: (rows: Record<string, unknown>[]) => Record<string, unknown>[], block: number][] =
  [
    ['a word changed', (rows) => rows.with(4, { ...rows[4], entityId: 'brd_2' }), 2],
    [
      'a word changed with its hash',
      (rows) => {
        const other = line('act_2a', { entityId: 'brd_2' });
        return rows.with(4, { kind: 'line', ...other, hash: lineHash(other, sha256) });
      },
      2,
    ],
    ['a line cut out', (rows) => rows.toSpliced(4, 1), 2],
    ['a line put in', (rows) => rows.toSpliced(4, 0, { ...rows[4], id: 'act_x' }), 2],
    ['a line twice', (rows) => rows.toSpliced(4, 0, at(rows, 4)), 2],
    ['two lines turned round', (rows) => rows.with(4, at(rows, 5)).with(5, at(rows, 4)), 2],
    ['lines of two blocks swapped', (rows) => rows.with(1, at(rows, 4)).with(4, at(rows, 1)), 1],
    ['a block cut out', (rows) => rows.toSpliced(3, 3), 3],
    ['two blocks turned round', (rows) => [...rows.slice(0, 3), ...rows.slice(6), ...rows.slice(3, 6)], 3],
    ['another moment', (rows) => rows.with(3, { ...rows[3], sealedAt: '2026-11-27T09:00:30.000Z' }), 2],
    ['another count', (rows) => rows.with(3, { ...rows[3], count: 3 }), 2],
    [
      'a block forged whole',
      (rows) => {
        const block = { ...(rows[3] as unknown as Block), sealedAt: '2026-11-27T09:00:30.000Z' };
        return rows.with(3, { ...rows[3], ...block, hash: blockHash(block, sha256) });
      },
      3,
    ],
    ['a first block that follows something', (rows) => rows.with(0, { ...rows[0], prevHash: sha256('x') }), 1],
  ];

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true }));
function byScript(rows: object[]) {
  const file = join(folder, 'export.ndjson');
  writeFileSync(file, text(rows));
  const script = join(import.meta.dirname, '../../../docs/check-audit-export.mjs');
  return spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
}

describe('an export', () => {
  it('is whole, from its first block or a later one, with lines that are kept no more', () => {
    const rows = exported();
    const expired = { kind: 'expired', id: 'act_1a', hash: at(rows, 1).hash };
    for (const some of [rows, rows.slice(3), rows.with(1, expired)]) {
      const read = readExport(text(some), sha256);
      expect(read.map(({ whole, altered }) => [whole, altered])).toEqual(read.map(() => [true, []]));
      const { status, stdout } = byScript(some);
      expect([status, stdout]).toEqual([0, `${read.length} blocks, head ${read.at(-1)?.block.hash}: whole\n`]);
    }
  });

  it.each(attacks)('with %s is found by its block, here and by the script', (_, attack, n) => {
    const rows = attack(exported());
    const broken = readExport(text(rows), sha256).find(({ whole }) => !whole);
    expect(broken?.block.n).toBe(n);
    expect(byScript(rows).status).toBe(1);
  });

  it('names the line whose words were changed', () => {
    const rows = exported();
    const read = readExport(text(rows.with(4, { ...rows[4], ip: null })), sha256);
    expect(read.flatMap(({ altered }) => altered)).toEqual(['act_2a']);
  });

  it('is none when it is something else', () => {
    const rows = exported();
    const others = [
      '',
      '\n',
      'x',
      '{}',
      '[]',
      'null',
      text(rows.slice(1)),
      text([...rows, { kind: 'page' }]),
      text([...rows, { ...rows[0], chain: 'platform' }]),
      text(rows.with(1, { ...rows[1], hash: 'x' })),
      text(rows).slice(0, -30),
    ];
    for (const other of others) expect(() => readExport(other, sha256)).toThrow(NoExport);
  });
});
