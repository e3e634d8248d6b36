import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { waitedMs } from '../testing/own-time.ts';
import { report } from './sentry.ts';

type Received = { path: string; envelope: string };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An ingest on loopback that answers `status`, or never when it is `hang`. */
async function ingest(status: number | 'hang') {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let envelope = '';
    for await (const chunk of request) envelope += chunk;
    received.push({ path: request.url ?? '', envelope });
    if (status !== 'hang') response.writeHead(status).end('{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { received, dsn: `http://public@127.0.0.1:${port}/42` };
}

const options = {
  environment: 'production',
  release: '1.2.3',
  tags: { operation: 'createBoard', requestId: 'req_1', workspaceId: undefined },
};

const eventOf = (received: Received[]) => {
  expect(received).toHaveLength(1);
  return JSON.parse(received[0]?.envelope.split('\n')[2] ?? '');
};

test('an error arrives with its stack, its cause, the stage and the tags', async () => {
  const { received, dsn } = await ingest(200);
  await report(dsn, new Error('no table', { cause: new Error('no network') }), options);

  const event = eventOf(received);
  expect(received[0]?.path).toMatch(/^\/api\/42\/envelope\/\?sentry_version=7&sentry_key=public/);
  expect(event).toMatchObject({
    level: 'error',
    platform: 'node',
    environment: 'production',
    release: '1.2.3',
    tags: { operation: 'createBoard', requestId: 'req_1' },
  });
  const values = event.exception.values.map((exception: { value: string }) => exception.value);
  expect(values.sort()).toEqual(['no network', 'no table']);
  expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0);
});

test('personal data and tokens do not leave', async () => {
  const { received, dsn } = await ingest(200);
  await report(dsn, new Error('GET /reset?token=secret1 for zoe@agence.fr eyJhbGciOi.eyJzdWIiOi.secret2345'), options);
  expect(eventOf(received).exception.values[0].value).toBe('GET /reset for [email] [token]');
  expect(received[0]?.envelope).not.toMatch(/secret|zoe|server_name|ip_address|"user"|cookie/);
});

test('what is thrown without being an error arrives too', async () => {
  const { received, dsn } = await ingest(200);
  await report(dsn, 'just a text', options);
  expect(eventOf(received).exception.values[0].value).toBe('just a text');
});

test('the same error is sent once', async () => {
  const { received, dsn } = await ingest(200);
  const error = new Error('cached rejection');
  await report(dsn, error, options);
  await report(dsn, error, options);
  expect(received).toHaveLength(1);
});

test('an ingest that hangs delays by less than 300 ms', async () => {
  const { received, dsn } = await ingest('hang');
  const reported = () =>
    expect(report(dsn, new Error('first'), options)).rejects.toThrow('did not take the error: status none');
  expect(await waitedMs(reported)).toBeLessThan(300);
  expect(received).toHaveLength(1);
});

test('an ingest that refuses is told to the caller', async () => {
  const { dsn } = await ingest(503);
  await expect(report(dsn, new Error('refused'), options)).rejects.toThrow('status 503');
});

test('after a 429 nothing is sent until the ingest allows it', async () => {
  const { received, dsn } = await ingest(429);
  await expect(report(dsn, new Error('one'), options)).rejects.toThrow('status 429');
  await expect(report(dsn, new Error('two'), options)).rejects.toThrow('did not take the error');
  expect(received).toHaveLength(1);
});

test('an ingest that is not there is told to the caller', async () => {
  const { dsn } = await ingest(200);
  for (const server of servers.splice(0)) server.close();
  await expect(report(dsn, new Error('gone'), options)).rejects.toThrow('status none');
});

test('a DSN that is none is told to the caller', async () => {
  await expect(report('not a dsn', new Error('lost'), options)).rejects.toThrow('does not accept its DSN');
});
