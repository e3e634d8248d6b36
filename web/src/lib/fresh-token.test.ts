import { expect, test, vi } from 'vitest';
import { refresh } from '../../../shared/auth/auth.contract.ts';
import { fakeApi, offline } from '../testing/fake-api.ts';
import { aToken } from '../testing/people.ts';
import { freshToken } from './fresh-token.ts';
import { storeTokens } from './session.ts';

const ask = () => freshToken(new AbortController().signal);

function signIn(token: string, refreshToken = 'old') {
  localStorage.setItem('token', token);
  localStorage.setItem('refreshToken', refreshToken);
}

/** Web Locks, as the browser has them between tabs. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_name: string, _options: object, act: () => Promise<unknown>) => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  });
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

test('a token with time ahead is sent as it is', async () => {
  const api = fakeApi();
  const token = aToken(3);
  signIn(token);
  expect(await ask()).toBe(token);
  expect(api.calls(refresh)).toEqual([]);
});

test.each([1, -60])('a token that ends in %i minutes is renewed first', async (minutes) => {
  const api = fakeApi();
  const next = aToken(60);
  signIn(aToken(minutes));
  api.answer(refresh, { token: next, refreshToken: 'new' });
  expect(await ask()).toBe(next);
  expect(localStorage.getItem('token')).toBe(next);
  expect(localStorage.getItem('refreshToken')).toBe('new');
  const [call] = api.calls(refresh);
  expect(call?.body).toEqual({ refreshToken: 'old' });
  expect(call?.headers.has('authorization')).toBe(false);
});

test.each([-45, 45])(
  'a machine whose clock is %i minutes off renews at the right moment all the same',
  async (minutesOff) => {
    const api = fakeApi();
    const serverSeconds = Math.floor(Date.now() / 1000) - minutesOff * 60;
    const made = (minutesLeft: number) =>
      `head.${btoa(JSON.stringify({ iat: serverSeconds, exp: serverSeconds + minutesLeft * 60 }))}.signature`;
    storeTokens({ token: made(30), refreshToken: 'old' });
    expect(await ask()).toBe(made(30));
    expect(api.calls(refresh)).toEqual([]);
    storeTokens({ token: made(1), refreshToken: 'old' });
    api.answer(refresh, { token: made(60), refreshToken: 'new' });
    expect(await ask()).toBe(made(60));
  },
);

test.each(['opaque', 'a.b.c', `a.${btoa('{"exp":"soon"}')}.c`])(
  'the token %s says no end: it is sent',
  async (token) => {
    fakeApi();
    signIn(token);
    expect(await ask()).toBe(token);
  },
);

test('nobody signed in: no token', async () => {
  expect(await ask()).toBeNull();
});

test.each(['with', 'without'])('several requests at once renew once, %s Web Locks', async (locks) => {
  if (locks === 'with') fakeLocks();
  const api = fakeApi();
  const next = aToken(60);
  signIn(aToken(0));
  api.answer(refresh, { token: next, refreshToken: 'new' });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([next, next, next]);
  expect(api.calls(refresh)).toHaveLength(1);
});

test('a tab that waited takes the pair that another one renewed', async () => {
  const lock = fakeLocks();
  const api = fakeApi();
  const next = aToken(60);
  signIn(aToken(0));
  const otherTab = lock('reclame-session', {}, async () => signIn(next, 'new'));
  expect(await ask()).toBe(next);
  await otherTab;
  expect(api.calls(refresh)).toEqual([]);
});

test('waiting for the lock ends with the request', async () => {
  const lock = fakeLocks();
  fakeApi();
  signIn(aToken(0));
  const { signal } = new AbortController();
  freshToken(signal).catch(() => undefined);
  expect(lock.mock.calls[0]?.[1]).toEqual({ signal });
});

test('without a network the tokens stay; what is left of the old one serves', async () => {
  const api = fakeApi();
  api.behave(refresh, offline);
  const token = aToken(1);
  signIn(token);
  expect(await ask()).toBe(token);
  signIn(aToken(-1));
  await expect(ask()).rejects.toBeInstanceOf(TypeError);
  expect(localStorage.getItem('refreshToken')).toBe('old');
});

test('a server in trouble does not end the session', async () => {
  const api = fakeApi();
  api.refuse(refresh, 'unavailable');
  signIn(aToken(-1));
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  expect(localStorage.getItem('refreshToken')).toBe('old');
});

test('a dead refresh token is an answer even while the token lives', async () => {
  const api = fakeApi();
  api.refuse(refresh, 'unauthorized');
  signIn(aToken(1));
  await expect(ask()).rejects.toMatchObject({ status: 401 });
});

test('a refresh token that cannot be read leaves the last word to the request', async () => {
  const api = fakeApi();
  api.refuse(refresh, 'validation_error');
  const token = aToken(-1);
  signIn(token);
  expect(await ask()).toBe(token);
});

test('a sign-out made meanwhile is not undone', async () => {
  const api = fakeApi();
  signIn(aToken(0));
  api.behave(refresh, () => {
    localStorage.clear();
    return Response.json({ success: true, data: { token: aToken(60), refreshToken: 'new' } });
  });
  expect(await ask()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('after a failed turn the next one still comes', async () => {
  const api = fakeApi();
  signIn(aToken(-1));
  api.behave(refresh, offline);
  await expect(ask()).rejects.toBeInstanceOf(TypeError);
  const next = aToken(60);
  api.answer(refresh, { token: next, refreshToken: 'new' });
  expect(await ask()).toBe(next);
});
