import { afterEach, expect, test, vi } from 'vitest';
import { browser } from './browser.ts';
import { keepLentToken } from './lent-session.ts';
import { endSession, followOtherTabs, isSignedIn, readTokens, storeTokens } from './session.ts';

let leave = () => {};
afterEach(() => leave());

function follow(signedIn: boolean) {
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  leave = followOtherTabs(signedIn);
  return goTo;
}

const told = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('the tokens are plain strings under the two names of the specification', () => {
  storeTokens({ token: 'a', refreshToken: 'b' });
  expect({ ...localStorage }).toEqual({ token: 'a', refreshToken: 'b' });
  expect(readTokens()).toEqual({ token: 'a', refreshToken: 'b' });
  expect(isSignedIn()).toBe(true);
});

test('the end of a session clears both and leaves for the sign-in', () => {
  const goTo = follow(true);
  storeTokens({ token: 'a', refreshToken: 'b' });
  endSession();
  expect(readTokens()).toEqual({ token: null, refreshToken: null });
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test.each(['token', null])('a sign-out in another tab (%s) signs this one out', (key) => {
  const goTo = follow(true);
  told(key);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('a sign-in in another tab signs this one in', () => {
  const goTo = follow(false);
  storeTokens({ token: 'a', refreshToken: 'b' });
  told('token');
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/');
});

test('a renewal in another tab, or another key, changes nothing', () => {
  storeTokens({ token: 'a', refreshToken: 'b' });
  const goTo = follow(true);
  storeTokens({ token: 'c', refreshToken: 'd' });
  told('token');
  told('theme');
  expect(goTo).not.toHaveBeenCalled();
});

test('a page brought back by the browser after a sign-out does not show again', () => {
  const goTo = follow(true);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('a token lent to this tab goes before the session of all, and its end leaves that one', () => {
  const goTo = follow(true);
  const close = vi.spyOn(browser, 'closeTab').mockReturnValue();
  storeTokens({ token: 'a', refreshToken: 'b' });
  const before = { ...localStorage };
  keepLentToken('imp_c');
  expect(readTokens()).toEqual({ token: 'imp_c', refreshToken: null });
  expect({ ...localStorage }).toEqual(before);
  endSession();
  expect({ ...localStorage }).toEqual(before);
  expect({ ...sessionStorage }).toEqual({});
  expect(close).toHaveBeenCalledOnce();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/voir-comme');
  expect(readTokens().token).toBe('a');
});

test('what other tabs do to the session of all is nothing to a tab with a token of its own', () => {
  keepLentToken('imp_c');
  const goTo = follow(true);
  storeTokens({ token: 'a', refreshToken: 'b' });
  told('token');
  localStorage.clear();
  told(null);
  expect(goTo).not.toHaveBeenCalled();
});
