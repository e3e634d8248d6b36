import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { listProspectFields } from '../../../../../shared/prospects/fields.contract.ts';
import { searchProspects, updateProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { listProspectActivities } from '../../../../../shared/prospects/timeline.contract.ts';
import { listProspectViews } from '../../../../../shared/prospects/views.contract.ts';
import { stubSizes } from '../../../testing/boards.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aField, aProspect, serveProspects } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DrawerPage } from '../drawer/testing/drawer-page.tsx';
import { showProspects } from '../testing/show-prospects.tsx';

let api = fakeApi();
const fields = [
  aField('r', { name: 'Région', type: 'choice', choices: ['Nord', 'Sud'] }),
  aField('n', { name: 'Taille du parc', type: 'number' }),
  aField('d', { name: 'Fin de contrat', type: 'date' }),
  aField('t', { name: 'Surnom' }),
];

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440, height: 900 });
  localStorage.clear();
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
  api.answer(searchAds, { items: [], nextCursor: null, total: 0 } as never);
  api.answer(listProspectActivities, { items: [], nextCursor: null });
});

function serve(changes: Partial<Prospect> = {}) {
  const held = serveProspects(api, [aProspect('1', { lastName: 'Œuvrard', version: 3, ...changes })]);
  api.answer(listProspectFields, { items: fields });
  return held;
}

function openPanel(changes: Partial<Prospect> = {}) {
  const held = serve(changes);
  renderPage(<DrawerPage id="pro_1" onClose={vi.fn()} onChanged={vi.fn()} />);
  return held;
}

const edits = () => api.calls(updateProspect).map(({ body }) => body);

test('in the panel, each field is changed where it stands', async () => {
  const held = openPanel({ custom: { pfd_n: 1250.5, pfd_d: '2027-03-31' } });
  expect(
    await screen.findByRole('button', { name: 'Fin de contrat : 31\u00a0mars\u00a02027, modifier' }),
  ).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: /^Taille du parc : 1\s250,5, modifier$/ }));
  const field = screen.getByRole('textbox', { name: 'Taille du parc' });
  await userEvent.clear(field);
  await userEvent.type(field, 'beaucoup{Enter}');
  expect(await screen.findByText('Nombre attendu')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '-3,5{Enter}');
  await waitFor(() => expect(held.get('pro_1')?.custom).toEqual({ pfd_n: -3.5, pfd_d: '2027-03-31' }));
  await userEvent.click(screen.getByRole('button', { name: 'Région : ajouter' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Région' }), 'Sud');
  await waitFor(() => expect(held.get('pro_1')?.custom.pfd_r).toBe('Sud'));
  expect(edits()).toEqual([
    { custom: { pfd_n: -3.5 }, version: 3 },
    { custom: { pfd_r: 'Sud' }, version: 4 },
  ]);
});

test('the form of all fields sends those that were changed, and keeps a choice that is offered no longer', async () => {
  const held = openPanel({ custom: { pfd_r: 'Ouest', pfd_t: 'Jo' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Prospect Œuvrard' }));
  const form = within(await screen.findByRole('dialog', { name: 'Modifier Prospect Œuvrard' }));
  expect((await form.findByLabelText<HTMLSelectElement>('Région')).value).toBe('Ouest');
  await userEvent.clear(form.getByLabelText('Surnom'));
  await userEvent.type(form.getByLabelText('Taille du parc'), '12');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(held.get('pro_1')?.custom).toEqual({ pfd_r: 'Ouest', pfd_n: 12 }));
  expect(edits()).toEqual([{ custom: { pfd_t: null, pfd_n: 12 }, version: 3 }]);
});

test('someone else’s value of the same field is shown beside one’s own; of another, nothing is asked', async () => {
  const held = openPanel();
  await userEvent.click(await screen.findByRole('button', { name: 'Surnom : ajouter' }));
  const before = held.get('pro_1') as Prospect;
  held.set('pro_1', { ...before, version: 4, custom: { pfd_n: 7 } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Surnom' }), 'Jo{Enter}');
  await waitFor(() => expect(held.get('pro_1')?.custom).toEqual({ pfd_n: 7, pfd_t: 'Jo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Surnom : Jo, modifier' }));
  held.set('pro_1', { ...before, version: 9, custom: { pfd_t: 'Max' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Surnom' }), 'séphine{Enter}');
  const choice = within(await screen.findByRole('dialog', { name: /a été modifié$/ }));
  expect([choice.getByText('Joséphine'), choice.getByText('Max')]).toHaveLength(2);
});

test('a column shows a field, chosen where columns are, and leads to the fields', async () => {
  serve({ custom: { pfd_d: '2027-03-31' } });
  showProspects();
  await userEvent.click(await screen.findByRole('button', { name: 'Choisir les colonnes' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Fin de contrat' }));
  expect(await screen.findByRole('columnheader', { name: 'Fin de contrat' })).toBeDefined();
  expect(screen.getByText('31 mars 2027')).toBeDefined();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Champs personnalisés' }));
  expect(await screen.findByRole('dialog', { name: 'Champs personnalisés' })).toBeDefined();
});

test('a column of a field sorts both ways, as the others do', async () => {
  serve({ custom: { pfd_n: 3 } });
  showProspects('/prospects?colonnes=custom.pfd_n');
  const asked = () => {
    const { searchParams } = api.calls(searchProspects).at(-1)?.url ?? expect.fail();
    return [searchParams.get('sort'), searchParams.get('order')];
  };
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Taille du parc' }));
  const way = () => screen.getByRole('columnheader', { name: 'Taille du parc' }).getAttribute('aria-sort');
  await press();
  await waitFor(() => expect([asked(), way()]).toEqual([['pfd_n', null], 'ascending']));
  await press();
  await waitFor(() => expect([asked(), way()]).toEqual([['pfd_n', 'desc'], 'descending']));
});

test('prospects are narrowed by choices, bounds and words', async () => {
  serve();
  showProspects();
  const asked = () => api.calls(searchProspects).at(-1)?.url.searchParams.getAll('custom');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtres' }));
  const region = within(await screen.findByRole('group', { name: 'Région' }));
  await userEvent.click(region.getByLabelText('Nord'));
  await userEvent.click(region.getByLabelText('Non précisé'));
  await waitFor(() => expect(asked()).toEqual(['pfd_r:Nord', 'pfd_r:']));
  await userEvent.type(within(screen.getByRole('group', { name: 'Taille du parc' })).getByLabelText('Au moins'), '10');
  await waitFor(() => expect(asked()).toEqual(['pfd_r:Nord', 'pfd_r:', 'pfd_n:10..']));
  await userEvent.type(within(screen.getByRole('group', { name: 'Surnom' })).getByLabelText('Contient'), 'jo');
  await waitFor(() => expect(asked()).toEqual(['pfd_r:Nord', 'pfd_r:', 'pfd_n:10..', 'pfd_t:jo']));
  expect(screen.getByRole('button', { name: 'Filtres (4)' })).toBeDefined();
});
