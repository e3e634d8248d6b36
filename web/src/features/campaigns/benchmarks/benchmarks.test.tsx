import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { benchmarks } from '../../../../../shared/campaigns/benchmarks.ts';
import { getBenchmarks } from '../../../../../shared/campaigns/comparison.contract.ts';
import { getCampaignStats } from '../../../../../shared/campaigns/list.contract.ts';
import { comparedMetrics } from '../../../../../shared/rules/estimates.ts';
import { ownBenchmark } from '../../../../../shared/rules/own-benchmarks.ts';
import { aCampaign, figuresOf, serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignsPage } from '../campaigns-page.tsx';

let api = fakeApi();
const address = () => screen.getByTestId('address').textContent;
const metric = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

/** The link CTR of the workspace's own campaigns; nothing else of them passes its gate. */
let own = [0.01, 0.012, 0.014, 0.016, 0.02];
let money: number[] = [];

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 });
  localStorage.clear();
  own = [0.01, 0.012, 0.014, 0.016, 0.02];
  money = [];
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  serveWhose(api);
  api.behave(getBenchmarks, ({ url }) => {
    const { platform, industry, currency = 'EUR' } = Object.fromEntries(url.searchParams);
    const items = benchmarks.filter((one) => one.platform === platform && one.industry === industry);
    const figures = own.map((value) => ({ value, currency: 'EUR' }));
    const costs = money.map((value) => ({ value, currency: 'EUR' }));
    const ofMetric = (name: (typeof comparedMetrics)[number]) =>
      ownBenchmark(name, name === 'linkCtr' ? figures : name === 'cpm' ? costs : [], currency);
    return json(200, { success: true, data: { items, own: comparedMetrics.map(ofMetric) } });
  });
  api.answer(getCampaignStats, {
    ...{ total: 1, active: { used: 1, limit: 5 }, from: '2025-11-22', to: '2026-11-21', spendByWeek: [], attention: 0 },
    ...{ byStatus: [], byPlatform: [], byObjective: [], byIndustry: [], byClient: [] },
    currencies: [{ currency: 'EUR', campaigns: 1, ...figuresOf([{ linkClicks: 150, impressions: 10_000 }]) }],
  });
  // Last: the path of one campaign would also fit those above.
  serveCampaigns(api, [aCampaign('1')]);
});

const show = (at: string) => renderPage(<CampaignsPage />, at);

test('own medians stand apart from what is published, each figure with its source', async () => {
  show('/campaigns?onglet=reperes&ou=google&secteur=fashion');
  const link = await metric('CTR (lien)');
  expect(plain(link.getByText(/Médiane de/).textContent)).toBe(
    'Médiane de 5 campagnes. La moitié d’entre elles sont entre 1,20 % et 1,60 %.',
  );
  expect(link.getByText('1,50 %')).toBeDefined();
  expect(link.getByText('Aucune étude fiable publiée.')).toBeDefined();
  const all = await metric('CTR (tous les clics)');
  expect(plain(all.getByText(/il en manque/).textContent)).toContain('il en manque 5 pour une médiane');
  const study = all.getAllByRole('link', { name: /WordStream et LocaliQ, Google Ads/ });
  expect(study[0]?.closest('tr')?.textContent).toMatch(/Moyenne, Mode & bijoux.*États-Unis · avril 2025 à mars 2026/s);
  expect(study[1]?.closest('tr')?.textContent).toContain('tous secteurs');
});

test('dollars are no marks on a scale in euros, and two studies stand open', async () => {
  money = [9, 9.5, 10, 10.5, 11];
  show('/campaigns?onglet=reperes');
  const cpm = await metric('CPM');
  expect(plain(cpm.getByText(/^Vos 5 campagnes/).textContent)).toBe(
    'Vos 5 campagnes (10,00 €) sont dans la fourchette du seul chiffre publié en euros.',
  );
  expect(cpm.queryByTitle(/Triple Whale/)).toBeNull();
  expect(plain(cpm.getByTitle(/Effinity/).title)).toContain('4,00 € à 10,00 €');
  const ctr = await metric('CTR (tous les clics)');
  expect(ctr.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(ctr.getByRole('button', { name: 'Voir les 4 autres' }));
  expect(ctr.getAllByRole('row')).toHaveLength(7);
});

test('on a phone studies are folded, and a press away', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 390 });
  show('/campaigns?onglet=reperes');
  const ctr = await metric('CTR (tous les clics)');
  expect(ctr.queryAllByRole('row')).toEqual([]);
  await userEvent.click(ctr.getByRole('button', { name: 'Voir les 6 chiffres publiés' }));
  expect(ctr.getAllByRole('row')).toHaveLength(7);
});

test('below five campaigns it says how many are missing', async () => {
  own = own.slice(0, 3);
  show('/campaigns?onglet=reperes');
  const link = await metric('CTR (lien)');
  expect(plain(link.getByText(/il en manque/).textContent)).toBe('3 campagnes : il en manque 2 pour une médiane');
});

test('nothing published and nothing of one’s own is said; another choice is in the address', async () => {
  own = [];
  show('/campaigns?onglet=reperes&ou=microsoft&secteur=dental');
  expect(await screen.findByText(/Rien pour Microsoft Advertising en Dentaire/)).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plateforme' }), 'Google Ads');
  expect(address()).toContain('ou=google');
  await metric('CTR (tous les clics)');
});

test('what cannot be read says so, with another try', async () => {
  api.refuse(getCampaignStats, 'unavailable');
  show('/campaigns?onglet=reperes');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
});
