import { Notifications, notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import {
  bulkFollowedAdvertisers,
  deleteFollowedAdvertiser,
  type FollowedAdvertiser,
  followAdvertiser,
  listFollowedAdvertisers,
} from '../../../../../shared/ads/watch.contract.ts';
import { listClientNames } from '../../../../../shared/clients/client-names.contract.ts';
import { reasons } from '../../../../../shared/kernel/error-messages.ts';
import { aSearchPage } from '../../../testing/ads.ts';
import { aClient } from '../../../testing/clients.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FollowedList } from './followed-list.tsx';

const followed = (id: string, name: string): FollowedAdvertiser => ({
  id,
  advertiserId: id,
  name,
  country: 'FR',
  clientId: null,
  synchronized: false,
  lastSyncedAt: null,
  startedAds: 0,
  stoppedAds: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
});

let api = fakeApi();

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  api = fakeApi();
  api.answer(listClientNames, { items: [aClient()] });
  api.answer(searchAds, aSearchPage([]));
  api.answer(listFollowedAdvertisers, {
    items: [followed('fol_1', 'Zéphyr'), followed('fol_2', 'Bruyère'), followed('fol_3', 'Lumen')],
    nextCursor: null,
  });
});

const show = () =>
  renderPage(
    <>
      <FollowedList />
      <Notifications />
    </>,
    '/ads?onglet=imports',
  );
const bar = async () => within(await screen.findByRole('region', { name: 'Annonceurs sélectionnés' }));
const told = (text: string) => screen.findByText((shown) => shown.replaceAll('\u00a0', ' ') === text);

test('of each, how many ads the library has, and how many run', async () => {
  api.behave(searchAds, ({ url }) => {
    const page = aSearchPage([]);
    const advertiser = [{ value: 'fol_1', label: 'Zéphyr', count: url.searchParams.has('active') ? 2 : 48 }];
    return Response.json({ success: true, data: { ...page, facets: { ...page.facets, advertiser } } });
  });
  show();
  // All of them are followed since the same day: none says so.
  expect(await told('48 annonces, 2 en cours')).toBeDefined();
  expect(screen.queryByText(/suivi depuis/)).toBeNull();
  const asked = api.calls(searchAds).map(({ url }) => url.searchParams.getAll('advertiserId'));
  expect(asked).toEqual([
    ['fol_1', 'fol_2', 'fol_3'],
    ['fol_1', 'fol_2', 'fol_3'],
  ]);
});

test('several are chosen and filed together; who could not be is told', async () => {
  api.answer(bulkFollowedAdvertisers, {
    items: [
      { id: 'fol_1', ok: true, message: null },
      { id: 'fol_3', ok: false, message: 'Ressource introuvable' },
    ],
  });
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Zéphyr' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Lumen' }));
  await userEvent.click((await bar()).getByRole('button', { name: 'Ranger' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Maison Rivière' }));
  expect(await told('1 annonceur rangé chez Maison Rivière')).toBeDefined();
  expect(await told('Ressource introuvable')).toBeDefined();
  expect(api.calls(bulkFollowedAdvertisers)[0]?.body).toEqual({ ids: ['fol_1', 'fol_3'], clientId: 'cli_1' });
  expect(screen.queryByRole('region', { name: 'Annonceurs sélectionnés' })).toBeNull();
});

test('all are chosen at once, and taken from their client', async () => {
  const items = ['fol_1', 'fol_2', 'fol_3'].map((id) => ({ id, ok: true, message: null }));
  api.answer(bulkFollowedAdvertisers, { items });
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
  await userEvent.click((await bar()).getByRole('button', { name: 'Ranger' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sans client' }));
  expect(await told('3 annonceurs sont sans client')).toBeDefined();
});

test('nothing is chosen where there is no client to file under', async () => {
  api.answer(listClientNames, { items: [] });
  show();
  expect(await screen.findByRole('link', { name: 'Zéphyr' })).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const field = () => screen.findByRole('textbox', { name: 'Suivre un annonceur' });

test.each([
  ['Atelier Bruyère', { name: 'Atelier Bruyère' }],
  ['Booking.com', { name: 'Booking.com' }],
  ['https://www.facebook.com/atelier', { url: 'https://www.facebook.com/atelier' }],
  ['facebook.com/ads/library/?view_all_page_id=1', { url: 'https://facebook.com/ads/library/?view_all_page_id=1' }],
])('%s is followed, with the way back', async (typed, body) => {
  const made = followed('fol_9', 'Atelier Bruyère');
  api.answer(followAdvertiser, { followedAdvertiser: made });
  api.answer(deleteFollowedAdvertiser, { id: made.id });
  show();
  await userEvent.type(await field(), `${typed}{Enter}`);
  expect(await told('Vous suivez Atelier Bruyère')).toBeDefined();
  expect(api.calls(followAdvertiser)[0]?.body).toEqual(body);
  expect((await field()).getAttribute('value')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await vi.waitFor(() => expect(api.calls(deleteFollowedAdvertiser)[0]?.url.pathname).toMatch(/\/fol_9$/));
});

test('a name that means nobody, or several, is told with the way to look for it', async () => {
  api.refuse(followAdvertiser, 'advertiser_unclear');
  show();
  await userEvent.type(await field(), 'Lumen{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(reasons.advertiser_unclear.message);
  const link = within(alert).getByRole('link');
  expect(link.getAttribute('href')).toBe('/ads?q=Lumen');
});

test('an address that cannot be read is refused at once', async () => {
  show();
  await userEvent.type(await field(), 'https://{Enter}');
  expect(await screen.findByText(/^Adresse illisible/)).toBeDefined();
  expect(api.calls(followAdvertiser)).toEqual([]);
});
