import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticDocuments } from '../shared/page-paths.ts';
import { type ChildRuntime, startChildRuntime } from './local/child-runtime.ts';
import { asVisitor } from './smoke/as-visitor.ts';
import { smoke, smokeDeep } from './smoke.ts';

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

test('a day’s work of an account holds, from its registration to its erasure', async () => {
  const outcomes = await asVisitor(product.url, undefined, smokeDeep);
  expect(outcomes.filter(({ problem }) => problem)).toEqual([]);
  expect(outcomes.at(-1)?.name).toBe('it asks to be erased');
});

test('it holds as on a stage, where nobody reads the mail and nothing receives a webhook', async () => {
  const email = `essai-${Date.now()}@agence.example`;
  const outcomes = await smokeDeep({ origin: product.url, email, linkOf: null, receiver: null });
  expect(outcomes.filter(({ problem }) => problem)).toEqual([]);
});

test('what fails ends a deep check: the rest goes on from it', async () => {
  const outcomes = await asVisitor('http://127.0.0.1:9', undefined, smokeDeep);
  expect(outcomes).toEqual([{ name: 'an account registers', problem: expect.stringMatching(/fetch failed/) }]);
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
