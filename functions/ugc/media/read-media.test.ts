import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMedia } from './read-media.ts';

const clip = (name: string) => readFileSync(join(import.meta.dirname, 'testing', name));

/** What is read of some bytes, and how many are. */
async function reading(bytes: Buffer, size = bytes.length) {
  let fetched = 0;
  const facts = await readMedia(size, async (start, length) => {
    fetched += length;
    return bytes.subarray(start, start + length);
  });
  return { facts, fetched };
}

const box = (type: string, ...inside: Buffer[]): Buffer => {
  const content = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
const tkhd = box('tkhd', Buffer.alloc(84));

describe('what a file is by its own bytes', () => {
  it.each([
    ['h264.mp4', ['video/mp4', 90, 160, 'h264', 'aac', 1]],
    ['hevc.mp4', ['video/mp4', 90, 160, 'hevc', null, 1]],
    ['turned.mov', ['video/quicktime', 90, 160, 'h264', null, 1.5]],
    ['vp9.webm', ['video/webm', 90, 160, 'vp9', 'opus', 1]],
    ['tone.wav', ['audio/wav', null, null, null, 'pcm', 1]],
    ['tone.mp3', ['audio/mpeg', null, null, null, 'mp3', null]],
  ])('reads %s', async (name, expected) => {
    const { facts } = await reading(clip(name));
    const { contentType, width, height, videoCodec, audioCodec, durationSeconds } = facts ?? {};
    const rounded = durationSeconds == null ? null : Math.round(durationSeconds * 10) / 10;
    expect([contentType, width, height, videoCodec, audioCodec, rounded]).toEqual(expected);
  });

  it('finds how long the long form of a film is, and the size of a JPEG behind all that a camera notes', async () => {
    const long = Buffer.alloc(36);
    long.writeUInt8(1, 0);
    long.writeUInt32BE(1_000, 20);
    long.writeBigUInt64BE(2_500n, 24);
    const mdia = box('mdia', box('mdhd', long), box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0vide')));
    const film = Buffer.concat([ftyp, box('moov', box('trak', tkhd, mdia))]);
    expect((await reading(film)).facts).toMatchObject({ durationSeconds: 2.5 });
    const note = Buffer.alloc(65_535 + 2);
    note.set([0xff, 0xe2, 0xff, 0xff]);
    const size = Buffer.from([0xff, 0xc0, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3]);
    const photo = (notes: number) =>
      Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array.from({ length: notes }, () => note), size]);
    expect((await reading(photo(3))).facts).toMatchObject({ contentType: 'image/jpeg', width: 4032, height: 3024 });
    const endless = await reading(photo(80));
    expect([endless.facts, endless.fetched <= 4 * 1024 * 1024]).toEqual([null, true]);
  });

  it('takes nothing for what it only says that it is', async () => {
    const lies = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('Bonjour, je suis une vidéo.mp4'),
      Buffer.from('%PDF-1.7 and then nothing'),
      Buffer.alloc(0),
      Buffer.concat([ftyp, box('mdat', Buffer.alloc(100))]),
      Buffer.concat([ftyp, box('moov')]),
      // Of Matroska, what is not WebM.
      Buffer.from(clip('vp9.webm').toString('latin1').replace('webm', 'matr'), 'latin1'),
    ];
    for (const bytes of lies) expect((await reading(bytes)).facts).toBeNull();
  });

  it('reads little of a bomb of boxes, of a hundred thousand tracks, of a film of two gigabytes', async () => {
    const empty = Buffer.alloc(8 * 200_000);
    for (let at = 0; at < empty.length; at += 8) empty.write('\0\0\0\x08free', at, 'latin1');
    const tracks = Buffer.concat(Array.from({ length: 100_000 }, () => box('trak', tkhd)));
    let deep = box('trak');
    for (let depth = 0; depth < 50; depth += 1) deep = box('moov', deep);
    for (const inside of [
      Buffer.concat([ftyp, empty]),
      Buffer.concat([ftyp, box('moov', tracks)]),
      Buffer.concat([ftyp, deep]),
    ]) {
      const { facts, fetched } = await reading(inside);
      expect(facts).toBeNull();
      expect(fetched).toBeLessThan(4 * 1024 * 1024);
    }
    // The film first, its description behind.
    const [start, moov] = [clip('h264.mp4').subarray(0, 32), clip('h264.mp4').indexOf('moov') - 4];
    const description = clip('h264.mp4').subarray(moov, moov + clip('h264.mp4').readUInt32BE(moov));
    const size = 2 * 1024 ** 3;
    const film = Buffer.alloc(16);
    film.write('\0\0\0\x01mdat', 'latin1');
    film.writeBigUInt64BE(BigInt(size - start.length - description.length), 8);
    let fetched = 0;
    const facts = await readMedia(size, async (from, length) => {
      fetched += length;
      const piece = Buffer.alloc(length);
      for (const [at, bytes] of [
        [0, start],
        [start.length, film],
        [size - description.length, description],
      ] as const)
        for (let i = 0; i < bytes.length; i += 1)
          if (at + i >= from && at + i < from + length) piece[at + i - from] = bytes[i] ?? 0;
      return piece;
    });
    expect(facts).toMatchObject({ contentType: 'video/mp4', videoCodec: 'h264' });
    expect(fetched).toBeLessThan(512 * 1024);
  });

  it('answers, whatever is cut off of a film or changed in it', async () => {
    for (const name of ['h264.mp4', 'turned.mov', 'vp9.webm']) {
      const whole = clip(name);
      for (let length = 0; length < whole.length; length += 97) await reading(whole.subarray(0, length));
      const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
      const answers = fc.asyncProperty(changes, async (made) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of made) bytes[at] = value;
        await reading(bytes);
      });
      await fc.assert(answers, { numRuns: 300 });
    }
  });
});
