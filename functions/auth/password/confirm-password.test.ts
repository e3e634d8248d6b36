import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { registry } from '../../../shared/registry.ts';
import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { regenerateWebhookSecret } from '../../../shared/webhooks/webhook.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { password, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { change, list, pair, takeOut } from '../../team/testing/team.ts';

const minute = 60_000;
const confirm = (token: string, currentPassword = password) =>
  call(auth.confirmPassword, { token, body: { currentPassword } });
const createKey = (token: string) =>
  call(settings.createApiKey, { token, body: { name: 'Serveur', permissions: ['webhooks:write'] } });
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

afterEach(() => {
  vi.useRealTimers();
});

describe('what is dangerous', () => {
  const confirmed = registry.filter((route) => 'confirmed' in route && route.confirmed);

  it('is known by name', () => {
    expect(confirmed.map(({ operation }) => operation).sort()).toEqual([
      'actOnJobs',
      'actOnPayment',
      'actOnUser',
      'beginSecondFactor',
      'changeBilling',
      'changeEmail',
      'createApiKey',
      'createCheckout',
      'createExport',
      'createPayment',
      'deleteMemberFactor',
      'deleteSecondFactor',
      'enableSecondFactor',
      'openPortal',
      'regenerateWebhookSecret',
      'removeMember',
      'renewRecoveryCodes',
      'requestDeletion',
      'updateAdminWorkspace',
      'updateMember',
      'updatePlan',
      'updateSystemSetting',
      'updateUser',
      'updateUserPermissions',
    ]);
  });

  it.each(confirmed.map((route) => [route.operation, route] as const))(
    '%s is refused to a session whose password was typed long ago',
    async (_, route) => {
      const { token } = await signedInUser(route.auth.startsWith('admin:') ? { role: 'admin' } : {});
      later(31 * minute);
      const { status, error } = await callRaw(route, {
        token,
        params: { id: 'x', userId: 'x', key: 'x' },
        rawBody: '{}',
      });
      expect([status, error.code, error.reason]).toEqual([403, 'forbidden', 'confirmation_needed']);
      expect(error.message).toBe('Confirmez votre mot de passe pour continuer');
    },
  );

  it('is open for thirty minutes after a sign-in', async () => {
    const { token } = await signedInUser();
    later(29 * minute);
    expect((await createKey(token)).status).toBe(201);
    later(2 * minute);
    expect((await createKey(token)).status).toBe(403);
  });

  it('changes nobody’s place, and takes nobody out, until the password is typed', async () => {
    const { owner, other } = await pair();
    later(31 * minute);
    const promote = () => change(owner, other, { role: 'manager', version: 1 });
    const answers = [await promote(), await takeOut(owner, other), await takeOut(other, other)];
    expect(answers.map(({ error }) => error.reason)).toEqual(Array(3).fill('confirmation_needed'));
    const before = (await list(owner)).items.find(({ userId }) => userId === other.user.userId);
    expect(before).toMatchObject({ role: 'member', version: 1 });
    await confirm(owner.token);
    expect((await promote()).data.member.role).toBe('manager');
    expect((await takeOut(owner, other)).status).toBe(200);
    expect((await list(owner)).items).toHaveLength(1);
  });

  it('is not opened again by a renewal', async () => {
    const { refreshToken } = await signedInUser();
    later(31 * minute);
    const { data } = await call(auth.refresh, { body: { refreshToken } });
    expect((await createKey(data.token)).status).toBe(403);
  });

  it('stays open to a server, which has no password', async () => {
    const { token } = await signedInUser();
    const { key } = await newApiKey(token, ['webhooks:write']);
    later(24 * 60 * minute);
    const answer = await call(regenerateWebhookSecret, { token: key, params: { id: 'whk_x' }, body: {} });
    expect(answer.status).toBe(404);
  });
});

describe('confirmPassword', () => {
  it('opens it to this session for thirty minutes, and to no other', async () => {
    const { token, refreshToken, user } = await signedInUser();
    const other = await signedIn(user, user.workspaceId);
    later(31 * minute);
    const { status, data } = await confirm(token);
    expect(status).toBe(200);
    expect(Date.parse(data.confirmedUntil) - Date.now()).toBe(30 * minute);
    expect((await createKey(token)).status).toBe(201);
    expect((await createKey(other.token)).status).toBe(403);
    later(31 * minute);
    const renewed = await call(auth.refresh, { body: { refreshToken } });
    expect((await createKey(renewed.data.token)).status).toBe(403);
  });

  it('refuses a wrong password on its field, and opens nothing', async () => {
    const { token } = await signedInUser();
    later(31 * minute);
    const { status, error } = await confirm(token, 'Faux2026xx');
    expect([status, error.reason]).toEqual([400, 'wrong_current_password']);
    expect(error.details).toEqual([{ path: 'currentPassword', message: 'Mot de passe actuel incorrect' }]);
    expect((await createKey(token)).status).toBe(403);
  });

  it('shares its count of tries with the change of a password, even tried at once', async () => {
    const { token } = await signedInUser();
    const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(token, 'Faux2026xx')));
    expect(tries.map(({ status }) => status).filter((status) => status === 400)).toHaveLength(10);
    const change = { currentPassword: password, newPassword: 'Nouveau2026' };
    expect((await call(auth.changePassword, { token, body: change })).status).toBe(429);
    expect((await confirm(token)).status).toBe(429);
  });

  it('forgets the wrong tries once it is right', async () => {
    const { token } = await signedInUser();
    for (let n = 0; n < 9; n++) await confirm(token, 'Faux2026xx');
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token, 'Faux2026xx')).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
  });

  it('refuses without a session, and to an API key', async () => {
    expect((await confirm('')).status).toBe(401);
    const { token } = await signedInUser();
    const { key } = await newApiKey(token, ['webhooks:write']);
    expect((await confirm(key)).status).toBe(403);
  });
});
