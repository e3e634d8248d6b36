import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import {
  getUserPermissions,
  listProductRoutes,
  type PermissionRow,
  type UserPermissions,
  updateUserPermissions,
} from '../../../../../shared/admin/permission.contract.ts';
import { type AdminUserDetail, getUser } from '../../../../../shared/admin/user.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { permissionLabel } from '../../../../../shared/kernel/permission-labels.ts';
import {
  adminPermissions,
  type Permission,
  type Place,
  rolePermissions,
  workspacePermissions,
  workspacePermissionsOf,
} from '../../../../../shared/kernel/permissions.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PermissionsPage } from './permissions-page.tsx';

let api = fakeApi();

const jeanne: AdminUserDetail = {
  id: 'usr_1',
  email: 'jeanne@agence.fr',
  firstName: 'Jeanne',
  lastName: 'Delmas',
  role: 'member',
  adminGrants: [],
  status: 'active',
  workspaces: [
    { id: 'wks_1', name: 'Agence Rive', role: 'viewer', planCode: 'professional', planName: 'Professional' },
    { id: 'wks_2', name: 'Studio Nord', role: 'member', planCode: 'starter', planName: 'Starter' },
  ],
  lastSeenAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 1,
  emailProven: true,
  secondFactor: false,
  failedSignIns24h: 0,
  sessions: [],
};

const row = (permission: Permission, of: Partial<PermissionRow>): PermissionRow => ({
  permission,
  word: '',
  verb: '',
  label: permissionLabel(permission),
  base: false,
  effective: false,
  source: 'none',
  locked: false,
  routes: 1,
  ...of,
});

function permissionsOf(place: Place, changes: Partial<UserPermissions> = {}, locked = false): UserPermissions {
  const may = workspacePermissionsOf(place);
  return {
    userId: 'usr_1',
    workspaceId: 'wks_1',
    role: 'member',
    workspaceRole: place.role,
    rows: workspacePermissions.map((permission) => {
      const [base, effective] = [rolePermissions[place.role].includes(permission), may.has(permission)];
      const source = base ? (effective ? 'role' : 'refused') : effective ? 'granted' : 'none';
      return row(permission, { base, effective, source, locked });
    }),
    adminRows: adminPermissions.map((permission) =>
      row(permission, { locked: locked || permission !== 'admin:users' }),
    ),
    routes: { all: 212, open: 20, anyAdmin: 2 },
    version: 4,
    ...changes,
  };
}

const show = (at = '/admin/users/usr_1/permissions') =>
  renderPage(
    <Routes>
      <Route path="/admin/users/:userId/permissions" element={<PermissionsPage />} />
    </Routes>,
    at,
  );
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const sent = () => api.calls(updateUserPermissions).map(({ body }) => body);

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['admin:users'] }) });
  api.answer(getUser, { user: jeanne });
  api.answer(getUserPermissions, { permissions: permissionsOf({ role: 'viewer' }) });
});

test('asks for nothing where one may not look', async () => {
  api.answer(getProfile, { user: aUser() });
  show();
  await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' });
  expect(api.calls(getUserPermissions)).toHaveLength(0);
});

test('sums the changes, and saves whole lists', async () => {
  const opened = 20 + rolePermissions.viewer.length;
  show();
  await screen.findByRole('button', { name: `${opened} routes sur 212` });
  await userEvent.click(await box('Prospects\u00a0: exporter, non donné'));
  await userEvent.click(await box('Boards\u00a0: lire, donné par le rôle'));
  await userEvent.click(await box('Comptes et permissions'));
  expect(screen.getByText('+ Prospects : exporter, − Boards : lire, + Comptes et permissions')).toBeTruthy();
  expect(screen.getByRole('button', { name: `${opened + 3} routes sur 212` })).toBeTruthy();
  expect(screen.getByText(new RegExp(`${opened} avant ces changements`))).toBeTruthy();
  const place: Place = { role: 'viewer', grants: ['prospects:export'], refusals: ['boards:read'] };
  api.answer(updateUserPermissions, { permissions: permissionsOf(place, { version: 6 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Aucun changement');
  expect(sent()).toEqual([
    {
      workspaceId: 'wks_1',
      grants: ['prospects:export'],
      refusals: ['boards:read'],
      adminGrants: ['admin:users'],
      version: 4,
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Revenir au rôle' }));
  expect(await box('Boards\u00a0: lire, donné par le rôle')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await expect.poll(sent).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ grants: [], refusals: [], version: 6 });
});

test('opens the list of routes, each with what opens it, asked for then alone', async () => {
  const route = { method: 'GET', path: '/api/boards', summary: 'Les boards', permission: 'boards:read' };
  api.answer(listProductRoutes, {
    items: [
      route,
      { ...route, method: 'POST', permission: 'boards:write' },
      { ...route, path: '/api/health', permission: 'public' },
      { ...route, path: '/api/admin/dashboard', permission: 'admin:any' },
    ],
  });
  show();
  const opener = await screen.findByRole('button', { name: /routes sur 212/ });
  expect(api.calls(listProductRoutes)).toHaveLength(0);
  await userEvent.click(opener);
  const rows = within(await screen.findByRole('list', { name: 'Routes' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GET /api/boardsLes boardsOuverte par «\u00a0Boards\u00a0: lire\u00a0»',
    'GET /api/healthLes boardsOuverte à tous',
  ]);
});

test('looks at another workspace by the address', async () => {
  show();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Espace' }), 'Studio Nord (Membre)');
  const asked = () => api.calls(getUserPermissions).at(-1)?.url.searchParams.get('workspaceId');
  await expect.poll(asked).toBe('wks_2');
});

test('changes nothing of oneself, of an owner, nor what one may not give, and says why', async () => {
  api.answer(getUserPermissions, { permissions: permissionsOf({ role: 'owner' }, {}, true) });
  api.answer(getProfile, { user: aUser({ id: 'usr_1', permissions: ['admin:users'] }) });
  show();
  await screen.findByText(/^Personne ne change ses propres permissions/);
  const boards = await box('Boards\u00a0: lire, donné par le rôle');
  expect(boards.getAttribute('aria-description')).toContain('Personne ne change');
  await userEvent.click(boards);
  await userEvent.click(await box('Paiements'));
  expect((await box('Paiements')).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

test('says that an administrator has them all, and that one always stays', async () => {
  const adminRows = adminPermissions.map((permission) =>
    row(permission, { base: true, effective: true, source: 'role', locked: true }),
  );
  api.answer(getUserPermissions, { permissions: permissionsOf({ role: 'viewer' }, { role: 'admin', adminRows }) });
  show();
  expect(await screen.findByText(/il reste toujours au moins un administrateur actif/)).toBeTruthy();
  expect((await box('Paiements')) as HTMLInputElement).toHaveProperty('checked', true);
});

test('shows both when someone else has changed them meanwhile', async () => {
  show();
  await userEvent.click(await box('Prospects\u00a0: exporter, non donné'));
  api.refuse(updateUserPermissions, 'conflict');
  api.answer(getUserPermissions, {
    permissions: permissionsOf({ role: 'viewer', grants: ['ads:export'] }, { version: 5 }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Ces permissions ont été changées entre-temps.');
  expect(screen.getByText('Lecteur, + Bibliothèque : exporter')).toBeTruthy();
  api.answer(updateUserPermissions, { permissions: permissionsOf({ role: 'viewer' }, { version: 6 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Garder la mienne' }));
  await expect.poll(() => sent().at(-1)).toMatchObject({ grants: ['prospects:export'], version: 5 });
});
