import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import type { Permission } from '../../../shared/kernel/permissions.ts';
import { routes } from '../../../shared/kernel/route.ts';
import { clientIpHeader, originProofHeader } from '../../../shared/origin-headers.ts';
import { AppError } from '../app-error.ts';
import { readTogether } from '../db/read-together.ts';
import { type Operation, update, write } from '../db/write.ts';
import { env } from '../env.ts';
import { makeOnce } from '../idempotency/make-once.ts';
import { Member } from '../identity/member.entity.ts';
import { SpaceAccess } from '../identity/space-access.entity.ts';
import { User, type UserItem } from '../identity/user.entity.ts';
import { Workspace } from '../identity/workspace.entity.ts';
import { newId } from '../new-id.ts';
import { setSettingsPart } from '../system/system-settings.ts';
import { creatorInSpace, signedInUser } from '../testing/factories.ts';
import { apiEvent, lambdaContext } from '../testing/lambda-event.ts';
import { originSecret } from '../testing/services.ts';
import { setSetting } from '../testing/set-setting.ts';
import { defineHandler, type RouteHandler } from './define-handler.ts';

const route = routes('probe')({
  operation: 'probe',
  method: 'GET',
  path: '/api/probe',
  auth: 'public',
  summary: 'Sonde',
  output: z.object({ shown: z.string() }),
});

const event = (requestId = 'req-1') => apiEvent({ path: '/api/probe', requestId });

type Act = Parameters<typeof defineHandler<typeof route>>[1];

async function run(act: Act, leftMs = 28_000) {
  const { statusCode, body, headers } = await defineHandler(route, act)(event(), lambdaContext(leftMs));
  return { status: statusCode, headers, ...JSON.parse(body ?? '') };
}

describe('defineHandler', () => {
  it('answers what the contract shows and nothing else', async () => {
    const act: Act = async () => ({ shown: 'a', passwordHash: 'secret' });
    expect(await run(act)).toMatchObject({ status: 200, success: true, data: { shown: 'a' } });
    expect(JSON.stringify(await run(act))).not.toContain('secret');
  });

  it('says nothing of an unexpected error', async () => {
    const answer = await run(async () => {
      throw new Error('Requested resource not found: Table: reclame-prod');
    });
    expect(answer.status).toBe(500);
    expect(answer.error).toEqual({
      code: 'internal_error',
      reason: 'internal_error',
      message: 'Une erreur est survenue',
      requestId: 'req-1',
    });
  });

  it('answers an output that breaks the contract as an error of ours', async () => {
    // @ts-expect-error the point of the test
    expect((await run(async () => ({ shown: 1 }))).status).toBe(500);
  });

  it('answers 503 with a delay when something we depend on is down', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const full = Object.assign(new Error('connect'), { code: 'EMFILE' });
    const throttled = Object.assign(new Error('slow down'), { name: 'ThrottlingException' });
    for (const cause of [refused, full, throttled]) {
      const answer = await run(async () => {
        throw new Error('ElectroError', { cause });
      });
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
    }
  });

  it('carries the details of a refusal', async () => {
    const answer = await run(async () => {
      throw new AppError('conflict', { existingId: 'brd_1', details: [{ path: 'name', message: 'm' }] });
    });
    expect(answer).toMatchObject({
      status: 409,
      error: { code: 'conflict', reason: 'conflict', existingId: 'brd_1', details: [{ path: 'name', message: 'm' }] },
    });
  });

  it('answers before the gateway gives up on a slow act', async () => {
    const answer = await run(() => new Promise(() => {}), 600);
    expect(answer.status).toBe(503);
  });

  it('keeps requests that run at once apart', async () => {
    const handler = defineHandler(route, async ({ caller }) => {
      await new Promise((done) => setTimeout(done, Math.random() * 20));
      return { shown: caller.requestId };
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => handler(event(`req-${n}`), lambdaContext())),
    );
    expect(answers.map(({ body }) => JSON.parse(body ?? '').data.shown)).toEqual(answers.map((_, n) => `req-${n}`));
  });

  it('lets through who has the permission of the route, and nobody else', async () => {
    const guarded = defineHandler({ ...route, auth: 'admin:users' }, async ({ actor }) => ({ shown: actor.userId }));
    const as = async (role: 'member' | 'admin') => {
      const { token } = await signedInUser({ role });
      const answer = await guarded(apiEvent({ headers: { authorization: `Bearer ${token}` } }), lambdaContext());
      return answer.statusCode;
    };
    expect(await as('member')).toBe(403);
    expect(await as('admin')).toBe(200);
  });

  it('lets an administrator through with a second factor alone, where the stage asks for one', async () => {
    const before = env.ADMIN_SECOND_FACTOR;
    env.ADMIN_SECOND_FACTOR = 'required';
    onTestFinished(() => {
      env.ADMIN_SECOND_FACTOR = before;
    });
    const ask = async (permission: Permission, overrides: Partial<UserItem>) => {
      const guarded = defineHandler({ ...route, auth: permission }, async ({ actor }) => ({ shown: actor.userId }));
      const { token } = await signedInUser(overrides);
      const answer = await guarded(apiEvent({ headers: { authorization: `Bearer ${token}` } }), lambdaContext());
      return [answer.statusCode, JSON.parse(answer.body ?? '').error?.reason];
    };
    expect(await ask('admin:users', { role: 'admin' })).toEqual([403, 'second_factor_required']);
    expect(await ask('boards:read', { role: 'admin' })).toEqual([200, undefined]);
    expect(await ask('admin:users', { role: 'member' })).toEqual([403, 'forbidden']);
    const secondFactorAt = new Date().toISOString();
    expect(await ask('admin:users', { role: 'admin', secondFactorAt })).toEqual([200, undefined]);
    const supports: Partial<UserItem> = { adminGrants: ['admin:users'] };
    expect(await ask('admin:users', supports)).toEqual([403, 'second_factor_required']);
    expect(await ask('boards:read', supports)).toEqual([200, undefined]);
    expect(await ask('admin:users', { ...supports, secondFactorAt })).toEqual([200, undefined]);
    expect(await ask('admin:settings', { ...supports, secondFactorAt })).toEqual([403, 'forbidden']);
  });

  it('knows a refusal of a module that is loaded apart, which has an `AppError` of its own', async () => {
    const { name, reason, code, status, extras } = new AppError('unauthorized');
    const answer = await run(() =>
      Promise.reject(Object.assign(new Error(''), { name, reason, code, status, extras })),
    );
    expect([answer.status, answer.error.reason]).toEqual([401, 'unauthorized']);
  });

  it('lets who holds any permission of the platform through where one of them is enough', async () => {
    const guarded = defineHandler({ ...route, auth: 'admin:any' }, async ({ actor }) => ({ shown: actor.userId }));
    const as = async (role: 'member' | 'admin') => {
      const { token } = await signedInUser({ role });
      const answer = await guarded(apiEvent({ headers: { authorization: `Bearer ${token}` } }), lambdaContext());
      return answer.statusCode;
    };
    expect([await as('member'), await as('admin')]).toEqual([403, 200]);
  });

  it('lets a creator into their space alone, and nobody else, until their sessions end', async () => {
    const space = defineHandler({ ...route, auth: 'creator' }, async ({ actor }) => ({ shown: actor.creatorId }));
    const app = defineHandler({ ...route, auth: 'user' }, async ({ actor }) => ({ shown: actor.userId }));
    const { token, creatorId } = await creatorInSpace(newId('crt'));
    const ask = async (handler: RouteHandler, bearer = token) => {
      const request = apiEvent({ headers: { authorization: `Bearer ${bearer}` } });
      const { statusCode, body = '' } = await handler(request, lambdaContext());
      return [statusCode, JSON.parse(body).data?.shown ?? JSON.parse(body).error.reason];
    };
    const { token: ofPerson } = await signedInUser();
    expect([await ask(space), await ask(app), await ask(space, ofPerson), await ask(space, 'x')]).toEqual([
      [200, creatorId],
      [401, 'unauthorized'],
      [401, 'unauthorized'],
      [401, 'unauthorized'],
    ]);
    await setSetting('maintenance.mode', 'closed');
    onTestFinished(() => setSettingsPart(newId('stc')));
    expect(await ask(space)).toEqual([503, 'maintenance']);
    await setSetting('maintenance.mode', 'off');
    expect(await ask(space)).toEqual([200, creatorId]);
    await SpaceAccess.put({ creatorId, endedAt: new Date().toISOString() }).go();
    expect(await ask(space)).toEqual([401, 'unauthorized']);
  });

  it('makes a thing once for a creator and a key, and another for another creator', async () => {
    const making = { ...route, operation: 'probeCreation', auth: 'creator', idempotent: true } as const;
    const handler = defineHandler(making, async (called) => {
      const make = async (mark: (id: string) => Operation[]) => {
        const id = newId('crt');
        await write(mark(id));
        return { shown: id };
      };
      return makeOnce({ ...called, body: {} }, { make, replay: async (shown) => ({ shown }) });
    });
    const [one, other] = [await creatorInSpace(newId('crt')), await creatorInSpace(newId('crt'))];
    const made = async ({ token }: { token: string }) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'key-1' };
      return JSON.parse((await handler(apiEvent({ headers }), lambdaContext())).body ?? '').data.shown;
    };
    const first = await made(one);
    expect([await made(one), (await made(other)) === first]).toEqual([first, false]);
  });

  it('administers the platform from the addresses that the stage names alone', async () => {
    env.ADMIN_ADDRESSES = '203.0.113.0/24,198.51.100.7,2001:db8::/48';
    onTestFinished(() => {
      env.ADMIN_ADDRESSES = undefined;
    });
    const { token } = await signedInUser({ role: 'admin' });
    const ask = async (permission: Permission, ip: string) => {
      const guarded = defineHandler({ ...route, auth: permission }, async ({ actor }) => ({ shown: actor.userId }));
      const viewer = { [clientIpHeader]: ip, [originProofHeader]: originSecret };
      const request = apiEvent({ headers: { authorization: `Bearer ${token}`, ...viewer } });
      const answer = await guarded(request, lambdaContext());
      return JSON.parse(answer.body ?? '').error?.reason ?? answer.statusCode;
    };
    for (const inside of ['203.0.113.200', '198.51.100.7', '2001:db8:0:1::2'])
      expect(await ask('admin:users', inside)).toBe(200);
    for (const outside of ['203.0.114.1', '198.51.100.8', '2001:db9::1', '192.0.2.1'])
      expect(await ask('admin:users', outside)).toBe('address_refused');
    expect(await ask('boards:read', '192.0.2.1')).toBe(200);
  });

  it('lets no act ask the table for a key of another workspace, however it asks', async () => {
    const [{ token, user, workspace }, other] = await Promise.all([signedInUser(), signedInUser()]);
    const asking = async (act: (workspaceId: string) => Promise<unknown>, workspaceId: string) => {
      const handler = defineHandler({ ...route, auth: 'boards:read' }, async () => {
        await act(workspaceId);
        return { shown: 'a' };
      });
      const request = apiEvent({ headers: { authorization: `Bearer ${token}` } });
      return (await handler(request, lambdaContext())).statusCode;
    };
    const asks: ((workspaceId: string) => Promise<unknown>)[] = [
      (workspaceId) => Workspace.get({ workspaceId }).go(),
      (workspaceId) => Member.query.byWorkspace({ workspaceId }).go(),
      (workspaceId) => readTogether([User.get(user), Workspace.get({ workspaceId })]),
      (workspaceId) => write([update(Workspace.patch({ workspaceId }).set({ name: 'Agence' }))]),
      (workspaceId) => Workspace.patch({ workspaceId }).set({ name: 'Agence' }).go(),
    ];
    for (const ask of asks) {
      expect(await asking(ask, workspace.workspaceId)).toBe(200);
      expect(await asking(ask, other.workspace.workspaceId)).toBe(500);
    }
  });
});
