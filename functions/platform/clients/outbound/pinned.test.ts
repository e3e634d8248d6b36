import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { waitedMs } from '../../testing/own-time.ts';
import { refuseAddress } from './refuse-address.ts';
import { sendOut } from './send-out.ts';
import { hookCertificate } from './testing/hook-certificate.ts';
import { fakeNames, withPolicy } from './testing/policies.ts';
import { startReceiver } from './testing/receiver.ts';

const get = (url: string) =>
  sendOut({ url, method: 'GET', headers: {}, timeoutMs: 2_000, maxAnswerBytes: 1_000, cutLongAnswer: true });
const kind = (url: string): Promise<string> =>
  get(url).then(
    () => 'answered',
    (error) => error.kind,
  );

const publicIp = '93.184.215.14';
/** Nobody else listens there on a port that production accepts. */
const quietHost = () => `127.${randomInt(2, 250)}.${randomInt(2, 250)}.${randomInt(2, 250)}`;

describe('a name', () => {
  it('that leads inside once its webhook is made is not called', async () => {
    const host = quietHost();
    const inner = await startReceiver(undefined, { host, port: 8_443, secure: true });
    const { asked, resolve } = fakeNames({ 'hook.example': [[publicIp], [host]] });
    withPolicy({ resolve, loopback: false, authorities: hookCertificate });
    await expect(refuseAddress('https://hook.example:8443/')).resolves.toBeUndefined();
    expect(await kind('https://hook.example:8443/')).toBe('address');
    expect(asked).toHaveLength(2);
    expect(inner.connections()).toBe(0);

    withPolicy({ resolve, loopback: true, authorities: hookCertificate });
    expect(await kind('https://hook.example:8443/')).toBe('answered');
    expect(inner.connections()).toBe(1);
  });

  it('is resolved once, and what was vetted is what is called', async () => {
    const first = await startReceiver();
    const second = await startReceiver(undefined, { host: '127.0.0.2', port: first.port });
    const { asked, resolve } = fakeNames({ 'hook.example': [['127.0.0.1'], ['127.0.0.2']] });
    withPolicy({ resolve, loopback: true });
    expect(await kind(first.url('hook.example'))).toBe('answered');
    expect(asked).toEqual(['hook.example']);
    expect([first.connections(), second.connections()]).toEqual([1, 0]);
    expect(first.heard[0]?.headers.host).toBe(`hook.example:${first.port}`);
  });

  it('with one address inside among several is not called at all', async () => {
    const receiver = await startReceiver();
    const { resolve } = fakeNames({
      'hook.example': [['127.0.0.1', '10.0.0.1']],
      'other.example': [['::1', publicIp]],
    });
    withPolicy({ resolve, loopback: true });
    expect(await kind(receiver.url('hook.example'))).toBe('address');
    expect(await kind(receiver.url('other.example'))).toBe('address');
    expect(receiver.connections()).toBe(0);
  });

  it('is called at its next address when the first does not answer', async () => {
    const receiver = await startReceiver(undefined, { host: '127.0.0.2' });
    const { resolve } = fakeNames({ 'hook.example': [['127.0.0.1', '127.0.0.2']] });
    withPolicy({ resolve, loopback: true });
    expect(await kind(receiver.url('hook.example'))).toBe('answered');
  });

  it('that does not exist, or that nobody resolves in time', async () => {
    const { resolve } = fakeNames({ 'empty.example': [[]] });
    withPolicy({ resolve, loopback: false });
    expect(await kind('https://none.example/')).toBe('dns');
    expect(await kind('https://empty.example/')).toBe('dns');
    withPolicy({ resolve: () => new Promise(() => {}), loopback: false });
    const asked = async () => expect(await kind('https://slow.example/')).toBe('dns');
    expect(await waitedMs(asked)).toBeLessThan(3_500);
  });
});

describe('a certificate', () => {
  const secure = () => startReceiver(undefined, { secure: true });

  it('is checked against the name, which the server hears', async () => {
    const receiver = await secure();
    const { resolve } = fakeNames({ 'hook.example': [['127.0.0.1']], 'other.example': [['127.0.0.1']] });
    withPolicy({ resolve, loopback: true, authorities: hookCertificate });
    expect(await kind(receiver.url('hook.example'))).toBe('answered');
    expect(receiver.heard[0]).toMatchObject({
      serverName: 'hook.example',
      headers: { host: `hook.example:${receiver.port}` },
    });
    expect(await kind(receiver.url('other.example'))).toBe('tls');
    expect(await kind(receiver.url('127.0.0.1'))).toBe('tls');
    expect(receiver.heard).toHaveLength(1);
  });

  it('that signs itself is refused', async () => {
    const receiver = await secure();
    const { resolve } = fakeNames({ 'hook.example': [['127.0.0.1']] });
    withPolicy({ resolve, loopback: true });
    expect(await kind(receiver.url('hook.example'))).toBe('tls');
    expect(receiver.heard).toHaveLength(0);
  });

  it('is missing where the server speaks in clear', async () => {
    const receiver = await startReceiver();
    expect(await kind(receiver.url().replace('http:', 'https:'))).toBe('tls');
  });
});
