import type { Readable } from 'node:stream';
import { findCsvHeader, type KnownNames } from '../../shared/imports/csv-header.ts';
import { uploadBytes } from '../../shared/imports/import-run.ts';
import { importProblems } from '../../shared/imports/messages.ts';
import { openFile } from '../platform/clients/files.ts';
import { type FileLayout, FileProblem } from './file-layout.ts';
import { listPathOf } from './json-records.ts';

type Encoding = FileLayout['encoding'];

const sampleBytes = 64 * 1024;

/** Reads a file through once, to know how it is written; `knownNames` tells the header of a CSV from what stands above it. */
export async function findLayout(objectKey: string, knownNames: KnownNames): Promise<FileLayout> {
  const { stream, size } = await openUpload(objectKey);
  if (size === 0) throw new FileProblem(importProblems.empty);
  if (size > uploadBytes) throw new FileProblem(importProblems.fileTooLarge);
  const watch = new EncodingWatch();
  for await (const bytes of stream as AsyncIterable<Buffer>) watch.see(bytes);
  refuseBinary(watch.sample);
  const encoding = watch.encoding();
  const text = new TextDecoder(encoding).decode(watch.sample);
  if (encoding !== 'windows-1252' && text.includes('\0')) throw new FileProblem(importProblems.notText);
  return { encoding, size, ...formOf(text, knownNames) };
}

/** What was sent, from a byte on; `size` is that of what follows. */
export async function openUpload(objectKey: string, fromByte = 0): Promise<{ stream: Readable; size: number }> {
  const file = await openFile(objectKey, fromByte);
  if (!file) throw new FileProblem(importProblems.fileGone);
  return file;
}

// By their first bytes: zip (hence xlsx), gzip, old workbooks, rar and 7z; PDF, PNG, JPEG and GIF.
const packed = /^(504b0304|1f8b|d0cf11e0|52617221|377abcaf)/;
const pictured = /^(25504446|89504e47|ffd8ff|47494638)/;

function refuseBinary(sample: Buffer): void {
  const start = sample.toString('hex', 0, 4);
  if (packed.test(start)) throw new FileProblem(importProblems.workbook);
  if (pictured.test(start)) throw new FileProblem(importProblems.notText);
}

function formOf(text: string, knownNames: KnownNames) {
  const start = text.trimStart();
  if (start === '') throw new FileProblem(importProblems.empty);
  if (start.startsWith('<')) throw new FileProblem(importProblems.notText);
  if (/^[[{]/.test(start)) return { format: 'json' as const, path: listPathOf(start) };
  return { format: 'csv' as const, ...findCsvHeader(text, knownNames) };
}

/** Tells UTF-8, UTF-16 and Windows-1252 apart while a file goes by. */
class EncodingWatch {
  sample: Buffer = Buffer.alloc(0);
  #decoder = new TextDecoder('utf-8');
  #broken = 0;
  #whole = 0;

  see(bytes: Buffer): void {
    if (this.sample.length < sampleBytes) this.sample = Buffer.concat([this.sample, bytes]).subarray(0, sampleBytes);
    const text = this.#decoder.decode(bytes, { stream: true });
    if (!/[\u0080-\uffff]/.test(text)) return;
    this.#broken += text.match(/\ufffd/g)?.length ?? 0;
    this.#whole += text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  }

  encoding(): Encoding {
    const [first, second] = this.sample;
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    if (first === 0xfe && second === 0xff) return 'utf-16be';
    const zeros = (odd: number) => this.sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
    if (zeros(1) > this.sample.length / 4) return 'utf-16le';
    if (zeros(0) > this.sample.length / 4) return 'utf-16be';
    if (this.sample.includes(0)) throw new FileProblem(importProblems.notText);
    // A text of Windows-1252 has hardly an accent that is good UTF-8; a UTF-8 text may have a broken one.
    return this.#broken * 4 > this.#whole ? 'windows-1252' : 'utf-8';
  }
}
