import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentClient } from '../db/client.ts';
import { log } from '../log.ts';
import { StoredSettings } from './stored-settings.entity.ts';
import { readSystemSettings, setSettingsPart, settingsPart } from './system-settings.ts';

beforeEach(() => setSettingsPart(randomUUID()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As someone writes it by hand, or another process does. */
const store = (settings: Record<string, unknown>) => {
  const by = { byId: 'usr_1', updatedAt: new Date().toISOString(), version: 1 };
  const stored = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, { ...by, value }]));
  return StoredSettings.put({ part: settingsPart(), settings: stored, revision: 1 }).go();
};
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
const quiet = () => vi.spyOn(log, 'error').mockImplementation(() => {});

it('are read once in five seconds, however many ask', async () => {
  const read = vi.spyOn(documentClient, 'send');
  await Promise.all([1, 2, 3].map(readSystemSettings));
  expect(read).toHaveBeenCalledTimes(1);
  await store({ 'signups.open': false });
  read.mockClear();
  expect((await readSystemSettings())['signups.open']).toBe(true);
  expect(read).not.toHaveBeenCalled();
  later(5_001);
  expect((await readSystemSettings())['signups.open']).toBe(false);
  await readSystemSettings();
  expect(read).toHaveBeenCalledTimes(1);
});

it('are those of before while they cannot be read, at first the defaults, and nobody waits for long', async () => {
  const said = quiet();
  const down = vi.spyOn(documentClient, 'send').mockRejectedValue(new Error('down') as never);
  expect((await readSystemSettings())['signups.open']).toBe(true);
  down.mockRestore();
  await store({ 'signups.open': false });
  later(5_001);
  expect((await readSystemSettings())['signups.open']).toBe(false);
  later(10_002);
  vi.spyOn(documentClient, 'send').mockReturnValue(new Promise(() => {}) as never);
  const begun = performance.now();
  expect((await readSystemSettings())['signups.open']).toBe(false);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(said).toHaveBeenCalledTimes(2);
});

it('is its default, and rings, when its value is of another type; one that is unknown is passed over', async () => {
  const said = quiet();
  await store({ 'signups.open': 'non', 'signups.of_old': 7 });
  expect((await readSystemSettings())['signups.open']).toBe(true);
  expect(said.mock.calls.map(([message, , fields]) => [message, fields])).toEqual([
    ['system setting ignored', { setting: 'signups.open' }],
  ]);
});

it('cost a request next to nothing when they were read', async () => {
  await readSystemSettings();
  const begun = performance.now();
  for (let asked = 0; asked < 10_000; asked++) await readSystemSettings();
  expect((performance.now() - begun) / 10_000).toBeLessThan(0.02);
});
