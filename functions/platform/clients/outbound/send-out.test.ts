import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { waitedMs } from '../../testing/own-time.ts';
import type { OutboundFailure } from './outbound-failure.ts';
import { sendOut } from './send-out.ts';
import { startRawServer, startReceiver } from './testing/receiver.ts';

type Sent = Parameters<typeof sendOut>[0];

const post = (url: string, more: Partial<Sent> = {}) =>
  sendOut({
    url,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'webhook-id': 'evt_1' },
    body: '{"é":1}',
    timeoutMs: 2_000,
    maxAnswerBytes: 1_000,
    cutLongAnswer: true,
    ...more,
  });

const failure = (url: string, more?: Partial<Sent>): Promise<OutboundFailure> =>
  post(url, more).then(
    () => expect.fail('it was answered'),
    (error) => error,
  );

/** Whether it ended within the time it had, and a little. */
async function timed(work: () => Promise<OutboundFailure>) {
  let kind: OutboundFailure['kind'] | undefined;
  const waited = await waitedMs(async () => {
    kind = (await work()).kind;
  });
  return { kind, inTime: waited < 1_500 };
}

describe('what is sent', () => {
  it('is the bytes that were given, with the headers that were given', async () => {
    const receiver = await startReceiver((response) => response.writeHead(201, { 'X-Custom': 'a' }).end('fait'));
    const answer = await post(receiver.url());
    expect(answer).toMatchObject({ status: 201, truncated: false });
    expect(answer.headers['x-custom']).toBe('a');
    expect(answer.body.toString()).toBe('fait');
    expect(receiver.heard).toEqual([
      {
        method: 'POST',
        path: '/hook?of=1',
        body: '{"é":1}',
        serverName: '',
        headers: {
          'content-type': 'application/json',
          'webhook-id': 'evt_1',
          'content-length': '8',
          'accept-encoding': 'identity',
          host: `127.0.0.1:${receiver.port}`,
          connection: 'close',
        },
      },
    ]);
  });

  it('has a connection of its own each time', async () => {
    const receiver = await startReceiver();
    for (let count = 0; count < 3; count += 1) await post(receiver.url());
    expect(receiver.connections()).toBe(3);
  });

  it('may be a question without a body, and as bytes', async () => {
    const receiver = await startReceiver();
    await post(receiver.url(), { method: 'GET', body: undefined });
    await post(receiver.url(), { body: Buffer.from('octets') });
    expect(receiver.heard.map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
      ['POST', 'octets'],
    ]);
    expect(receiver.heard[0]?.headers['content-length']).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { Host: 'inside.example' },
    { 'Content-Length': '1' },
    { 'transfer-encoding': 'chunked' },
    { Connection: 'keep-alive' },
    { Expect: '100-continue' },
    { 'x-a': 'b\r\nwebhook-id: evt_2' },
    { 'x-a': 'b\nc' },
    { 'x-a\r\nb': 'c' },
    { 'x a': 'c' },
  ])('has no header like %j', async (headers) => {
    const receiver = await startReceiver();
    await expect(post(receiver.url(), { headers })).rejects.toThrow(/header/i);
    expect(receiver.connections()).toBe(0);
  });
});

describe('an answer', () => {
  it.each([300, 301, 302, 303, 304, 307, 308])('%d leads nowhere', async (status) => {
    const elsewhere = await startReceiver();
    const receiver = await startReceiver((response) => response.writeHead(status, { location: elsewhere.url() }).end());
    expect((await post(receiver.url())).status).toBe(status);
    expect(elsewhere.connections()).toBe(0);
    expect(receiver.heard).toHaveLength(1);
  });

  it('leaves no cookie', async () => {
    const receiver = await startReceiver((response) => response.setHeader('set-cookie', ['a=1', 'b=2']).end());
    expect((await post(receiver.url())).headers).not.toHaveProperty('set-cookie');
    await post(receiver.url());
    expect(receiver.heard[1]?.headers.cookie).toBeUndefined();
  });

  it('is cut where it is too long, or refused', async () => {
    const receiver = await startReceiver((response) => response.end('é'.repeat(600)));
    const { body, truncated } = await post(receiver.url());
    expect([body.length, truncated]).toEqual([1_000, true]);
    expect((await failure(receiver.url(), { cutLongAnswer: false })).kind).toBe('too_large');
    expect(await post(receiver.url(), { maxAnswerBytes: 1_200, cutLongAnswer: false })).toMatchObject({
      truncated: false,
    });
  });

  it.each([true, false])('without end is not read on (cut: %s)', async (cutLongAnswer) => {
    let sent = 0;
    let closed: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const receiver = await startReceiver((response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', more).once('close', closed);
      more();
    });
    const outcome = await post(receiver.url(), { cutLongAnswer, timeoutMs: 10_000 }).catch((error) => error);
    expect(outcome).toMatchObject(cutLongAnswer ? { status: 200, truncated: true } : { kind: 'too_large' });
    await gone;
    expect(sent).toBeLessThan(50_000_000);
  });

  it('that is packed stays packed', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const receiver = await startReceiver((response) => response.setHeader('content-encoding', 'gzip').end(bomb));
    const answer = await post(receiver.url(), { maxAnswerBytes: 16_384 });
    expect(answer.body.equals(bomb.subarray(0, 16_384))).toBe(true);
  });

  it('may be preceded by others', async () => {
    const host = await startRawServer((socket) =>
      socket.once('data', () =>
        socket.end('HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'),
      ),
    );
    expect(await post(`http://${host}/`)).toMatchObject({ status: 200 });
  });
});

describe('a server that takes its time', () => {
  const drip = (write: (text: string) => void, stop: (end: () => void) => void) => {
    const dripping = setInterval(() => write('x'), 50);
    stop(() => clearInterval(dripping));
  };

  it('before it answers anything', async () => {
    const receiver = await startReceiver(() => {});
    expect(await timed(() => failure(receiver.url(), { timeoutMs: 300 }))).toEqual({ kind: 'timeout', inTime: true });
  });

  it('with its headers', async () => {
    const host = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-drip: ');
      drip(
        (text) => socket.write(text),
        (end) => socket.once('close', end),
      );
    });
    const url = `http://${host}/`;
    expect(await timed(() => failure(url, { timeoutMs: 300 }))).toEqual({ kind: 'timeout', inTime: true });
  });

  it('with its body', async () => {
    const receiver = await startReceiver((response) => {
      drip(
        (text) => response.write(text),
        (end) => response.once('close', end),
      );
    });
    expect(await timed(() => failure(receiver.url(), { timeoutMs: 300 }))).toEqual({ kind: 'timeout', inTime: true });
  });

  it('with its certificate, which is not counted from its first byte on', async () => {
    const host = await startRawServer(() => {});
    const url = `https://${host}/`;
    expect(await timed(() => failure(url, { timeoutMs: 300 }))).toEqual({ kind: 'timeout', inTime: true });
  });

  it('five seconds and more to let us in', async () => {
    const host = await startRawServer(() => {});
    expect((await failure(`https://${host}/`, { timeoutMs: 15_000 })).kind).toBe('unreachable');
  });
});

describe('a server that fails', () => {
  it('is not there', async () => {
    expect((await failure('http://127.0.0.1:9/')).kind).toBe('refused');
  });

  it('hangs up before, during and after its headers', async () => {
    const at = async (text: string | null) =>
      failure(
        `http://${await startRawServer((socket) => {
          if (text === null) socket.destroy();
          else socket.once('data', () => socket.end(text));
        })}/`,
      );
    for (const text of [null, '', 'HTTP/1.1 200 OK\r\ncontent-le', 'HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhalf'])
      expect((await at(text)).kind).toBe('reset');
  });

  it.each([
    ['another language', () => 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['noise', () => randomBytes(500).fill(0, 0, 1).toString('latin1')],
    ['two lengths', () => 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['headers without end', () => `HTTP/1.1 200 OK\r\n${'x-more: 1234567890\r\n'.repeat(2_000)}\r\n`],
    ['another protocol', () => 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'],
  ])('speaks %s', async (_, text) => {
    const host = await startRawServer((socket) => socket.once('data', () => socket.end(text(), 'latin1')));
    expect((await failure(`http://${host}/`)).kind).toBe('protocol');
  });

  it('says nothing of the address in what we log', async () => {
    const error = await failure('http://127.0.0.1:9/secret?token=abc');
    expect(`${error.message}${error.stack}${error.cause}`).not.toMatch(/secret|abc/);
  });
});
