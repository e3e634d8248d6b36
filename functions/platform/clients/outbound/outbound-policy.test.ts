import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localPolicy } from '../../../../scripts/local/outbound-policy.ts';
import { refuseAddress } from './refuse-address.ts';
import { sendOut } from './send-out.ts';
import { fakeNames, withPolicy } from './testing/policies.ts';
import { startReceiver } from './testing/receiver.ts';

const request = { method: 'GET', headers: {}, timeoutMs: 2_000, maxAnswerBytes: 9, cutLongAnswer: true } as const;
const functionsDir = join(import.meta.dirname, '..', '..', '..');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const everyRelaxation = {
  NODE_ENV: 'test',
  STAGE: 'local',
  NODE_TLS_REJECT_UNAUTHORIZED: '0',
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  ALL_PROXY: 'http://127.0.0.1:9',
  OUTBOUND_POLICY: 'local',
  ALLOW_LOOPBACK: '1',
};

describe('the policy of production', () => {
  it('is the one of a process where nothing was said, whatever its environment says', async () => {
    for (const [name, value] of Object.entries(everyRelaxation)) vi.stubEnv(name, value);
    const receiver = await startReceiver();
    vi.resetModules();
    const fresh = await import('./send-out.ts');
    for (const url of [
      receiver.url(),
      receiver.url().replace('http:', 'https:'),
      'https://127.0.0.1/',
      'https://localhost/',
    ])
      await expect(fresh.sendOut({ ...request, url })).rejects.toMatchObject({ kind: 'address' });
    expect(receiver.connections()).toBe(0);
  });

  it('no variable makes it trust a certificate', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const receiver = await startReceiver(undefined, { secure: true });
    await expect(sendOut({ ...request, url: receiver.url() })).rejects.toMatchObject({ kind: 'tls' });
    expect(receiver.heard).toHaveLength(0);
  });

  it('is changed by no code that runs on a stage, and reads no environment', () => {
    const sources = readdirSync(functionsDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
      .map((file) => ({ file, text: readFileSync(join(functionsDir, file), 'utf8') }));
    const changing = sources.filter(({ text }) => text.includes('setOutboundPolicy')).map(({ file }) => file);
    expect(changing).toEqual([join('platform', 'clients', 'outbound', 'outbound-policy.ts')]);
    const reading = sources
      .filter(({ file }) => file.includes('outbound'))
      .flatMap(({ text }) => text.match(/process\.(?!env\.APP_URL).*/g) ?? []);
    expect(reading).toEqual([]);
  });
});

describe('the local policy', () => {
  const { resolve } = fakeNames({ 'hooks.agence.fr': [['93.184.215.14']], 'inner.agence.fr': [['192.168.1.4']] });

  it.each(['http://localhost:4000/', 'http://a.localhost:4000/', 'https://127.0.0.1/', 'http://[::1]:9/'])(
    'opens this machine: %s',
    async (url) => {
      withPolicy(localPolicy(resolve));
      await expect(refuseAddress(url)).resolves.toBeUndefined();
    },
  );

  it.each([
    'http://hooks.agence.fr/',
    'https://hooks.agence.fr:4000/',
    'https://inner.agence.fr/',
    'http://192.168.1.4/',
    'http://0.0.0.0/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/',
    'http://intranet:4000/',
    'http://localhost.:4000/',
    'ftp://localhost/',
    'http://localhost:3000/',
  ])('and nothing else: %s', async (url) => {
    withPolicy(localPolicy(resolve));
    await expect(refuseAddress(url)).rejects.toMatchObject({ reason: 'webhook_address_refused' });
  });
});
