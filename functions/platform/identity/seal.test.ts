import { afterEach, expect, it, vi } from 'vitest';
import { toAppError } from '../http/answer.ts';
import { secrets } from '../testing/services.ts';
import { seal, unseal } from './seal.ts';

const scope = { purpose: 'test', workspaceId: 'wks_1' };
const secret = 'EAAB-secret é 🔑';
const keyId = process.env.SECRETS_KEY_ID ?? '';
const key = secrets[keyId] ?? '';
const endpoint = process.env.AWS_ENDPOINT_URL_KMS;

afterEach(() => {
  secrets[keyId] = key;
  process.env.AWS_ENDPOINT_URL_KMS = endpoint;
  // Later files of this process would go on with a client of keys that are away.
  vi.resetModules();
});

it('opens what it closed, never twice the same box', async () => {
  const boxes = await Promise.all([seal(scope, secret), seal(scope, secret)]);
  expect(boxes[0]).not.toBe(boxes[1]);
  for (const box of boxes) {
    expect(Buffer.from(box, 'base64url').toString('latin1')).not.toContain('EAAB');
    expect(await unseal(scope, box)).toBe(secret);
  }
});

it('takes a text of 4 KB', async () => {
  const long = 'x'.repeat(4096);
  expect(await unseal(scope, await seal(scope, long))).toBe(long);
});

it('keeps another workspace and another purpose out', async () => {
  const box = await seal(scope, secret);
  expect(await unseal({ ...scope, workspaceId: 'wks_2' }, box)).toBeNull();
  expect(await unseal({ ...scope, purpose: 'other' }, box)).toBeNull();
});

it('is the same scope in whatever order it is said', async () => {
  const box = await seal({ purpose: 'test', workspaceId: 'wks_1' }, secret);
  expect(await unseal({ workspaceId: 'wks_1', purpose: 'test' }, box)).toBe(secret);
});

it('refuses a box that was touched anywhere, cut, or no box at all', async () => {
  const bytes = Buffer.from(await seal(scope, secret), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const touched = Buffer.from(bytes);
    touched.writeUInt8(touched.readUInt8(at) ^ 1, at);
    expect(await unseal(scope, touched.toString('base64url'))).toBeNull();
  }
  for (const length of [1, 12, 27, bytes.length - 1])
    expect(await unseal(scope, bytes.subarray(0, length).toString('base64url'))).toBeNull();
  for (const bad of ['', '.', 'x', 'not a box', secret]) expect(await unseal(scope, bad)).toBeNull();
});

it('refuses a box of another key', async () => {
  const box = await seal(scope, secret);
  secrets[keyId] = Buffer.alloc(32, 1).toString('base64url');
  expect(await unseal(scope, box)).toBeNull();
});

it('does not take a key that is gone for a box that does not open', async () => {
  const box = await seal(scope, secret);
  delete secrets[keyId];
  await expect(unseal(scope, box)).rejects.toThrow('NotFoundException');
  await expect(seal(scope, secret)).rejects.toThrow('NotFoundException');
});

it('is an outage as long as the keys are away, and no longer', async () => {
  const box = await seal(scope, secret);
  const unreachable = await sealingAt('http://127.0.0.1:1');
  const answers = await Promise.allSettled([unreachable.seal(scope, secret), unreachable.unseal(scope, box)]);
  const refusals = answers.map((answer) => answer.status === 'rejected' && toAppError(answer.reason).reason);
  expect(refusals).toEqual(['unavailable', 'unavailable']);
  expect(await unseal(scope, box)).toBe(secret);
});

function sealingAt(url: string): Promise<typeof import('./seal.ts')> {
  process.env.AWS_ENDPOINT_URL_KMS = url;
  vi.resetModules();
  return import('./seal.ts');
}
