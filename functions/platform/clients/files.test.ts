import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { deleteFile, fileSize, openFile, putFile, readFile } from './files.ts';

it('keeps, reads, measures and forgets a file', async () => {
  const key = `tests/${randomUUID()}`;
  expect(await openFile(key)).toBeNull();
  expect(await fileSize(key)).toBeNull();
  await putFile(key, 'où', 'text/plain');
  expect((await readFile(key))?.toString()).toBe('où');
  expect(await fileSize(key)).toBe(3);
  const tail = await openFile(key, 1);
  expect([tail?.size, Buffer.concat((await tail?.stream.toArray()) ?? []).toString()]).toEqual([2, 'ù']);
  await putFile(key, Readable.from([Buffer.from('ab'), Buffer.from('c')]), 'text/plain', 3);
  expect((await readFile(key))?.toString()).toBe('abc');
  await deleteFile(key);
  expect(await readFile(key)).toBeNull();
});
