import { Notifications, notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getAdStats, searchAds, trendingAds } from '../../../../shared/ads/library.contract.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  updateSavedSearch,
} from '../../../../shared/ads/watch.contract.ts';
import { anAd, aSearchPage, someStats } from '../../testing/ads.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AdsPage } from './ads-page.tsx';

let api = fakeApi();

const saved: SavedSearch = {
  id: 'srh_1',
  name: 'Crèmes',
  query: 'q=cr%C3%A8me&platform=facebook',
  alert: true,
  newCount: 3,
  lastSeenAt: '2026-11-18T03:15:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 4,
};

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(listSavedSearches, { items: [saved], nextCursor: null });
  api.answer(searchAds, aSearchPage([anAd()]));
});

function show(at: string) {
  renderPage(
    <>
      <AdsPage />
      <Notifications />
    </>,
    at,
  );
}

const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');

test('trends are ranked, each with its reason; an estimate says so', async () => {
  const trend = { score: 96.4, reason: '48 000 personnes touchées par jour', estimated: false };
  const second = { ...anAd({ id: 'ads_2' }), trend: { score: 71, reason: 'Portée inconnue', estimated: true } };
  api.answer(trendingAds, { items: [{ ...anAd(), trend }, second], nextCursor: null });
  show('/ads?onglet=tendances');
  const cards = within(await screen.findByRole('list', { name: 'Annonces en tendance' })).getAllByRole('article');
  expect(cards[0]?.textContent).toContain('148 000 personnes touchées par jourScore 96');
  expect(cards[0]?.textContent).not.toContain('estimation');
  expect(cards[1]?.textContent).toContain('Portée inconnueestimationScore 71');
  await userEvent.click(screen.getByRole('radio', { name: '7 jours' }));
  expect(address()).toBe('/ads?onglet=tendances&fenetre=7');
  await vi.waitFor(() => expect(api.calls(trendingAds).at(-1)?.url.searchParams.get('window')).toBe('7'));
  await userEvent.click(screen.getByRole('button', { name: /^Comment ce classement/ }));
  expect(await screen.findByText(/lancées ces 7 derniers jours/)).toBeDefined();
});

test('trends keep to the filters and the words of the address, and say which', async () => {
  api.answer(trendingAds, { items: [], nextCursor: null });
  show('/ads?q=crème&platform=tiktok&onglet=tendances');
  await screen.findByRole('heading', { name: 'Rien ne monte pour l’instant' });
  const { searchParams } = api.calls(trendingAds)[0]?.url ?? new URL('http://x');
  expect([searchParams.get('q'), searchParams.get('platform')]).toEqual(['crème', 'tiktok']);
  await userEvent.click(await screen.findByRole('button', { name: /^«.crème.» : retirer ce filtre$/ }));
  expect(address()).toBe('/ads?platform=tiktok&onglet=tendances');
});

test('trends that do not come can be asked again; none is said', async () => {
  api.refuse(trendingAds, 'unavailable');
  show('/ads?onglet=tendances');
  await screen.findByRole('alert');
  api.answer(trendingAds, { items: [], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Rien ne monte pour l’instant' })).toBeDefined();
});

test('figures are those of the current filters, and every chart has its table', async () => {
  api.answer(getAdStats, someStats({ total: 1_432, active: 611, medianDaysRunning: 34 }));
  show('/ads?onglet=statistiques&q=crème&platform=facebook');
  expect((await screen.findByText('Durée médiane')).nextElementSibling?.textContent).toMatch(/^34.jours$/);
  const { searchParams } = api.calls(getAdStats)[0]?.url ?? new URL('http://x');
  expect([searchParams.get('q'), searchParams.get('platform')]).toEqual(['crème', 'facebook']);
  await userEvent.click(screen.getByRole('button', { name: 'Voir en tableau : Annonces lancées' }));
  const table = within(screen.getByRole('table', { name: 'Annonces lancées' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Semaine duAnnonces',
    '16\u00a0nov.\u00a020262',
  ]);
});

test('what runs, starts and stops stands beside a week earlier, where the filters allow it', async () => {
  const weekBefore = { active: 598, started: 31, stopped: 1_024 };
  api.answer(getAdStats, someStats({ active: 611, startedThisWeek: 40, stoppedThisWeek: 12, weekBefore }));
  show('/ads?onglet=statistiques');
  const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
  expect(await figure('En cours')).toBe('En cours611contre 598 une semaine plus tôt');
  expect(await figure('Lancées (semaine)')).toBe('Lancées (semaine)40contre 31 une semaine plus tôt');
  expect(await figure('Arrêtées (semaine)')).toMatch(/12contre 1.024 une semaine plus tôt$/);
  expect(screen.getByText(/se comparent au même jour/)).toBeDefined();
});

test('a figure of a table becomes a filter, and is one no more', async () => {
  api.answer(getAdStats, someStats());
  show('/ads?onglet=statistiques&q=crème');
  await userEvent.click(await screen.findByRole('button', { name: 'Voir en tableau : Par plateforme' }));
  const platform = () => within(screen.getByRole('table', { name: 'Par plateforme' })).getByRole('button');
  await userEvent.click(platform());
  expect(address()).toBe('/ads?onglet=statistiques&q=crème&platform=facebook');
  await userEvent.click(platform());
  expect(address()).toBe('/ads?onglet=statistiques&q=crème');
});

test('figures of a search that finds nothing say why', async () => {
  api.answer(searchAds, aSearchPage([]));
  api.answer(getAdStats, someStats({ total: 0, active: 0 }));
  show('/ads?onglet=statistiques&q=rien');
  expect(await screen.findByRole('heading', { name: 'Aucune annonce ne correspond à ces critères' })).toBeDefined();
});

test('the filters stay from one tab to the next', async () => {
  api.answer(getAdStats, someStats());
  show('/ads?platform=facebook');
  await userEvent.click(await screen.findByRole('tab', { name: 'Statistiques' }));
  expect(address()).toBe('/ads?platform=facebook&onglet=statistiques');
  // Its ads are not shown here.
  await vi.waitFor(() => expect(api.calls(searchAds).at(-1)?.url.searchParams.get('limit')).toBe('1'));
  await userEvent.click(screen.getByRole('tab', { name: 'Toutes' }));
  expect(address()).toBe('/ads?platform=facebook');
});

const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Mes recherches, 3.nouvelles annonces$/ }));
  return within(await screen.findByRole('dialog', { name: /^Mes recherches/ }));
};

test('a saved search is opened, whole or for what is new, and noted as seen', async () => {
  api.answer(updateSavedSearch, { savedSearch: { ...saved, newCount: 0 } });
  show('/ads');
  await userEvent.click((await menu()).getByRole('button', { name: /^3.nouvelles$/ }));
  expect(address()).toBe('/ads?q=crème&platform=facebook&addedSince=2026-11-18T03:15:00.000Z');
  expect(await screen.findByRole('button', { name: /^Nouvelles depuis le 18.nov..2026/ })).toBeDefined();
  await vi.waitFor(() => expect(api.calls(updateSavedSearch)[0]?.body).toEqual({ seen: true, version: 4 }));
});

test('a saved search is renamed, with the version that was read', async () => {
  api.answer(updateSavedSearch, { savedSearch: saved });
  show('/ads');
  await userEvent.click((await menu()).getByRole('button', { name: 'Renommer : Crèmes' }));
  const field = await screen.findByLabelText('Nom de la recherche');
  await userEvent.clear(field);
  await userEvent.type(field, 'Hydratantes');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enregistrer' }));
  await vi.waitFor(() =>
    expect(api.calls(updateSavedSearch)[0]?.body).toEqual({ name: 'Hydratantes', alert: true, version: 4 }),
  );
});

test('a saved search is deleted, and comes back by Annuler', async () => {
  api.answer(deleteSavedSearch, { id: 'srh_1' });
  api.answer(createSavedSearch, { savedSearch: saved });
  show('/ads');
  await userEvent.click((await menu()).getByRole('button', { name: 'Supprimer : Crèmes' }));
  expect(await screen.findByText(/^Recherche «.Crèmes.» supprimée$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await vi.waitFor(() =>
    expect(api.calls(createSavedSearch)[0]?.body).toEqual({ name: 'Crèmes', query: saved.query, alert: true }),
  );
});
