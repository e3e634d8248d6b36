// @vitest-environment-options { "url": "https://reclame.test/prospects?q=Dupont" }
import { createTransport, getClient, init } from '@sentry/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monitoringOptions } from './options.ts';
import { addReplay, stopReplay } from './replay.ts';

beforeAll(() => {
  // The library records in browsers only, and takes this for one.
  Reflect.set(process, 'type', 'renderer');
  const config = { sentryDsn: 'https://public@ingest.test/1', environment: 'production', release: '1' };
  init({
    ...monitoringOptions(config),
    replaysSessionSampleRate: 1,
    transport: (options) => createTransport(options, async () => ({})),
  });
});
afterAll(() => Reflect.deleteProperty(process, 'type'));

function replay() {
  const client = getClient();
  if (!client) throw new Error('no client');
  addReplay(client);
  const integration = client.getIntegrationByName('Replay');
  if (!integration) throw new Error('no replay');
  const own = (name: string) => Reflect.get(integration, name);
  return { client, integration, options: own('_initialOptions'), recording: own('_recordingOptions'), own };
}

test('masks all text and inputs, blocks all media, and keeps the figures of the library', () => {
  const { options, recording } = replay();
  expect(options).toMatchObject({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    mutationBreadcrumbLimit: 750,
    mutationLimit: 10_000,
    slowClickTimeout: 7_000,
    stickySession: true,
    useCompression: true,
    networkDetailAllowUrls: [],
  });
  expect(recording).toMatchObject({ maskAllText: true, maskAllInputs: true });
  expect(recording.blockSelector).toContain('img');
});

test('takes its rates from the settings of the client', () => {
  expect(replay().own('_replay').getOptions()).toMatchObject({ sessionSampleRate: 1, errorSampleRate: 1 });
});

test('starts once, however often it is asked', () => {
  const { integration, client } = replay();
  addReplay(client);
  expect(replay().integration).toBe(integration);
});

test('the recorder is given a plug-in that takes queries and people out of every address', () => {
  const { recording, own } = replay();
  expect(own('_replay')._recordingOptions.plugins).toBe(recording.plugins);
  const [plugin] = recording.plugins;
  const link = (href: string) => ({ type: 2, tagName: 'a', attributes: { href, class: 'link' }, childNodes: [] });
  const links = [
    '/prospects?q=Dupont#contenu',
    'mailto:jean@dupont.fr',
    'tel:+33102030405',
    'https://reclame.test/ads',
  ];
  const page = { type: 4, data: { href: location.href, width: 1 } };
  const snapshot = { type: 2, data: { node: { childNodes: links.map(link) } } };
  expect(plugin.eventProcessor(page)).toEqual({ type: 4, data: { href: 'https://reclame.test/prospects', width: 1 } });
  const scrubbed = ['/prospects', 'mailto:', 'tel:', 'https://reclame.test/ads'];
  expect(plugin.eventProcessor(snapshot)).toEqual({ type: 2, data: { node: { childNodes: scrubbed.map(link) } } });
});

test('what a recording says of requests and steps is scrubbed', () => {
  const event = { type: 5, data: { tag: 'breadcrumb', payload: { data: { to: '/ads?q=Dupont' } } } };
  const { options } = replay();
  expect(options.beforeAddRecordingEvent(event)).toMatchObject({ data: { payload: { data: { to: '/ads' } } } });
});

test('stops when the consent is withdrawn', () => {
  const { client, own } = replay();
  expect(own('_replay').isEnabled()).toBe(true);
  stopReplay(client);
  expect(own('_replay').isEnabled()).toBe(false);
  expect(sessionStorage.getItem('sentryReplaySession')).toBeNull();
});
