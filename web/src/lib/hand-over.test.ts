import { afterEach, expect, test, vi } from 'vitest';
import { browser } from './browser.ts';
import { openViewWith, takeView } from './hand-over.ts';

const origin = window.location.origin;
function arrives(source: unknown, data: unknown, from = origin): void {
  const event = new MessageEvent('message', { data, origin: from });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}
const aTab = () => ({ postMessage: vi.fn() });

afterEach(() => {
  window.opener = null;
});

test('a token goes to the tab that was opened for it once that asks, once, and in no storage of this one', () => {
  const [tab, other] = [aTab(), aTab()];
  const open = vi.spyOn(browser, 'openOwnTab').mockReturnValue(tab as unknown as Window);
  expect(openViewWith('imp_secret')).toBe(true);
  expect(open.mock.calls).toEqual([['/voir-comme']]);
  arrives(other, 'reclame:impersonation-ready');
  arrives(tab, 'reclame:impersonation-ready', 'https://elsewhere.example');
  arrives(tab, 'something else');
  expect(tab.postMessage).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++) arrives(tab, 'reclame:impersonation-ready');
  expect(tab.postMessage.mock.calls).toEqual([[{ kind: 'reclame:impersonation', token: 'imp_secret' }, origin]]);
  expect(other.postMessage).not.toHaveBeenCalled();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});

test('a browser that opens no tab is told', () => {
  vi.spyOn(browser, 'openOwnTab').mockReturnValue(null);
  expect(openViewWith('imp_secret')).toBe(false);
});

test('a tab takes what its opener hands over, for itself alone, and lets go of it', () => {
  const opener = aTab();
  window.opener = opener;
  const onTaken = vi.fn();
  takeView(onTaken);
  expect(opener.postMessage.mock.calls).toEqual([['reclame:impersonation-ready', origin]]);
  const given = { kind: 'reclame:impersonation', token: 'imp_secret' };
  arrives(aTab(), given);
  arrives(opener, given, 'https://elsewhere.example');
  arrives(opener, { token: 'imp_secret' });
  expect(onTaken).not.toHaveBeenCalled();
  arrives(opener, given);
  expect(onTaken).toHaveBeenCalledOnce();
  expect({ ...sessionStorage }).toEqual({ lentToken: 'imp_secret' });
  expect({ ...localStorage }).toEqual({});
  expect(window.opener).toBeNull();
});

test('without an opener there is nothing to take', () => {
  const onTaken = vi.fn();
  takeView(onTaken);
  arrives(null, { kind: 'reclame:impersonation', token: 'imp_secret' });
  expect(onTaken).not.toHaveBeenCalled();
});
