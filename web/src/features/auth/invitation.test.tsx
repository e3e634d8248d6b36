import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProfile, logout } from '../../../../shared/auth/auth.contract.ts';
import { acceptInvitation, getInvitation, type ShownInvitation } from '../../../../shared/team/invitation.contract.ts';
import { browser } from '../../lib/browser.ts';
import { storeTokens } from '../../lib/session.ts';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { aToken, aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { LoginPage } from './login-page.tsx';

const pair = { token: 'a.b.c', refreshToken: 'r', user: aUser() };
const lea: ShownInvitation = {
  workspaceName: 'Agence Démo',
  invitedBy: 'Camille Moreau',
  email: 'lea@studio.fr',
  role: 'viewer',
  message: null,
  accountExists: false,
};

let api = fakeApi();
let goTo = vi.spyOn(browser, 'goTo');

beforeEach(() => {
  api = fakeApi();
  goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  api.answer(getInvitation, lea);
});

afterEach(() => {
  localStorage.clear();
});

const open = () => renderPage(<LoginPage />, '/login?invitation=secret');
const address = () => screen.getByTestId('address').textContent;
const password = () => screen.getByLabelText('Mot de passe');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opened by who is signed in. */
function openAs(email: string) {
  storeTokens({ token: aToken(30), refreshToken: 'before' });
  api.answer(getProfile, { user: aUser({ email }) });
  api.answer(logout, {});
  const onClose = vi.fn();
  renderPage(<InvitationDialog token="secret" onClose={onClose} />, '/');
  return onClose;
}

test('says who invites where as what, keeps the secret out of the address, and makes the account', async () => {
  api.answer(getInvitation, { ...lea, message: 'À lundi !' });
  open();
  expect(await screen.findByRole('heading', { name: 'Rejoindre Agence Démo' })).toBeDefined();
  expect(screen.getByText(/^Camille Moreau vous invite/).textContent).toContain('Lecteur');
  expect(screen.getByText('À lundi !')).toBeDefined();
  expect(address()).toBe('/login');
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
  await userEvent.type(screen.getByLabelText('Prénom'), 'Léa');
  await userEvent.type(screen.getByLabelText('Nom'), 'Aubert');
  await userEvent.type(password(), 'Bonjour2026');
  api.answer(acceptInvitation, pair);
  await press('Créer mon compte et rejoindre');
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(api.calls(acceptInvitation)[0]?.body).toEqual({
    password: 'Bonjour2026',
    firstName: 'Léa',
    lastName: 'Aubert',
  });
  expect(localStorage.getItem('token')).toBe('a.b.c');
});

test('a weak password is said on its field, and nothing is sent', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Prénom'), 'Léa');
  await userEvent.type(screen.getByLabelText('Nom'), 'Aubert');
  await userEvent.type(password(), 'abc');
  await press('Créer mon compte et rejoindre');
  expect(screen.getByText('Le mot de passe doit contenir au moins 8 caractères')).toBeDefined();
  expect(document.activeElement).toBe(password());
  expect(api.calls(acceptInvitation)).toEqual([]);
});

test('who has an account gives its password alone; a wrong one can be typed again', async () => {
  api.answer(getInvitation, { ...lea, accountExists: true });
  open();
  await screen.findByRole('heading', { name: 'Rejoindre Agence Démo' });
  expect(screen.queryByLabelText('Prénom')).toBeNull();
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  api.refuse(acceptInvitation, 'wrong_credentials');
  await userEvent.type(password(), 'Faux2026xx');
  await press('Rejoindre l’espace');
  expect((await screen.findByRole('alert')).textContent).toContain('Email ou mot de passe incorrect');
  api.answer(acceptInvitation, pair);
  await userEvent.clear(password());
  await userEvent.type(password(), 'Bonjour2026');
  await press('Rejoindre l’espace');
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(api.calls(acceptInvitation)[1]?.body).toEqual({ password: 'Bonjour2026' });
});

test('a link that is expired, used, replaced or unknown says how to have another, and leads to the sign-in', async () => {
  api.refuse(getInvitation, 'invitation_invalid');
  open();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Cette invitation n’est plus valable.*Renvoyer/s);
  await press('Aller à la connexion');
  expect(screen.getByRole('tab', { name: 'Connexion' })).toBeDefined();
});

test('one that is used in another tab meanwhile says so, instead of the form', async () => {
  api.answer(getInvitation, { ...lea, accountExists: true });
  open();
  await userEvent.type(await screen.findByLabelText('Mot de passe'), 'Bonjour2026');
  api.refuse(acceptInvitation, 'invitation_invalid');
  await press('Rejoindre l’espace');
  expect(await screen.findByText('Cette invitation n’est plus valable')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

test('what is no fault of the link can be asked again', async () => {
  api.behave(getInvitation, offline);
  open();
  await screen.findByRole('alert');
  api.answer(getInvitation, lea);
  await press('Réessayer');
  expect(await screen.findByRole('heading', { name: 'Rejoindre Agence Démo' })).toBeDefined();
});

test('may be left aside', async () => {
  open();
  await screen.findByRole('heading', { name: 'Rejoindre Agence Démo' });
  await press('Pas maintenant');
  expect(screen.getByRole('tab', { name: 'Inscription' })).toBeDefined();
});

test('someone signed in with another address is told so, and comes back to the link once signed out', async () => {
  const onClose = openAs('paul@agence.fr');
  expect(await screen.findByText(/Cette invitation est pour lea@studio.fr/)).toBeDefined();
  expect(screen.getByText(/le compte paul@agence.fr/)).toBeDefined();
  expect(screen.queryByLabelText('Mot de passe')).toBeNull();
  await press('Me déconnecter et répondre');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?invitation=secret'));
  expect(api.calls(logout)[0]?.body).toEqual({ refreshToken: 'before' });
  expect(localStorage.getItem('token')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('someone signed in with that very address joins, and their session of before ends', async () => {
  api.answer(getInvitation, { ...lea, accountExists: true });
  openAs('lea@studio.fr');
  await userEvent.type(await screen.findByLabelText('Mot de passe'), 'Bonjour2026');
  api.answer(acceptInvitation, pair);
  await press('Rejoindre l’espace');
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(api.calls(logout)[0]?.body).toEqual({ refreshToken: 'before' });
  expect(localStorage.getItem('token')).toBe('a.b.c');
});

test('someone signed in who opens a dead link closes it and stays', async () => {
  api.refuse(getInvitation, 'invitation_invalid');
  const onClose = openAs('paul@agence.fr');
  await screen.findByText('Cette invitation n’est plus valable');
  await press('Retour à l’accueil');
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem('token')).not.toBeNull();
});
