import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticDocuments } from '../shared/page-paths.ts';
import { type ChildRuntime, startChildRuntime } from './local/child-runtime.ts';
import { smoke } from './smoke.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'reclame-smoke-'));

let product: ChildRuntime;

// All of one length, which the server keeps in mind.
const writePage = (path: string, title = path) => {
  mkdirSync(join(siteDir, path), { recursive: true });
  writeFileSync(join(siteDir, path, 'index.html'), `<!doctype html><title>${title.padEnd(40)}</title>`);
};

beforeAll(async () => {
  for (const path of ['/', ...staticDocuments]) writePage(path);
  product = await startChildRuntime(siteDir);
});

afterAll(async () => {
  await product?.stop();
  rmSync(siteDir, { recursive: true });
});

const failed = async (origin: string) => (await smoke(origin)).filter(({ problem }) => problem);

test('all holds on the product as it is', async () => {
  expect(await failed(product.url)).toEqual([]);
});

test('a document that shows the application is told, and nothing else', async () => {
  writePage('/docs', '/');
  expect(await failed(product.url)).toEqual([
    { name: 'documents stand outside the application', problem: expect.any(String) },
  ]);
});

test('an address where nothing answers fails every check, each with its reason', async () => {
  const outcomes = await smoke('http://127.0.0.1:9');
  expect(outcomes.map(({ problem }) => problem)).toEqual(outcomes.map(() => expect.stringMatching(/fetch failed/)));
});
