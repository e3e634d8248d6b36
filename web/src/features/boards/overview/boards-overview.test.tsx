import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  bulkBoards,
  copyBoard,
  createBoard,
  deleteBoard,
  getBoard,
  listBoards,
  updateBoard,
} from '../../../../../shared/boards/board.contract.ts';
import { saveAd } from '../../../../../shared/boards/card.contract.ts';
import { listClientNames } from '../../../../../shared/clients/client-names.contract.ts';
import { listMembers, type Member } from '../../../../../shared/team/member.contract.ts';
import { aBoardNamed, anAd, aSearchPage } from '../../../testing/ads.ts';
import { fakeApi, json, refused } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { BoardsPage } from '../boards-page.tsx';
import { ExampleNotice } from '../example-notice.tsx';

let api = fakeApi();
const aClient = (id: string, name: string) =>
  ({ id, name, color: 'teal', logoUrl: null, archived: false, mergingInto: null }) as const;
const aMember = (userId: string, firstName: string): Member => ({
  userId,
  firstName,
  lastName: 'Roussel',
  email: `${userId}@agence.fr`,
  role: 'member',
  permissions: [],
  grants: [],
  refusals: [],
  status: 'active',
  lastSeenAt: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
});
const me = aUser().id;

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['boards:read', 'boards:write', 'boards:delete'] }) });
  api.answer(listMembers, {
    items: [aMember(me, 'Zoé'), aMember('usr_ines', 'Inès')],
    invitations: [],
    nextCursor: null,
  });
  api.answer(listClientNames, { items: [aClient('cli_r', 'Maison Rivière'), aClient('cli_v', 'Verdure')] });
  api.answer(listBoards, {
    items: [
      aBoardNamed('Fêtes', { ownerId: me, clientId: 'cli_r' }),
      aBoardNamed('Veille', { ownerId: 'usr_ines', clientId: 'cli_v' }),
      aBoardNamed('Idées', { ownerId: null, clientId: null }),
    ],
    nextCursor: null,
  });
});

const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const address = () => screen.getByTestId('address').textContent;

test('a board says for which client it is, and whose', async () => {
  renderPage(<BoardsPage />, '/boards');
  const tile = (await screen.findByRole('link', { name: 'Veille' })).closest('li') as HTMLElement;
  expect(await within(tile).findByText('Verdure')).toBeDefined();
  expect(await within(tile).findByRole('img', { name: /^Propriétaire\s: Inès Roussel$/ })).toBeDefined();
  const bare = screen.getByRole('link', { name: 'Idées' }).closest('li') as HTMLElement;
  expect(within(bare).queryByRole('img')).toBeNull();
});

test('one’s own boards, those of an owner and those of a client are a step of the address', async () => {
  renderPage(<BoardsPage />, '/boards');
  await userEvent.click(await screen.findByRole('button', { name: 'Mes boards' }));
  expect(address()).toBe('/boards?ownerId=me');
  expect(shown()).toEqual(['Fêtes']);
  expect(screen.getByText('1 sur 3 boards')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Mes boards' }));
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Verdure/ }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Sans client/ }));
  expect(address()).toBe('/boards?clientId=cli_v&clientId=none');
  expect(shown()).toEqual(['Veille', 'Idées']);
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(shown()).toEqual(['Fêtes', 'Veille', 'Idées']);
});

test('an address that fits no board says so, and gives the way back', async () => {
  renderPage(<BoardsPage />, '/boards?ownerId=usr_parti');
  expect(await screen.findByText('Aucun board ne correspond')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(shown()).toEqual(['Fêtes', 'Veille', 'Idées']);
});

test('boards are searched by name and description, and ordered by name or by how many ads they hold', async () => {
  api.answer(listBoards, {
    items: [
      aBoardNamed('Fêtes', { savedAdCount: 3 }),
      aBoardNamed('Été 10', { savedAdCount: 12, description: 'Crèmes solaires' }),
      aBoardNamed('Été 9', { savedAdCount: 5 }),
    ],
    nextCursor: null,
  });
  renderPage(<BoardsPage />, '/boards');
  await screen.findByRole('link', { name: 'Fêtes' });
  await userEvent.selectOptions(screen.getByLabelText('Trier'), 'Par nom');
  expect(address()).toBe('/boards?sort=name');
  expect(shown()).toEqual(['Été 9', 'Été 10', 'Fêtes']);
  await userEvent.selectOptions(screen.getByLabelText('Trier'), 'Plus d’annonces');
  expect(shown()).toEqual(['Été 10', 'Été 9', 'Fêtes']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher un board' }), 'creme SOLAIRE{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Été 10']));
  expect(screen.getByText('1 sur 3 boards')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  await waitFor(() => expect(shown()).toEqual(['Été 10', 'Été 9', 'Fêtes']));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher un board' }), 'hiver{Enter}');
  expect(await screen.findByText('Aucun board ne correspond')).toBeDefined();
});

test('a board is duplicated from its menu, and one whose ads still come says so', async () => {
  api.answer(copyBoard, { board: aBoardNamed('Fêtes (copie)', { savedAdCount: 0 }) });
  api.answer(listBoards, { items: [aBoardNamed('Fêtes', { savedAdCount: 3 })], nextCursor: null });
  renderPage(
    <>
      <BoardsPage />
      <Notifications />
    </>,
    '/boards',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur « Fêtes »' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliquer' }));
  expect(await screen.findByText(/Fêtes.\(copie\).» créé, ses dernières annonces arrivent/)).toBeDefined();
  expect(api.calls(copyBoard)[0]?.body).toEqual({ name: 'Fêtes (copie)' });
  expect(shown()).toEqual(['Fêtes (copie)', 'Fêtes']);
});

test('who has no board may try one, filled from the library, which is removed in one act', async () => {
  const ads = ['a', 'b', 'c', 'd'].map((id) => anAd({ id }));
  const columns = ['un', 'deux', 'trois'].map((id) => ({ id, name: id, savedAdCount: 0 }));
  const board = aBoardNamed('Exemple', { example: true, columns });
  api.answer(listBoards, { items: [], nextCursor: null });
  api.answer(searchAds, aSearchPage(ads));
  api.answer(createBoard, { board });
  api.answer(getBoard, { board });
  api.answer(deleteBoard, { id: board.id });
  api.behave(saveAd, () => json(201, { success: true, data: { savedAd: { id: 'sav_1' } } }));
  const page = renderPage(<BoardsPage />, '/boards');
  await userEvent.click(await screen.findByRole('button', { name: 'Essayer avec des exemples' }));
  await waitFor(() => expect(address()).toBe(`/boards?board=${board.id}`));
  expect(api.calls(createBoard)[0]?.body).toMatchObject({ example: true, template: 'watch' });
  expect(api.calls(saveAd).map(({ body }) => body)).toEqual([
    { boardId: board.id, adId: 'a', columnId: 'un' },
    { boardId: board.id, adId: 'b', columnId: 'un' },
    { boardId: board.id, adId: 'c', columnId: 'un' },
    { boardId: board.id, adId: 'd', columnId: 'deux' },
  ]);
  page.unmount();
  renderPage(<ExampleNotice board={board} />, `/boards?board=${board.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer l’exemple' }));
  await waitFor(() => expect(address()).toBe('/boards'));
  expect(api.calls(deleteBoard)).toHaveLength(1);
});

test('under a chosen client its boards are shown', async () => {
  renderPage(<BoardsPage />, '/boards?client=cli_v');
  await waitFor(() => expect(shown()).toEqual(['Veille']));
  expect(screen.queryByRole('button', { name: 'Client' })).toBeNull();
});

test('a new board is given to a member and filed under a client', async () => {
  api.answer(listBoards, { items: [], nextCursor: null });
  api.answer(createBoard, { board: aBoardNamed('Neuf') });
  renderPage(<BoardsPage />, '/boards?client=cli_v');
  await userEvent.click(await screen.findByRole('button', { name: 'Créer un board' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByLabelText<HTMLSelectElement>('Client')).value).toBe('cli_v');
  expect((await dialog.findByLabelText<HTMLSelectElement>('Propriétaire')).value).toBe(me);
  await userEvent.selectOptions(dialog.getByLabelText('Propriétaire'), 'usr_ines');
  await userEvent.type(dialog.getByLabelText(/^Nom/), 'Neuf');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le board' }));
  await waitFor(() =>
    expect(api.calls(createBoard)[0]?.body).toMatchObject({ name: 'Neuf', ownerId: 'usr_ines', clientId: 'cli_v' }),
  );
});

test('an edit sends the owner and the client only where they changed', async () => {
  const board = aBoardNamed('Fêtes', { ownerId: me, clientId: 'cli_r' });
  api.answer(listBoards, { items: [board], nextCursor: null });
  api.answer(updateBoard, { board });
  renderPage(<BoardsPage />, '/boards');
  await userEvent.click(await screen.findByRole('button', { name: /^Actions sur/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Client'), '');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(api.calls(updateBoard)).toHaveLength(1));
  const body = api.calls(updateBoard)[0]?.body;
  expect(body).toMatchObject({ clientId: null });
  expect(body).not.toHaveProperty('ownerId');
});

test('who may see neither clients nor members sees their boards', async () => {
  api.refuse(listMembers, 'forbidden');
  api.refuse(listClientNames, 'forbidden');
  renderPage(<BoardsPage />, '/boards');
  expect(await screen.findByRole('link', { name: 'Veille' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Client' })).toBeNull();
});

const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Sélectionner « ${name} »` }));
const bar = () => screen.findByRole('region', { name: 'Boards sélectionnés' });
const press = async (name: string) => userEvent.click(within(await bar()).getByRole('button', { name }));

test('several boards are filed under a client and handed to a member; refusals are told', async () => {
  renderPage(
    <>
      <BoardsPage />
      <Notifications />
    </>,
    '/boards',
  );
  await select('Fêtes');
  await select('Idées');
  expect(within(await bar()).getByRole('status').textContent).toBe('2\u00a0sélectionnés');
  const ids = ['brd_Fêtes', 'brd_Idées'];
  api.answer(bulkBoards, { items: ids.map((id) => ({ id, ok: true, message: null })) });
  await press('Ranger');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Verdure' }));
  expect(await screen.findByText(/^2.boards rangés$/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Boards sélectionnés' })).toBeNull();
  await select('Veille');
  await press('Tout ce qui est affiché');
  api.answer(bulkBoards, {
    items: [...ids, 'brd_Veille'].map((id, at) => ({
      id,
      ok: at > 0,
      message: at > 0 ? null : 'Ressource introuvable',
    })),
  });
  await press('Confier');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Inès Roussel' }));
  expect(await screen.findByText(/^2.boards confiés, 1.refusé$/)).toBeDefined();
  expect(api.calls(bulkBoards).map(({ body }) => body)).toEqual([
    { ids, clientId: 'cli_v' },
    { ids: expect.arrayContaining([...ids, 'brd_Veille']), ownerId: 'usr_ines' },
  ]);
  expect(api.calls(listBoards).length).toBeGreaterThan(2);
});

test('several boards are deleted after a word of what goes; one that was not stays selected', async () => {
  renderPage(<BoardsPage />, '/boards');
  await select('Fêtes');
  await select('Veille');
  await press('Supprimer');
  expect(await screen.findByText(/^Supprimer 2.boards/)).toBeDefined();
  api.behave(deleteBoard, ({ url }) =>
    url.pathname.endsWith('Veille') ? refused('conflict') : json(200, { success: true, data: { id: 'brd_Fêtes' } }),
  );
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await dialog.findByRole('alert');
  expect(shown()).not.toContain('Fêtes');
  api.refuse(deleteBoard, 'not_found');
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(shown()).toEqual(['Idées']));
});

test('who may only read selects nothing', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['boards:read'] }) });
  renderPage(<BoardsPage />, '/boards');
  expect(await screen.findByRole('link', { name: 'Veille' })).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
