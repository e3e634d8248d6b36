import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trackMetaEvent } from '../shared/pixel/pixel.contract.ts';
import { pixelSnippets } from '../shared/pixel/pixel-snippets.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
const pixel = { id: 'pix_01TEST', pixelId: '123456789012345' };
const key = 'rk_a-key';

type Received = { method: string | undefined; path: string | undefined; key: string | undefined; body: unknown };
let received: Received[] = [];
let answer: object;
const server = createServer(async (request, response) => {
  const { method, url: path, headers } = request;
  received.push({ method, path, key: headers.authorization, body: JSON.parse(await textOf(request)) });
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
let snippets: ReturnType<typeof pixelSnippets>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  snippets = pixelSnippets(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pixel);
});
beforeEach(() => {
  received = [];
  answer = { success: true, data: { eventId: 'commande-1042', queued: true } };
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const has = (command: string, args: string[]) =>
  run(command, args).then(
    () => true,
    () => false,
  );

/** How each language is run, and whether this machine can. */
const runners = [
  { name: 'curl', file: 'track.sh', command: 'sh', here: await has('curl', ['--version']) },
  { name: 'Node', file: 'track.mjs', command: process.execPath, here: true },
  {
    name: 'PHP',
    file: 'track.php',
    command: 'php',
    here: await has('php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']),
  },
];

function runSnippet(name: string, command: string, file: string) {
  const path = join(folder, file);
  writeFileSync(path, snippets.server.find((snippet) => snippet.name === name)?.code ?? '');
  return run(command, [path], { env: { PATH: process.env.PATH, RECLAME_API_KEY: key } });
}

/** What the page tells Meta, with the identifier that it gives. */
function trackedByPage() {
  const calls: unknown[][] = [];
  runInNewContext(snippets.browser.code, { fbq: (...call: unknown[]) => calls.push(call) });
  const [[act, eventName, customData, { eventID }]] = JSON.parse(JSON.stringify(calls));
  return { act, eventName, customData, eventID };
}

for (const { name, file, command, here } of runners)
  test.skipIf(!here)(`the snippet for ${name} sends what the API takes, under the identifier of the page`, async () => {
    await runSnippet(name, command, file);
    const [call, ...others] = received;
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: trackMetaEvent.method, path: trackMetaEvent.path, key: `Bearer ${key}` });
    const body = trackMetaEvent.body.parse(call?.body);
    const page = trackedByPage();
    expect(page.act).toBe('track');
    expect(body).toMatchObject({
      consent: true,
      pixelId: pixel.id,
      eventName: page.eventName,
      eventId: page.eventID,
      customData: page.customData,
      userData: { email: 'camille@example.com', clientIpAddress: '203.0.113.7' },
    });
    expect(body.userData.clientUserAgent && body.eventSourceUrl).toBeTruthy();
  });

test('the snippet for Node says what was refused', async () => {
  answer = { success: false, error: { code: 'unauthorized', message: 'Clé inconnue' } };
  await expect(runSnippet('Node', process.execPath, 'refused.mjs')).rejects.toThrow('Clé inconnue');
});
