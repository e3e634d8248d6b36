import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Route, routeWord } from '../../../shared/kernel/route.ts';
import { registry } from '../../../shared/registry.ts';
import { Session } from '../identity/session.entity.ts';
import { SpaceAccess } from '../identity/space-access.entity.ts';
import { SpaceSession } from '../identity/space-session.entity.ts';
import { newId } from '../new-id.ts';
import { callRaw } from '../testing/call.ts';
import { creatorInSpace, signedInUser } from '../testing/factories.ts';
import { processorMs } from '../testing/own-time.ts';

const json = registry.filter((route) => !route.contentType);
const withBody = registry.filter((route) => route.body);
const signedIn = registry.filter((route) => route.auth !== 'public');
const ofPeople = signedIn.filter((route) => route.auth !== 'creator');
const ofCreators = signedIn.filter((route) => route.auth === 'creator');
const lists = registry.filter((route) => route.query?.shape.limit);
const administration = registry.filter((route) => route.auth.startsWith('admin:'));
const withParams = registry.filter((route) => route.params);

/** A secret that is unknown says no more than one that has served. */
const unknownReason = ({ errors = [] }: Route) =>
  errors.includes('invitation_invalid') ? 'invitation_invalid' : 'not_found';

const someParams = (route: Route) =>
  Object.fromEntries(Object.keys(route.params?.shape ?? {}).map((name) => [name, 'x']));
const administrator = signedInUser({ role: 'admin' });
const creator = creatorInSpace('crt_01J0000000000000000000SEEN');
const member = signedInUser();
const suspended = signedInUser({ status: 'suspended' });
const endedTokens = Promise.all([tokenOfEnded(), tokenOfEndedInSpace(), tokenOfAllEndedInSpace()]);

async function tokenOfEnded(): Promise<string> {
  const { refreshToken, token } = await signedInUser();
  await Session.delete({ sessionId: refreshToken.split('.')[0] ?? '' }).go();
  return token;
}

async function tokenOfEndedInSpace(): Promise<string> {
  const { creatorId, sessionId: spaceSessionId, token } = await creatorInSpace(newId('crt'));
  await SpaceSession.delete({ creatorId, spaceSessionId }).go();
  return token;
}

async function tokenOfAllEndedInSpace(): Promise<string> {
  const { creatorId, token } = await creatorInSpace(newId('crt'));
  await SpaceAccess.put({ creatorId, endedAt: new Date().toISOString() }).go();
  return token;
}

const tokenFor = async ({ auth }: Route) =>
  auth === 'public' ? undefined : (await (auth === 'creator' ? creator : administrator)).token;
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

async function send(route: Route, raw: Parameters<typeof callRaw>[1]) {
  return callRaw(route, { params: someParams(route), token: await tokenFor(route), ...raw });
}

const refusedBodies: [string, string][] = [
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['a truncated object', '{"a":'],
  ['a byte order mark', '\uFEFF{}'],
  ['a repeated key', '{"a":1,"a":2}'],
  ['a repeated key in disguise', '{"a":1,"\\u0061":2}'],
  ['a prototype key', '{"__proto__":{"role":"admin"}}'],
  ['a constructor key', '{"constructor":{"prototype":{}}}'],
  ['33 levels', `{"a":${deep(32)}}`],
  ['half a character', '{"a":"\\ud800"}'],
];

/** What is heavy to refuse is refused before the route counts: one of each word will do. */
const heavyBodies: [string, string][] = [
  ['200,000 levels', deep(200_000)],
  ['60,000 keys', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(',')}}`],
  ['a text never closed, full of quotes', `"${'\\"'.repeat(490_000)}`],
  ['a long list', `{"a":[${'1,'.repeat(100_000)}1]}`],
];

/** A list of its body, all of whose parts are judged before its length is. */
const longList = (route: Route): string | undefined =>
  Object.entries<z.ZodType>(route.body instanceof z.ZodObject ? route.body.shape : {}).find(
    ([, schema]) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).type === 'array',
  )?.[0];
const withList = withBody.filter((route) => longList(route) !== undefined);

const firstOfWord = withBody.filter(
  (route, at) => withBody.findIndex((other) => routeWord(other) === routeWord(route)) === at,
);

/** What a body that has one unknown field is told; one of several forms is first asked which it is. */
const unknownOf = ({ body }: { body?: unknown }) =>
  body instanceof z.ZodDiscriminatedUnion
    ? { path: body.def.discriminator, message: 'Valeur invalide' }
    : { path: 'inconnu', message: 'Champ inconnu' };

describe.each(firstOfWord.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it.each(heavyBodies)('refuses %s with 400', async (_name, rawBody) => {
    const { status, error } = await send(route, { rawBody });
    expect([status, error.code]).toEqual([400, 'validation_error']);
  });
});

it('is not kept busy by a list without end, on any route that takes one', async () => {
  expect(withList.length).toBeGreaterThan(5);
  for (const route of withList) {
    const rawBody = `{"${longList(route)}":[${'{},'.repeat(160_000)}{}]}`;
    // Its function is loaded first.
    const answers = [await send(route, { rawBody })];
    let least = Number.POSITIVE_INFINITY;
    // Of six: what a busy machine adds is not the route's.
    for (let tries = 0; tries < 6 && least >= 40; tries++)
      least = Math.min(least, await processorMs(async () => answers.push(await send(route, { rawBody }))));
    const statuses = [...new Set(answers.map(({ status }) => status))];
    expect([route.operation, statuses, least < 40]).toEqual([route.operation, [400], true]);
  }
});

describe.each(withBody.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it.each(refusedBodies)('refuses %s with 400', async (_name, rawBody) => {
    const { status, error } = await send(route, { rawBody });
    expect(status).toBe(400);
    expect(error.code).toBe('validation_error');
    expect(error.message).not.toMatch(/JSON\.parse|Unexpected token/);
  });

  it('refuses broken UTF-8, a body over the limit, another type and a compressed body', async () => {
    const broken = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]).toString('base64');
    expect((await send(route, { rawBody: broken, base64: true })).status).toBe(400);
    const large = `{"a":"${'x'.repeat(route.bodyLimit ?? 1_000_000)}"}`;
    expect((await send(route, { rawBody: large })).status).toBe(413);
    const types = [
      ['content-type', 'text/plain'],
      ['content-type', ''],
      ['content-encoding', 'gzip'],
    ];
    for (const header of types)
      expect((await send(route, { rawBody: '{}', headers: Object.fromEntries([header]) })).status).toBe(415);
  });

  // What is signed is read by whoever signs it.
  it.skipIf(route.signedBy)('names the fields of another type, and unknown ones', async () => {
    for (const [name, property] of Object.entries(route.body instanceof z.ZodObject ? route.body.shape : {})) {
      for (const value of [7, true, [], {}, [{}]]) {
        if (z.safeParse(property, value).success) continue;
        const { status, error } = await send(route, { rawBody: JSON.stringify({ [name]: value }) });
        expect(status).toBe(400);
        expect(error.details?.some((detail) => detail.path === name || detail.path.startsWith(`${name}.`))).toBe(true);
      }
    }
    const { status, error } = await send(route, { rawBody: '{"inconnu":1}' });
    expect(status).toBe(400);
    expect(error.details).toContainEqual(unknownOf(route));
  });

  it('leaves the prototype of objects clean', async () => {
    await send(route, { rawBody: '{"__proto__":{"polluted":1}}' });
    expect('polluted' in {}).toBe(false);
  });
});

describe.each(json.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it('refuses a query parameter that it does not know', async () => {
    const { status, error } = await send(route, { rawQuery: 'inconnu=1&inconnu=2', rawBody: '{}' });
    expect(status).toBe(400);
    expect(error.details).toContainEqual({ path: 'inconnu', message: 'Champ inconnu' });
  });

  it('bears the security headers and the request id, whatever it answers', async () => {
    const { headers, error } = await callRaw(route, { rawQuery: 'inconnu=1', rawBody: '{', params: someParams(route) });
    expect(headers['x-request-id']).toBe(error.requestId);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });
});

describe.each(signedIn.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it('refuses with 401 who has no session', async () => {
    const token = (await tokenFor(route)) ?? '';
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt","kid":"local"}').toString('base64url');
    const strange = Buffer.from('{"alg":"HS256","typ":"at+jwt","kid":"../../etc/passwd"}').toString('base64url');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const bad = [
      '',
      'x',
      `${header}.${payload}`,
      `${header}.${payload}.${flipped}`,
      `${none}.${payload}.`,
      `${strange}.${payload}.${signature}`,
      `${token}.x`,
      token.slice(0, -2),
    ];
    for (const one of bad) {
      const { status, error } = await callRaw(route, { token: one, params: someParams(route), rawBody: '{}' });
      expect(status).toBe(401);
      expect(error.code).toBe('unauthorized');
    }
  });

  it('refuses with 401 whose session is of the other kind', async () => {
    const { token } = await (route.auth === 'creator' ? administrator : creator);
    expect((await callRaw(route, { token, params: someParams(route), rawBody: '{}' })).status).toBe(401);
  });
});

describe.each(ofPeople.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it('refuses with 401 whose session was ended, and with 403 who is suspended', async () => {
    const [ended] = await endedTokens;
    expect((await callRaw(route, { token: ended, params: someParams(route) })).status).toBe(401);
    const { token } = await suspended;
    expect((await callRaw(route, { token, params: someParams(route) })).status).toBe(403);
  });
});

it.each(ofCreators.map((route) => [route.operation, route] as const))(
  '%s refuses with 401 a creator whose session, or all of them, have ended',
  async (_, route) => {
    const [, ...ended] = await endedTokens;
    for (const token of ended) expect((await callRaw(route, { token, params: someParams(route) })).status).toBe(401);
  },
);

describe.each(withParams.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it('answers an id of any form as a thing that is not there', async () => {
    for (const id of ['..', '%2f', 'x'.repeat(1_000), '𝒳', '\u0000', "' OR 1=1", '#pk']) {
      const params = Object.fromEntries(Object.keys(someParams(route)).map((name) => [name, id]));
      const { status, error } = await send(route, { params, ...(route.method === 'GET' ? {} : { rawBody: '{}' }) });
      expect([400, 404]).toContain(status);
      // A page says it as a page.
      if (route.contentType === 'text/html') continue;
      if (route.method === 'GET' || route.method === 'DELETE') expect(error.reason).toBe(unknownReason(route));
    }
  });
});

describe.each(lists.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it('bounds limit and cursor', async () => {
    const { properties } = z.toJSONSchema(z.object({ limit: route.query?.shape.limit }), { io: 'input' });
    const above = `${Number(z.object({ maximum: z.int() }).parse(properties?.limit).maximum) + 1}`;
    for (const limit of ['0', '-1', '1.5', 'abc', above, '1e9', '', '10&limit=20'])
      expect((await send(route, { rawQuery: `limit=${limit}` })).status).toBe(400);
    if (route.query?.shape.cursor) expect((await send(route, { rawQuery: 'cursor=x' })).status).toBe(400);
  });
});

describe.each(administration.map((route) => [route.operation, route] as const))('%s', (_, route) => {
  it('is for administrators alone', async () => {
    const { token } = await member;
    expect((await callRaw(route, { token, params: someParams(route) })).status).toBe(403);
  });
});
