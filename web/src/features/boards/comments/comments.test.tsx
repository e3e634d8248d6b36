import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { shareBoard } from '../../../../../shared/boards/board.contract.ts';
import { deleteSavedAd, listSavedAds } from '../../../../../shared/boards/card.contract.ts';
import {
  type Comment,
  createComment,
  deleteComment,
  listComments,
  restoreComment,
  updateComment,
} from '../../../../../shared/boards/comments.contract.ts';
import type { Permission } from '../../../../../shared/kernel/permissions.ts';
import { listMembers, type Member } from '../../../../../shared/team/member.contract.ts';
import { aBoard, aCard, serveBoard, stubSizes } from '../../../testing/boards.ts';
import { fakeApi, json, refused } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { BoardsPage } from '../boards-page.tsx';
import { ShareDialog } from '../share-dialog.tsx';

let api = fakeApi();

const aComment = (id: string, changes: Partial<Comment> = {}): Comment => ({
  id,
  text: `Dit ${id}`,
  mentions: [],
  author: { id: 'usr_01TEST', name: 'Zoé Testeur' },
  outside: false,
  shared: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  version: 1,
  ...changes,
});
const aMember = (
  userId: string,
  firstName: string,
  lastName: string,
  permissions: Member['permissions'] = ['boards:read'],
): Member => ({
  userId,
  email: `${userId}@agence.fr`,
  firstName,
  lastName,
  role: 'member',
  permissions,
  grants: [],
  refusals: [],
  status: 'active',
  lastSeenAt: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
});
const paul = { id: 'usr_paul', name: 'Paul Roux' };
const writes: Permission[] = ['boards:read', 'boards:write', 'boards:delete'];

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  stubSizes();
});

function show(comments: Comment[], { permissions = writes, allows = false } = {}) {
  const members = [aMember(paul.id, 'Paul', 'Roux'), aMember('usr_pauline', 'Pauline', 'Roy')];
  const accountant = aMember('usr_compta', 'Paule', 'Compte', ['billing:read']);
  api.answer(listMembers, { items: [...members, accountant], invitations: [], nextCursor: null });
  serveBoard(api, aBoard({ shareUrl: allows ? 'http://localhost/partage/x' : null, shareAllowsComments: allows }), [
    aCard('a', { commentCount: comments.length }),
  ]);
  api.answer(getProfile, { user: aUser({ permissions }) });
  api.answer(listComments, { items: comments, nextCursor: null });
  renderPage(
    <>
      <BoardsPage />
      <Notifications />
    </>,
    '/boards?board=brd_Veille&annonce=a',
  );
}

const section = () => screen.findByRole('region', { name: /^Commentaires/ });
const said = async () =>
  within(await section())
    .getAllByRole('listitem')
    .map((line) => line.querySelector('p:last-of-type')?.textContent);
const field = () => screen.findByRole('textbox', { name: 'Ajouter un commentaire' });
const openMenu = async (at: number, act: string) => {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Actions sur le commentaire/ }))[at] as Element);
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

test('shows what was said, the newest last, markup as text, and where it comes from', async () => {
  const text = '<b>Non</b> @Paul Roux';
  show([
    aComment('2', { text, author: { id: null, name: 'Jeanne <i>D</i>' }, outside: true, shared: true }),
    aComment('1', { text: 'Vu @Paul Roux', mentions: [paul] }),
  ]);
  expect(await said()).toEqual(['Vu @Paul Roux', text]);
  const [first, second] = within(await section()).getAllByRole('listitem');
  expect(first?.querySelector('b')?.textContent).toBe('@Paul Roux');
  expect([second?.querySelector('b'), second?.textContent]).toEqual([
    null,
    expect.stringContaining('Par le lien public'),
  ]);
  expect((await section()).querySelector('h3')?.textContent).toBe('Commentaires 2');
});

test('an @ offers members by keyboard, and the mentioned are sent by their ids', async () => {
  show([]);
  expect(await screen.findByText(/Aucun commentaire pour l’instant/)).toBeDefined();
  await userEvent.type(await field(), 'Un avis @pau');
  await screen.findByRole('option', { name: 'Pauline Roy' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'Un avis @Pauline Roy '));
  await userEvent.type(await field(), 'et @Paul Roux ?');
  expect(screen.queryByRole('option', { name: /Roux/ })).toBeNull();
  api.behave(createComment, ({ body }) =>
    json(201, { success: true, data: { comment: aComment('1', { text: (body as { text: string }).text }) } }),
  );
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await said()).toEqual(['Un avis @Pauline Roy et @Paul Roux ?']);
  expect(api.calls(createComment).map(({ body }) => body)).toEqual([
    { text: 'Un avis @Pauline Roy et @Paul Roux ?', mentions: ['usr_pauline', 'usr_paul'], shared: false },
  ]);
  expect(await field()).toHaveProperty('value', '');
  expect((await section()).querySelector('h3')?.textContent).toBe('Commentaires 1');
});

test('Escape closes the members and not the drawer; an empty comment and a refusal are said', async () => {
  show([]);
  await userEvent.type(await field(), '@pau');
  await screen.findByRole('option', { name: 'Paul Roux' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Paul Roux' })).toBeNull());
  await userEvent.clear(await field());
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(await screen.findByText('Écrivez quelques mots')).toBeDefined();
  await userEvent.type(await field(), 'Oui');
  api.refuse(createComment, 'card_comment_limit');
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(await screen.findByText('Cette annonce porte déjà 200 commentaires')).toBeDefined();
  expect(await field()).toHaveProperty('value', 'Oui');
});

test('corrects one’s own, and shows both versions when it was corrected elsewhere', async () => {
  show([aComment('1', { text: 'Avant' })]);
  await openMenu(0, 'Modifier');
  const edited = await screen.findByRole('textbox', { name: 'Votre commentaire' });
  await waitFor(() => expect(document.activeElement).toBe(edited));
  await userEvent.clear(edited);
  await userEvent.type(edited, 'Le mien');
  api.refuse(updateComment, 'conflict');
  api.answer(listComments, { items: [aComment('1', { text: 'L’autre', version: 2 })], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Ce commentaire a été modifié ailleurs en même temps.')).toBeDefined();
  api.answer(updateComment, { comment: aComment('1', { text: 'Le mien', version: 3 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(async () => expect(await said()).toEqual(['Le mien']));
  expect(api.calls(updateComment).at(-1)?.body).toMatchObject({ text: 'Le mien', version: 2 });
  const button = screen.getByRole('button', { name: /^Actions sur le commentaire/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a card that is removed while one writes says so, and the words stay', async () => {
  show([aComment('1')]);
  await userEvent.type(await field(), 'Encore un mot');
  api.refuse(createComment, 'not_found');
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(await screen.findByText(/Cette annonce n’est plus sur ce board/)).toBeDefined();
  expect(await field()).toHaveProperty('value', 'Encore un mot');
});

test('takes one away with a way back; a refusal gives it back', async () => {
  show([aComment('2'), aComment('1')]);
  api.answer(deleteComment, { id: '2' });
  await openMenu(1, 'Supprimer');
  await waitFor(async () => expect(await said()).toEqual(['Dit 1']));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Commentaires/));
  api.answer(restoreComment, { comment: aComment('2', { version: 3 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(async () => expect(await said()).toEqual(['Dit 1', 'Dit 2']));
  api.refuse(deleteComment, 'forbidden');
  await openMenu(0, 'Supprimer');
  expect(await screen.findByText('Le commentaire n’a pas été supprimé')).toBeDefined();
  await waitFor(async () => expect(await said()).toEqual(['Dit 1', 'Dit 2']));
});

test('who may only read reads; what could not be read can be asked again', async () => {
  show([aComment('1', { author: paul })], { permissions: ['boards:read'] });
  api.behave(listComments, () => refused('forbidden'));
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  api.answer(listComments, { items: [aComment('1', { author: paul })], nextCursor: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await said()).toEqual(['Dit 1']);
  expect(screen.queryByRole('button', { name: /^Actions sur le commentaire/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Ajouter un commentaire' })).toBeNull();
});

test('a board shared with comments lets one speak to the client', async () => {
  show([aComment('1', { shared: true })], { allows: true });
  expect(await screen.findByText('Visible par le client', { selector: 'p' })).toBeDefined();
  await userEvent.type(await field(), 'Pour vous');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visible par le client' }));
  api.answer(createComment, { comment: aComment('2', { shared: true }) });
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  await waitFor(() => expect(api.calls(createComment)[0]?.body).toMatchObject({ shared: true }));
});

test('a card with comments is removed after a word of what will be lost', async () => {
  show([aComment('2'), aComment('1')]);
  await section();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer du board' }));
  expect(await screen.findByText(/Seront perdus : 2\scommentaires/)).toBeDefined();
  expect(api.calls(deleteSavedAd)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(api.calls(deleteSavedAd)).toHaveLength(1));
  expect(api.calls(listSavedAds).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
});

test('the switch of the share dialog opens the link to comments, and keeps its end', async () => {
  const end = '2026-12-24T10:00:00.000Z';
  const board = aBoard({ shareUrl: 'http://localhost/partage/x', shareExpiresAt: end });
  serveBoard(api, board, []);
  api.answer(shareBoard, { url: 'http://localhost/partage/x', token: 'x' });
  renderPage(<ShareDialog board={board} onClose={() => undefined} />, '/boards');
  await userEvent.click(await screen.findByRole('switch', { name: /^Autoriser les commentaires/ }));
  await waitFor(() =>
    expect(api.calls(shareBoard)[0]?.body).toEqual({
      expiresAt: end,
      allowComments: true,
      notes: false,
      workspaceName: false,
    }),
  );
});

test('the share dialog says what is published, and publishes notes by choice', async () => {
  const board = aBoard({ description: 'Pour le client' });
  serveBoard(api, board, []);
  api.answer(getProfile, { user: aUser() });
  api.answer(shareBoard, { url: 'http://localhost/partage/x', token: 'x' });
  renderPage(<ShareDialog board={board} onClose={() => undefined} />, '/boards');
  expect(await screen.findByRole('switch', { name: /^Dire qui partage/ })).toHaveProperty('checked', true);
  expect(screen.getByText(/partagé par Agence Œuvrard/)).toBeDefined();
  expect(screen.getByText(/sa description.*Vos notes et vos étiquettes ne sont pas montrées/)).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: /^Montrer les notes/ }));
  expect(screen.getByText(/et vos notes\. Vos étiquettes ne sont pas montrées/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Créer le lien' }));
  await waitFor(() =>
    expect(api.calls(shareBoard)[0]?.body).toEqual({
      expiresAt: null,
      allowComments: false,
      notes: true,
      workspaceName: true,
    }),
  );
});
