import { afterAll, beforeEach, expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { receiveStripeEvent } from '../../../shared/billing/stripe-events.contract.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import { getHealth } from '../../../shared/health/health.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { registry } from '../../../shared/registry.ts';
import { newId } from '../new-id.ts';
import { setSettingsPart } from '../system/system-settings.ts';
import { call, callRaw } from '../testing/call.ts';
import { password, signedInUser } from '../testing/factories.ts';
import { setSetting } from '../testing/set-setting.ts';

const open = ['getHealth', 'login', 'passSecondFactor', 'refresh', 'logout', 'receiveStripeEvent'];
const params = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));

const platform = signedInUser({ role: 'admin' });

beforeEach(() => setSettingsPart(newId('stc')));
afterAll(() => setSettingsPart(newId('stc')));

/** The routes that a maintenance shuts to someone; what they are sent is refused before anything is done. */
async function shutTo(token?: string): Promise<string[]> {
  const ask = async (route: (typeof registry)[number]) => {
    const raw = { params: params(route.path), rawQuery: 'inconnu=1', rawBody: '{"inconnu":1}' };
    const { status } = await callRaw(route, { ...raw, ...(token && { token }) });
    return status === 503 ? [route.operation] : [];
  };
  const shut: string[] = [];
  for (const some of chunks(registry, 40)) shut.push(...(await Promise.all(some.map(ask))).flat());
  return shut.sort();
}

it('closed, lets in who runs the platform, a sign-in and Stripe, and nobody else', async () => {
  const owner = await signedInUser();
  await setSetting('maintenance.mode', 'closed');
  const others = registry.map(({ operation }) => operation).filter((operation) => !open.includes(operation));
  expect(await shutTo(owner.token)).toEqual(others.sort());
  expect(await shutTo()).toEqual(others.sort());
  const ofVisitors = registry
    .filter(({ auth }) => auth === 'public' || auth === 'creator')
    .map(({ operation }) => operation);
  expect(await shutTo((await platform).token)).toEqual(others.filter((one) => ofVisitors.includes(one)).sort());
});

it('read-only, shuts what writes alone', async () => {
  const { token } = await signedInUser();
  await setSetting('maintenance.mode', 'read_only');
  const shut = await shutTo(token);
  const reading = registry.filter(({ method }) => method === 'GET').map(({ operation }) => operation);
  expect(shut.filter((operation) => reading.includes(operation))).toEqual([]);
  expect(shut).toEqual(
    expect.arrayContaining(['createBoard', 'updateBoard', 'deleteBoard', 'register', 'updateProfile']),
  );
  for (const read of ['compareCampaigns', ...open]) expect(shut).not.toContain(read);
  expect((await call(boards.listBoards, { token, query: {} })).status).toBe(200);
});

it('says why and when to come back, and ends at once', async () => {
  const owner = await signedInUser();
  await setSetting('maintenance.message', 'Nous déménageons jusqu’à 9 h');
  await setSetting('maintenance.plannedAt', '2026-11-28T07:00:00Z');
  await setSetting('maintenance.mode', 'closed');
  const refused = await call(boards.listBoards, { token: owner.token, query: {} });
  expect([refused.status, refused.headers['retry-after'], refused.error]).toMatchObject([
    ...[503, '120'],
    { code: 'unavailable', reason: 'maintenance', message: 'Nous déménageons jusqu’à 9 h' },
  ]);
  expect((await call(getHealth, {})).data.maintenance).toEqual({
    ...{ mode: 'closed', message: 'Nous déménageons jusqu’à 9 h', plannedAt: '2026-11-28T07:00:00Z' },
  });
  expect((await call(auth.login, { body: { email: owner.email, password } })).status).toBe(200);
  expect((await callRaw(receiveStripeEvent, { rawBody: '{}' })).error.reason).toBe('signature_invalid');
  await setSetting('maintenance.mode', 'off');
  expect((await call(boards.listBoards, { token: owner.token, query: {} })).status).toBe(200);
});
