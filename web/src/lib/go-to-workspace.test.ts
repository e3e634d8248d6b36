import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProfile, switchWorkspace } from '../../../shared/auth/auth.contract.ts';
import { createBoard } from '../../../shared/boards/board.contract.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aToken, aUser } from '../testing/people.ts';
import { browser } from './browser.ts';
import { goToWorkspace } from './go-to-workspace.ts';
import { request } from './request.ts';
import { followOtherTabs, readTokens, storeTokens } from './session.ts';

const here = { token: aToken(30, 'here', 'wks_here'), refreshToken: 'refresh-here' };
const there = { token: aToken(30, 'there', 'wks_there'), refreshToken: 'refresh-there' };

let api = fakeApi();
let leave = () => {};
let goTo = vi.spyOn(browser, 'goTo');

beforeEach(() => {
  api = fakeApi();
  goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  storeTokens(here);
  leave = followOtherTabs(true);
});
afterEach(() => leave());

const answered = () => api.answer(switchWorkspace, { ...there, user: aUser({ workspaceId: 'wks_there' }) });

test('keeps the tokens of the other workspace, and shows it in another document', async () => {
  answered();
  await goToWorkspace('wks_there');
  expect(api.calls(switchWorkspace)[0]?.body).toEqual({ workspaceId: 'wks_there' });
  expect(readTokens()).toEqual(there);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/');
});

test('a refused switch leaves everything as it is', async () => {
  api.refuse(switchWorkspace, 'not_found');
  await expect(goToWorkspace('wks_there')).rejects.toThrow();
  expect(readTokens()).toEqual(here);
  expect(goTo).not.toHaveBeenCalled();
});

test('what is refused while a switch is under way does not sign out', async () => {
  answered();
  let answer = () => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.delay(switchWorkspace, () => answering);
  api.refuse(getProfile, 'unauthorized');
  const going = goToWorkspace('wks_there');
  const refused = expect(request(getProfile)).rejects.toThrow();
  await vi.waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  answer();
  await Promise.all([going, refused]);
  expect(readTokens()).toEqual(there);
  expect(goTo.mock.calls).toEqual([['/']]);
});

test('another tab that switches takes this one there, and nothing asked here is done there', async () => {
  answered();
  storeTokens(there);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/');
  let done = false;
  void request(createBoard, { body: { name: 'Ici' } }).finally(() => {
    done = true;
  });
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledTimes(2));
  expect([done, api.calls(createBoard)]).toEqual([false, []]);
  await goToWorkspace('wks_third');
  expect(api.calls(switchWorkspace)).toEqual([]);
});

test('a renewal in the same workspace changes nothing', () => {
  storeTokens({ token: aToken(60, 'later', 'wks_here'), refreshToken: 'refresh-later' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(goTo).not.toHaveBeenCalled();
});
