import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listAdminActivity } from '../../../../../shared/admin/activity.contract.ts';
import {
  type AdminUser,
  type AdminUserDetail,
  actOnUser,
  getUser,
  searchUsers,
  updateUser,
} from '../../../../../shared/admin/user.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { browser } from '../../../lib/browser.ts';
import { anActivityLine } from '../../../testing/admin-activity.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { UsersPage } from './users-page.tsx';

let api = fakeApi();

const jeanne: AdminUser = {
  id: 'usr_1',
  email: 'jeanne@agence.fr',
  firstName: 'Jeanne',
  lastName: 'Delmas',
  role: 'member',
  adminGrants: [],
  status: 'active',
  workspaces: [{ id: 'wks_1', name: 'Agence Rive', role: 'owner', planCode: 'professional', planName: 'Professional' }],
  lastSeenAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 3,
};
const detail: AdminUserDetail = {
  ...jeanne,
  emailProven: true,
  secondFactor: false,
  failedSignIns24h: 4,
  sessions: [
    {
      id: 'ses_1',
      device: 'Chrome sur Windows',
      ip: '192.0.2.7',
      createdAt: '2026-11-20T08:00:00.000Z',
      lastSeenAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-12-20T08:00:00.000Z',
      workspaceName: 'Agence Rive',
    },
  ],
};
const facets = {
  role: [{ value: 'admin', label: 'Administrateur', count: 1 }],
  status: [{ value: 'suspended', label: 'Suspendu', count: 2 }],
  planCode: [{ value: 'starter', label: 'Starter', count: 3 }],
};
const found = (items: AdminUser[]) => ({ items, nextCursor: null, total: items.length, facets });
const asked = () => Object.fromEntries(api.calls(searchUsers).at(-1)?.url.searchParams ?? []);
const show = (at = '/admin/users') => renderPage(<UsersPage />, at);
const administrator = (changes = {}) => aUser({ role: 'admin', permissions: ['admin:users'], ...changes });

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: administrator() });
  api.answer(searchUsers, found([jeanne, { ...jeanne, id: 'usr_2', lastName: 'Roy', status: 'suspended' }]));
  api.answer(getUser, { user: detail });
});

test('asks for nothing where one may not look, and says what is there and where one’s own is', async () => {
  api.answer(getProfile, { user: aUser() });
  show();
  await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' });
  expect(screen.getByText(/liste les comptes de la plateforme/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Équipe' }).getAttribute('href')).toBe('/settings?onglet=equipe');
  expect(api.calls(searchUsers)).toHaveLength(0);
});

test('says to an administrator without a second factor what they lack', async () => {
  api.answer(getProfile, { user: administrator({ permissions: [], lacksSecondFactor: true }) });
  show();
  const way = await screen.findByRole('link', { name: /Sécurité/ });
  expect(way.getAttribute('href')).toBe('/settings?onglet=securite');
});

test('lists people, with what is out of the ordinary', async () => {
  show();
  const rows = within(await screen.findByRole('region', { name: 'Les utilisateurs' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Jeanne Delmas'),
    expect.stringContaining('Suspendu'),
  ]);
  expect(screen.getByText('Vous voyez la plateforme entière.')).toBeTruthy();
  expect(asked()).toEqual({ limit: '50' });
});

test('filters as the address says, and takes the filters away', async () => {
  api.answer(searchUsers, found([]));
  show('/admin/users?q=rive&etat=suspended');
  await screen.findByText('Personne ne correspond');
  expect(asked()).toEqual({ limit: '50', q: 'rive', status: 'suspended' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'admin');
  await expect.poll(asked).toEqual({ limit: '50', q: 'rive', status: 'suspended', role: 'admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
  await expect.poll(asked).toEqual({ limit: '50' });
});

test('says that the list could not be read', async () => {
  api.refuse(searchUsers, 'unavailable');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Les utilisateurs');
});

test('suspends after it was asked once more, and names the workspaces without an owner', async () => {
  const soleOwnerOf = [{ id: 'wks_1', name: 'Agence Rive' }];
  api.answer(updateUser, { user: { ...jeanne, status: 'suspended', version: 4 }, soleOwnerOf });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Jeanne Delmas' }));
  await screen.findByText('Chrome sur Windows');
  await userEvent.click(screen.getByRole('button', { name: 'Suspendre' }));
  const dialog = await screen.findByRole('dialog', { name: /Suspendre le compte/ });
  expect(api.calls(updateUser)).toHaveLength(0);
  api.answer(getUser, { user: { ...detail, status: 'suspended', version: 4 } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspendre' }));
  expect(await screen.findByText(/Plus aucun propriétaire actif dans.*Agence Rive/)).toBeTruthy();
  expect(api.calls(updateUser)[0]?.body).toEqual({ status: 'suspended', version: 3 });
  expect(await screen.findByRole('button', { name: 'Rétablir' })).toBeTruthy();
});

test('says why the last administrator stays one', async () => {
  api.refuse(updateUser, 'last_admin');
  api.answer(getUser, { user: { ...detail, role: 'admin' } });
  show('/admin/users?personne=usr_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer l’administration' }));
  const dialog = await screen.findByRole('dialog', { name: /Retirer l’administration/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer l’administration' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Plus personne n’administrerait');
});

test('offers nothing against oneself, and sends a link to another', async () => {
  api.answer(getProfile, { user: administrator({ id: 'usr_1' }) });
  api.answer(actOnUser, { user: jeanne });
  show('/admin/users?personne=usr_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Envoyer un lien de réinitialisation' }));
  expect(screen.queryByRole('button', { name: 'Suspendre' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: /nouveau mot de passe/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer un lien de réinitialisation' }));
  expect(await screen.findByText('Lien envoyé à jeanne@agence.fr.')).toBeTruthy();
  expect(api.calls(actOnUser)[0]?.body).toEqual({ action: 'send_reset_link' });
});

test('« Voir comme » asks why, says what it never allows, and hands the token to a tab of its own', async () => {
  const tab = { postMessage: vi.fn() } as unknown as Window;
  const open = vi.spyOn(browser, 'openOwnTab').mockReturnValue(tab);
  renderPage(<UsersPage />, '/admin/users?personne=usr_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Voir comme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Voir comme Jeanne Delmas' }));
  expect(dialog.getByText('exports et téléchargements')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Trop bref');
  await userEvent.click(dialog.getByRole('button', { name: 'Ouvrir dans un nouvel onglet' }));
  expect(await dialog.findByText(/10 caractères au moins/)).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), ', en effet');
  api.answer(actOnUser, { token: 'imp_secret', expiresAt: '2026-11-27T08:00:00.000Z', user: aUser() });
  await userEvent.click(dialog.getByRole('button', { name: 'Ouvrir dans un nouvel onglet' }));
  expect(await screen.findByText('Vue ouverte dans un nouvel onglet.')).toBeTruthy();
  expect(api.calls(actOnUser)[0]?.body).toEqual({
    ...{ action: 'impersonate', workspaceId: 'wks_1', mode: 'read', reason: 'Trop bref, en effet' },
  });
  expect(open).toHaveBeenCalledExactlyOnceWith('/voir-comme');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('imp_secret');
});

test('tells nobody what a person did last who may not read the log', async () => {
  api.answer(listAdminActivity, { items: [anActivityLine()], nextCursor: null });
  show('/admin/users?personne=usr_1');
  await screen.findByRole('heading', { name: 'Sessions ouvertes' });
  expect(screen.queryByRole('heading', { name: 'Dernières actions' })).toBeNull();
  expect(api.calls(listAdminActivity)).toHaveLength(0);
});

test('leads from what a person did last to all of it', async () => {
  api.answer(getProfile, { user: administrator({ permissions: ['admin:users', 'admin:activity'] }) });
  api.answer(listAdminActivity, { items: [anActivityLine()], nextCursor: null });
  show('/admin/users?personne=usr_1');
  await screen.findByText('Board créé');
  const asked = api.calls(listAdminActivity).at(-1)?.url.searchParams;
  expect([asked?.get('workspaceId'), asked?.get('actorId'), asked?.get('limit')]).toEqual(['wks_1', 'usr_1', '5']);
  const all = screen.getByRole('link', { name: 'Tout voir dans le journal' });
  expect(all.getAttribute('href')).toBe('/admin/activity?espace=wks_1&qui=usr_1');
});

test('tells what a person did in one workspace at a time, of those that they are in', async () => {
  const [here] = detail.workspaces;
  const there = { ...here, id: 'wks_2', name: 'Atelier Nord' } as (typeof jeanne.workspaces)[number];
  api.answer(getProfile, { user: administrator({ permissions: ['admin:users', 'admin:activity'] }) });
  api.answer(getUser, { user: { ...detail, workspaces: [...detail.workspaces, there] } });
  api.answer(listAdminActivity, { items: [], nextCursor: null });
  show('/admin/users?personne=usr_1');
  await screen.findByText('Aucune parmi les dernières lignes du journal.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Espace' }), 'Atelier Nord');
  await waitFor(() =>
    expect(api.calls(listAdminActivity).map(({ url }) => url.searchParams.get('workspaceId'))).toEqual([
      'wks_1',
      'wks_2',
    ]),
  );
});
