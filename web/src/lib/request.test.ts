import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { changePassword, forgotPassword, getProfile, login, refresh } from '../../../shared/auth/auth.contract.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { routes } from '../../../shared/kernel/route.ts';
import { fakeApi, json, offline, silence } from '../testing/fake-api.ts';
import { aToken, aUser } from '../testing/people.ts';
import { ApiError } from './api-error.ts';
import { browser } from './browser.ts';
import { request } from './request.ts';

const probe = routes('probe')({
  operation: 'probe',
  method: 'GET',
  path: '/api/probes/{id}/parts/{part}',
  auth: 'public',
  summary: 'Essayer',
  params: z.object({ id: z.string(), part: z.string() }),
  query: z.object({ q: z.string().optional(), tag: z.array(z.string()).optional(), limit: z.string().optional() }),
  output: z.object({ found: z.boolean() }),
});

const failure = (act: Promise<unknown>) =>
  act.then(
    () => expect.fail('it should have been refused'),
    (error: unknown) => error,
  );

test('encodes the path, repeats repeated parameters, leaves out the absent ones, unwraps the data', async () => {
  const api = fakeApi();
  api.answer(probe, { found: true });
  const answer = await request(probe, {
    params: { id: 'a/b ?', part: 'é' },
    query: { q: 'crème & co', tag: ['x', 'y'], limit: undefined },
  });
  expect(answer).toEqual({ found: true });
  const { url, headers } = api.calls(probe)[0] ?? expect.fail('no call');
  expect(url.pathname).toBe('/api/probes/a%2Fb%20%3F/parts/%C3%A9');
  expect([...url.searchParams]).toEqual([
    ['q', 'crème & co'],
    ['tag', 'x'],
    ['tag', 'y'],
  ]);
  expect(headers.has('content-type')).toBe(false);
  expect(headers.has('authorization')).toBe(false);
});

test('sends the stored token and a JSON body', async () => {
  const api = fakeApi();
  const token = aToken(60);
  localStorage.setItem('token', token);
  api.answer(changePassword, { message: 'ok' });
  await request(changePassword, { body: { currentPassword: 'a', newPassword: 'Abcdefg1' } });
  const [call] = api.calls(changePassword);
  expect(call?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(call?.headers.get('content-type')).toBe('application/json');
  expect(call?.body).toEqual({ currentPassword: 'a', newPassword: 'Abcdefg1' });
});

test('gives up after 30 seconds, without an ApiError', async () => {
  const stop = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  fakeApi().behave(forgotPassword, silence);
  const act = failure(request(forgotPassword, { body: { email: 'a@b.fr' } }));
  stop.abort(new DOMException('too long', 'TimeoutError'));
  expect(await act).toMatchObject({ name: 'TimeoutError' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
});

test('a lost network stays what fetch threw', async () => {
  fakeApi().behave(forgotPassword, offline);
  expect(await failure(request(forgotPassword, { body: { email: 'a@b.fr' } }))).toBeInstanceOf(TypeError);
});

test('reads the whole refusal', async () => {
  fakeApi().behave(forgotPassword, () =>
    json(409, {
      success: false,
      error: {
        code: 'conflict',
        reason: 'email_taken',
        message: 'Déjà là',
        details: [{ path: 'email', message: 'Pris' }, 'nonsense'],
        existingId: 'usr_1',
        requestId: 'req_1',
      },
    }),
  );
  const error = await failure(request(forgotPassword, { body: { email: 'a@b.fr' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    code: 'conflict',
    reason: 'email_taken',
    message: 'Déjà là',
    details: [{ path: 'email', message: 'Pris' }],
    existingId: 'usr_1',
    requestId: 'req_1',
  });
});

test.each([
  [404, 'not_found', reasons.not_found.message],
  [413, 'payload_too_large', reasons.payload_too_large.message],
  [429, 'rate_limited', reasons.rate_limited.message],
  [503, 'unavailable', reasons.unavailable.message],
  [500, 'internal_error', ''],
  [502, 'internal_error', ''],
])('the gateway’s own %i becomes %s, in French or left to the screen', async (status, code, message) => {
  fakeApi().behave(forgotPassword, () => json(status, { message: 'Not Found' }, { 'x-request-id': 'req_2' }));
  expect(await failure(request(forgotPassword, { body: { email: 'a@b.fr' } }))).toMatchObject({
    status,
    code,
    message,
    requestId: 'req_2',
  });
});

test.each([
  ['a page of HTML', 200, '<!doctype html>'],
  ['an empty body', 200, ''],
  ['a refusal without an error', 200, '{"success":false}'],
  ['an array', 500, '[]'],
])('%s is a refusal without a sentence', async (_, status, body) => {
  fakeApi().behave(forgotPassword, () => new Response(body, { status }));
  const error = await failure(request(forgotPassword, { body: { email: 'a@b.fr' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, code: 'internal_error', message: '' });
});

test('any 401 clears the tokens and leaves for the sign-in', async () => {
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  localStorage.setItem('token', aToken(60));
  localStorage.setItem('refreshToken', 'r');
  fakeApi().refuse(getProfile, 'unauthorized');
  expect(await failure(request(getProfile))).toMatchObject({ status: 401 });
  expect(localStorage.length).toBe(0);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('a refused sign-in goes nowhere', async () => {
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  fakeApi().refuse(login, 'wrong_credentials');
  const error = await failure(request(login, { body: { email: 'a@b.fr', password: 'x' } }));
  expect(error).toMatchObject({ status: 401, message: 'Email ou mot de passe incorrect' });
  expect(goTo).not.toHaveBeenCalled();
});

test('a session that cannot be renewed ends', async () => {
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  localStorage.setItem('token', aToken(-5));
  localStorage.setItem('refreshToken', 'r');
  const api = fakeApi();
  api.refuse(refresh, 'unauthorized');
  api.answer(getProfile, { user: aUser() });
  expect(await failure(request(getProfile))).toMatchObject({ status: 401 });
  expect(api.calls(getProfile)).toEqual([]);
  expect(localStorage.length).toBe(0);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('a late refusal of a token that was replaced leaves the new session alone', async () => {
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  const api = fakeApi();
  localStorage.setItem('token', aToken(30, 'before'));
  api.behave(getProfile, () => {
    localStorage.setItem('token', aToken(30, 'after'));
    return json(401, { success: false, error: { code: 'unauthorized', message: 'x', requestId: 'r' } });
  });
  await failure(request(getProfile));
  expect(localStorage.getItem('token')).toBe(aToken(30, 'after'));
  expect(goTo).not.toHaveBeenCalled();
});
