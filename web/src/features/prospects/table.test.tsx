import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { bulkProspects } from '../../../../shared/prospects/bulk.contract.ts';
import { exportProspects, searchProspects, updateProspect } from '../../../../shared/prospects/prospect.contract.ts';
import { listProspectViews } from '../../../../shared/prospects/views.contract.ts';
import { stubSizes } from '../../testing/boards.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { aProspect, foundProspects, serveProspects } from '../../testing/prospects.ts';
import { showProspects } from './testing/show-prospects.tsx';

let api = fakeApi();

const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });
const setHeight = (height: number) => Reflect.get(window, 'happyDOM').setViewport({ height });

beforeEach(() => {
  setWidth(1440);
  setHeight(900);
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
});

const some = () => [
  aProspect('1', {
    firstName: 'Hélène',
    lastName: 'Œuvrard',
    company: 'Agence Œuvrard',
    jobTitle: 'Directrice marketing',
    score: 86,
    status: 'proposal',
    value: 12_000,
    tags: ['salon'],
  }),
  aProspect('2', {
    firstName: 'Éric',
    lastName: 'Martin',
    nextAction: 'Appeler',
    nextActionAt: '2026-01-05T09:00:00.000Z',
  }),
  aProspect('3', { firstName: null, lastName: null, company: 'Océane <b>Bio</b>', doNotContact: true, score: 20 }),
];

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const address = () => screen.getByTestId('address').textContent;
const searches = () => api.calls(searchProspects).map(({ url }) => url.searchParams);

test('shows each prospect with what it takes to know whom to call', async () => {
  serveProspects(api, some());
  showProspects();
  const helene = within(await row('Hélène Œuvrard'));
  expect(helene.getByText('Directrice marketing')).toBeDefined();
  expect(helene.getByRole('img', { name: 'Score 86 sur 100, note A' })).toBeDefined();
  expect(helene.getByText('Proposition')).toBeDefined();
  expect(helene.getByText('12 000 €')).toBeDefined();
  expect(screen.getByText('3 prospects').getAttribute('role')).toBe('status');
  const eric = within(await row('Éric Martin'));
  expect(eric.getByRole('button', { name: /Appeler · en.retard, modifier$/ }).dataset.overdue).toBe('true');
  expect(within(await row('Océane <b>Bio</b>')).getByText('Ne pas contacter')).toBeDefined();
});

test('without any prospect, says what this is for, with two ways to begin', async () => {
  serveProspects(api, []);
  showProspects();
  await userEvent.click(await screen.findByRole('button', { name: 'Importer un fichier' }));
  await waitFor(() => expect(address()).toBe('/prospects?import=1'));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('without any prospect, one can try with invented ones, which are imported like others', async () => {
  serveProspects(api, []);
  showProspects();
  await userEvent.click(await screen.findByRole('button', { name: 'Essayer avec des exemples' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer des prospects' }));
  expect(await dialog.findByText('exemples.csv')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Continuer' }).getAttribute('aria-disabled')).toBe('false');
});

test('when nothing answers to the filters, they can be taken away', async () => {
  serveProspects(api, []);
  showProspects('/prospects?status=won&q=zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Tout effacer' }));
  expect(address()).toBe('/prospects');
});

test('what could not be read can be asked again, with the id to quote', async () => {
  api.refuse(searchProspects, 'unavailable');
  showProspects();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Référence à citer : req_01TEST')).toBeDefined();
  serveProspects(api, some());
  await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
  expect(await row('Éric Martin')).toBeDefined();
});

test('filters, words and sort are in the address, and asked of the API under its names', async () => {
  serveProspects(api, some());
  showProspects();
  await row('Éric Martin');
  await userEvent.click(screen.getAllByRole('button', { name: 'Statut' })[0] ?? expect.fail());
  const choice = within(await screen.findByRole('dialog'));
  await userEvent.click(choice.getByRole('checkbox', { name: 'Proposition' }));
  await waitFor(() => expect(address()).toBe('/prospects?status=proposal'));
  await userEvent.click(screen.getByRole('button', { name: 'Statut : Proposition' }));
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Score' }));
  await waitFor(() => expect(address()).toBe('/prospects?status=proposal&sort=score'));
  expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher un prospect' }), 'œuvr');
  await waitFor(() => expect(searches().at(-1)?.toString()).toContain('q=%C5%93uvr'));
  const last = searches().at(-1);
  expect([last?.getAll('status'), last?.get('sort'), last?.get('limit')]).toEqual([['proposal'], 'score', '50']);
});

test('a column sorts one way, then the other, then as usual', async () => {
  serveProspects(api, some());
  showProspects();
  await row('Éric Martin');
  const table = within(screen.getByRole('table'));
  const press = () => userEvent.click(table.getByRole('button', { name: 'Prochaine action' }));
  const way = () => screen.getByRole('columnheader', { name: 'Prochaine action' }).getAttribute('aria-sort');
  await press();
  await waitFor(() => expect([address(), way()]).toEqual(['/prospects?sort=next_action', 'ascending']));
  await press();
  await waitFor(() => expect([address(), way()]).toEqual(['/prospects?sort=next_action&order=desc', 'descending']));
  await waitFor(() => expect(searches().at(-1)?.get('order')).toBe('desc'));
  await press();
  await waitFor(() => expect([address(), way()]).toEqual(['/prospects', null]));
});

test('what is due comes soonest first unless another order is asked', async () => {
  serveProspects(api, some());
  showProspects('/prospects?action=jour');
  await row('Éric Martin');
  expect(searches()[0]?.get('sort')).toBe('next_action');
  const header = screen.getByRole('columnheader', { name: 'Prochaine action' });
  expect(header.getAttribute('aria-sort')).toBe('ascending');
});

test('reaching the end asks for more, what is overdue by the same moment on every page', async () => {
  serveProspects(
    api,
    Array.from({ length: 120 }, (_, at) => aProspect(String(at))),
  );
  setHeight(30_000);
  showProspects('/prospects?action=retard');
  await screen.findByRole('link', { name: 'Prospect 119' });
  expect(searches().map((asked) => asked.get('cursor'))).toEqual([null, '50', '100']);
  const moments = new Set(searches().map((asked) => asked.get('nextActionBefore')));
  expect([...moments]).toEqual([expect.stringMatching(/^20\d\d-/)]);
});

test('of a long list, only the rows near what is looked at are on the page', async () => {
  serveProspects(
    api,
    Array.from({ length: 50 }, (_, at) => aProspect(String(at))),
  );
  showProspects();
  await screen.findByText('50 prospects');
  const rows = await screen.findAllByRole('row');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(40);
});

test('/ takes the focus to the search', async () => {
  serveProspects(api, some());
  showProspects();
  await row('Éric Martin');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Chercher un prospect' }));
});

test('J and K go along the prospects, X selects, Enter opens', async () => {
  serveProspects(api, some());
  showProspects();
  await row('Éric Martin');
  await userEvent.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Éric Martin');
  await userEvent.keyboard('x{ArrowUp}');
  expect(await screen.findByText('1 sélectionné')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/prospects?prospect=pro_1'));
});

test('the keyboard goes back to where it was when nothing is selected any more', async () => {
  serveProspects(api, some());
  showProspects();
  await row('Éric Martin');
  await userEvent.keyboard('jjx');
  const clear = await screen.findByRole('button', { name: 'Ne plus rien sélectionner' });
  clear.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('1 sélectionné')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Éric Martin'));
});

test('the columns are chosen, stay chosen, and stand in the address', async () => {
  serveProspects(api, some());
  showProspects();
  await row('Éric Martin');
  await userEvent.click(screen.getByRole('button', { name: 'Choisir les colonnes' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Source' }));
  expect(await screen.findByRole('columnheader', { name: 'Source' })).toBeDefined();
  expect(address()).toContain('colonnes=source');
  expect(JSON.parse(localStorage.getItem('prospectColumns') ?? '[]')).toContain('source');
});

test('the status changes where it stands, at once, with the version', async () => {
  const held = serveProspects(api, some());
  showProspects();
  const eric = within(await row('Éric Martin'));
  await userEvent.click(eric.getByRole('button', { name: /^Statut de Éric Martin/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Qualifié' }));
  expect(await eric.findByText('Qualifié')).toBeDefined();
  await waitFor(() => expect(held.get('pro_2')).toMatchObject({ status: 'qualified', version: 2 }));
  expect(api.calls(updateProspect)[0]?.body).toEqual({ status: 'qualified', version: 1 });
  // The counts follow, without the rows being read again.
  await waitFor(() => expect(searches().at(-1)?.get('limit')).toBe('1'));
});

test('a status refused comes back, with the reason', async () => {
  serveProspects(api, some());
  api.refuse(updateProspect, 'forbidden');
  showProspects();
  const eric = within(await row('Éric Martin'));
  await userEvent.click(eric.getByRole('button', { name: /^Statut de Éric Martin/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  expect(await screen.findByText('Le statut n’a pas été changé')).toBeDefined();
  expect(eric.getByText('Nouveau')).toBeDefined();
});

test('two people at once: what the other changed elsewhere is no obstacle, the same thing is a choice', async () => {
  const held = serveProspects(api, some());
  showProspects();
  const eric = within(await row('Éric Martin'));
  held.set('pro_2', {
    ...some()[1],
    ...aProspect('2'),
    firstName: 'Éric',
    lastName: 'Martin',
    notes: 'Ailleurs',
    version: 4,
  });
  await userEvent.click(eric.getByRole('button', { name: /^Statut de Éric Martin/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Contacté' }));
  await waitFor(() => expect(held.get('pro_2')).toMatchObject({ status: 'contacted', notes: 'Ailleurs', version: 5 }));

  held.set('pro_2', { ...aProspect('2'), firstName: 'Éric', lastName: 'Martin', status: 'won', version: 9 });
  await userEvent.click(eric.getByRole('button', { name: /^Statut de Éric Martin/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Proposition' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Éric Martin a été modifié' }));
  expect(choice.getByText('Gagné')).toBeDefined();
  expect(choice.getByText('Proposition')).toBeDefined();
  await userEvent.click(choice.getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(held.get('pro_2')).toMatchObject({ status: 'proposal', version: 10 }));
});

test('a lost prospect may say why', async () => {
  const held = serveProspects(api, some());
  showProspects();
  await userEvent.click(within(await row('Éric Martin')).getByRole('button', { name: /^Statut de Éric Martin/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Perdu' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Raison optionnelle' }), 'Budget');
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme perdu' }));
  await waitFor(() => expect(held.get('pro_2')).toMatchObject({ status: 'lost', lostReason: 'Budget' }));
});

test('the next action is written where it stands, at nine in Paris', async () => {
  const held = serveProspects(api, some());
  showProspects();
  await userEvent.click(
    within(await row('Hélène Œuvrard')).getByRole('button', { name: /^Prochaine action pour Hélène/ }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Prochaine action' }), 'Rappeler');
  await userEvent.type(screen.getByLabelText('Prévue le'), '2099-07-14');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(held.get('pro_1')).toMatchObject({ nextAction: 'Rappeler', nextActionAt: '2099-07-14T07:00:00.000Z' }),
  );
  expect(
    within(await row('Hélène Œuvrard')).getByRole('button', { name: /Rappeler · 14.juil\..2099, modifier$/ }),
  ).toBeDefined();
});

test('several are tagged, then deleted together, and come back', async () => {
  const held = serveProspects(api, some());
  showProspects();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Éric Martin' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Hélène Œuvrard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Étiqueter' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nouvelle étiquette' }), 'VIP{Enter}');
  await waitFor(() => expect(held.get('pro_2')?.tags).toEqual(['VIP']));

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner tous les prospects trouvés' }));
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(held.size).toBe(0));
  await screen.findByText('3 prospects supprimés');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(held.size).toBe(3));
  expect(await row('Éric Martin')).toBeDefined();
  expect(api.calls(bulkProspects).map(({ body }) => Reflect.get(body as object, 'action'))).toEqual([
    'tag',
    'delete',
    'restore',
  ]);
});

test('what was refused of several is told, with the reason', async () => {
  serveProspects(api, some());
  api.answer(bulkProspects, {
    items: [
      { id: 'pro_1', ok: false, message: 'Modifié entre-temps' },
      { id: 'pro_2', ok: true, message: null },
      { id: 'pro_3', ok: true, message: null },
    ],
    bulk: null,
  });
  showProspects();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner tous les prospects trouvés' }));
  await userEvent.click(screen.getByRole('button', { name: 'Changer le statut' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  expect(await screen.findByText('2 prospects modifiés')).toBeDefined();
  expect(await screen.findByText('Modifié entre-temps')).toBeDefined();
});

test('on a telephone, the prospects are cards', async () => {
  setWidth(390);
  serveProspects(api, some());
  showProspects();
  expect(await screen.findByRole('list', { name: 'Prospects' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier' }), 'Meilleur score');
  expect(address()).toBe('/prospects?sort=score');
});

test('on a telephone, the filters are a sheet that says what they leave', async () => {
  setWidth(390);
  serveProspects(api, some());
  showProspects();
  await userEvent.click(await screen.findByRole('button', { name: 'Filtres' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'Proposition' }));
  await userEvent.click(await sheet.findByRole('button', { name: /^Voir 1.prospect$/ }));
  expect(address()).toBe('/prospects?status=proposal');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtres (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
  expect(address()).toBe('/prospects');
});

test('a company alone is named once, and a score of nothing raises no alarm', async () => {
  serveProspects(api, [
    aProspect('1', { firstName: null, lastName: null, company: 'Océane', score: 0 }),
    aProspect('2', { company: 'Brise', score: 12 }),
  ]);
  showProspects();
  const alone = within(await row('Océane'));
  expect(alone.getAllByText('Océane')).toHaveLength(1);
  expect(alone.getByRole('img', { name: 'Score 0 sur 100, note D' }).dataset.grade).toBeUndefined();
  const known = within(await row('Prospect 2'));
  expect(known.getByText('Brise')).toBeDefined();
  expect(known.getByRole('img', { name: 'Score 12 sur 100, note D' }).dataset.grade).toBe('D');
});

test('the export hands over what is filtered: the text, or the file it points to', async () => {
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.href);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
  api.behave(
    exportProspects,
    () => new Response('Nom;E-mail', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  );
  api.answer(searchProspects, foundProspects(some()));
  showProspects('/prospects?status=won&sort=score');
  const start = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exporter' }));
  };
  await start();
  await waitFor(() => expect(files).toEqual(['blob:csv']));
  expect(api.calls(exportProspects)[0]?.url.search).toBe('?status=won&sort=score');
  const file = { url: 'https://files.example/prospects.csv', expiresAt: '2026-11-21T10:00:00.000Z' };
  api.behave(exportProspects, () => json(200, { success: true, data: file }));
  await start();
  await waitFor(() => expect(files).toEqual(['blob:csv', 'https://files.example/prospects.csv']));
});
