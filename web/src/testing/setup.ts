import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { webConfigPath } from '../../../shared/web-config.ts';

// A process runs many files: React and Mantine are loaded once, what is ours and remembers is loaded again for each.
vi.resetModules();

// The first test of a file also loads the chunks.
configure({ asyncUtilTimeout: 30_000 });

// Where each element was made, an Error each, is a sixth of the time of React and only says more in its warnings.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);

const happyDOM = Reflect.get(window, 'happyDOM');
const startedAt = window.location.href;
const { innerWidth: width, innerHeight: height } = window;

const timers = new Set<NodeJS.Timeout>();
const realSetTimeout = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
  const timer = realSetTimeout(...given);
  timers.add(timer);
  return timer;
}, realSetTimeout);

/** The settings that the application asks for as it starts; whatever else a test has not faked fails, off the network. */
globalThis.fetch = async (input) => {
  if (input !== webConfigPath) throw new Error(`${input} has no answer in this test`);
  return Response.json({ sentryDsn: null });
};

/** What Mantine asks of a browser and happy-dom does not have. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The next file finds the document, the address and the window as this one did; what this one still waits for ends with it. */
afterAll(async () => {
  // A chunk that comes later would be among the modules of the next file.
  await vi.dynamicImportSettled();
  globalThis.setTimeout = realSetTimeout;
  for (const timer of timers) clearTimeout(timer);
  await happyDOM.abort();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  // Not by the history, which refuses once a link to a file (blob:) was followed.
  happyDOM.setURL(startedAt);
  happyDOM.setViewport({ width, height });
});
