import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { bundleRelease } from '../../infra/bundle-release.ts';
import { portOf } from '../local/port-of.ts';
import { builtMaps, monitoringOf, sendMaps } from './built-maps.ts';

const folder = mkdtempSync(join(tmpdir(), 'reclame-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [functionsDir, webDir] = [join(folder, 'functions'), join(folder, 'web')];
const put = (path: string, said = path) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), said);
};
for (const name of ['login', 'getHealth'])
  for (const file of ['index.mjs', 'index.mjs.map']) put(`functions/${name}/${file}`);
for (const file of ['assets/app-1.js', 'assets/app-1.js.map', 'assets/app-1.css', 'index.html']) put(`web/${file}`);

/** A monitoring that keeps what it is given. */
async function startMonitoring(status = 200) {
  const files = new Map<string, string[]>();
  const posted: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [, version] = /\/releases\/([^/]+)\/files\/$/.exec(request.url ?? '') ?? [];
    const kept = files.get(version ?? '') ?? [];
    if (request.headers.authorization !== 'Bearer secret') return response.writeHead(401).end();
    if (request.method === 'POST' && version) {
      const [, name = ''] = /name="name"\r\n\r\n([^\r]+)/.exec(body) ?? [];
      posted.push(`${name} ${/Sourcemap:\S+/.exec(body)?.[0] ?? ''}`.trim());
      files.set(version, [...kept, name]);
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(kept.map((name) => ({ name }))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const project = { url: `http://127.0.0.1:${portOf(server)}`, organization: 'agence', project: 'reclame' };
  return { project, files, posted, stop: () => server.close() };
}

test('each release that a deploy makes has its scripts with their maps, once', async () => {
  const monitoring = await startMonitoring();
  const where = monitoringOf(monitoring.project, 'secret');
  if (!where) throw new Error('Nowhere to send maps');
  const releases = builtMaps(functionsDir, webDir, 'v1.2.3');
  expect(await sendMaps(where, releases)).toBe(3);
  expect(monitoring.files.get(bundleRelease(functionsDir, 'login'))).toEqual(['~/index.mjs', '~/index.mjs.map']);
  expect(monitoring.files.get('v1.2.3')).toEqual(['~/assets/app-1.js', '~/assets/app-1.js.map']);
  expect(monitoring.posted).toContain('~/index.mjs Sourcemap:index.mjs.map');
  // The next deploy changes one function and the version.
  put('functions/login/index.mjs', 'changed');
  expect(await sendMaps(where, builtMaps(functionsDir, webDir, 'v1.2.4'))).toBe(2);
  monitoring.stop();
});

test('nothing is sent where no project or no token is said, and a refusal is told', async () => {
  const monitoring = await startMonitoring();
  expect(monitoringOf(undefined, 'secret')).toBeUndefined();
  expect(monitoringOf(monitoring.project, undefined)).toBeUndefined();
  expect(monitoringOf({ organization: 'agence', project: 'reclame' }, 'secret')?.url).toBe('https://sentry.io');
  const stranger = monitoringOf(monitoring.project, 'guessed');
  if (!stranger) throw new Error('Nowhere to send maps');
  await expect(sendMaps(stranger, builtMaps(functionsDir, webDir, 'v1'))).rejects.toThrow('The monitoring answers 401');
  monitoring.stop();
});
