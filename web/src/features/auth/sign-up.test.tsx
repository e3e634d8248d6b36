import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { register } from '../../../../shared/auth/auth.contract.ts';
import { fakeApi, offline, silence } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

function show() {
  const api = fakeApi();
  renderPage(<LoginPage />, '/login?tab=sign-up');
  return api;
}

async function signUp(password = 'Secret123', company = '') {
  await userEvent.type(screen.getByLabelText('Prénom'), 'Zoé');
  await userEvent.type(screen.getByLabelText('Nom'), 'Testeur');
  if (company) await userEvent.type(screen.getByLabelText('Entreprise optionnel'), company);
  await userEvent.type(screen.getByLabelText('Email'), 'zoe@agence.fr');
  if (password) await userEvent.type(screen.getByLabelText('Mot de passe'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
}

const held = () =>
  within(screen.getByRole('list', { name: 'Règles à respecter' }))
    .getAllByRole('listitem')
    .filter((rule) => rule.dataset.held)
    .map((rule) => rule.querySelector('span')?.textContent);

test('the tab is in the address, both ways', async () => {
  show();
  expect(screen.getByRole('tab', { name: 'Inscription' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: 'Connexion' }));
  expect(screen.getByTestId('address').textContent).toBe('/login');
  await userEvent.click(screen.getByRole('tab', { name: 'Inscription' }));
  expect(screen.getByTestId('address').textContent).toBe('/login?tab=sign-up');
});

test('ticks the rules of the password as they are met', async () => {
  show();
  const password = screen.getByLabelText('Mot de passe');
  expect(held()).toEqual([]);
  await userEvent.type(password, 'abc');
  expect(held()).toEqual(['une lettre minuscule']);
  await userEvent.type(password, 'DEFGH');
  expect(held()).toEqual(['8 caractères minimum', 'une lettre minuscule', 'une lettre majuscule']);
  await userEvent.type(password, '1');
  expect(held()).toEqual(['8 caractères minimum', 'une lettre minuscule', 'une lettre majuscule', 'un chiffre']);
});

test.each([
  ['', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['Ab1', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['ABCDEFGH', 'Le mot de passe doit contenir au moins une lettre minuscule'],
  ['abcdefgh', 'Le mot de passe doit contenir au moins une lettre majuscule'],
  ['abcdEFGH', 'Le mot de passe doit contenir au moins un chiffre'],
])('the password « %s » is stopped by the first rule it breaks', async (password, message) => {
  const api = show();
  await signUp(password);
  expect(screen.getByText(message)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Mot de passe'));
  expect(api.calls(register)).toEqual([]);
});

test('a first name, a last name and an e-mail are needed, a company is not', async () => {
  const api = show();
  await userEvent.type(screen.getByLabelText('Mot de passe'), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  const invalid = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(invalid.map((field) => field.getAttribute('name'))).toEqual(['firstName', 'lastName', 'email']);
  expect(api.calls(register)).toEqual([]);
});

test('an account created leads to the sign-in, the e-mail kept and the password gone', async () => {
  const api = show();
  api.answer(register, { user: aUser() });
  await signUp('Secret123', 'Agence Œuvrard');
  expect((await screen.findByRole('status')).textContent).toBe(
    'Votre compte a été créé. Vous pouvez maintenant vous connecter.',
  );
  expect(screen.getByRole('tab', { name: 'Connexion' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'zoe@agence.fr');
  const password = screen.getByLabelText('Mot de passe');
  expect(password).toHaveProperty('value', '');
  expect(document.activeElement).toBe(password);
  expect(localStorage.getItem('token')).toBeNull();
  expect(api.calls(register)[0]?.body).toEqual({
    email: 'zoe@agence.fr',
    password: 'Secret123',
    firstName: 'Zoé',
    lastName: 'Testeur',
    company: 'Agence Œuvrard',
  });
});

test('is busy while it waits', async () => {
  const api = show();
  api.behave(register, silence);
  await signUp();
  expect(await screen.findByRole('button', { name: 'Création...' })).toBeDefined();
});

test('an e-mail already taken is said', async () => {
  const api = show();
  api.refuse(register, 'email_taken');
  await signUp();
  expect((await screen.findByRole('alert')).textContent).toBe('Un compte existe déjà avec cet email');
});

test('a lost network leaves the screen its own message', async () => {
  const api = show();
  api.behave(register, offline);
  await signUp();
  expect((await screen.findByRole('alert')).textContent).toBe('Erreur lors de la création du compte');
});

test('what the server says of the password stands on the password, once', async () => {
  const message = 'Le mot de passe doit contenir au moins un chiffre';
  const api = show();
  api.refuse(register, 'validation_error', { message, details: [{ path: 'password', message }] });
  await signUp();
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Mot de passe').getAttribute('aria-invalid')).toBe('true');
});
