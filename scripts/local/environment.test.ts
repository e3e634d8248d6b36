import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localSecrets, secretIds } from './environment.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reclame-secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('secrets are made once, for us alone', () => {
  const dataDir = join(folder, 'data');
  const made = localSecrets(dataDir);
  expect(Object.keys(made).sort()).toEqual(Object.values(secretIds).sort());
  expect(localSecrets(dataDir)).toEqual(made);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
});

test('a folder of before keeps its secrets and gets those that came since', () => {
  const file = join(folder, 'secrets.json');
  const before = { [secretIds.auth]: '{"kid":"local","key":"of before"}', [secretIds.origin]: 'of before' };
  writeFileSync(file, JSON.stringify(before));
  const completed = localSecrets(folder);
  expect(completed).toMatchObject(before);
  expect(Buffer.from(completed[secretIds.sealing] ?? '', 'base64url')).toHaveLength(32);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(completed);
  expect(localSecrets(folder)).toEqual(completed);
});
