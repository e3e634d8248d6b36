import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { searchProspects, updateProspect } from '../../../../shared/prospects/prospect.contract.ts';
import { listProspectViews } from '../../../../shared/prospects/views.contract.ts';
import { fakeApi, silence } from '../../testing/fake-api.ts';
import { aProspect, serveProspects } from '../../testing/prospects.ts';
import { showProspects } from './testing/show-prospects.tsx';

let api = fakeApi();

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440, height: 900 });
  notifications.clean();
  api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
});

const show = (at = '/prospects?onglet=pipeline') => showProspects(at);

const some = () => [
  aProspect('1', { status: 'new', value: 4_000 }),
  aProspect('2', { status: 'new', value: 1_500 }),
  aProspect('3', { status: 'qualified' }),
];

const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const namesIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('shows each status with its prospects, how many they are and what they are worth', async () => {
  serveProspects(api, some());
  show();
  await screen.findByRole('link', { name: 'Prospect 1' });
  expect(await namesIn('Nouveau')).toEqual(['Prospect 1', 'Prospect 2']);
  const head = within(await column('Nouveau')).getByRole('heading', { level: 2 });
  await waitFor(() => expect(head.textContent).toBe('Nouveau25\u202f500\u00a0€'));
  expect(within(await column('Gagné')).getByText('Aucun prospect ici')).toBeDefined();
});

test('a card says for how long it has had its status, when that is known', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  serveProspects(api, [
    aProspect('1', { status: 'new', statusSince: daysAgo(12) }),
    aProspect('2', { status: 'qualified', statusSince: daysAgo(1) }),
    aProspect('3', { status: 'won', statusSince: null }),
  ]);
  show();
  await screen.findByRole('link', { name: 'Prospect 1' });
  expect(within(await column('Nouveau')).getByText(/^12.j$/)).toBeDefined();
  expect(within(await column('Qualifié')).getByText(/^1.j$/)).toBeDefined();
  expect(within(await column('Gagné')).queryByTitle(/^Dans ce statut/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Changer le statut de Prospect 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  expect(await within(await column('Gagné')).findByText(/^moins d’un.j$/)).toBeDefined();
});

test('while it waits, the pipeline has its columns', async () => {
  serveProspects(api, []);
  api.behave(searchProspects, silence);
  show();
  expect(await screen.findByRole('status', { name: 'Chargement du pipeline' })).toBeDefined();
});

test('columns and counts are read together, each time they are read', async () => {
  const held = serveProspects(api, some());
  show();
  await screen.findByRole('link', { name: 'Prospect 1' });
  await column('Gagné');
  expect(api.calls(searchProspects)).toHaveLength(1);
  held.set('pro_4', aProspect('4', { status: 'won' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('tab', { name: 'Pipeline' }));
  await waitFor(async () => expect(await namesIn('Gagné')).toEqual(['Prospect 4']));
  const ofPipeline = api.calls(searchProspects).filter(({ url }) => !url.searchParams.has('limit', '50'));
  expect(ofPipeline.map(({ url }) => url.search)).toEqual(['?limit=1&perStatus=15', '?limit=1&perStatus=15']);
});

test('each column asks for its own next page', async () => {
  serveProspects(
    api,
    Array.from({ length: 45 }, (_, at) => aProspect(String(at), { status: 'contacted' })),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Afficher plus : Contacté' }));
  await waitFor(async () => expect(await namesIn('Contacté')).toHaveLength(45));
  const asked = api.calls(searchProspects).map(({ url }) => url.searchParams);
  expect(asked.map((one) => [one.get('status'), one.get('cursor')])).toEqual([
    [null, null],
    ['contacted', '15'],
  ]);
  expect(screen.queryByRole('button', { name: /^Afficher plus/ })).toBeNull();
});

test('a filter of statuses leaves their columns only', async () => {
  serveProspects(api, some());
  show('/prospects?onglet=pipeline&status=new&status=won');
  await screen.findByRole('link', { name: 'Prospect 1' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.map((title) => title?.replace(/\d.*/, ''))).toEqual(['Nouveau', 'Gagné']);
});

test('the menu changes the status: the card goes over at once, and the counts follow', async () => {
  const held = serveProspects(api, some());
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Changer le statut de Prospect 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Qualifié' }));
  expect(await namesIn('Qualifié')).toEqual(['Prospect 1', 'Prospect 3']);
  await waitFor(() => expect(held.get('pro_1')).toMatchObject({ status: 'qualified', version: 2 }));
  const head = within(await column('Qualifié')).getByRole('heading', { level: 2 });
  await waitFor(() => expect(head.textContent).toBe('Qualifié24\u202f000\u00a0€'));
});

test('Shift and an arrow take a card to the next status', async () => {
  const held = serveProspects(api, some());
  show();
  (await screen.findByRole('link', { name: 'Prospect 1' })).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await namesIn('Contacté')).toEqual(['Prospect 1']);
  await waitFor(() => expect(held.get('pro_1')).toMatchObject({ status: 'contacted' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Prospect 1'));
  const said = await screen.findByText('Prospect 1 : « Contacté »');
  expect(said.closest('[role="status"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await namesIn('Nouveau')).toEqual(['Prospect 1', 'Prospect 2']);
  await waitFor(() => expect(held.get('pro_1')).toMatchObject({ status: 'new' }));
});

test('a change refused brings the card back', async () => {
  serveProspects(api, some());
  api.refuse(updateProspect, 'forbidden');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Changer le statut de Prospect 3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  expect(await screen.findByText('Le statut n’a pas été changé')).toBeDefined();
  expect(await namesIn('Qualifié')).toEqual(['Prospect 3']);
});

test('losing asks why, and giving it up leaves the card where it is', async () => {
  const held = serveProspects(api, some());
  show();
  const lose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Changer le statut de Prospect 3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Perdu' }));
    return within(await screen.findByRole('dialog', { name: 'Prospect 3 : prospect perdu' }));
  };
  await userEvent.click((await lose()).getByRole('button', { name: 'Annuler' }));
  expect(await namesIn('Qualifié')).toEqual(['Prospect 3']);
  await userEvent.click((await lose()).getByRole('button', { name: 'Marquer comme perdu' }));
  await waitFor(() => expect(held.get('pro_3')).toMatchObject({ status: 'lost', lostReason: null }));
  expect(await namesIn('Perdu')).toEqual(['Prospect 3']);
});
