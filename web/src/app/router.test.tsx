import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerReportRecipient, getReportRecipient } from '../../../shared/analytics/recipients.contract.ts';
import { confirmEmail, getProfile } from '../../../shared/auth/auth.contract.ts';
import { browser } from '../lib/browser.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aUser } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInPages } from './pages.tsx';

let goTo = vi.spyOn(browser, 'goTo');

beforeEach(() => {
  goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
  fakeApi().answer(getProfile, { user: aUser() });
});

const address = () => `${window.location.pathname}${window.location.search}`;

const routesOfTheSpecification = [
  ['/', 'Accueil'],
  ['/dashboard', 'Dashboard'],
  ['/ads', 'Bibliothèque Annonces'],
  ['/boards', 'Boards Kanban'],
  ['/prospects', 'Prospects CRM'],
  ['/ai-generator', 'Générateur IA'],
  ['/campaigns', 'Campagnes'],
  ['/analytics', 'Analytics'],
  ['/notifications', 'Notifications'],
  ['/webhooks', 'Webhooks'],
  ['/settings', 'Paramètres'],
  ['/personas', 'Mes Personas'],
  ['/personas/create', 'Nouveau persona'],
  ['/ugc/marketplace', 'UGC Marketplace'],
  ['/ugc/creators/crt_1', 'Créateur UGC'],
  ['/ugc/campaigns', 'Mes Campagnes UGC'],
  ['/ugc/campaigns/create', 'Nouvelle campagne UGC'],
  ['/learning/import', 'IA Apprentissage'],
  ['/admin/dashboard', 'Admin Dashboard'],
  ['/admin/users', 'Utilisateurs'],
  ['/admin/users/usr_1/permissions', 'Permissions de l’utilisateur'],
  ['/admin/plans', 'Plans'],
  ['/admin/payments', 'Paiements'],
  ['/admin/activity', "Journal d'Activité"],
  ['/admin/settings', 'Paramètres Système'],
] as const;

test.each(routesOfTheSpecification)('signed in, %s shows %s in the shell', async (path, title) => {
  renderApp(path, true);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  await waitFor(() => expect(document.title).toBe(`${title} · Réclame`));
  expect(await screen.findByRole('navigation', { name: 'Navigation principale' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Chargement...')).toBeNull());
  expect(address()).toBe(path);
});

test('there is no other page', () => {
  expect(Object.keys(signedInPages)).toHaveLength(routesOfTheSpecification.length);
});

test.each(['/login', '/forgot-password', '/reset-password?token=a', '/nowhere', '/ads/deep/er', '/admin'])(
  'signed in, %s leads to /',
  async (path) => {
    renderApp(path, true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Accueil' })).toBeDefined();
    expect(address()).toBe('/');
  },
);

test('signed in, the link of a welcome mail confirms the address, says so and leads to /', async () => {
  const api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.answer(confirmEmail, { message: 'Votre adresse e-mail est confirmée', outcome: 'confirmed' });
  renderApp('/login?confirmation=abc-1', true);
  expect(await screen.findByText('Votre adresse e-mail est confirmée.')).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1, name: 'Accueil' })).toBeDefined();
  expect(address()).toBe('/');
  expect(api.calls(confirmEmail).map(({ body }) => body)).toEqual([{ token: 'abc-1' }]);
});

test.each([true, false])('the way back of a change of address is asked first (signed in: %s)', async (signedIn) => {
  const api = fakeApi();
  api.answer(confirmEmail, { message: 'ok', outcome: 'restored' });
  window.history.replaceState(null, '', '/restore-email?confirmation=abc-2');
  renderApp('/restore-email?confirmation=abc-2', signedIn);
  const keep = await screen.findByRole('button', { name: 'Garder mon adresse' });
  expect(address()).toBe('/restore-email');
  expect(api.calls(confirmEmail)).toEqual([]);
  await userEvent.click(keep);
  expect(await screen.findByRole('heading', { name: 'Adresse rétablie' })).toBeDefined();
  expect(api.calls(confirmEmail).map(({ body }) => body)).toEqual([{ token: 'abc-2' }]);
});

test.each([true, false])('reports are wanted or not by a press (signed in: %s)', async (signedIn) => {
  const api = fakeApi();
  const recipient = { email: 'a@marque.example', workspace: 'Agence Lumière', state: 'asked' as const };
  api.answer(getReportRecipient, { recipient });
  api.answer(answerReportRecipient, { recipient: { ...recipient, state: 'confirmed' } });
  renderApp('/abonnement/rrc_1.abc', signedIn);
  const yes = await screen.findByRole('button', { name: 'Recevoir ces rapports' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rapports par e-mail');
  expect(api.calls(answerReportRecipient)).toEqual([]);
  await userEvent.click(yes);
  expect((await screen.findByText(/reçoit les rapports de/)).isConnected).toBe(true);
  expect(api.calls(answerReportRecipient).map(({ body }) => body)).toEqual([{ action: 'confirm' }]);
  api.answer(answerReportRecipient, { recipient: { ...recipient, state: 'left' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ne plus les recevoir' }));
  expect((await screen.findByText(/ne reçoit plus les rapports de/)).isConnected).toBe(true);
});

test('a link that leads to no recipient says so', async () => {
  const api = fakeApi();
  api.refuse(getReportRecipient, 'not_found');
  renderApp('/abonnement/faux', false);
  expect((await screen.findByText('Lien inconnu')).isConnected).toBe(true);
});

test.each(['/', '/ads', '/admin/users', '/nowhere'])('signed out, %s leads to /login', async (path) => {
  renderApp(path, false);
  expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined();
  expect(address()).toBe('/login');
  expect(document.title).toBe('Connexion · Réclame');
});

test.each([
  ['/login', 'Se connecter à son compte'],
  ['/forgot-password', 'Mot de passe oublié'],
  ['/reset-password', 'Lien invalide'],
])('signed out, %s shows itself', async (path, title) => {
  renderApp(path, false);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(address()).toBe(path);
});

test.each([true, false])('static documents are fetched as documents (signed in: %s)', async (signedIn) => {
  renderApp('/legal/cgu?a=1#b', signedIn);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/legal/cgu?a=1#b'));
});
