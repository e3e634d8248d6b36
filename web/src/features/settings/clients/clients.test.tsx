import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  createClient,
  deleteClient,
  getClient,
  listClients,
  mergeClients,
  restoreClient,
  updateClient,
} from '../../../../../shared/clients/client.contract.ts';
import type { Client } from '../../../../../shared/clients/client.ts';
import { listClientNames } from '../../../../../shared/clients/client-names.contract.ts';
import { clientProblems } from '../../../../../shared/clients/clients.rules.ts';
import { listMembers } from '../../../../../shared/team/member.contract.ts';
import { aClient } from '../../../testing/clients.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aMember, aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SettingsPage } from '../settings-page.tsx';

let api = fakeApi();
const all = ['clients:read', 'clients:write', 'clients:delete'];

function answer(items: Client[], permissions = all) {
  api.answer(getProfile, { user: aUser({ permissions }) });
  api.answer(listClients, { items, nextCursor: null, total: items.length });
  api.answer(listClientNames, { items });
}

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
});

const show = (rest = '') =>
  renderPage(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    `/settings?onglet=clients${rest}`,
  );

const act = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions sur ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('lists the clients with what each has, and says what is out of the ordinary', async () => {
  answer([
    aClient({ counts: { boards: 3, followedAdvertisers: 1, prospects: 0, campaigns: 0 } }),
    aClient({ id: 'cli_2', name: 'Rivière', industry: null, mergingInto: 'cli_1' }),
  ]);
  show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Ameublement 3\sboards 1\sannonceur\ssuivi/);
  expect(second?.textContent).toContain('Réunion en cours avec Maison Rivière');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
});

test('without clients, says what they are for; who may not make one has no button for it', async () => {
  answer([], ['clients:read']);
  show();
  expect(await screen.findByText(/Aucun client pour le moment/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Nouveau client' })).toBeNull();
});

test('a list that cannot be read is asked for again', async () => {
  answer([aClient()]);
  api.refuse(listClients, 'unavailable');
  show();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  answer([aClient()]);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Maison Rivière' })).toBeDefined();
});

test('makes a client with its identity and its contacts', async () => {
  answer([]);
  api.answer(createClient, { client: aClient() });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Nouveau client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau client' }));
  const say = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  say(/^Nom/, 'Maison Rivière');
  say('SIREN', '732 829 321');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le client' }));
  expect(await dialog.findByText(/^Ce SIREN n’est pas valide/)).toBeDefined();
  say('SIREN', '732 829 320');
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter un contact' }));
  say('Nom du contact 1', 'Élise Rivière');
  await userEvent.click(dialog.getByRole('radio', { name: 'Sarcelle' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le client' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(createClient)[0]?.body).toMatchObject({
    name: 'Maison Rivière',
    color: 'teal',
    legal: { siren: '732829320' },
    contacts: [{ name: 'Élise Rivière', email: null, role: null }],
  });
});

test('refuses a text that bears the name of an image', async () => {
  answer([aClient()]);
  show();
  await act('Maison Rivière', 'Modifier');
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le client' }));
  await userEvent.upload(dialog.getByLabelText(/Logo/), new File(['bonjour'], 'logo.png', { type: 'image/png' }));
  expect(await dialog.findByText(clientProblems.logo)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Retirer le logo' })).toBeNull();
});

test('refuses a logo that is no image or too heavy, and sends one that fits', async () => {
  answer([aClient()]);
  api.answer(updateClient, { client: aClient({ version: 2 }) });
  show();
  await act('Maison Rivière', 'Modifier');
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le client' }));
  const field = dialog.getByLabelText(/Logo/);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await dialog.findByText(clientProblems.logo)).toBeDefined();
  await user.upload(field, new File([new Uint8Array(5_000_000)], 'logo.png', { type: 'image/png' }));
  expect(dialog.getByText(clientProblems.logo)).toBeDefined();
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await user.upload(field, new File([png], 'logo.png', { type: 'image/png' }));
  expect(await dialog.findByRole('button', { name: 'Retirer le logo' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(api.calls(updateClient)).toHaveLength(1));
  expect(api.calls(updateClient)[0]?.body).toEqual({ logoUrl: 'data:image/png;base64,iVBORw0KGgo=', version: 1 });
});

test('shows both versions when someone else wrote meanwhile', async () => {
  answer([aClient()]);
  api.refuse(updateClient, 'conflict');
  api.answer(getClient, { client: aClient({ name: 'Rivière SAS', version: 2 }) });
  show();
  await act('Maison Rivière', 'Modifier');
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le client' }));
  fireEvent.change(dialog.getByLabelText(/^Nom/), { target: { value: 'Rivière et fils' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Rivière SAS')).toBeDefined();
  api.answer(updateClient, { client: aClient({ name: 'Rivière et fils', version: 3 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() =>
    expect(api.calls(updateClient).at(-1)?.body).toMatchObject({ name: 'Rivière et fils', version: 2 }),
  );
});

test('archives, and deletes with the way back', async () => {
  answer([aClient()]);
  api.answer(updateClient, { client: aClient({ archived: true, version: 2 }) });
  api.answer(deleteClient, { id: 'cli_1' });
  api.answer(restoreClient, { client: aClient() });
  show();
  await act('Maison Rivière', 'Archiver');
  expect(await screen.findByText('Maison Rivière est archivé')).toBeDefined();
  expect(api.calls(updateClient)[0]?.body).toEqual({ archived: true, version: 1 });
  notifications.clean();
  await act('Maison Rivière', 'Supprimer');
  await screen.findByText('Maison Rivière est supprimé');
  const notice = within(screen.getByText('Maison Rivière est supprimé').parentElement as HTMLElement);
  await userEvent.click(notice.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(api.calls(restoreClient)).toHaveLength(1));
});

test('merges into the client that is chosen', async () => {
  answer([aClient(), aClient({ id: 'cli_2', name: 'Rivière' })]);
  api.answer(mergeClients, { client: aClient({ id: 'cli_2', name: 'Rivière' }) });
  show();
  await act('Maison Rivière', 'Réunir à un autre client…');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Client à garder' }), 'Rivière');
  await userEvent.click(dialog.getByRole('button', { name: 'Réunir les clients' }));
  expect(await screen.findByText('Tout ce qui était rangé chez Maison Rivière passe chez Rivière')).toBeDefined();
  expect(api.calls(mergeClients)[0]?.body).toEqual({ keepId: 'cli_2', mergeIds: ['cli_1'] });
});

test('the page of a client shows what it has and leads there', async () => {
  const counts = { boards: 2, followedAdvertisers: 1, prospects: 14, campaigns: 3 };
  const client = aClient({ counts, contacts: [{ name: 'Élise', email: 'elise@riviere.example', role: null }] });
  answer([client]);
  api.answer(getClient, { client });
  show('&client=cli_1');
  expect(await screen.findByRole('heading', { name: 'Maison Rivière' })).toBeDefined();
  const places = within(screen.getByRole('list', { name: 'Ce qui est rangé chez lui' })).getAllByRole('link');
  expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Boards2', '/boards?client=cli_1'],
    ['Annonceurs suivis1', '/ads?onglet=imports&client=cli_1'],
    ['Prospects14', '/prospects?client=cli_1'],
    ['Campagnes3', '/campaigns?client=cli_1'],
  ]);
  expect(screen.getByRole('link', { name: 'elise@riviere.example' })).toBeDefined();
});

test('who may not see clients is told whom to ask, and tries again once it is given', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['team:read'] }) });
  api.refuse(listClients, 'forbidden');
  api.answer(listMembers, {
    items: [aMember({ firstName: 'Camille', role: 'owner' })],
    invitations: [],
    nextCursor: null,
  });
  show();
  expect(await screen.findByText('Pour l’obtenir, demandez à Camille (propriétaire).')).toBeDefined();
  expect(screen.queryByText(/Référence/)).toBeNull();
  answer([aClient()]);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Maison Rivière')).toBeDefined();
});

test('a client that is gone says so', async () => {
  answer([]);
  api.refuse(getClient, 'not_found');
  show('&client=cli_9');
  expect(await screen.findByText(/Ce client n’existe pas|Ce client/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Voir tous les clients' })).toBeDefined();
});
