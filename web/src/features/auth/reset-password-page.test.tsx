import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { resetPassword } from '../../../../shared/auth/auth.contract.ts';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

function show(search = '?token=abc%2B1') {
  const api = fakeApi();
  window.history.replaceState(null, '', `/reset-password${search}`);
  renderPage(<ResetPasswordPage />, '/reset-password');
  return api;
}

const submit = () => screen.getByRole('button', { name: 'Réinitialiser le mot de passe' });

async function fill(newPassword: string, confirmation = newPassword) {
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), newPassword);
  await userEvent.type(screen.getByLabelText('Confirmer le mot de passe'), confirmation);
}

test.each(['', '?token='])('without a token (%s): an invalid link, and the way to another', (search) => {
  show(search);
  expect(screen.getByRole('heading', { name: 'Lien invalide' })).toBeDefined();
  expect(screen.getByText('Lien de réinitialisation invalide ou expiré')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
});

test('the token leaves the address and stays in memory', async () => {
  const api = show();
  expect(window.location.search).toBe('');
  expect(window.location.pathname).toBe('/reset-password');
  api.answer(resetPassword, { message: 'Mot de passe réinitialisé' });
  await fill('Secret123');
  await userEvent.click(submit());
  await screen.findByRole('status');
  expect(api.calls(resetPassword)[0]?.body).toEqual({ token: 'abc+1', newPassword: 'Secret123' });
});

test('sends nothing until both entries are there and equal, and says live whether they are', async () => {
  show();
  expect(submit()).toHaveProperty('disabled', true);
  await fill('Secret123', 'Secret12');
  expect(screen.getByText('Les mots de passe ne correspondent pas')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Confirmer le mot de passe'), '3');
  expect(screen.getByText('Les mots de passe correspondent')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', false);
});

test('checks the rules of the password in their order', async () => {
  const api = show();
  await fill('secret');
  await userEvent.click(submit());
  expect(screen.getByText('Le mot de passe doit contenir au moins 8 caractères')).toBeDefined();
  expect(api.calls(resetPassword)).toEqual([]);
});

test('a success is confirmed, then leads to the sign-in after two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = show();
  api.answer(resetPassword, { message: 'Votre mot de passe a été réinitialisé' });
  await fill('Secret123');
  await userEvent.click(submit());
  expect((await screen.findByRole('status')).textContent).toContain('Votre mot de passe a été réinitialisé');
  act(() => void vi.advanceTimersByTime(1_900));
  expect(screen.getByTestId('address').textContent).toBe('/reset-password');
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByTestId('address').textContent).toBe('/login');
});

test('a link that was used already leads to another, and shows no form', async () => {
  const api = show();
  api.refuse(resetPassword, 'reset_link_invalid');
  await fill('Secret123');
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Lien de réinitialisation invalide ou expiré');
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
});

test('a lost network leaves the screen its own message', async () => {
  const api = show();
  api.behave(resetPassword, offline);
  await fill('Secret123');
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Erreur lors de la réinitialisation du mot de passe');
});
