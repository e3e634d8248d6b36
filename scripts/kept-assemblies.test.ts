import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepAssembly } from './kept-assemblies.ts';

const folder = mkdtempSync(join(tmpdir(), 'reclame-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('keeps what was deployed and the one before it, of each stage', () => {
  const [from, into] = [join(folder, 'cdk.out'), join(folder, 'deployed')];
  mkdirSync(from);
  for (const version of ['one', 'two', 'three', 'three']) {
    writeFileSync(join(from, 'manifest.json'), version);
    keepAssembly('prod', version, from, into);
  }
  expect(readdirSync(join(into, 'prod')).sort()).toEqual(['three', 'two']);
  expect(readFileSync(join(into, 'prod', 'two', 'manifest.json'), 'utf8')).toBe('two');
  keepAssembly('staging', 'one', from, into);
  expect(readdirSync(into).sort()).toEqual(['prod', 'staging']);
});
