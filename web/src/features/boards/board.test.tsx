import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getBoard, updateBoard } from '../../../../shared/boards/board.contract.ts';
import {
  bulkSavedAds,
  deleteSavedAd,
  listSavedAds,
  saveAd,
  updateSavedAd,
} from '../../../../shared/boards/card.contract.ts';
import { aBoard, aCard, serveBoard, stubSizes } from '../../testing/boards.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BoardsPage } from './boards-page.tsx';

let api = fakeApi();
const address = '/boards?board=brd_Veille';

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  stubSizes();
});

function show(at = address) {
  renderPage(
    <>
      <BoardsPage />
      <Notifications />
    </>,
    at,
  );
}

const someCards = () => [
  aCard('a', { tags: ['UGC'] }),
  aCard('b', { note: 'À refaire avec Claire' }),
  aCard('c', { columnId: 'col_2', live: { active: false, endedAt: '2025-11-12', gone: false } }),
];
const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const namesIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const card = (id: string) => screen.findByRole('button', { name: `Annonceur ${id}` });

test('shows the columns with their counts, and each card as it was saved beside what became of it', async () => {
  serveBoard(api, aBoard(), someCards());
  show();
  expect(await namesIn('À analyser')).toEqual(['Annonceur a', 'Annonceur b']);
  expect((await column('À analyser')).querySelector('h2')?.textContent).toBe('À analyser2');
  const stopped = await column('Inspiration');
  expect(within(stopped).getByText('arrêtée le 12 nov. 2025')).toBeDefined();
  expect(screen.getAllByText('127 j · Facebook, Instagram')).toHaveLength(3);
  expect(screen.getByText('« À refaire avec Claire »')).toBeDefined();
  expect(within(await column('Validé')).getByText('Déposez une annonce ici')).toBeDefined();
});

test('shows a first screen at once and reads the others, a hundred at a time', async () => {
  const cards = Array.from({ length: 250 }, (_, at) => aCard(`k${String(at).padStart(3, '0')}`));
  serveBoard(api, aBoard({ savedAdCount: 250 }), cards);
  show();
  await waitFor(() => expect(api.calls(listSavedAds)).toHaveLength(4));
  expect(await screen.findByText('250 annonces')).toBeDefined();
  expect(api.calls(listSavedAds).map(({ url }) => url.searchParams.get('limit'))).toEqual(['40', '100', '100', '100']);
  expect((await namesIn('À analyser')).length).toBeLessThan(40);
});

test('a board that is not there says so; one that does not come can be asked again', async () => {
  api.refuse(listSavedAds, 'not_found');
  api.refuse(getBoard, 'not_found');
  show();
  expect(await screen.findByText('Ce board n’existe pas, ou plus')).toBeDefined();
});

test('a board that does not come can be asked again', async () => {
  api.refuse(listSavedAds, 'forbidden');
  api.refuse(getBoard, 'forbidden');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Vous n’avez pas l’autorisation nécessaire');
  serveBoard(api, aBoard(), someCards());
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await namesIn('À analyser')).toHaveLength(2);
});

test('an empty board says what it is for', async () => {
  serveBoard(api, aBoard(), []);
  show();
  expect(await screen.findByText('Ce board attend sa première annonce')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Parcourir la bibliothèque' }).getAttribute('href')).toBe(
    `/ads?board=${aBoard().id}`,
  );
});

test('a card moves from the menu: at once, by its neighbour, with its version', async () => {
  serveBoard(api, aBoard(), someCards());
  show();
  await card('a');
  await userEvent.click(screen.getByRole('button', { name: 'Actions sur Annonceur a' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Inspiration' }));
  expect(await namesIn('Inspiration')).toEqual(['Annonceur a', 'Annonceur c']);
  await waitFor(() =>
    expect(api.calls(updateSavedAd).map(({ body }) => body)).toEqual([{ columnId: 'col_2', before: 'c', version: 1 }]),
  );
});

test('a card moves by Shift and an arrow, and keeps the focus', async () => {
  const held = serveBoard(api, aBoard(), someCards());
  show();
  (await card('a')).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await namesIn('À analyser')).toEqual(['Annonceur b', 'Annonceur a']);
  expect(screen.getByText('Annonceur a : « À analyser », position 2 sur 2').role).toBe('status');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('Annonceur a : « Inspiration », position 2 sur 2')).toBeDefined();
  await waitFor(() => expect(held.cards.get('a')).toMatchObject({ columnId: 'col_2', version: 3 }));
  expect(api.calls(updateSavedAd).map(({ body }) => body)).toEqual([
    { columnId: 'col_1', after: 'b', version: 1 },
    { columnId: 'col_2', after: 'c', version: 2 },
  ]);
  await waitFor(async () => expect(document.activeElement).toBe(await card('a')));
});

test('a card that is led by keys is awaited at the top of a column as in its midst', async () => {
  serveBoard(api, aBoard(), someCards());
  show();
  (await card('a')).focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(screen.getByText(/^Annonceur a : prise/)).toBeDefined());
  // The sensor listens for what follows a moment later.
  await new Promise((done) => setTimeout(done, 10));
  const roomIn = async (name: string) => (await column(name)).querySelector('[data-aim]');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await roomIn('Inspiration')).not.toBeNull());
  const slot = (await card('c')).closest('li');
  const down = (element: Element | null | undefined) =>
    Number(/translateY\((\d+)px\)/.exec(element?.getAttribute('style') ?? '')?.[1]);
  expect(down(await roomIn('Inspiration'))).toBe(4);
  expect(down(slot)).toBeGreaterThan(100);
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await roomIn('Validé')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[data-aim]')).toBeNull());
  expect(down(slot)).toBe(4);
});

test('a card dropped beside one that is still on its way arrives after it', async () => {
  const held = serveBoard(api, aBoard(), [aCard('a'), aCard('b')]);
  let arrive = () => {};
  const underWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.delay(updateSavedAd, ({ url }) => (url.pathname.endsWith('/a') ? underWay : undefined));
  show();
  (await card('a')).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  (await card('b')).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await namesIn('Inspiration')).toHaveLength(2);
  arrive();
  await waitFor(() => expect(held.cards.get('b')?.columnId).toBe('col_2'));
  expect(held.cards.get('a')?.columnId).toBe('col_2');
  expect(screen.queryByText('L’annonce n’a pas été déplacée')).toBeNull();
});

test('a move refused is taken back, with the reason; after a conflict the board is read again', async () => {
  const held = serveBoard(api, aBoard(), someCards());
  show();
  (await card('a')).focus();
  held.cards.set('a', aCard('a', { columnId: 'col_3', version: 4 }));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await screen.findByText('L’annonce n’a pas été déplacée')).toBeDefined();
  expect(screen.getByText(/^Quelqu’un l’a modifiée en même temps que vous/)).toBeDefined();
  await waitFor(async () => expect(await namesIn('Validé')).toEqual(['Annonceur a']));
});

test('what others wrote on the card is no obstacle to its move', async () => {
  const held = serveBoard(api, aBoard(), someCards());
  show();
  (await card('a')).focus();
  held.cards.set('a', aCard('a', { note: 'De Claire', version: 4 }));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(held.cards.get('a')).toMatchObject({ columnId: 'col_2', note: 'De Claire', version: 5 }));
  await waitFor(async () => expect(await namesIn('Inspiration')).toContain('Annonceur a'));
  expect(screen.queryByText('L’annonce n’a pas été déplacée')).toBeNull();
});

test('a card removed can be put back where it was, with its note and tags', async () => {
  serveBoard(api, aBoard(), [aCard('a'), aCard('b', { note: 'À garder', tags: ['UGC'] })]);
  show();
  (await card('b')).focus();
  await userEvent.keyboard('{Delete}');
  await waitFor(async () => expect(await namesIn('À analyser')).toEqual(['Annonceur a']));
  expect(api.calls(deleteSavedAd)).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(api.calls(saveAd)[0]?.body).toEqual({
      boardId: 'brd_Veille',
      adId: 'ads_b',
      columnId: 'col_1',
      note: 'À garder',
      tags: ['UGC'],
    }),
  );
  await waitFor(() => expect(api.calls(updateSavedAd)[0]?.body).toMatchObject({ columnId: 'col_1', after: 'a' }));
});

test('words and tags narrow the board, in the address', async () => {
  serveBoard(api, aBoard(), someCards());
  show(`${address}&tag=UGC`);
  await card('a');
  expect(await namesIn('À analyser')).toEqual(['Annonceur a']);
  expect(screen.getByText('1 sur 3')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  await userEvent.type(screen.getByLabelText('Chercher dans ce board'), 'refaire');
  await waitFor(async () => expect(await namesIn('À analyser')).toEqual(['Annonceur b']));
  expect(screen.getByTestId('address').textContent).toBe(`${address}&q=refaire`);
});

test('several cards are selected by key and by range, moved together, and each refusal is told', async () => {
  serveBoard(api, aBoard(), [aCard('a'), aCard('b'), aCard('c')]);
  api.behave(bulkSavedAds, () =>
    json(200, {
      success: true,
      data: {
        items: [
          { id: 'a', ok: true, message: null },
          { id: 'b', ok: true, message: null },
          { id: 'c', ok: false, message: 'Cette annonce est déjà sur ce board' },
        ],
      },
    }),
  );
  show();
  (await card('a')).focus();
  await userEvent.keyboard('x');
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(await card('c'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 sélectionnées')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Déplacer vers…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Validé' }));
  expect(await screen.findByText('2 annonces déplacées, 1 refusée')).toBeDefined();
  expect(screen.getByText('Cette annonce est déjà sur ce board')).toBeDefined();
  expect(api.calls(bulkSavedAds)[0]?.body).toEqual({ ids: ['a', 'b', 'c'], action: 'move', columnId: 'col_3' });
});

test('several cards are not removed before saying what goes with them', async () => {
  serveBoard(api, aBoard(), someCards());
  api.answer(bulkSavedAds, { items: [{ id: 'b', ok: true, message: null }] });
  show();
  (await card('b')).focus();
  await userEvent.keyboard('x');
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('1\u00a0note');
  expect(api.calls(bulkSavedAds)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(api.calls(bulkSavedAds)[0]?.body).toEqual({ ids: ['b'], action: 'delete' }));
});

test('a column is renamed in its place', async () => {
  serveBoard(api, aBoard(), []);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur la colonne Inspiration' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
  const field = await screen.findByLabelText('Nom de la colonne');
  await userEvent.clear(field);
  await userEvent.type(field, 'À copier{Enter}');
  expect(await column('À copier')).toBeDefined();
  expect(api.calls(updateBoard)[0]?.body).toEqual({
    columns: [
      { id: 'col_1', name: 'À analyser' },
      { id: 'col_2', name: 'À copier' },
      { id: 'col_3', name: 'Validé' },
    ],
    version: 1,
  });
});

test('deleting a column says first where its cards go', async () => {
  serveBoard(api, aBoard(), someCards());
  show();
  await card('c');
  await userEvent.click(screen.getByRole('button', { name: 'Actions sur la colonne Inspiration' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Son annonce ira dans la première colonne, « À analyser »');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() =>
    expect(api.calls(updateBoard)[0]?.body).toMatchObject({ columns: [{ id: 'col_1' }, { id: 'col_3' }] }),
  );
  expect(await namesIn('À analyser')).toHaveLength(3);
});

test('columns changed by two people at once: both are shown, one chooses', async () => {
  const held = serveBoard(api, aBoard(), []);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur la colonne Validé' }));
  held.board = aBoard({ columns: [{ id: 'col_1', name: 'La leur', savedAdCount: 0 }], version: 7 });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Déplacer à gauche' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('La leur');
  expect(dialog.textContent).toContain('À analyserValidéInspiration'.replace(/(?<=[a-zé])(?=[VI])/g, '\n'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() =>
    expect(api.calls(updateBoard).at(-1)?.body).toEqual({
      columns: [{ id: 'col_1', name: 'À analyser' }, { name: 'Validé' }, { name: 'Inspiration' }],
      version: 7,
    }),
  );
});

test('what others changed elsewhere on the board is no obstacle', async () => {
  const held = serveBoard(api, aBoard(), []);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur la colonne Validé' }));
  held.board = aBoard({ name: 'Renommé', version: 7 });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Déplacer à gauche' }));
  await waitFor(() => expect(held.board.version).toBe(8));
  expect(held.board.columns.map(({ name }) => name)).toEqual(['À analyser', 'Validé', 'Inspiration']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
