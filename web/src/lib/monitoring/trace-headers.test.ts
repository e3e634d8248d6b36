// @vitest-environment-options { "url": "https://reclame.test/boards" }
import { createTransport, getClient, init } from '@sentry/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monitoringOptions } from './options.ts';

let sent: Headers | undefined;
const realFetch = globalThis.fetch;

// The library wraps `fetch` once a page: the network is replaced before, and one client serves all tests.
beforeAll(() => {
  globalThis.fetch = async (input, init) => {
    sent = new Headers(input instanceof Request ? input.headers : init?.headers);
    return new Response('{}');
  };
  const config = { sentryDsn: 'https://public@ingest.test/1', environment: 'staging', release: '1' };
  init({ ...monitoringOptions(config), transport: (options) => createTransport(options, async () => ({})) });
});
afterAll(async () => {
  await getClient()?.close();
  globalThis.fetch = realFetch;
});

async function headersOf(url: string): Promise<Headers> {
  sent = undefined;
  await fetch(url);
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

test.each(['/api/boards', 'https://reclame.test/api/ads/search?q=a', '/config.json'])(
  'a request to our own origin (%s) carries the trace',
  async (url) => {
    const headers = await headersOf(url);
    expect(headers.get('sentry-trace')).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}/);
    expect(headers.get('baggage')).toContain('sentry-environment=staging');
  },
);

test.each(['https://bucket.s3.test/api/upload', '//elsewhere.test/api/boards', 'http://reclame.test/api/boards'])(
  'a request to another origin (%s) does not',
  async (url) => {
    const headers = await headersOf(url);
    expect(headers.has('sentry-trace')).toBe(false);
    expect(headers.has('baggage')).toBe(false);
  },
);
