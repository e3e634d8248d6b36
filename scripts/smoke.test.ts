import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticDocuments } from '../shared/page-document.ts';
import { smoke } from './smoke.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'reclame-smoke-'));

// In a process of its own, as it always runs: it chooses its modules by name, which vitest's loader cannot follow.
const startProduct = `
  const { startRuntime } = await import('./scripts/local/runtime.ts');
  const runtime = await startRuntime({ port: 0, site: { folder: process.argv[1], built: Promise.resolve() } });
  process.once('SIGTERM', () => runtime.stop().then(() => process.exit()));
  console.log('address ' + runtime.url);
`;

let product: ChildProcess | undefined;
let address = '';

// All of one length, which the server keeps in mind.
const writePage = (path: string, title = path) => {
  mkdirSync(join(siteDir, path), { recursive: true });
  writeFileSync(join(siteDir, path, 'index.html'), `<!doctype html><title>${title.padEnd(40)}</title>`);
};

beforeAll(async () => {
  for (const path of ['/', ...staticDocuments]) writePage(path);
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', startProduct, siteDir], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  product = child;
  for await (const line of createInterface({ input: child.stdout })) {
    address = line.replace(/^address /, '');
    if (address !== line) break;
  }
});

afterAll(async () => {
  if (product?.kill() && product.exitCode === null) await once(product, 'exit');
  rmSync(siteDir, { recursive: true });
});

const failed = async (origin: string) => (await smoke(origin)).filter(({ problem }) => problem);

test('all holds on the product as it is', async () => {
  expect(await failed(address)).toEqual([]);
});

test('a document that shows the application is told, and nothing else', async () => {
  writePage('/docs', '/');
  expect(await failed(address)).toEqual([
    { name: 'documents stand outside the application', problem: expect.any(String) },
  ]);
});

test('an address where nothing answers fails every check, each with its reason', async () => {
  const outcomes = await smoke('http://127.0.0.1:9');
  expect(outcomes.map(({ problem }) => problem)).toEqual(outcomes.map(() => expect.stringMatching(/fetch failed/)));
});
