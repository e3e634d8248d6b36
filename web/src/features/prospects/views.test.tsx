import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  createProspectView,
  deleteProspectView,
  listProspectViews,
  type SavedView,
  updateProspectView,
} from '../../../../shared/prospects/views.contract.ts';
import { stubSizes } from '../../testing/boards.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aProspect, serveProspects } from '../../testing/prospects.ts';
import { showProspects } from './testing/show-prospects.tsx';

const aView = (changes: Partial<SavedView> = {}): SavedView => ({
  id: 'viw_1',
  name: 'Contactés en retard',
  filters: 'status=contacted&action=retard&sort=score',
  columns: ['company', 'score'],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 3,
  ...changes,
});

let api = fakeApi();

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440, height: 900 });
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(listProspectViews, { items: [aView()], nextCursor: null });
  serveProspects(api, [aProspect('1', { status: 'contacted' })]);
});

const address = () => screen.getByTestId('address').textContent;
const inView = '/prospects?status=contacted&action=retard&sort=score&colonnes=company&colonnes=score';
const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

test('a view puts its filters, its sort and its columns in the address, in place of what was asked', async () => {
  showProspects('/prospects?q=abc&grade=A&onglet=pipeline');
  await open('Vues');
  await choose('Contactés en retard');
  await open('Vues : Contactés en retard');
  const asked = new URLSearchParams(address()?.split('?')[1]);
  expect([...asked.keys()].sort()).toEqual(['action', 'colonnes', 'colonnes', 'onglet', 'sort', 'status']);
});

test('the columns of a view are those of the table', async () => {
  showProspects(inView);
  await screen.findByRole('link', { name: 'Prospect 1' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Prospect', 'Entreprise', 'Score']);
});

test('what is shown is kept under a name', async () => {
  api.answer(createProspectView, { view: aView() });
  showProspects('/prospects?status=won&q=abc');
  await open('Vues');
  await choose('Enregistrer cette vue');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), 'Signés');
  await open('Enregistrer');
  await waitFor(() =>
    expect(api.calls(createProspectView)[0]?.body).toEqual({
      name: 'Signés',
      filters: 'q=abc&status=won',
      columns: ['company', 'score', 'status', 'value', 'nextAction', 'owner'],
    }),
  );
  expect(await screen.findByText('Vue enregistrée')).toBeDefined();
});

test('one view too many is refused in the dialog', async () => {
  api.refuse(createProspectView, 'view_limit');
  showProspects();
  await open('Vues');
  await choose('Enregistrer cette vue');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), 'Encore');
  await open('Enregistrer');
  expect(await screen.findByText('Vous avez déjà le nombre maximal de vues')).toBeDefined();
});

test('the view in use is renamed, and takes other columns', async () => {
  api.answer(updateProspectView, { view: aView() });
  showProspects(inView.replace('colonnes=score', 'colonnes=source'));
  await open('Vues : Contactés en retard');
  await choose('Y garder ces colonnes');
  await open('Vues : Contactés en retard');
  await choose('Renommer');
  const name = await screen.findByRole('textbox', { name: 'Nom de la vue' });
  await userEvent.clear(name);
  await userEvent.type(name, 'En retard');
  await open('Enregistrer');
  await waitFor(() =>
    expect(api.calls(updateProspectView).map(({ body }) => body)).toEqual([
      { filters: aView().filters, columns: ['company', 'source'], version: 3 },
      { name: 'En retard', version: 3 },
    ]),
  );
});

test('a view that is deleted can come back', async () => {
  api.answer(deleteProspectView, { id: 'viw_1' });
  api.answer(createProspectView, { view: aView() });
  showProspects(inView);
  await open('Vues : Contactés en retard');
  await choose('Supprimer');
  await screen.findByText('Vue « Contactés en retard » supprimée');
  await open('Annuler');
  const { name, filters, columns } = aView();
  await waitFor(() => expect(api.calls(createProspectView)[0]?.body).toEqual({ name, filters, columns }));
});

test('a view that someone else changed is renamed at the second try', async () => {
  api.refuse(updateProspectView, 'conflict');
  showProspects(inView);
  await open('Vues : Contactés en retard');
  await choose('Renommer');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), ' vite');
  api.answer(listProspectViews, { items: [aView({ name: 'À rappeler', version: 4 })], nextCursor: null });
  await open('Enregistrer');
  expect(await screen.findByText('Cette ressource a été modifiée entre-temps')).toBeDefined();
  api.answer(updateProspectView, { view: aView() });
  await open('Enregistrer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(updateProspectView).map(({ body }) => body)).toEqual([
    { name: 'Contactés en retard vite', version: 3 },
    { name: 'Contactés en retard vite', version: 4 },
  ]);
});
