import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { workspacePermissions } from '../../../../shared/kernel/permissions.ts';
import { type FoundThing, searchEverything } from '../../../../shared/search/search.contract.ts';
import { browser } from '../../lib/browser.ts';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CommandPalette } from './command-palette.tsx';

const things: Record<string, FoundThing> = {
  board: { kind: 'board', id: 'brd_1', title: 'Accroches', detail: 'Board', path: '/boards?board=brd_1' },
  webhook: {
    kind: 'webhook',
    id: 'whk_1',
    title: 'Zapier',
    detail: 'Webhook · hooks.zapier.com',
    path: '/webhooks?webhook=whk_1',
  },
  advertiser: {
    kind: 'advertiser',
    id: '42',
    title: 'Café Lumen',
    detail: 'Annonceur · 12\u00a0annonces',
    path: '/ads?advertiserId=42',
  },
};

let api = fakeApi();
const closed = vi.fn();

beforeEach(() => {
  api = fakeApi();
  closed.mockReset();
});

/** The palette of someone, over a workspace where this is found. */
async function open(items: FoundThing[] = [], permissions: readonly string[] = workspacePermissions) {
  api.answer(getProfile, { user: aUser({ permissions: [...permissions] }) });
  api.answer(searchEverything, { items, missing: [] });
  renderPage(<CommandPalette onClose={closed} />);
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  return screen.findByRole('combobox', { name: 'Rechercher partout' });
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const groups = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
const address = () => screen.getByTestId('address').textContent;

test('offers the usual acts and all pages before anything is typed, and asks nothing', async () => {
  await open();
  expect(await screen.findByRole('option', { name: 'Nouveau prospect' })).toBeDefined();
  expect(groups()).toEqual(['Actions', 'Pages']);
  expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')).toHaveLength(5);
  expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(21);
  expect(api.calls(searchEverything)).toHaveLength(0);
});

test.each([
  ['accroches', things.board, '/boards?board=brd_1'],
  ['ZAPIER', things.webhook, '/webhooks?webhook=whk_1'],
  ['cafe lumen', things.advertiser, '/ads?advertiserId=42'],
] as const)('finds « %s » and opens it with Enter', async (typed, thing, path) => {
  const search = await open(thing ? [thing] : []);
  await userEvent.type(search, typed);
  await screen.findByRole('option', { name: new RegExp(`^${thing?.title}`) });
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(path);
  expect(closed).toHaveBeenCalled();
});

test.each([
  ['nouveau prospect', 'Nouveau prospect', '/prospects?nouveau=1'],
  ['nouveau tableau', 'Nouveau board', '/boards?nouveau=1'],
  ['nouvelle campagne', 'Nouvelle campagne', '/campaigns?nouvelle=1'],
  ['importer des annonces', 'Importer des annonces', '/ads?onglet=imports&import=fichier'],
  ['importer des prospects', 'Importer des prospects', '/prospects?import=1'],
  ['analyser une annonce', 'Analyser une annonce', '/ai-generator?outil=annonce'],
  ['variations', 'Écrire des variations', '/ai-generator?outil=variations'],
])('« %s » begins it', async (typed, label, path) => {
  const search = await open();
  await screen.findByRole('option', { name: 'Nouveau prospect' });
  await userEvent.type(search, typed);
  expect(options()[0]).toBe(label);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(path);
});

test('« import » offers all that can be imported', async () => {
  const search = await open();
  await screen.findByRole('option', { name: 'Nouveau prospect' });
  await userEvent.type(search, 'import');
  expect(options()).toEqual(
    expect.arrayContaining(['Importer des prospects', 'Importer des annonces', 'Importer des résultats de campagnes']),
  );
});

test('puts the nearest group first, and last the way to the library', async () => {
  const search = await open([things.board as FoundThing]);
  await userEvent.type(search, 'accroches');
  await screen.findByRole('option', { name: /^Accroches/ });
  expect(groups()).toEqual(['Boards Kanban', 'Actions', 'Bibliothèque']);
  await userEvent.click(screen.getByRole('option', { name: /^Ouvrir dans la bibliothèque/ }));
  expect(address()).toBe('/ads?q=accroches');
});

test('the arrows go round, what they reached stays while more is found, Ctrl+Enter opens a tab', async () => {
  const openTab = vi.spyOn(browser, 'openTab').mockReturnValue();
  const search = await open([things.board as FoundThing]);
  let answer = () => {};
  api.delay(searchEverything, () => new Promise<void>((resolve) => (answer = resolve)));
  await screen.findByRole('option', { name: 'Nouveau prospect' });
  await userEvent.click(search);
  await userEvent.paste('accroches');
  const selected = () => screen.getByRole('option', { selected: true });
  await userEvent.keyboard('{ArrowUp}');
  expect(selected().textContent).toMatch(/^Ouvrir dans la bibliothèque/);
  expect(search.getAttribute('aria-activedescendant')).toBe(selected().id);
  await waitFor(() => expect(api.calls(searchEverything)).toHaveLength(1));
  answer();
  await screen.findByRole('option', { name: /^Accroches/ });
  expect(selected().textContent).toMatch(/^Ouvrir dans la bibliothèque/);
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(openTab).toHaveBeenCalledWith('/boards?board=brd_1');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalled();
});

test('offers no act that someone may not do, and no library that they may not read', async () => {
  const search = await open([], ['boards:read']);
  await userEvent.type(search, 'nouveau prospect');
  expect(await screen.findByText('Aucun résultat.')).toBeDefined();
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});

test('says when it could not look everywhere, and when it could not look at all', async () => {
  const search = await open();
  api.answer(searchEverything, { items: [things.board as FoundThing], missing: ['ad'] });
  await userEvent.type(search, 'acc');
  expect(await screen.findByText(/^Résultats incomplets/)).toBeDefined();
  api.behave(searchEverything, offline);
  await userEvent.type(search, 'r');
  expect((await screen.findByRole('alert')).textContent).toContain('Pas de connexion à internet.');
  api.answer(searchEverything, { items: [things.board as FoundThing], missing: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('option', { name: /^Accroches/ })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
