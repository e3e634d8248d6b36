import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { getWorkspace, updateWorkspace } from '../../../../shared/settings/workspace.contract.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const workspace = {
  id: 'wks_01TEST',
  name: 'Agence Œuvrard',
  timezone: 'Europe/Paris',
  supportAccess: 'read' as const,
  owners: [] as string[],
  deletion: null,
  createdAt: '2026-11-21T05:24:00.000Z',
  version: 3,
};

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read', 'settings:write'] }) });
  api.answer(getWorkspace, { workspace });
});

function show() {
  renderPage(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    '/settings?onglet=general',
  );
  return screen.findByLabelText('Nom de l’espace');
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('names the workspace, and the rest of the page follows', async () => {
  const name = await show();
  expect(name).toHaveProperty('value', 'Agence Œuvrard');
  await userEvent.clear(name);
  await userEvent.type(name, 'Studio Nord');
  api.answer(updateWorkspace, { workspace: { ...workspace, name: 'Studio Nord', version: 4 } });
  await save();
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateWorkspace)[0]?.body).toEqual({ name: 'Studio Nord', timezone: 'Europe/Paris', version: 3 });
  expect(api.calls(getProfile).length).toBeGreaterThan(1);
});

test('says when someone else has renamed it, and lets it be saved over theirs', async () => {
  const name = await show();
  await userEvent.type(name, ' & Cie');
  api.refuse(updateWorkspace, 'conflict');
  api.answer(getWorkspace, { workspace: { ...workspace, name: 'Autre', version: 4 } });
  await save();
  expect(await screen.findByText('Cette ressource a été modifiée entre-temps')).toBeDefined();
  expect(name).toHaveProperty('value', 'Agence Œuvrard & Cie');
  api.answer(updateWorkspace, { workspace: { ...workspace, name: 'Agence Œuvrard & Cie', version: 5 } });
  await save();
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateWorkspace)[1]?.body).toMatchObject({ version: 4 });
});

test('its time zone is chosen, and a new campaign takes it', async () => {
  await show();
  await userEvent.selectOptions(screen.getByLabelText('Fuseau horaire'), 'Indian/Reunion');
  api.answer(updateWorkspace, { workspace: { ...workspace, timezone: 'Indian/Reunion', version: 4 } });
  await save();
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateWorkspace)[0]?.body).toMatchObject({ timezone: 'Indian/Reunion' });
});

test('an owner says what our support may do, and nobody else', async () => {
  await show();
  const choice = () => screen.getByLabelText('Accès de l’assistance');
  expect(choice()).toHaveProperty('disabled', true);
  cleanup();
  const permissions = ['settings:read', 'settings:write', 'workspace:own'];
  api.answer(getProfile, { user: aUser({ permissions }) });
  await show();
  await userEvent.selectOptions(choice(), 'Aucun accès');
  api.answer(updateWorkspace, { workspace: { ...workspace, supportAccess: 'none', version: 4 } });
  await save();
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateWorkspace)[0]?.body).toMatchObject({ supportAccess: 'none' });
});

test('who may not change it reads it, and whom to ask', async () => {
  api.answer(getProfile, { user: aUser({ workspaceRole: 'member', permissions: ['settings:read'] }) });
  api.answer(getWorkspace, { workspace: { ...workspace, owners: ['Camille Moreau', 'Léa Petit'] } });
  expect(await show()).toHaveProperty('readOnly', true);
  expect(screen.getByText(/Demandez à Camille Moreau ou Léa Petit \(propriétaires\)\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

test('who may not even read the settings reads the name', async () => {
  api.answer(getProfile, { user: aUser({ workspaceRole: 'viewer', permissions: [] }) });
  expect(await show()).toHaveProperty('value', 'Agence Œuvrard');
  expect(screen.getByText(/Demandez à un propriétaire de l’espace/)).toBeDefined();
  expect(api.calls(getWorkspace)).toEqual([]);
});

test('says its offer, one’s role and who is in it, to whom may see that', async () => {
  const user = aUser({ permissions: ['settings:read', 'settings:write', 'team:read'] });
  api.answer(getProfile, { user: { ...user, plan: { ...user.plan, trialEndsAt: '2026-12-05T09:00:00.000Z' } } });
  await show();
  const facts = within(screen.getByRole('region', { name: 'En bref' }));
  const said = facts.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said.slice(0, 2)).toEqual(['Professional, à l’essai jusqu’au 5\u00a0déc.\u00a02026', 'Propriétaire']);
  expect(said[3]).toBe('wks_01TESTCopier');
  expect(facts.getByRole('link', { name: 'Équipe' }).getAttribute('href')).toBe(paths.team);
});

test('a failure is said, with another try', async () => {
  api.refuse(getWorkspace, 'unavailable');
  renderPage(<SettingsPage />, '/settings?onglet=general');
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.answer(getWorkspace, { workspace });
  await userEvent.click(retry);
  expect(await screen.findByLabelText('Nom de l’espace')).toBeDefined();
});
