import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import { beginParts, forgetParts, sendPart } from '../../../platform/clients/file-in-parts.ts';
import { readFile } from '../../../platform/clients/files.ts';
import { filesIn } from '../testing/files-in.ts';
import { ArchiveUpload } from './archive-upload.ts';
import { ZipArchive } from './zip-archive.ts';
import { archiveEnd, listed, localHeader, type ZipEntry } from './zip-records.ts';

const at = new Date('2026-11-26T20:30:00Z');

async function begun(key: string) {
  const uploadId = await beginParts(key, 'application/zip');
  const upload = new ArchiveUpload(key, { uploadId, parts: [], offset: 0 }, Buffer.alloc(0));
  return { uploadId, upload, zip: new ZipArchive(upload, [], at) };
}

it('is what others read, in several parts, left and gone on with between two files', async () => {
  const key = 'data-exports/test/parts.zip';
  const { upload, zip } = await begun(key);
  const noise = randomBytes(9_000_000);
  await zip.whole('media/bruit.bin', noise);
  await zip.whole('media/encore.bin', noise);
  const lines = await zip.open('élan.jsonl');
  for (let n = 0; n < 1_000; n++) await lines.text.write(Buffer.from(`{"n":${n},"x":"${'à'.repeat(100)}"}\n`));
  await lines.end();
  const { sent, tail } = JSON.parse(JSON.stringify(await upload.leave()), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data) : value,
  );
  expect(sent.parts.length).toBeGreaterThan(1);
  const again = new ZipArchive(new ArchiveUpload(key, sent, tail), zip.entries, at);
  await again.whole('fin.txt', Buffer.from('fin'));
  await again.end();
  const files = await filesIn((await readFile(key)) ?? Buffer.alloc(0));
  expect([...files.keys()]).toEqual(['media/bruit.bin', 'media/encore.bin', 'élan.jsonl', 'fin.txt']);
  expect(files.get('media/encore.bin')?.equals(noise)).toBe(true);
  expect(String(files.get('élan.jsonl')).split('\n')).toHaveLength(1_001);
});

it('fails where a part cannot be sent, and waits for nobody', async () => {
  const key = 'data-exports/test/lost.zip';
  const { uploadId, zip } = await begun(key);
  await forgetParts(key, uploadId);
  await forgetParts(key, uploadId);
  const lines = await zip.open('a.jsonl');
  const write = async () => {
    for (let n = 0; n < 40; n++) await lines.text.write(randomBytes(1_000_000));
    await lines.end();
  };
  await expect(write()).rejects.toMatchObject({ name: 'NoSuchUpload' });
  await expect(sendPart(key, uploadId, 1, Buffer.from('x'))).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

/** An archive that no disk of a test holds: its pieces by where they stand, and nothing between them. */
class SparseArchive extends RandomAccessReader {
  readonly #pieces: [offset: number, bytes: Buffer][];

  constructor(pieces: [number, Buffer][]) {
    super();
    this.#pieces = pieces;
  }

  override _readStreamForRange(start: number, end: number) {
    const bytes = Buffer.alloc(end - start);
    for (const [offset, piece] of this.#pieces)
      if (offset < end && offset + piece.length > start)
        piece.copy(bytes, Math.max(0, offset - start), Math.max(0, start - offset));
    return Readable.from([bytes]);
  }
}

const plain = (name: string, offset: number): ZipEntry => ({
  ...{ name, method: 0, sumsBehind: false, crc: 0x3610a686, size: 5, packedSize: 5, offset },
});

async function opened(pieces: [number, Buffer][], length: number): Promise<ZipFile> {
  return new Promise((done, failed) =>
    fromRandomAccessReader(new SparseArchive(pieces), length, { lazyEntries: true }, (error, file) =>
      error ? failed(error) : done(file),
    ),
  );
}

it('reaches beyond four gigabytes', async () => {
  const entries = [plain('near.txt', 0), plain('far.txt', 6_000_000_000)];
  const offset = 7_000_000_000;
  const list = Buffer.concat(entries.map((entry) => listed(entry, at)));
  const end = archiveEnd({ count: 2, offset, size: list.length });
  const pieces = entries.map((entry): [number, Buffer] => [
    entry.offset,
    Buffer.concat([localHeader(entry, at), Buffer.from('hello')]),
  ]);
  const file = await opened([...pieces, [offset, Buffer.concat([list, end])]], offset + list.length + end.length);
  const read: string[] = [];
  await new Promise<void>((done, failed) => {
    file.on('error', failed).on('end', done);
    file.on('entry', (entry: Entry) =>
      file.openReadStream(entry, (error, stream) => {
        if (error) return failed(error);
        buffer(stream).then((bytes) => {
          read.push(`${entry.fileName} ${bytes}`);
          file.readEntry();
        }, failed);
      }),
    );
    file.readEntry();
  });
  expect(read).toEqual(['near.txt hello', 'far.txt hello']);
});

it('lists more than sixty-five thousand files', async () => {
  const count = 70_000;
  const list = Buffer.concat(Array.from({ length: count }, (_, n) => listed(plain(`${n}.txt`, 0), at)));
  const end = archiveEnd({ count, offset: 100, size: list.length });
  const file = await opened([[100, Buffer.concat([list, end])]], 100 + list.length + end.length);
  expect(file.entryCount).toBe(count);
});
