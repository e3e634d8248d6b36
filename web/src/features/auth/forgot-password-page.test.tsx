import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { forgotPassword } from '../../../../shared/auth/auth.contract.ts';
import { fakeApi, json, offline } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const neutral = 'Si cet email existe, un lien de réinitialisation a été envoyé';

async function ask(email = 'zoe@agence.fr') {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
}

function show() {
  const api = fakeApi();
  renderPage(<ForgotPasswordPage />, '/forgot-password');
  return api;
}

test('says the link is for one use, and leads back to the sign-in', () => {
  show();
  expect(screen.getByText(/à usage unique/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/login');
});

test('a request accepted says so, and that the link ends in an hour', async () => {
  const api = show();
  api.answer(forgotPassword, { message: neutral });
  await ask();
  const note = await screen.findByRole('status');
  expect(note.textContent).toContain(neutral);
  expect(note.textContent).toContain('Le lien expire dans 1 heure');
  expect(api.calls(forgotPassword)[0]?.body).toEqual({ email: 'zoe@agence.fr' });
});

test('an acceptance without a sentence and a lost network say the same: nothing is disclosed', async () => {
  const api = show();
  api.behave(forgotPassword, offline);
  await ask();
  expect((await screen.findByRole('status')).textContent).toContain(neutral);
  api.answer(forgotPassword, { message: '' });
  await ask('');
  expect((await screen.findByRole('status')).textContent).toContain(neutral);
});

test.each([
  [{ success: false, error: { message: 'Trop de demandes' } }, 'Trop de demandes'],
  [{ success: false }, 'Une erreur est survenue'],
])('a reply that refuses is shown: %j', async (reply, message) => {
  const api = show();
  api.behave(forgotPassword, () => json(200, reply));
  await ask();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('status')).toBeNull();
});

test('asks for an e-mail', async () => {
  const api = show();
  await ask('zoe');
  expect(screen.getByText('Adresse e-mail invalide')).toBeDefined();
  expect(api.calls(forgotPassword)).toEqual([]);
});
