import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getAd, getAdStats, searchAds, similarAds } from '../../../../shared/ads/library.contract.ts';
import {
  deleteFollowedAdvertiser,
  type FollowedAdvertiser,
  followAdvertiser,
  listFollowedAdvertisers,
  listSavedSearches,
} from '../../../../shared/ads/watch.contract.ts';
import { createBoard, getBoard, listBoards } from '../../../../shared/boards/board.contract.ts';
import { checkSavedAd, saveAd } from '../../../../shared/boards/card.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { aBoardNamed, anAd, aSearchPage, someStats } from '../../testing/ads.ts';
import { fakeApi, json, silence } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AdsPage } from './ads-page.tsx';
import { AdDrawer } from './detail/ad-drawer.tsx';
import { useSearch } from './search/use-search.ts';
import { AdActsProvider } from './use-ad-acts.tsx';

let api = fakeApi();

const ad = anAd({
  body: 'Première ligne\n\n<b>Deuxième</b> ligne',
  description: 'Cosmétique française',
  landingUrl: 'https://www.verdure.example/creme?utm=1',
  snapshotUrl: 'https://www.facebook.com/ads/library/?id=1',
  spend: { lower: 1_000, upper: 1_499, currency: 'EUR' },
  impressions: { lower: 1_000_000, upper: null },
  audience: [
    { age: '25-34', gender: 'female', share: 0.31 },
    { age: '25-34', gender: 'male', share: 0.12 },
    { age: '18-24', gender: 'female', share: 0.2 },
  ],
  payer: 'Maison Verdure SAS',
  variants: 4,
});

const follow: FollowedAdvertiser = {
  id: 'fol_1',
  advertiserId: '1001',
  name: 'Maison Verdure',
  country: 'FR',
  clientId: null,
  synchronized: true,
  lastSyncedAt: null,
  startedAds: 0,
  stoppedAds: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
};

beforeEach(() => {
  notifications.clean();
  localStorage.clear();
  api = fakeApi();
  api.answer(listSavedSearches, { items: [], nextCursor: null });
  api.answer(searchAds, aSearchPage([ad]));
  api.answer(getAdStats, someStats({ total: 48, active: 12, medianDaysRunning: 34 }));
  api.answer(similarAds, { items: [], nextCursor: null });
  api.answer(checkSavedAd, { saved: false, savedAds: [] });
  api.answer(listFollowedAdvertisers, { items: [], nextCursor: null });
  // Its path would also match those above.
  api.answer(getAd, { ad });
});

function show(at = '/ads?q=crème&annonce=ads_1') {
  renderPage(
    <>
      <AdsPage />
      <Notifications />
    </>,
    at,
  );
}

/** As on the page when the code of the drawer comes after the click. */
function OpenedLate() {
  const { change } = useUrlState();
  const search = useSearch(false, 'toutes');
  const [come, setCome] = useState(false);
  const open = () => {
    change({ annonce: 'ads_1' });
    setTimeout(() => setCome(true), 20);
  };
  return (
    <AdActsProvider>
      <button type="button" onClick={open}>
        Ouvrir
      </button>
      {come && <AdDrawer search={search} />}
    </AdActsProvider>
  );
}

const columns = ['À analyser', 'Validées'].map((name, at) => ({ id: `col_${at}`, name, savedAdCount: 0 }));
const veille = aBoardNamed('Veille', { columns });
const second = anAd({ id: 'ads_2', advertiser: { id: '1002', name: 'Atelier Zéphyr', url: null } });

function savedAds() {
  api.behave(saveAd, () => json(201, { success: true, data: { savedAd: { id: 'sav_1' } } }));
  api.answer(listBoards, { items: [aBoardNamed('Noël'), veille], nextCursor: null });
  return () => api.calls(saveAd).map(({ body }) => body);
}

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Annonce' }));
const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');
const fact = async (name: string) => (await (await drawer()).findByText(name)).nextElementSibling;

test('an address that names an ad opens it, whole, its text as text', async () => {
  show();
  const detail = await drawer();
  expect(await detail.findByRole('heading', { name: 'Maison Verdure' })).toBeDefined();
  expect(detail.getByText(/<b>Deuxième<\/b> ligne/).textContent).toBe(ad.body);
  expect(detail.getByText(/127.jours, depuis le 18 juil. 2026 · Facebook, Instagram/)).toBeDefined();
  expect((await fact('Dépense'))?.textContent).toMatch(/^1.000.€ à 1.499.€$/);
  expect((await fact('Impressions'))?.textContent).toMatch(/^plus de 1.M$/);
  expect((await fact('Payée par'))?.textContent).toBe('Maison Verdure SAS');
  expect((await fact('Même message'))?.textContent).toMatch(/^4.annonces de cet annonceur/);
  expect(detail.queryByText('Tags')).toBeNull();
});

test('a link out shows its site, in a new tab that learns nothing', async () => {
  show();
  const link = (await fact('Page de destination'))?.querySelector('a');
  expect(link?.textContent).toBe('verdure.example');
  expect(link?.getAttribute('href')).toBe('https://www.verdure.example/creme?utm=1');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(link?.getAttribute('target')).toBe('_blank');
});

test('an address that is none of the web is no link', async () => {
  api.answer(getAd, { ad: anAd({ landingUrl: 'javascript:alert(1)', snapshotUrl: 'data:text/html,x' }) });
  show();
  const detail = await drawer();
  await detail.findByText('Première diffusion');
  expect(detail.queryByText('Page de destination')).toBeNull();
  expect(detail.queryByText('Annonce d’origine')).toBeNull();
});

test('nothing of another site is loaded for its picture', async () => {
  const media = [{ type: 'image' as const, url: 'https://tracker.example/x.png' }];
  api.answer(getAd, { ad: anAd({ media }) });
  show();
  await (await drawer()).findByText('Première diffusion');
  expect(document.querySelector('img')).toBeNull();
});

test('what the button, the hook and the tags are is said beside them', async () => {
  api.answer(getAd, { ad: { ...ad, callToAction: 'SHOP_NOW', tags: ['Démonstration', 'Black Friday'] } });
  show();
  const detail = await drawer();
  const beside = async (label: string) => (await detail.findByText(label)).parentElement?.textContent;
  expect(await beside('Bouton')).toBe('BoutonAcheter');
  expect(await beside('Accroche')).toBe('AccrocheDémonstration');
  expect(await beside('Étiquettes')).toBe('ÉtiquettesBlack Friday');
});

test('the audience is drawn, and told in a table', async () => {
  show();
  const detail = await drawer();
  await userEvent.click(await detail.findByRole('button', { name: 'Voir en tableau' }));
  const rows = within(detail.getByRole('table', { name: 'Audience' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'ÂgeFemmesHommes',
    '18-24 ans20 %0 %',
    '25-34 ans31 %12 %',
  ]);
});

test('closing takes the ad out of the address and leaves the search', async () => {
  show();
  await (await drawer()).findByText('Première diffusion');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(address()).toBe('/ads?q=crème');
});

test('a card opens its ad at once, from what the list knows', async () => {
  api.behave(getAd, silence);
  show('/ads?q=crème');
  await userEvent.click(await screen.findByRole('link', { name: 'Maison Verdure : voir l’annonce' }));
  expect(address()).toBe('/ads?q=crème&annonce=ads_1');
  expect(await (await drawer()).findByText('Première diffusion')).toBeDefined();
});

test('an ad that is not there is said', async () => {
  api.refuse(getAd, 'not_found');
  show();
  expect((await (await drawer()).findByRole('alert')).textContent).toContain(
    'Cette annonce n’est pas dans votre bibliothèque',
  );
});

test('leads to the other ads of the advertiser, to the analysis, and says where it is saved', async () => {
  api.answer(checkSavedAd, { saved: true, savedAds: [{ id: 'sav_1', boardId: 'brd_1', boardName: 'Veille' }] });
  show();
  const detail = await drawer();
  expect((await detail.findByText(/dans la bibliothèque/)).textContent).toMatch(
    /^48.annonces dans la bibliothèque, 12 en cours, durée médiane.: 34.jours\.$/,
  );
  const hrefs = (name: string) => detail.getByRole('link', { name }).getAttribute('href');
  expect(hrefs('Toutes les annonces de Maison Verdure')).toBe('/ads?advertiserId=1001');
  expect(hrefs('Analyser avec l’IA')).toBe('/ai-generator?annonce=ads_1');
  expect((await detail.findByRole('link', { name: 'Veille' })).getAttribute('href')).toBe(paths.board('brd_1'));
});

test('an advertiser is followed, then no longer, then again by the way back', async () => {
  api.answer(followAdvertiser, { followedAdvertiser: follow });
  api.answer(deleteFollowedAdvertiser, { id: 'fol_1' });
  show();
  const detail = await drawer();
  const button = await detail.findByRole('button', { name: 'Suivre l’annonceur' });
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  api.answer(listFollowedAdvertisers, { items: [follow], nextCursor: null });
  await userEvent.click(button);
  expect(api.calls(followAdvertiser)[0]?.body).toEqual({ advertiserId: '1001', name: 'Maison Verdure', country: 'FR' });
  api.answer(listFollowedAdvertisers, { items: [], nextCursor: null });
  await userEvent.click(await detail.findByRole('button', { name: 'Ne plus suivre' }));
  expect(await screen.findByText('Vous ne suivez plus Maison Verdure')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await vi.waitFor(() => expect(api.calls(followAdvertiser)).toHaveLength(2));
});

test('a refusal to follow is said', async () => {
  api.refuse(followAdvertiser, 'followed_limit');
  show();
  const button = await (await drawer()).findByRole('button', { name: 'Suivre l’annonceur' });
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(button);
  expect(await screen.findByText('Vous suivez déjà le nombre maximal d’annonceurs')).toBeDefined();
});

test('the text is copied in the order of the ad', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await (await drawer()).findByRole('button', { name: 'Copier le texte' }));
  expect(await screen.findByText('Texte de l’annonce copié')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(
    'Première ligne\n\n<b>Deuxième</b> ligne\n\n3 ingrédients. Zéro blabla.\n\nCosmétique française',
  );
});

test('gives the focus back to what opened it, even where its code came after the click', async () => {
  renderPage(<OpenedLate />, '/ads');
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  await userEvent.click(opener);
  await (await drawer()).findByText('Première diffusion');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('J and K lead to the next and the previous ad of the list, S saves it on the last board', async () => {
  localStorage.setItem('lastBoard', JSON.stringify({ id: veille.id, name: 'Veille' }));
  const saved = savedAds();
  api.answer(searchAds, aSearchPage([ad, second], { total: 2 }));
  api.behave(getAd, silence);
  show('/ads?q=crème');
  await userEvent.click(await screen.findByRole('link', { name: 'Maison Verdure : voir l’annonce' }));
  const detail = await drawer();
  expect((await detail.findByText(/^1 sur 2$/)).getAttribute('role')).toBe('status');
  await userEvent.keyboard('j');
  expect(address()).toBe('/ads?q=crème&annonce=ads_2');
  expect(await detail.findByRole('heading', { name: 'Atelier Zéphyr' })).toBeDefined();
  await userEvent.keyboard('j');
  expect(address()).toBe('/ads?q=crème&annonce=ads_2');
  await userEvent.keyboard('s');
  expect(await screen.findByText(/Annonce enregistrée sur «.Veille.»/)).toBeDefined();
  expect(saved()).toEqual([{ boardId: veille.id, adId: 'ads_2' }]);
  await userEvent.keyboard('k');
  expect(address()).toBe('/ads?q=crème&annonce=ads_1');
  await userEvent.click(detail.getByRole('button', { name: 'Annonce suivante' }));
  expect(address()).toBe('/ads?q=crème&annonce=ads_2');
});

test('board, column, tags and note are chosen over the open ad, without another dialog over it', async () => {
  const saved = savedAds();
  show();
  const detail = await drawer();
  await userEvent.click(await detail.findByRole('button', { name: 'Choisir le board' }));
  const ask = () => userEvent.click(detail.getByRole('button', { name: 'Choisir le board' }));
  await screen.findByRole('dialog', { name: 'Choisir le board' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choisir le board' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Annonce' })).toBeDefined();
  await ask();
  const choice = within(await screen.findByRole('dialog', { name: 'Choisir le board' }));
  await userEvent.selectOptions(await choice.findByLabelText('Board'), 'Veille');
  await userEvent.selectOptions(choice.getByLabelText('Colonne'), veille.columns[1]?.name ?? '');
  await userEvent.type(choice.getByRole('combobox', { name: 'Étiquettes' }), 'accroche{Enter}');
  await userEvent.type(choice.getByLabelText('Note'), 'À montrer au client');
  await userEvent.click(choice.getByRole('button', { name: 'Enregistrer' }));
  const asked = {
    boardId: veille.id,
    columnId: veille.columns[1]?.id,
    tags: ['accroche'],
    note: 'À montrer au client',
  };
  await vi.waitFor(() => expect(saved()).toEqual([{ ...asked, adId: 'ads_1' }]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choisir le board' })).toBeNull());
});

test('an ad that is on a board goes to a new one too, and the choice is over', async () => {
  const saved = savedAds();
  api.answer(checkSavedAd, { saved: true, savedAds: [{ id: 'sav_9', boardId: veille.id, boardName: veille.name }] });
  api.answer(getAd, { ad: { ...ad, saved: true } });
  api.answer(createBoard, { board: { ...veille, id: 'brd_neuf', name: 'Neuf' } });
  show();
  const detail = await drawer();
  await userEvent.click(await detail.findByRole('button', { name: 'Enregistrée' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Choisir le board' }));
  expect(await choice.findByText(/^Déjà sur «.Veille.»$/)).toBeDefined();
  await userEvent.click(await choice.findByRole('button', { name: 'Nouveau board' }));
  await userEvent.type(choice.getByLabelText(/^Nom du board/), 'Neuf');
  await userEvent.click(choice.getByRole('button', { name: 'Créer et enregistrer' }));
  await vi.waitFor(() => expect(saved()).toEqual([{ boardId: 'brd_neuf', adId: 'ads_1' }]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choisir le board' })).toBeNull());
});

test('whoever comes from a board fills that board, whatever was the last one, and sees how far they are', async () => {
  localStorage.setItem('lastBoard', JSON.stringify({ id: 'brd_other', name: 'Autre' }));
  const saved = savedAds();
  const [, column] = veille.columns;
  api.answer(searchAds, aSearchPage([ad, second], { total: 2 }));
  api.behave(getBoard, () => {
    const board = { ...veille, savedAdCount: 5 + saved().length };
    return json(200, { success: true, data: { board } });
  });
  show(`${paths.adsFor(veille.id, column?.id)}&q=crème`);
  expect(await screen.findByText(/^Vous remplissez/)).toBeDefined();
  const bar = () => screen.getByText(/^Vous remplissez/).textContent?.replaceAll('\u00a0', ' ');
  expect(bar()).toBe(`Vous remplissez « Veille », colonne ${column?.name} · aucune annonce ajoutée pour l’instant`);
  expect(screen.getByRole('link', { name: 'Terminer' }).getAttribute('href')).toBe(paths.board(veille.id));
  const [first, next] = await screen.findAllByRole('button', { name: 'Enregistrer' });
  if (first) await userEvent.click(first);
  await vi.waitFor(() => expect(bar()).toContain('· 1 annonce ajoutée'));
  if (next) await userEvent.click(next);
  await vi.waitFor(() => expect(bar()).toContain('· 2 annonces ajoutées'));
  expect(saved()).toEqual(['ads_1', 'ads_2'].map((adId) => ({ boardId: veille.id, adId, columnId: column?.id })));
});

test('several ads go to the board that is being filled without a question', async () => {
  const saved = savedAds();
  api.answer(searchAds, aSearchPage([ad, second], { total: 2 }));
  api.answer(getBoard, { board: veille });
  show(`${paths.adsFor(veille.id)}&q=crème`);
  for (const box of await screen.findAllByRole('checkbox', { name: /^Sélectionner l’annonce/ }))
    await userEvent.click(box);
  const bar = within(await screen.findByRole('region', { name: 'Annonces sélectionnées' }));
  await userEvent.click(bar.getByRole('button', { name: 'Enregistrer' }));
  await vi.waitFor(() => expect(saved().map((body) => (body as { adId: string }).adId)).toEqual(['ads_1', 'ads_2']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a board that is gone is told, and one goes on without it', async () => {
  api.refuse(getBoard, 'not_found');
  show(`${paths.adsFor('brd_gone')}&q=crème`);
  expect(await screen.findByText('Ce board n’existe plus.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(address()).toBe('/ads?q=crème');
});
