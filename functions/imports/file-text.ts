import type { Readable } from 'node:stream';
import { findCsvHeader, type KnownNames } from '../../shared/imports/csv-header.ts';
import { uploadBytes } from '../../shared/imports/import-run.ts';
import { importProblems } from '../../shared/imports/messages.ts';
import { decoderOf, EncodingWatch, formOfBytes, isOfSingleBytes } from '../../shared/imports/text-encoding.ts';
import { openFile } from '../platform/clients/files.ts';
import { type FileLayout, FileProblem } from './file-layout.ts';
import { listPathOf } from './json-records.ts';

/** Reads a file through once, to know how it is written; `knownNames` tells the header of a CSV from what stands above it. */
export async function findLayout(objectKey: string, knownNames: KnownNames): Promise<FileLayout> {
  const { stream, size } = await openUpload(objectKey);
  if (size === 0) throw new FileProblem(importProblems.empty);
  if (size > uploadBytes) throw new FileProblem(importProblems.fileTooLarge);
  const watch = new EncodingWatch();
  for await (const bytes of stream as AsyncIterable<Buffer>) watch.see(bytes);
  refuseBinary(watch.sample);
  const encoding = watch.encoding();
  if (!encoding) throw new FileProblem(importProblems.notText);
  const text = decoderOf(encoding).decode(watch.sample);
  if (!isOfSingleBytes(encoding) && text.includes('\0')) throw new FileProblem(importProblems.notText);
  return { encoding, size, ...(await formOf(text, knownNames)) };
}

/** What was sent, from a byte on; `size` is that of what follows. */
export async function openUpload(objectKey: string, fromByte = 0): Promise<{ stream: Readable; size: number }> {
  const file = await openFile(objectKey, fromByte);
  if (!file) throw new FileProblem(importProblems.fileGone);
  return file;
}

function refuseBinary(sample: Uint8Array): void {
  const form = formOfBytes(sample);
  if (form) throw new FileProblem(form === 'packed' ? importProblems.workbook : importProblems.notText);
}

async function formOf(text: string, knownNames: KnownNames) {
  const start = text.trimStart();
  if (start === '') throw new FileProblem(importProblems.empty);
  if (start.startsWith('<')) throw new FileProblem(importProblems.notText);
  if (/^[[{]/.test(start)) {
    const { jsonParser } = await import('./json-parser.ts');
    return { format: 'json' as const, path: listPathOf(jsonParser, start) };
  }
  return { format: 'csv' as const, ...findCsvHeader(text, knownNames) };
}
