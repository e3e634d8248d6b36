import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { searchAds } from '../../../../shared/ads/library.contract.ts';
import { createSavedSearch, listSavedSearches } from '../../../../shared/ads/watch.contract.ts';
import { anAd, aSearchPage } from '../../testing/ads.ts';
import { fakeApi, json, offline, silence } from '../../testing/fake-api.ts';
import { handedFiles } from '../../testing/handed-files.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AdsPage } from './ads-page.tsx';

let api = fakeApi();
const verdure = anAd();
const zephyr = anAd({ id: 'ads_2', advertiser: { id: '1002', name: 'Atelier Zéphyr', url: null }, active: false });

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(listSavedSearches, { items: [], nextCursor: null });
  api.answer(searchAds, aSearchPage([verdure, zephyr], { total: 214 }));
});

function show(at = '/ads') {
  renderPage(
    <>
      <AdsPage />
      <Notifications />
    </>,
    at,
  );
}

const address = () => decodeURIComponent((screen.getByTestId('address').textContent ?? '').replaceAll('+', ' '));
const lastSearch = () => api.calls(searchAds).at(-1)?.url.searchParams;
const card = async (name: string) =>
  (await screen.findByRole('link', { name: `${name} : voir l’annonce` })).closest('article');
const filters = () => within(screen.getByRole('complementary', { name: 'Filtres' }));

test('shows the ads found, what each says of itself, and how many there are', async () => {
  show();
  const first = within((await card('Maison Verdure')) ?? document.body);
  expect(first.getByText(/127.j · Facebook, Instagram/)).toBeDefined();
  expect(first.getByText('En cours')).toBeDefined();
  expect(first.getByText('Votre crème hydratante arrive en 48 h.')).toBeDefined();
  expect(first.getByText(/UE.2,4.M/)).toBeDefined();
  expect(first.getByText('En savoir plus')).toBeDefined();
  expect(within((await card('Atelier Zéphyr')) ?? document.body).getByText('Arrêtée')).toBeDefined();
  expect(screen.getByText(/^214.annonces$/).getAttribute('role')).toBe('status');
});

test('the words go to the address, and the address to the API', async () => {
  show('/ads?platform=facebook&sort=reach');
  await card('Maison Verdure');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher dans les annonces' }), 'crème{Enter}');
  expect(address()).toBe('/ads?platform=facebook&sort=reach&q=crème');
  await waitFor(() => expect(lastSearch()?.get('q')).toBe('crème'));
  expect(lastSearch()?.getAll('platform')).toEqual(['facebook']);
  expect(lastSearch()?.get('sort')).toBe('reach');
});

test('an address that is opened gives its whole view', async () => {
  show('/ads?q=crème&platform=facebook&platform=tiktok&minDaysRunning=30&active=true&vue=liste');
  await card('Maison Verdure');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'crème');
  expect(filters().getByLabelText('Facebook')).toHaveProperty('checked', true);
  expect(filters().getByLabelText('TikTok')).toHaveProperty('checked', true);
  expect(filters().getByLabelText('30 jours et plus')).toHaveProperty('checked', true);
  expect(filters().getByLabelText('En cours')).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: 'En liste' }).getAttribute('aria-pressed')).toBe('true');
  expect(lastSearch()?.getAll('platform')).toEqual(['facebook', 'tiktok']);
});

test('filters add up, show as chips, and go one by one or all together', async () => {
  show('/ads?q=crème');
  await card('Maison Verdure');
  await userEvent.click(filters().getByLabelText('Facebook'));
  await userEvent.click(filters().getByLabelText('TikTok'));
  await userEvent.click(filters().getByLabelText('90 jours et plus'));
  await userEvent.click(filters().getByLabelText('Arrêtée'));
  expect(address()).toBe('/ads?q=crème&platform=facebook&platform=tiktok&minDaysRunning=90&active=false');
  await userEvent.click(screen.getByRole('button', { name: 'Facebook : retirer ce filtre' }));
  expect(address()).toBe('/ads?q=crème&minDaysRunning=90&active=false&platform=tiktok');
  await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
  expect(address()).toBe('/ads?q=crème');
});

test('a filter that nobody knows is shown as the address has it, and goes', async () => {
  show('/ads?platform=constructor');
  await userEvent.click(await screen.findByRole('button', { name: 'constructor : retirer ce filtre' }));
  expect(address()).toBe('/ads');
});

test('each value says how many ads it would give; advertisers can be searched', async () => {
  show();
  await card('Maison Verdure');
  expect(filters().getByLabelText('Facebook').closest('li')?.textContent).toMatch(/1.284/);
  expect(filters().queryByLabelText('Annonceur 8')).toBeNull();
  await userEvent.type(filters().getByLabelText('Chercher : Annonceur'), 'annonceur 8');
  await userEvent.click(filters().getByLabelText('Annonceur 8'));
  expect(address()).toBe('/ads?advertiserId=1008');
  expect(screen.getByRole('button', { name: 'Annonceur 8 : retirer ce filtre' })).toBeDefined();
});

test('running or not and how long say how many they would give too', async () => {
  show();
  await card('Maison Verdure');
  expect(filters().getByLabelText('Arrêtée').closest('li')?.textContent).toBe('Arrêtée965');
  expect(filters().getByText('402')).toBeDefined();
});

test('values stay where they are after a click, until other words are searched', async () => {
  const counted = (facebook: number, tiktok: number) => {
    const page = aSearchPage([verdure]);
    const platform = [
      { value: 'facebook', label: 'Facebook', count: facebook },
      { value: 'tiktok', label: 'TikTok', count: tiktok },
    ];
    platform.sort((a, b) => b.count - a.count);
    return { ...page, facets: { ...page.facets, platform } };
  };
  const order = () =>
    [...(filters().getByLabelText('Facebook').closest('ul')?.querySelectorAll('li') ?? [])].map(
      (one) => one.textContent,
    );
  api.answer(searchAds, counted(90, 50));
  show('/ads?q=crème');
  await card('Maison Verdure');
  expect(order()).toEqual(['Facebook90', 'TikTok50']);
  api.answer(searchAds, counted(3, 40));
  await userEvent.click(filters().getByLabelText('En cours'));
  await waitFor(() => expect(order()).toEqual(['Facebook3', 'TikTok40']));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher dans les annonces' }), ' solaire{Enter}');
  await waitFor(() => expect(order()).toEqual(['TikTok40', 'Facebook3']));
});

test('the searched words are marked, and markup in an ad stays text', async () => {
  const body = '<img src=x onerror=alert(1)> crème & <b>baume</b>';
  const page = aSearchPage([
    anAd({ body, headline: '<script>alert(2)</script>', advertiser: { id: '1', name: '<i>Verdure</i>', url: null } }),
  ]);
  const at = body.indexOf('crème');
  const items = page.items.map((item) => ({ ...item, highlights: { body: [[at, at + 5] as [number, number]] } }));
  api.answer(searchAds, { ...page, items });
  show('/ads?q=crème');
  const shown = await card('<i>Verdure</i>');
  expect(shown?.querySelector('mark')?.closest('p')?.textContent).toBe(body);
  expect([...(shown?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['crème']);
  expect(shown?.textContent).toContain('<script>alert(2)</script>');
  expect(document.querySelector('article img, article script, article b, article i')).toBeNull();
});

test('variants are one card until each is asked for', async () => {
  show();
  await card('Maison Verdure');
  expect(lastSearch()?.get('variants')).toBeNull();
  const folding = screen.getByRole('button', { name: 'Regrouper les variantes' });
  expect(folding.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(folding);
  expect(address()).toBe('/ads?variantes=toutes');
  await waitFor(() => expect(lastSearch()?.get('variants')).toBe('all'));
});

test('where no single thing hides ads, some of the words are offered, or no filter, or all the library', async () => {
  const one = { without: 'q', value: null, label: '', words: null, total: 47 };
  const relaxations = [
    { ...one, value: 'brume zéphyr', label: 'brume zéphyr', words: 'lunelle' },
    { ...one, without: 'filters', label: '2' },
    { ...one, label: 'lunelle brume zéphyr', words: '' },
    { ...one, without: 'all', words: '' },
  ];
  api.answer(searchAds, aSearchPage([], { relaxations }));
  show('/ads?q=lunelle+brume+zéphyr&format=video&active=true');
  const offered = async (name: RegExp) => screen.findByRole('button', { name });
  await offered(/^47.annonces sans aucun filtre$/);
  await offered(/^47.annonces sans ces mots$/);
  await offered(/^47.annonces dans toute la bibliothèque$/);
  await userEvent.click(await offered(/^47.annonces pour «.lunelle.»$/));
  expect(address()).toBe('/ads?format=video&active=true&q=lunelle');
});

test('a search that finds nothing offers to do without one thing', async () => {
  const relaxations = [
    { without: 'format', value: 'video', label: 'Vidéo', words: null, total: 12 },
    { without: 'minDaysRunning', value: '30', label: 'minDaysRunning', words: null, total: 1 },
    { without: 'q', value: 'crème', label: 'crème', words: 'solaire', total: 40 },
  ];
  api.answer(searchAds, aSearchPage([], { relaxations }));
  show('/ads?q=crème+solaire&format=video&minDaysRunning=30');
  expect(await screen.findByRole('button', { name: /^1.annonce sans le filtre 30 jours et plus$/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^40.annonces sans «.crème.»$/ }));
  expect(address()).toBe('/ads?format=video&minDaysRunning=30&q=solaire');
  await userEvent.click(screen.getByRole('button', { name: /^12.annonces sans le filtre Vidéo$/ }));
  expect(address()).toBe('/ads?minDaysRunning=30&q=solaire');
});

test('a word read otherwise than typed is said', async () => {
  api.answer(searchAds, aSearchPage([verdure], { corrections: [{ typed: 'hydratente', read: 'hydratante' }] }));
  show('/ads?q=hydratente');
  expect((await screen.findByText(/Résultats pour/)).textContent).toMatch(
    /«.hydratente.»\. Résultats pour «.hydratante.»/,
  );
});

test('an empty library shows the way to fill it', async () => {
  api.answer(searchAds, aSearchPage([]));
  show();
  const way = await screen.findByRole('link', { name: 'Importer des annonces' });
  expect(way.getAttribute('href')).toBe('/ads?onglet=imports');
});

test('a refusal is said, with what to quote, and asked again', async () => {
  api.refuse(searchAds, 'unavailable');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Service momentanément indisponible');
  expect(screen.getByText(/req_01TEST/)).toBeDefined();
  api.answer(searchAds, aSearchPage([verdure]));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await card('Maison Verdure')).not.toBeNull();
});

test('while the ads come, their places are shown', () => {
  api.behave(searchAds, silence);
  show();
  expect(screen.getByRole('status', { name: 'Chargement des annonces' })).toBeDefined();
});

test('the end of the list brings the next page; when it does not come, the first stays', async () => {
  const pages: Record<string, ReturnType<typeof aSearchPage>> = {
    first: aSearchPage([verdure], { nextCursor: 'next', total: 2 }),
    next: aSearchPage([zephyr], { total: 2 }),
  };
  let down = true;
  api.behave(searchAds, ({ url }) => {
    const cursor = url.searchParams.get('cursor') ?? 'first';
    return cursor === 'next' && down ? offline() : json(200, { success: true, data: pages[cursor] });
  });
  show();
  await card('Maison Verdure');
  expect(await screen.findByRole('alert')).toBeDefined();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await card('Atelier Zéphyr')).not.toBeNull();
  expect(await card('Maison Verdure')).not.toBeNull();
  expect(api.calls(searchAds).filter(({ url }) => url.searchParams.get('cursor') === 'next')).toHaveLength(2);
});

test('the keyboard goes to the search and along the cards, and chooses them', async () => {
  show();
  await card('Maison Verdure');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  screen.getByRole('searchbox').blur();
  await userEvent.keyboard('jjx');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Atelier Zéphyr : voir l’annonce');
  expect(screen.getByLabelText('Sélectionner l’annonce de Atelier Zéphyr')).toHaveProperty('checked', true);
  await userEvent.keyboard('kx');
  expect(screen.getByText(/^2.sélectionnées$/)).toBeDefined();
});

test('the chosen ads are exported as text that no spreadsheet runs', async () => {
  api.answer(searchAds, aSearchPage([anAd({ headline: '=HYPERLINK("http://x";"y")', body: 'ligne 1\nligne 2' })]));
  const files = handedFiles();
  show();
  await card('Maison Verdure');
  await userEvent.click(screen.getByLabelText('Sélectionner l’annonce de Maison Verdure'));
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  const csv = await files[0]?.text();
  expect(csv).toContain('"\'=HYPERLINK(""http://x"";""y"")";"ligne 1\nligne 2"');
});

test('a search is kept under a name, with its words and filters only', async () => {
  api.behave(createSavedSearch, () => json(201, { success: true, data: { savedSearch: {} } }));
  show('/ads?q=crème&platform=facebook&sort=reach&vue=liste');
  await card('Maison Verdure');
  await userEvent.click(screen.getAllByRole('button', { name: 'Enregistrer la recherche' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Nom de la recherche')).toHaveProperty('value', 'crème, Facebook');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Recherche enregistrée')).toBeDefined();
  expect(api.calls(createSavedSearch)[0]?.body).toEqual({
    name: 'crème, Facebook',
    query: 'q=cr%C3%A8me&platform=facebook',
    alert: true,
  });
});
