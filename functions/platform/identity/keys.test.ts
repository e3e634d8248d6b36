import { afterEach, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { readSecret } from '../clients/secrets.ts';
import { call } from '../testing/call.ts';
import { signedInUser } from '../testing/factories.ts';
import { secrets } from '../testing/services.ts';

const id = 'reclame/local/auth';
const first = JSON.parse(secrets[id] ?? '');
const second = { kid: 'second', key: 'another key of more than thirty-two characters' };

/** Puts other keys in place and lets pass the time for which the functions keep what they have read. */
function rotate(keys: object): void {
  secrets[id] = JSON.stringify(keys);
  vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] });
}

afterEach(() => {
  vi.useRealTimers();
});

it('keeps everyone signed in through a rotation, until the old key is taken away', async () => {
  const { token, refreshToken } = await signedInUser();
  rotate({ ...second, previous: [first] });
  expect((await call(auth.getProfile, { token })).status).toBe(200);
  const { data } = await call(auth.refresh, { body: { refreshToken } });
  const header = JSON.parse(Buffer.from(data.token.split('.')[0] ?? '', 'base64url').toString());
  expect(header.kid).toBe('second');
  rotate(second);
  expect((await call(auth.getProfile, { token })).status).toBe(401);
  expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(401);
  expect((await call(auth.getProfile, { token: data.token })).status).toBe(200);
});

it('lives through a secret store that is away', async () => {
  const { token } = await signedInUser();
  const kept = secrets[id] ?? '';
  delete secrets[id];
  vi.useFakeTimers({ now: Date.now() + 40 * 60_000, toFake: ['Date'] });
  expect((await call(auth.getProfile, { token })).status).toBe(200);
  secrets[id] = kept;
});

it('does not keep a failure', async () => {
  await expect(readSecret('reclame/test/late')).rejects.toThrow();
  secrets['reclame/test/late'] = 'there now';
  await expect(readSecret('reclame/test/late')).resolves.toBe('there now');
});
