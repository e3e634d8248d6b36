import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listClientNames } from '../../../../shared/clients/client-names.contract.ts';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { aClient } from '../../testing/clients.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ClientPicker } from './client-picker.tsx';

const clients = [
  aClient(),
  aClient({ id: 'cli_2', name: 'Vélo Boréal' }),
  aClient({ id: 'cli_3', name: 'Ancien', archived: true }),
];

let api = fakeApi();

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(listClientNames, { items: clients });
});

/** What a list of any page reads. */
function Chosen() {
  return <p>Choisi {useChosenClient().clientId ?? 'aucun'}</p>;
}

const show = (at: string) =>
  renderPage(
    <>
      <ClientPicker />
      <Chosen />
    </>,
    at,
  );
const target = () => screen.findByRole('button', { name: /^Client/ });
const address = () => screen.getByTestId('address').textContent;

test('a choice is in the address, and kept on the next page', async () => {
  const page = show('/prospects?q=a');
  await userEvent.click(await target());
  const choices = screen.getAllByRole('menuitemradio');
  expect(choices.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['Tous les clients', 'true'],
    ['MMaison Rivière', 'false'],
    ['VVélo Boréal', 'false'],
  ]);
  expect(screen.getByRole('menuitem', { name: 'Gérer les clients' })).toBeDefined();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Vélo Boréal' }));
  expect(address()).toBe('/prospects?q=a&client=cli_2');
  expect(screen.getByText('Choisi cli_2')).toBeDefined();
  page.unmount();
  show('/boards');
  expect((await target()).textContent).toBe('VVélo Boréal');
  await userEvent.click(await target());
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Tous les clients' }));
  expect([address(), screen.getByText('Choisi aucun') !== null]).toEqual(['/boards', true]);
});

test('many are looked for by their name, in a field above the menu: a menu holds entries alone', async () => {
  const many = Array.from({ length: 9 }, (_, at) => aClient({ id: `cli_${at}`, name: `Client ${at}` }));
  api.answer(listClientNames, { items: many });
  show('/prospects');
  await userEvent.click(await target());
  const field = screen.getByRole('searchbox', { name: 'Chercher un client' });
  expect(document.activeElement).toBe(field);
  expect(field.closest('[role=menu]')).toBeNull();
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(10);
  expect(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Gérer les clients' })).toBeDefined();
  await userEvent.type(field, 'inconnu');
  expect(screen.getByRole('status').closest('[role=menu]')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'client 7{ArrowDown}{Enter}');
  expect(address()).toBe('/prospects?client=cli_7');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the address goes first, but for the page of a client in the settings', async () => {
  const page = show('/boards?client=cli_1');
  expect((await target()).textContent).toBe('MMaison Rivière');
  page.unmount();
  show('/settings?onglet=clients&client=cli_1');
  expect((await target()).textContent).toBe('Tous les clients');
});

test('a client that is gone is nobody’s choice', async () => {
  show('/boards?client=cli_9');
  expect((await target()).textContent).toBe('Tous les clients');
  expect(screen.getByText('Choisi aucun')).toBeDefined();
});

test('is not there without clients', async () => {
  api.answer(listClientNames, { items: [] });
  show('/boards?client=cli_9');
  expect(await screen.findByText('Choisi aucun')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
