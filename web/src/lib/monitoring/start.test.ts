// @vitest-environment-options { "url": "https://reclame.test/" }
import { getClient, getCurrentScope, type Event as Sent } from '@sentry/react';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';

const dsn = 'https://public@ingest.test/1';
let calls: string[] = [];
let sent: Sent[] = [];
let logged: MockInstance<typeof console.error>;

beforeEach(() => {
  vi.resetModules();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await getClient()?.close();
  getCurrentScope().setClient(undefined);
  calls = [];
  sent = [];
});

/** The page's server, which only has its settings. */
function serve(config: object | number) {
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return typeof config === 'number' ? new Response('', { status: config }) : Response.json(config);
  });
}

/** The library, with its events kept. */
async function watchedSdk() {
  const sdk = await import('./sdk.ts');
  const startSdk: typeof sdk.startSdk = (config) => {
    const client = sdk.startSdk(config);
    client.on('beforeSendEvent', (event) => sent.push(event));
    return client;
  };
  return { ...sdk, startSdk };
}

const load = () => import('./start.ts');
const patience = { timeout: 5_000 };
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

test('without a DSN nothing is loaded and nothing sent', async () => {
  serve({ sentryDsn: null, environment: 'local', release: '1' });
  const loadSdk = vi.fn(() => import('./sdk.ts'));
  (await load()).startMonitoring(loadSdk);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('early') }));
  await settled();
  expect(loadSdk).not.toHaveBeenCalled();
  expect(calls).toEqual(['/config.json']);
  expect(logged).not.toHaveBeenCalled();
});

test('it returns at once, before anything is asked of the network', async () => {
  serve({ sentryDsn: null });
  const { startMonitoring } = await load();
  startMonitoring();
  expect(calls).toEqual([]);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
});

test('errors that come before the library are sent once it has started', async () => {
  serve({ sentryDsn: dsn, environment: 'production', release: '9.9.9' });
  const { startMonitoring } = await load();
  const { reportError } = await import('./report-error.ts');
  startMonitoring(watchedSdk);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('early error') }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('early rejection') });
  window.dispatchEvent(rejection);
  reportError(new Error('caught by a boundary'));
  await vi.waitFor(() => expect(sent).toHaveLength(3), patience);
  reportError(new Error('caught later'));
  await vi.waitFor(() => expect(sent).toHaveLength(4), patience);

  expect(sent.map((event) => event.exception?.values?.[0]?.value)).toEqual([
    'early error',
    'early rejection',
    'caught by a boundary',
    'caught later',
  ]);
  expect(sent[0]).toMatchObject({ release: '9.9.9', environment: 'production' });
});

describe('a failure to start is written to the console and goes no further', () => {
  const failures: [string, object | number, (() => Promise<never>) | undefined, string][] = [
    ['no settings', 404, undefined, '/config.json: 404'],
    ['chunk refused', { sentryDsn: dsn }, () => Promise.reject(new TypeError('blocked chunk')), 'blocked chunk'],
    ['bad DSN', { sentryDsn: 'nonsense' }, undefined, 'does not accept its DSN'],
  ];

  test.each(failures)('%s', async (_name, config, loadSdk, message) => {
    serve(config);
    const { startMonitoring } = await load();
    expect(() => startMonitoring(loadSdk)).not.toThrow();
    const written = () => logged.mock.calls.map(([first, failure]) => `${first} ${failure}`);
    const failed = `^\\[monitoring\\].*${message}`;
    await vi.waitFor(() => expect(written()).toContainEqual(expect.stringMatching(failed)), patience);
    expect(written().filter((line) => line.startsWith('[monitoring]'))).toHaveLength(1);
    expect(calls).toEqual(['/config.json']);
  });

  test('start throws', async () => {
    serve({ sentryDsn: dsn });
    const sdk = await import('./sdk.ts');
    const startSdk = () => {
      throw new Error('init failed');
    };
    (await load()).startMonitoring(async () => ({ ...sdk, startSdk }));
    const failure = expect.objectContaining({ message: 'init failed' });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('[monitoring]', failure), patience);
  });
});

describe('replay', () => {
  const config = { sentryDsn: dsn, environment: 'local', release: '1' };
  const names = () => getClient()?.getIntegrationNames();

  test('does not start before a choice, nor after a refusal', async () => {
    serve(config);
    (await load()).startMonitoring();
    await vi.waitFor(() => expect(names()).toContain('BrowserTracing'), patience);
    expect(names()).not.toContain('Replay');
    (await import('../consent/choice.ts')).saveConsent('refused');
    await settled();
    expect(names()).not.toContain('Replay');
  });

  test('starts when the choice comes', async () => {
    serve(config);
    (await load()).startMonitoring();
    await vi.waitFor(() => expect(names()).toContain('BrowserTracing'), patience);
    (await import('../consent/choice.ts')).saveConsent('accepted');
    await vi.waitFor(() => expect(names()).toContain('Replay'), patience);
    expect(logged).not.toHaveBeenCalled();
  });
});

test('a second start does nothing', async () => {
  serve({ sentryDsn: null });
  const { startMonitoring } = await load();
  startMonitoring();
  startMonitoring();
  await settled();
  expect(calls).toHaveLength(1);
});
