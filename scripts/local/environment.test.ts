import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localEnvironment, localSecrets, secretIds } from './environment.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reclame-secrets-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

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

test('a key of one’s own at Stripe leads there, and is kept nowhere', () => {
  const answer = { endpoint: '', url: 'http://127.0.0.1:4', addresses: new Map() };
  const environment = () =>
    localEnvironment('', '', {
      database: answer,
      queues: answer as never,
      files: answer,
      services: answer,
      stripe: answer,
    });
  const ours = localSecrets(folder);
  expect(JSON.parse(ours[secretIds.stripe] ?? '')).toEqual({
    secretKey: expect.stringMatching(/^sk_test_/),
    webhookSecrets: [expect.stringMatching(/^whsec_/)],
  });
  expect(environment()).toMatchObject({ STRIPE_API_URL: 'http://127.0.0.1:4', STRIPE_SECRET_ID: secretIds.stripe });
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_theirs');
  const theirs = localSecrets(folder);
  expect(JSON.parse(theirs[secretIds.stripe] ?? '')).toEqual({ secretKey: 'sk_test_theirs', webhookSecrets: [] });
  expect(environment().STRIPE_API_URL).toBeUndefined();
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('theirs');
});
