import { describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { uniqueEmail } from '../../platform/testing/factories.ts';

const person = { password: 'Bonjour2026', firstName: 'Zoé', lastName: 'Testeur' };
const register = (body: object) => call(auth.register, { body: { ...person, email: uniqueEmail(), ...body } });

describe('register', () => {
  it('creates a person, a workspace on trial and an audit line', async () => {
    const email = uniqueEmail();
    const { status, data } = await register({ email: `  ${email.toUpperCase()} `, company: 'Agence Z' });
    expect(status).toBe(201);
    expect(data.user).toMatchObject({
      email,
      firstName: 'Zoé',
      lastName: 'Testeur',
      company: 'Agence Z',
      role: 'member',
    });
    expect(data.user.plan).toMatchObject({
      code: 'professional',
      limits: {
        prospects: 10_000,
        activeCampaigns: null,
        members: null,
        brands: 30,
        personas: 50,
        aiCredits: 1_000,
        resultAds: 50_000,
      },
    });
    const days = (Date.parse(data.user.plan.trialEndsAt ?? '') - Date.parse(data.user.createdAt)) / 86_400_000;
    expect(days).toBe(14);
    const { data: lines } = await AuditLine.query.byWorkspace({ workspaceId: data.user.workspaceId }).go();
    expect(lines.map((line) => line.type)).toEqual(['user.registered']);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  it('takes an empty company as none', async () => {
    expect((await register({ company: '' })).data.user.company).toBeNull();
    expect((await register({ company: null })).data.user.company).toBeNull();
  });

  it('refuses an e-mail that is taken, however it is written', async () => {
    const email = uniqueEmail();
    await register({ email });
    const { status, error } = await register({ email: ` ${email.toUpperCase()}` });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'conflict', message: 'Un compte existe déjà avec cet email' });
  });

  it('lets one of many parallel registrations of an e-mail through, and leaves nothing of the others', async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(Array.from({ length: 12 }, () => register({ email })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(11).fill(409)]);
  });

  it('makes one person for one Idempotency-Key, whatever the number of tries', async () => {
    const body = { ...person, email: uniqueEmail() };
    const headers = { 'idempotency-key': uniqueEmail() };
    const first = await Promise.all(Array.from({ length: 5 }, () => call(auth.register, { body, headers })));
    const again = await call(auth.register, { body, headers });
    for (const answer of [...first, again]) {
      expect(answer.status).toBe(201);
      expect(answer.data.user.id).toBe(again.data.user.id);
    }
    const other = await call(auth.register, { body: { ...body, firstName: 'Autre' }, headers });
    expect(other.error).toMatchObject({
      code: 'conflict',
      message: 'Cette clé d’idempotence a déjà servi à une autre demande',
    });
    expect((await call(auth.register, { body, headers: { 'idempotency-key': 'x'.repeat(256) } })).status).toBe(400);
    expect((await call(auth.register, { body })).error.message).toBe('Un compte existe déjà avec cet email');
  });

  it('forgets an Idempotency-Key after a day', async () => {
    const headers = { 'idempotency-key': uniqueEmail() };
    const make = () => call(auth.register, { body: { ...person, email: uniqueEmail() }, headers });
    expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
    vi.useFakeTimers({ now: Date.now() + 24 * 3600 * 1000 + 1000, toFake: ['Date'] });
    expect((await make()).status).toBe(201);
    vi.useRealTimers();
  });

  it.each([
    ['Abc1', 'Le mot de passe doit contenir au moins 8 caractères'],
    ['ABCDEFG1', 'Le mot de passe doit contenir au moins une lettre minuscule'],
    ['abcdefg1', 'Le mot de passe doit contenir au moins une lettre majuscule'],
    ['Abcdefgh', 'Le mot de passe doit contenir au moins un chiffre'],
  ])('says the first rule that %s breaks', async (password, message) => {
    const { status, error } = await register({ password });
    expect(status).toBe(400);
    expect(error.message).toBe(message);
    expect(error.details).toEqual([{ path: 'password', message }]);
  });

  it('accepts 128 characters, spaces and emoji, and refuses 129', async () => {
    expect((await register({ password: `Aa1 🎉${'é'.repeat(122)}` })).status).toBe(201);
    expect((await register({ password: `Aa1${'x'.repeat(126)}` })).status).toBe(400);
  });

  it.each(['', 'a', 'a@b', '@x.fr', 'a@@x.fr', 'a@x.fr\r\nBcc: b@x.fr', `${'a'.repeat(65)}@x.fr`, 'é@x.fr', 'ı@x.fr'])(
    'refuses %j as an e-mail',
    async (email) => {
      const { status, error } = await register({ email });
      expect(status).toBe(400);
      expect(error.details?.[0]?.path).toBe('email');
    },
  );

  it('refuses what the caller may not choose', async () => {
    for (const field of ['role', 'workspaceId', 'plan', 'status', 'createdAt', 'sessionEpoch']) {
      const { status, error } = await register({ [field]: 'admin' });
      expect(status).toBe(400);
      expect(error.details).toEqual([{ path: field, message: 'Champ inconnu' }]);
    }
  });
});
