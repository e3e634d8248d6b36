// @vitest-environment-options { "url": "https://reclame.test/prospects?q=Dupont" }
import {
  addBreadcrumb,
  captureException,
  createTransport,
  getClient,
  getCurrentScope,
  getIsolationScope,
  init,
} from '@sentry/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { monitoringOptions } from './options.ts';

type Sent = {
  exception: { values: { type: string; value: string }[] };
  breadcrumbs?: { category: string; message?: string; data?: object }[];
};

const config = { sentryDsn: 'https://public@ingest.test/1', environment: 'production', release: '1.2.3' };

let lines: string[];
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  await getClient()?.close();
  getCurrentScope().clearBreadcrumbs();
  getIsolationScope().clearBreadcrumbs();
});

/** A real client whose envelopes stay here. */
function start(environment = 'production') {
  const options = monitoringOptions({ ...config, environment });
  init({
    ...options,
    transport: (transport) =>
      createTransport(transport, async ({ body }) => {
        lines.push(...String(body).split('\n'));
        return { statusCode: 200 };
      }),
  });
}

async function sent(): Promise<Sent[]> {
  await getClient()?.flush();
  return lines.map((line) => JSON.parse(line)).filter((line) => line.exception);
}

async function sentFor(error: unknown): Promise<string[]> {
  await getClient()?.close();
  lines = [];
  start();
  captureException(error);
  const events = await sent();
  return events.flatMap((event) => event.exception.values.map(({ value }) => value));
}

describe('settings', () => {
  test.each([
    ['production', 0.1],
    ['staging', 1],
    ['local', 1],
  ])('%s samples %d of the traces', (environment, tracesSampleRate) => {
    start(environment);
    expect(getClient()?.getOptions()).toMatchObject({ tracesSampleRate, environment });
  });

  test('replay samples one session in ten and each session with an error, and waits for its own start', () => {
    start();
    const options = getClient()?.getOptions();
    expect(options).toMatchObject({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 });
    expect(getClient()?.getIntegrationNames()).not.toContain('Replay');
  });

  test('traces are on, what is written to the console is not collected', () => {
    start();
    const names = getClient()?.getIntegrationNames();
    expect(names).toEqual(expect.arrayContaining(['BrowserTracing', 'GlobalHandlers', 'Breadcrumbs']));
    expect(names).not.toContain('Console');
  });

  test('nothing is collected by itself', () => {
    start();
    const switches = JSON.stringify(getClient()?.getDataCollectionOptions());
    expect(switches).toContain('"userInfo":false');
    expect(switches).toContain('"httpBodies":[]');
    expect(switches).not.toContain('true');
  });

  test('a network error keeps its message for our own code', () => {
    start();
    expect(getClient()?.getOptions().enhanceFetchErrorMessages).toBe('report-only');
  });
});

describe('filters', () => {
  test.each([
    new Error('Network Error'),
    new TypeError('Failed to fetch'),
    new TypeError('FAILED TO FETCH (api.test)'),
    new TypeError('Load failed'),
    'load failed',
    { message: 'Network Error' },
    new Error('Request failed with status code 404'),
    new Error('Erreur 404xyz'),
    new Error("Can't find variable: top.GLOBALS"),
    new Error('originalCreateNotification is not a function'),
    new Error('null is not an object (canvas.contentDocument)'),
    new Error('MyApp_RemoveAllHighlights is not defined'),
    new Error('atomicFindClose is not defined'),
    new Error('jigsaw is not defined'),
    new Error('A NetworkError occurred'),
    new Error('Network request failed'),
    new Error('ChunkLoadError: x'),
    new Error('Loading chunk 3 failed'),
  ])('%s is dropped', async (error) => {
    expect(await sentFor(error)).toEqual([]);
  });

  test.each([
    'Network is slow',
    'Failed to fe tch',
    'fetch failed',
    'Load has failed',
    'Failed to load',
    'Request failed with status code 403',
    'Status 40 4',
    'canvas.content',
    'Chunk 12 is empty',
  ])('%s is sent', async (message) => {
    expect(await sentFor(new Error(message))).toEqual([message]);
  });

  test('the message looked at is the original one, whatever its case, not the one reported', async () => {
    start();
    captureException(new Error('plain'), { originalException: new Error('NETWORK ERROR') });
    expect(await sent()).toEqual([]);
  });

  test('only the first value is searched for 404: the innermost cause, as the library orders them', async () => {
    expect(await sentFor(new Error('status 404', { cause: new Error('no board') }))).toEqual([
      'no board',
      'status 404',
    ]);
    expect(await sentFor(new Error('no board', { cause: new Error('status 404') }))).toEqual([]);
  });
});

describe('personal data', () => {
  test('addresses lose their query, labels and e-mails go', async () => {
    start();
    addBreadcrumb({ category: 'navigation', data: { from: '/reset-password?token=secret', to: '/login' } });
    addBreadcrumb({ category: 'ui.click', message: 'main > button[aria-label="Ouvrir Jean Dupont"]' });
    captureException(new Error('no prospect jean.dupont@agence.fr at /prospects?q=Dupont'));
    const [event] = await sent();
    expect(event?.exception.values[0]?.value).toBe('no prospect [email] at /prospects');
    expect(event?.breadcrumbs).toMatchObject([
      { data: { from: '/reset-password', to: '/login' } },
      { message: 'main > button' },
    ]);
    expect(lines.join('\n')).not.toMatch(/secret|dupont|Referer|ip_address/i);
  });

  test('the arguments of a callback that failed stay here', async () => {
    start();
    captureException(new Error('boom'), { extra: { arguments: [{ lastName: 'Dupont' }] } });
    await sent();
    expect(lines.join('\n')).toContain('boom');
    expect(lines.join('\n')).not.toContain('Dupont');
  });

  test('the console leaves no trace', async () => {
    const quiet = vi.spyOn(console, 'info').mockImplementation(() => {});
    start();
    console.info('Jean Dupont');
    captureException(new Error('boom'));
    const [event] = await sent();
    expect(event?.breadcrumbs ?? []).toEqual([]);
    quiet.mockRestore();
  });
});
