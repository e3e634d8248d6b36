import { afterEach, expect, it, vi } from 'vitest';
import { secrets } from '../testing/services.ts';
import { seal, unseal } from './seal.ts';

const id = 'reclame/local/auth';
const first = JSON.parse(secrets[id] ?? '');
const second = { kid: 'second.key', key: 'another key of more than thirty-two characters' };
const scope = { purpose: 'test', workspaceId: 'wks_1' };
const secret = 'EAAB-secret é 🔑';

function rotate(keys: object): void {
  secrets[id] = JSON.stringify(keys);
  vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] });
}

afterEach(() => {
  rotate(first);
  vi.useRealTimers();
});

it('opens what it closed, never twice the same box', async () => {
  const boxes = await Promise.all([seal(scope, secret), seal(scope, secret)]);
  expect(boxes[0]).not.toBe(boxes[1]);
  for (const box of boxes) {
    expect(Buffer.from(box.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('EAAB');
    expect(await unseal(scope, box)).toBe(secret);
  }
});

it('keeps another workspace and another purpose out', async () => {
  const box = await seal(scope, secret);
  expect(await unseal({ ...scope, workspaceId: 'wks_2' }, box)).toBeNull();
  expect(await unseal({ ...scope, purpose: 'other' }, box)).toBeNull();
});

it('refuses a box that was touched anywhere, cut, or no box at all', async () => {
  const box = await seal(scope, secret);
  const [kid = '', body = ''] = box.split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const touched = Buffer.from(bytes);
    touched.writeUInt8(touched.readUInt8(at) ^ 1, at);
    expect(await unseal(scope, `${kid}.${touched.toString('base64url')}`)).toBeNull();
  }
  for (const length of [0, 12, 27, bytes.length - 1])
    expect(await unseal(scope, `${kid}.${bytes.subarray(0, length).toString('base64url')}`)).toBeNull();
  for (const bad of ['', '.', 'x', `${kid}.`, `.${body}`, `x.${body}`]) expect(await unseal(scope, bad)).toBeNull();
});

it('opens an old box after a rotation, until the old key is taken away', async () => {
  const box = await seal(scope, secret);
  rotate({ ...second, previous: [first] });
  expect(await unseal(scope, box)).toBe(secret);
  const newer = await seal(scope, secret);
  rotate(second);
  expect(await unseal(scope, box)).toBeNull();
  expect(await unseal(scope, newer)).toBe(secret);
});
