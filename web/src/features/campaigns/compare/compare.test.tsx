import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { getCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import { compareCampaigns } from '../../../../../shared/campaigns/comparison.contract.ts';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { getPerformance } from '../../../../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { compare } from '../../../../../shared/rules/comparison.ts';
import type { Counts } from '../../../../../shared/rules/counters.ts';
import { aCampaign, figuresOf, serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignsPage } from '../campaigns-page.tsx';

const march = { from: '2026-03-01', to: '2026-03-31' };
const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');
const bodies = () => api.calls(compareCampaigns).map(({ body }) => compareCampaigns.body.parse(body));

let api = fakeApi();

/** What each campaign spends on the days of March, two conversions a day. */
const spends: Record<string, [amount: number, days: number]> = {
  cam_1: [36, 16],
  cam_2: [50, 16],
  cam_3: [36, 5],
  cam_4: [120, 16],
};

let currencies: Record<string, string> = {};

function daysOf(campaignId: string) {
  const [amount = 0, count = 0] = spends[campaignId] ?? [];
  return Array.from({ length: count }, (_, at) => {
    const counts: Counts = { spend: amount + (at % 2 ? 5 : -5), conversions: 2 };
    return { date: addDays(march.from, at), counts };
  });
}

const noMore = { previous: null, currency: 'EUR', timezone: 'Europe/Paris', annotations: [] };

/** So many days, each past its gate. */
const performance = (days: number) =>
  Array.from({ length: days }, (_, at) => {
    const date = addDays(march.from, at);
    return { date, from: date, to: date, provisional: false, ...figuresOf([{ spend: 200, conversions: 20 }]) };
  });

beforeEach(() => {
  setWidth(1440);
  currencies = {};
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  serveWhose(api);
  serveCampaigns(api, [
    aCampaign('1', { name: 'Été' }),
    aCampaign('2', { name: 'Hiver', status: 'paused' }),
    aCampaign('3', { name: 'Jeune' }),
  ]);
  api.behave(compareCampaigns, ({ body }) => {
    const { subjects = [], metrics, primaryMetric = 'cpa' } = compareCampaigns.body.parse(body);
    const names: Record<string, string> = { cam_1: 'Été', cam_2: 'Hiver', cam_3: 'Jeune', cam_4: 'Cher. Très cher' };
    const named = subjects.map(({ campaignId, adId = null, from = march.from, to = march.to }) => ({
      ...{ campaignId, adId, currency: currencies[campaignId] ?? 'EUR', from, to },
      ...{ imageUrl: adId && `/files/${adId}.png`, libraryAdId: null },
      name: adId ?? (subjects.every((one) => one.campaignId === campaignId) ? `du ${from}` : (names[campaignId] ?? '')),
    }));
    const compared = named.map((one) => ({
      ...{ ...one, objective: 'sales', platform: 'meta', attribution: null, provisionalFrom: null },
      days: daysOf(one.campaignId),
    }));
    return json(200, {
      success: true,
      data: { ...march, ...compare(compared, metrics, primaryMetric), subjects: named },
    });
  });
  api.answer(getPerformance, {
    ...noMore,
    items: performance(3),
  });
});

test('a curve of two points is not drawn: it is said that there are too few', async () => {
  api.answer(getPerformance, { ...noMore, items: performance(2) });
  show('/campaigns?onglet=comparer&ids=cam_1&ids=cam_2');
  expect(plain((await screen.findByText(/^Pas encore de courbe/)).textContent)).toBe(
    'Pas encore de courbe du CPA : il faut au moins trois semaines avec assez de données.',
  );
  expect(screen.queryByText('CPA dans le temps')).toBeNull();
});

const show = (at: string) => renderPage(<CampaignsPage />, at);
const verdict = async () => within(await screen.findByRole('region', { name: 'Verdict' }));
const metric = (name: string) => within(screen.getByRole('article', { name }));

test('the verdict comes first, then each metric with its interval, its pairs and the notes', async () => {
  show('/campaigns?onglet=comparer&ids=cam_1&ids=cam_2&periode=dates&du=2026-03-01&au=2026-03-31');
  const said = await verdict();
  expect(plain(said.getByRole('status').textContent)).toMatch(
    /^« Été » coûte moins cher par conversion : 18,00 € \(entre/,
  );
  expect(said.getByText('Différence nette')).toBeDefined();
  const cpa = metric('CPA');
  expect(cpa.getByText('25,00 €')).toBeDefined();
  expect(plain(cpa.getByText(/^entre 16,68/).textContent)).toBe('entre 16,68 € et 19,43 €');
  act(() => cpa.getByRole('button', { name: /18,00/ }).focus());
  expect(plain((await screen.findByRole('tooltip')).textContent)).toBe(
    'CPA 18,00 € = 576,00 € ÷ 32 conversions · 16 jours mesurés',
  );
  expect(cpa.getByText('Été fait mieux')).toBeDefined();
  expect(metric('ROAS').getAllByText(/^non mesuré/)).toHaveLength(2);
  expect(screen.getByText(/Le public n’a pas été réparti au hasard/)).toBeDefined();
  expect(bodies()[0]).toMatchObject({
    subjects: [{ campaignId: 'cam_1' }, { campaignId: 'cam_2' }],
    ...march,
    metrics: ['cpa', 'roas', 'linkCtr', 'conversionRate', 'linkCpc', 'cpm'],
    primaryMetric: 'cpa',
  });
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
});

test('of three, the verdict names each by the letter that it bears below', async () => {
  serveCampaigns(api, [
    aCampaign('1', { name: 'Été' }),
    aCampaign('2', { name: 'Hiver' }),
    aCampaign('4', { name: 'Cher. Très cher' }),
  ]);
  show('/campaigns?onglet=comparer&ids=cam_1&ids=cam_2&ids=cam_4');
  const said = (await verdict()).getByRole('status');
  const [lead, doubt] = [...said.children].map(({ textContent }) => plain(textContent));
  expect(lead).toMatch(/^A« Été » coûte moins cher par conversion que chacune des autres : 18,00 €/);
  expect(lead).toMatch(/pour C« Cher. Très cher »\.$/);
  expect(doubt).toMatch(/^Sans vraie différence/);
});

test('under the gates, what is missing is told once, as far as it has come', async () => {
  show('/campaigns?onglet=comparer&ids=cam_1,cam_3');
  const said = await verdict();
  expect(said.getByText('Trop tôt')).toBeDefined();
  expect(plain(said.getByRole('status').textContent)).toBe(
    'Trop tôt pour les départager sur le CPA. Il faudrait encore environ 10 jours au même rythme.',
  );
  const lacks = within(said.getByRole('list', { name: 'Ce qui manque' })).getAllByRole('listitem');
  expect(lacks.map(({ textContent }) => plain(textContent))).toEqual([
    'AÉtérien ne manque',
    'BJeune5 jours mesurés sur 14, 10 conversions sur 30',
  ]);
  // Once: the metrics only say that it is too soon.
  expect(metric('CPA').queryByText(/jours mesurés sur/)).toBeNull();
  expect(screen.getByText(/^En gris : trop peu de données/)).toBeDefined();
  expect(metric('CPA').queryByText(/^Détails/)).toBeNull();
});

test('another primary metric, chosen after the results, says so, and stays said in the address and the copy', async () => {
  const person = userEvent.setup();
  show('/campaigns?onglet=comparer&ids=cam_1&ids=cam_2');
  await verdict();
  expect(screen.queryByText(/choisi après avoir vu/)).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Critère principal' }), 'CPM');
  expect(await screen.findByText(/choisi après avoir vu les résultats/)).toBeDefined();
  expect(address()).toContain('critere=cpm&apres=1');
  expect(bodies().at(-1)).toMatchObject({
    primaryMetric: 'cpm',
    metrics: ['cpm', 'cpa', 'roas', 'linkCtr', 'conversionRate', 'linkCpc'],
  });
  await person.click(screen.getByRole('button', { name: 'Copier la comparaison en texte' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Ce critère a été choisi après');
  expect(plain(copied)).toContain('- Été : 18,00 € (entre 16,68 € et 19,43 €)');
});

test('an ad stands with what it shows: in the choice, the verdict, above the metrics and the curves', async () => {
  show('/campaigns?onglet=comparer&ids=cam_1/a&ids=cam_2/b');
  const said = await verdict();
  const ads = within(said.getByRole('list', { name: 'Publicités comparées' })).getAllByRole('listitem');
  expect(ads.map((ad) => [ad.textContent, ad.querySelector('img')?.getAttribute('src')])).toEqual([
    ['a', '/files/a.png'],
    ['b', '/files/b.png'],
  ]);
  const shown = (of: Element | null | undefined) => of?.querySelectorAll('img[src="/files/a.png"]').length;
  expect(shown(screen.getByRole('region', { name: 'Mesures comparées' }))).toBe(1);
  expect(
    shown(screen.getByRole('combobox', { name: 'Campagnes à comparer' }).closest('.mantine-MultiSelect-root')),
  ).toBe(1);
  expect(shown((await screen.findByText('CPA dans le temps')).closest('section, figure, article'))).toBe(1);
});

test('amounts of two currencies share no axis, nor a chart', async () => {
  currencies = { cam_2: 'USD' };
  show('/campaigns?onglet=comparer&ids=cam_1&ids=cam_2');
  expect((await verdict()).getByText('Pas comparables')).toBeDefined();
  expect(metric('CPA').getByText(/^Devises différentes/)).toBeDefined();
  expect(metric('CPA').getByText('25,00 $US')).toBeDefined();
  expect(screen.queryByText('CPA dans le temps')).toBeNull();
  expect(api.calls(getPerformance)).toEqual([]);
});

test('one alone is compared to itself before, or a year earlier', async () => {
  show('/campaigns?onglet=comparer&ids=cam_1&periode=dates&du=2026-03-11&au=2026-03-20');
  await verdict();
  expect(bodies()[0]?.subjects).toEqual([
    { campaignId: 'cam_1', from: '2026-03-11', to: '2026-03-20' },
    { campaignId: 'cam_1', from: '2026-03-01', to: '2026-03-10' },
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparée à' }), 'Année dernière');
  expect(address()).toContain('face=year');
  await vi.waitFor(() => expect(bodies().at(-1)?.subjects?.[1]?.from).toBe('2025-03-11'));
});

test('nothing chosen says what this is for; campaigns are found by name', async () => {
  show('/campaigns?onglet=comparer');
  expect(await screen.findByText(/Laquelle est vraiment meilleure/)).toBeDefined();
  const field = screen.getByRole('combobox', { name: 'Campagnes à comparer' });
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: /Été/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Hiver/ }));
  expect(address()).toContain('ids=cam_1&ids=cam_2');
  await verdict();
});

test('from the list, C compares what is selected; more than six or one alone are not offered in the bar', async () => {
  show('/campaigns');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Été/ }));
  const bar = within(await screen.findByRole('region', { name: 'Campagnes sélectionnées' }));
  expect(bar.getByRole('button', { name: 'Comparer' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: /Hiver/ }));
  expect(bar.getByRole('button', { name: 'Comparer' })).toHaveProperty('disabled', false);
  await userEvent.keyboard('c');
  expect(address()).toBe('/campaigns?onglet=comparer&ids=cam_1&ids=cam_2');
  await verdict();
});

test('one that is gone is told, with the way on', async () => {
  api.refuse(compareCampaigns, 'not_found');
  show('/campaigns?onglet=comparer&ids=cam_1&ids=cam_9');
  await userEvent.click(await screen.findByRole('button', { name: 'Choisir à nouveau' }));
  expect(address()).toBe('/campaigns?onglet=comparer');
});

test('while the server does not answer, no campaign is said to be nowhere', async () => {
  for (const route of [compareCampaigns, getCampaign, listCampaigns]) api.refuse(route, 'internal_error');
  show('/campaigns?onglet=comparer&ids=cam_1&ids=cam_9');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  await waitFor(() => expect(api.calls(getCampaign).length).toBeGreaterThan(1));
  await act(async () => {});
  expect(screen.queryByText('Campagne introuvable')).toBeNull();
});
