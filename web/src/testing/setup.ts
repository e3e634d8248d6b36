import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { webConfigPath } from '../../../shared/web-config.ts';

// The first test of a file also loads the chunks.
configure({ asyncUtilTimeout: 15_000 });

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
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
