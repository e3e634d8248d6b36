import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile, logout } from '../../../../shared/auth/auth.contract.ts';
import { searchEverything } from '../../../../shared/search/search.contract.ts';
import { browser } from '../../lib/browser.ts';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

let api = fakeApi();
let goTo = vi.spyOn(browser, 'goTo');

const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });

beforeEach(() => {
  setWidth(1440);
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  goTo = vi.spyOn(browser, 'goTo').mockReturnValue();
});

const navigation = () => screen.findByRole('navigation', { name: 'Navigation principale' });

async function show(at = '/') {
  renderApp(at, true);
  return within(await navigation());
}

test('the entries are those of the specification, in its order', async () => {
  const menu = await show();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Accueil',
    'Dashboard',
    'Bibliothèque Annonces',
    'Boards Kanban',
    'Prospects CRM',
    'Mes Personas',
    'Générateur IA',
    'Campagnes',
    'IA Apprentissage',
    'UGC Marketplace',
    'Mes Campagnes UGC',
    'Analytics',
    'Notifications',
    'Webhooks',
    'Paramètres',
    'Admin Dashboard',
    'Utilisateurs',
    'Plans',
    'Paiements',
    "Journal d'Activité",
    'Paramètres Système',
  ]);
  expect(within(menu.getByRole('list', { name: 'Administration' })).getAllByRole('link')).toHaveLength(6);
});

test.each([
  ['/', 'Accueil', 'page'],
  ['/ugc/campaigns', 'Mes Campagnes UGC', 'page'],
  ['/personas/create', 'Mes Personas', 'true'],
])('at %s the entry %s is the current one', async (at, label, mark) => {
  const menu = await show(at);
  const current = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[label, mark]]);
});

test('another page takes the focus to the content', async () => {
  const menu = await show();
  await userEvent.click(menu.getByRole('link', { name: 'Boards Kanban' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Boards Kanban' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the foot says who is signed in and what is left of the trial', async () => {
  const menu = await show();
  expect(await menu.findByText('Zoé Testeur')).toBeDefined();
  expect(menu.getByText('Essai · 11 jours')).toBeDefined();
});

test('after the trial, the plan', async () => {
  const { plan } = aUser();
  api.answer(getProfile, { user: aUser({ plan: { ...plan, trialEndsAt: null } }) });
  const menu = await show();
  expect(await menu.findByText('Offre Professional')).toBeDefined();
});

test('signing out tells the server, clears the tokens and leaves', async () => {
  api.answer(logout, {});
  const menu = await show();
  await userEvent.click(menu.getByRole('button', { name: 'Déconnexion' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
  expect(api.calls(logout)[0]?.body).toEqual({ refreshToken: 'refresh' });
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('refreshToken')).toBeNull();
});

test('signing out works without a network', async () => {
  api.behave(logout, offline);
  const menu = await show();
  await userEvent.click(menu.getByRole('button', { name: 'Déconnexion' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('folded, the entries keep their names, and it is remembered', async () => {
  const menu = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Replier le menu' }));
  expect(menu.getByRole('link', { name: 'Boards Kanban' })).toBeDefined();
  expect(menu.getByRole('button', { name: 'Déconnexion' })).toBeDefined();
  expect(localStorage.getItem('sidebarNarrow')).toBe('true');
});

test('the button « Ouvrir le menu » opens the menu again as a drawer', async () => {
  setWidth(390);
  renderApp('/', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir le menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  const menu = within(drawer.getByRole('navigation', { name: 'Navigation principale' }));
  expect(menu.getAllByRole('link')).toHaveLength(21);
  expect(drawer.getByRole('button', { name: 'Déconnexion' })).toBeDefined();
  await userEvent.click(menu.getByRole('link', { name: 'Campagnes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/campaigns');
});

test('what is typed while the palette is on its way is in its field', async () => {
  await show();
  api.answer(searchEverything, { items: [], missing: [] });
  // Nothing is drawn before the last key.
  act(() => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of 'boards') fireEvent.keyDown(document.body, { key });
  });
  expect(await screen.findByRole('combobox', { name: 'Rechercher partout' })).toHaveProperty('value', 'boards');
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
  '%s opens the palette, which leads to a page',
  async (keys) => {
    api.answer(searchEverything, { items: [], missing: [] });
    await show();
    await userEvent.keyboard(keys);
    const search = await screen.findByRole('combobox', { name: 'Rechercher partout' });
    await userEvent.type(search, 'generateur ia');
    await userEvent.click(await screen.findByRole('option', { name: 'Générateur IA' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Générateur IA' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Rechercher partout' })).toBeNull();
  },
);

test('? lists the shortcuts, where those of one key can be switched off', async () => {
  await show();
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
  await userEvent.click(dialog.getByRole('switch', { name: /^Raccourcis à une seule touche/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the colour scheme is chosen and remembered under the name that /theme.js reads', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Apparence' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sombre' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
});

test('the account menu says who, which plan, and leads to the settings', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Mon compte' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText('zoe@agence.fr')).toBeDefined();
  expect(menu.getByRole('menuitem', { name: 'Paramètres' }).getAttribute('href')).toBe('/settings');
});

test('while the platform is closed a page says why, in place of all others', async () => {
  api.refuse(getProfile, 'maintenance', { message: 'Nous déménageons jusqu’à 9 h' });
  renderApp('/ads', true);
  expect(await screen.findByRole('heading', { name: 'Réclame est en maintenance' })).toBeDefined();
  expect(screen.getByText('Nous déménageons jusqu’à 9 h')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});
