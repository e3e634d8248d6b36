import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { putFile } from '../platform/clients/files.ts';
import { type FilePlace, fileRecords, type RecordReader } from './file-records.ts';
import { findLayout } from './file-text.ts';

const reader: RecordReader<{ said: unknown }> = {
  knownNames: () => 0,
  header: () => ({ row: (said) => ({ said }), isLikely: () => false }),
  item: (said) => ({ said }),
};

async function readFrom(objectKey: string, from?: FilePlace) {
  const layout = await findLayout(objectKey, reader.knownNames);
  const read: { line: number; said: unknown }[] = [];
  const places: FilePlace[] = [];
  for await (const { records, place } of fileRecords(objectKey, layout, reader, from)) {
    for (const { line, read: act } of records) read.push({ line, said: act() });
    places.push(place);
  }
  return { read, places };
}

const lines = (end: string) =>
  [
    'Nom;Notes',
    ...Array.from({ length: 3_000 }, (_, n) =>
      n % 9 === 0
        ? `Été ${n};"${'é€😀—'.repeat(n % 40)}${end}; ""suite"" ${n}"`
        : `Œuvre ${n};${n % 50 === 0 ? 'stray " quote' : 'x'.repeat(n % 90)}`,
    ),
  ].join(end);
const values = Array.from({ length: 3_000 }, (_, n) => ({
  nom: `Été 😀 ${n}`,
  dans: [{ n }, ']}'],
  texte: 'é'.repeat(n % 90),
}));
const latin = (text: string) => Buffer.from(text.replaceAll(/[^ -ÿ\r\n]/g, '\x80'), 'latin1');

describe('a file read on from any of its places', () => {
  it.each<[string, string | Buffer]>([
    ['UTF-8', lines('\n')],
    ['UTF-8 with its mark', `\uFEFFsep=;\r\n${lines('\r\n')}`],
    [
      'broken UTF-8',
      Buffer.concat([Buffer.from(lines('\n')), Buffer.from([0xe2, 0x82]), Buffer.from(`\n${lines('\n')}`)]),
    ],
    ['UTF-16', Buffer.from(`\uFEFF${lines('\r\n')}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${lines('\r')}`, 'utf16le').swap16()],
    ['Windows-1252', latin(lines('\r\n'))],
    ['a JSON list', JSON.stringify(values)],
    ['a JSON answer', `\uFEFF${JSON.stringify({ success: true, data: { items: values } }, null, 1)}`],
    ['one JSON value a line', Buffer.from(values.map((value) => JSON.stringify(value)).join('\n'))],
  ])('gives the same records in %s', async (_name, content) => {
    const objectKey = `tests/${randomUUID()}`;
    await putFile(objectKey, content, 'text/plain');
    const { read, places } = await readFrom(objectKey);
    expect(read.length).toBeGreaterThanOrEqual(2_900);
    const inner = places.filter(({ received }) => received > 0 && received < read.length);
    expect(new Set(inner.map(({ byte }) => byte)).size).toBeGreaterThan(1);
    for (const at of [0, 0.3, 0.6, 1]) {
      const place = inner[Math.floor(at * (inner.length - 1))];
      const rest = await readFrom(objectKey, place);
      expect(rest.read).toEqual(read.slice(place?.received));
    }
  });
});
