import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Chunk, firstLoad, importersOfEntry, overweight } from './page-chunks.ts';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');
const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], bytes = 100): Chunk => ({
  fileName,
  moduleIds,
  imports,
  code: noise(bytes),
});
const shared = chunk('shared.js', ['/web/src/lib/shared.ts'], ['page.js']);
const chunks = [
  chunk('app.js', ['/web/src/app/main.tsx'], ['shared.js']),
  shared,
  chunk('page.js', ['/web/src/page.tsx'], ['shared.js'], 3_000),
  chunk('lazy.js', ['/web/src/dialog.tsx'], [], 9_000),
];
const page = { path: '/page', modules: ['/app/main.tsx', '/src/page.tsx'] };

test('a first visit loads what its modules import, each once, and nothing that comes later', () => {
  const loaded = chunks.slice(0, 3).reduce((total, { code }) => total + gzipSync(code).length, 0);
  expect(firstLoad(chunks, page.modules)).toBe(loaded);
  expect(() => firstLoad(chunks, ['/moved.tsx'])).toThrow('No chunk holds /moved.tsx');
});

test('a page over its budget is told in a sentence', () => {
  expect(overweight(chunks, [{ ...page, limitBytes: 5_000 }])).toEqual([]);
  expect(overweight(chunks, [{ ...page, limitBytes: 2_048 }])).toEqual([
    expect.stringMatching(/^A first visit of \/page loads \d KB of JavaScript, gzipped, and may load 2 KB/),
  ]);
});

test('nothing may import from the entry, which waits for its first page', () => {
  expect(importersOfEntry(chunks)).toEqual([]);
  const leaning = chunk('leaning.js', ['/web/src/leaning.tsx'], ['app.js']);
  expect(importersOfEntry([...chunks, leaning])).toEqual([expect.stringMatching(/^leaning.js would wait for/)]);
});
