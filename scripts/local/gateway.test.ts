import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../shared/auth/auth.contract.ts';
import { getHealth } from '../../shared/health/health.contract.ts';
import { longestBody } from '../../shared/long-request.ts';
import { type ChildRuntime, startChildRuntime } from './child-runtime.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'reclame-gateway-'));
const page = '<!doctype html><title>Page</title>';
const host = 'Host: localhost\r\n';
const close = `${host}Connection: close\r\n`;

let runtime: ChildRuntime;

beforeAll(async () => {
  writeFileSync(join(siteDir, 'index.html'), page);
  runtime = await startChildRuntime(siteDir);
});

afterAll(async () => {
  await runtime?.stop();
  rmSync(siteDir, { recursive: true });
});

afterEach(async () => {
  expect((await fetch(runtime.url + getHealth.path)).status).toBe(200);
  expect(runtime.isRunning()).toBe(true);
});

function open(): Socket {
  const socket = connect(Number(new URL(runtime.url).port), '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

/** Everything that the server says to these bytes before it closes. */
async function say(bytes: string): Promise<string> {
  const socket = open();
  socket.write(bytes);
  return text(socket);
}

async function ask(target: string, method = 'GET') {
  const answer = await say(`${method} ${target} HTTP/1.1\r\n${close}\r\n`);
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), head, body };
}

const notFound = expect.stringContaining('"code":"not_found"');

describe('an address', () => {
  test.each(['/', '//', '/%', '/%ff', '/%00', '/_localx', '/\\', '/a?b=%', '/..%2f..%2fx', '*', 'http://[::1'])(
    '%s is a page',
    async (target) => expect(await ask(target)).toMatchObject({ status: 200, body: expect.stringContaining(page) }),
  );

  test.each(['/nowhere.js', '/%2e%2e%2fpackage.json', '/..%2f..%2fpackage.json', '/_local/mails/99', '/_local//'])(
    '%s is a plain 404',
    async (target) => expect((await ask(target)).status).toBe(404),
  );

  test.each(['/api/', '/api//%', '/api/%ff', '/api/%', '/api/../api/x', 'http://other.example/api/x'])(
    '%s is our 404',
    async (target) => expect(await ask(target)).toMatchObject({ status: 404, body: notFound }),
  );

  test('may be whole, as proxies send it', async () => {
    expect((await ask(`http://other.example${getHealth.path}`)).status).toBe(200);
    expect((await ask('http://other.example/_local')).body).toContain('Messagerie');
  });
});

describe('what is for developers', () => {
  const asked = async (name: string, path: string) =>
    Number(/ (\d+)/.exec(await say(`GET ${path} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`))?.[1]);

  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is told to who asks %s', async (name) => {
    expect(await asked(name, '/_local/mails')).toBe(200);
  });

  test.each(['other.example', 'localhost.other.example', 'other.example:3000', ''])(
    'is not told to who asks "%s", whose pages are',
    async (name) => {
      for (const path of ['/_local', '/_local/', '/_local/mails', '/_local/s3/x'])
        expect(await asked(name, path)).toBe(403);
      expect(await asked(name, '/')).toBe(200);
    },
  );
});

test('a schedule runs as of a time that can be read', async () => {
  const path = '/_local/schedules/remindActions';
  expect((await ask(`${path}?at=2026-03-29T07:00:00Z`, 'POST')).status).toBe(303);
  expect((await ask(`${path}?at=hier`, 'POST')).status).toBe(400);
});

describe('a method', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s that no route has is our 404',
    async (method) => expect(await ask(getHealth.path, method)).toMatchObject({ status: 404, body: notFound }),
  );

  test('HEAD answers our 404 without its text', async () => {
    const { status, head, body } = await ask(getHealth.path, 'HEAD');
    expect([status, body]).toEqual([404, '']);
    expect(head.toLowerCase()).toContain('content-type: application/json');
  });

  test.each(['BREW', 'CONNECT'])('%s is refused', async (method) => {
    expect((await ask(getHealth.path, method)).status).not.toBe(200);
  });
});

const post = (headers: string, body: string) => `POST ${login.path} HTTP/1.1\r\n${close}${headers}\r\n${body}`;

describe('a request', () => {
  test.each([20, 40])('with %i KB of headers gets a 431', async (kilobytes) => {
    const headers = `X-Long: ${'x'.repeat(kilobytes * 1024)}\r\n`;
    expect(await say(`GET ${getHealth.path} HTTP/1.1\r\n${close}${headers}\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  });

  const inChunks = (body: string) =>
    post('Transfer-Encoding: chunked\r\n', `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);

  test('that announces more than any route takes gets a 413 of ours', async () => {
    for (const length of [longestBody + 1, 10 * 1024 * 1024 + 1]) {
      const answer = await say(post(`Content-Length: ${length}\r\n`, 'x'.repeat(length)));
      expect(answer).toMatch(/^HTTP\/1.1 413 .*"success":false.*"code":"payload_too_large"/s);
    }
  });

  test('with more than 10 MB, or that Lambda does not take, gets one of the gateway when it does not announce it', async () => {
    const bodies = ['x'.repeat(10 * 1024 * 1024 + 1), 'x'.repeat(6.1 * 1024 * 1024), '"'.repeat(3.1 * 1024 * 1024)];
    for (const body of bodies)
      expect(await say(inChunks(body))).toMatch(/^HTTP\/1.1 413 .*"message":"Request Entity Too Large"/s);
    expect(await say(inChunks('x'.repeat(5 * 1024 * 1024)))).toContain('"success":false');
  });

  test('that is given up in the middle leaves nothing behind', async () => {
    const socket = open();
    socket.write(post('Content-Length: 1000\r\n', '{"email":'));
    await setTimeout(100);
    socket.resetAndDestroy();
  });

  test('that ends before what it announced is not answered', async () => {
    const socket = open();
    socket.end(post('Content-Length: 1000\r\n', '{"email":'));
    expect(await text(socket)).not.toContain('200 OK');
  });

  // Both at once: each takes longer than the server's patience.
  test('gets a 408 once nothing comes any more, and none as long as something comes', async () => {
    const slow = open();
    slow.write(post('Content-Length: 13\r\n', '{'));
    const drip = async () => {
      for (const piece of '"email":1}  ') {
        await setTimeout(1_000);
        slow.write(piece);
      }
    };
    const [stopped, living] = await Promise.all([
      say(post('Content-Length: 1000\r\n', '{"email":')),
      text(slow),
      drip(),
    ]);
    expect(stopped).toMatch(/^HTTP\/1.1 408 /);
    expect(living).toContain('"success":false');
  });

  test('behind another one on the same connection is refused alone when it is none', async () => {
    const good = `GET ${getHealth.path} HTTP/1.1\r\n${host}\r\n`;
    expect(await say(`${good}nonsense\r\n\r\n`)).toMatch(/ 400 /);
    expect(await say(`${good}GET // HTTP/1.1\r\n${close}\r\n`)).toMatch(/ 200 .* 200 /s);
  });

  test.each(['bytes=9-2', 'bytes=x-y', 'bytes=999-', 'bytes=-1', ''])(
    'of the range "%s" does not hang',
    async (range) => {
      await say(`GET / HTTP/1.1\r\n${close}Range: ${range}\r\n\r\n`);
    },
  );
});
