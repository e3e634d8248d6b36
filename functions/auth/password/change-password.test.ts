import { describe, expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';

const change = (token: string, currentPassword: string, newPassword = 'Nouveau2026') =>
  call(auth.changePassword, { token, body: { currentPassword, newPassword } });
const login = (email: string, typed: string) => call(auth.login, { body: { email, password: typed } });

describe('changePassword', () => {
  it('changes it, keeps this session, ends the others and tells the owner', async () => {
    const { email, token, refreshToken } = await signedInUser();
    const other = (await login(email, password)).data;
    expect((await change(token, password)).status).toBe(200);
    expect((await call(auth.getProfile, { token })).status).toBe(200);
    expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(200);
    expect((await call(auth.getProfile, { token: other.token })).status).toBe(401);
    expect((await call(auth.refresh, { body: { refreshToken: other.refreshToken } })).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, 'Nouveau2026')).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Votre mot de passe Réclame a été modifié');
  });

  it('takes the same again, which ends the other sessions', async () => {
    const { email, token } = await signedInUser();
    const other = (await login(email, password)).data;
    expect((await change(token, password, password)).status).toBe(200);
    expect((await call(auth.getProfile, { token: other.token })).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  it('refuses a wrong current password with 400 on its field', async () => {
    const { token } = await signedInUser();
    const { status, error } = await change(token, 'Faux2026xx');
    expect(status).toBe(400);
    expect(error.message).toBe('Mot de passe actuel incorrect');
    expect(error.details).toEqual([{ path: 'currentPassword', message: 'Mot de passe actuel incorrect' }]);
  });

  it('refuses a weak new password and changes nothing', async () => {
    const { email, token } = await signedInUser();
    const { status, error } = await change(token, password, 'sanschiffre');
    expect(status).toBe(400);
    expect(error.message).toBe('Le mot de passe doit contenir au moins une lettre majuscule');
    expect((await login(email, password)).status).toBe(200);
  });

  it('refuses after ten wrong tries, so that a stolen session cannot guess', async () => {
    const { token } = await signedInUser();
    for (let n = 0; n < 10; n++) expect((await change(token, 'Faux2026xx')).status).toBe(400);
    expect((await change(token, password)).status).toBe(429);
  });

  it('lets one of two parallel changes through', async () => {
    const { email, token } = await signedInUser();
    const answers = await Promise.all([change(token, password, 'Premier2026'), change(token, password, 'Second2026')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const works = await Promise.all([login(email, 'Premier2026'), login(email, 'Second2026')]);
    expect(works.map((answer) => answer.status).sort()).toEqual([200, 401]);
  });
});
