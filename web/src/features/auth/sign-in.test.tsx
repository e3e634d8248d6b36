import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { login } from '../../../../shared/auth/auth.contract.ts';
import { passSecondFactor } from '../../../../shared/auth/second-factor.contract.ts';
import { reasons } from '../../../../shared/kernel/error-messages.ts';
import { browser } from '../../lib/browser.ts';
import { fakeApi, json, offline, silence } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

function show() {
  const goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  const api = fakeApi();
  renderPage(<LoginPage />, '/login');
  return { api, goTo };
}

async function signIn(email = 'zoe@agence.fr', password = 'secret') {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Mot de passe'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
}

test('offers the two tabs, the first one open, and the way to a new password', () => {
  show();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Connexion', 'Inscription']);
  expect(screen.getByRole('tab', { name: 'Connexion' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('link', { name: 'Mot de passe oublié ?' }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
  expect(screen.getByLabelText('Mot de passe').getAttribute('autocomplete')).toBe('current-password');
});

test('a sign-in stores both tokens as they are and leaves for the application', async () => {
  const { api, goTo } = show();
  api.answer(login, { token: 'a.b.c', refreshToken: 'r', user: aUser(), device: 'mark' });
  await signIn();
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(localStorage.getItem('token')).toBe('a.b.c');
  expect(localStorage.getItem('refreshToken')).toBe('r');
  expect(api.calls(login)[0]?.body).toEqual({ email: 'zoe@agence.fr', password: 'secret' });
});

test('a browser that was used before says so, and is remembered anew', async () => {
  const { api, goTo } = show();
  localStorage.setItem('device', 'mark');
  api.answer(login, { token: 'a.b.c', refreshToken: 'r', user: aUser(), device: 'another mark' });
  await signIn();
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(api.calls(login)[0]?.body).toEqual({ email: 'zoe@agence.fr', password: 'secret', device: 'mark' });
  expect(localStorage.getItem('device')).toBe('another mark');
});

test('is busy while it waits, and asks once', async () => {
  const { api } = show();
  api.behave(login, silence);
  await signIn();
  const busy = await screen.findByRole('button', { name: 'Connexion...' });
  await userEvent.click(busy);
  await userEvent.click(busy);
  expect(api.calls(login)).toHaveLength(1);
});

test('a refused sign-in says what the server says, keeps the fields and goes nowhere', async () => {
  const { api, goTo } = show();
  api.refuse(login, 'wrong_credentials');
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Email ou mot de passe incorrect');
  expect(screen.getByLabelText('Mot de passe')).toHaveProperty('value', 'secret');
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeDefined();
  expect(goTo).not.toHaveBeenCalled();
});

test.each([
  ['a lost network', offline],
  ['an answer of somebody else', () => new Response('<html>', { status: 502 })],
  ['a refusal without a sentence', () => json(401, { success: false, error: {} })],
])('%s leaves the screen its own message', async (_, answer) => {
  const { api } = show();
  api.behave(login, answer);
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Erreur de connexion');
});

test('asks for an e-mail and a password, nothing more', async () => {
  const { api } = show();
  await signIn('', '');
  expect(screen.getAllByText('Ce champ est obligatoire')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'zoe');
  expect(screen.getAllByText('Ce champ est obligatoire')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(screen.getByText('Adresse e-mail invalide')).toBeDefined();
  expect(api.calls(login)).toEqual([]);
});

test('shows on its field what the server says of a field', async () => {
  const { api } = show();
  api.refuse(login, 'validation_error', { details: [{ path: 'email', message: 'Adresse e-mail invalide' }] });
  await signIn('zoe@agence');
  expect(await screen.findByText('Adresse e-mail invalide')).toBeDefined();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Les données envoyées ne sont pas valides');
});

describe('with a second factor', () => {
  const pair = { token: 'a.b.c', refreshToken: 'r', user: aUser(), device: 'mark' };
  const typeCode = async (code: string, label = 'Code de vérification') =>
    userEvent.type(await screen.findByLabelText(new RegExp(label)), `${code}{Enter}`);

  async function showStep() {
    const shown = show();
    shown.api.answer(login, { challenge: 'secret' });
    await signIn();
    return shown;
  }

  test('the code of the telephone is asked after the password, and no token is kept before', async () => {
    const { api, goTo } = await showStep();
    api.answer(passSecondFactor, { ...pair, recoveryCodesLeft: null });
    expect((await screen.findByLabelText(/Code de vérification/)).getAttribute('autocomplete')).toBe('one-time-code');
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Connexion', 'Inscription']);
    await typeCode('123456');
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(api.calls(passSecondFactor)[0]?.body).toEqual({ challenge: 'secret', code: '123456' });
    expect([localStorage.getItem('token'), localStorage.getItem('device')]).toEqual(['a.b.c', 'mark']);
  });

  test('a wrong code is said on its field', async () => {
    const { api } = await showStep();
    const { message } = reasons.wrong_code;
    api.refuse(passSecondFactor, 'wrong_code', { details: [{ path: 'code', message }] });
    await typeCode('000000');
    expect(await screen.findByText(/^Code incorrect/)).toBeDefined();
  });

  test('a recovery code opens too, and says how many are left', async () => {
    const { api, goTo } = await showStep();
    api.answer(passSecondFactor, { ...pair, recoveryCodesLeft: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Utiliser un code de récupération' }));
    await typeCode('ABCD-EFGH-JKLM-NPQR', 'Code de récupération');
    expect(await screen.findByText(/Il vous en reste 3/)).toBeDefined();
    expect(goTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('a sign-in that took too long goes back to the password, and says why', async () => {
    const { api } = await showStep();
    api.refuse(passSecondFactor, 'challenge_invalid');
    await typeCode('123456');
    expect((await screen.findByRole('alert')).textContent).toBe(reasons.challenge_invalid.message);
    expect(screen.getByLabelText('Mot de passe')).toBe(document.activeElement);
  });
});
