import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { exportAnalytics } from '../../../../shared/analytics/exports.contract.ts';
import {
  getAnalyticsBreakdown,
  getAnalyticsOverview,
  getAnalyticsTimeseries,
} from '../../../../shared/analytics/figures.contract.ts';
import { getFunnel } from '../../../../shared/analytics/funnel.contract.ts';
import { getReport, listReports, updateReport } from '../../../../shared/analytics/reports.contract.ts';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { deltaNames } from '../../../../shared/campaigns/delta-names.ts';
import type { Deltas } from '../../../../shared/campaigns/figures.ts';
import { listCampaigns } from '../../../../shared/campaigns/list.contract.ts';
import { quotientOf } from '../../../../shared/rules/blended.ts';
import { funnelOf } from '../../../../shared/rules/funnel.ts';
import { bucketsOf } from '../../../../shared/rules/periods.ts';
import { aCampaign, figuresOf, foundCampaigns } from '../../testing/campaigns.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { handedFiles } from '../../testing/handed-files.ts';
import { aUser } from '../../testing/people.ts';
import { serveWhose } from '../../testing/prospects.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aReport } from '../../testing/reports.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import type { Breakdown, Overview } from './use-analytics.ts';

const period = { from: '2026-10-01', to: '2026-10-03' };
const meta = { spend: 500, revenue: 1_500, conversions: 20, impressions: 40_000, linkClicks: 600 };
const google = { spend: 100, conversions: 4, impressions: 9_000, linkClicks: 120 };
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });

let api = fakeApi();

const overview = (changes: Partial<Overview> = {}) => ({
  ...period,
  campaigns: 3,
  currencies: [{ currency: 'EUR', campaigns: 3, ...figuresOf([meta, google]) }],
  ...changes,
});

function breakdown(changes: Partial<Breakdown> = {}): Breakdown {
  const part = (value: string, label: string, counts: object, share: number) => ({
    keys: [{ by: 'platform', value, label }],
    ...{ campaigns: 1, share, ...figuresOf([counts]) },
  });
  return {
    ...period,
    ...{ campaigns: 3, currency: 'EUR', total: 2, nextCursor: null, overlapping: false, untold: 0, fields: ['offre'] },
    items: [part('meta', 'Meta', meta, 5 / 6), part('google', 'Google Ads', google, 1 / 6)],
    whole: figuresOf([meta, google]),
    ...changes,
  };
}

beforeEach(() => {
  setWidth(1440);
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['analytics:export'] }) });
  serveWhose(api);
  api.answer(listCampaigns, foundCampaigns([aCampaign('1'), aCampaign('2', { platform: 'google' })]));
  api.answer(getAnalyticsOverview, overview());
  api.answer(getAnalyticsTimeseries, {
    ...period,
    ...{ campaigns: 3, currency: 'EUR', previous: null, annotations: [] },
    items: bucketsOf(period, 'day').map((bucket, at) => ({ ...bucket, ...figuresOf(at === 1 ? [] : [meta]) })),
  });
  api.answer(getAnalyticsBreakdown, breakdown());
  api.answer(getFunnel, {
    ...{ ...period, currency: 'EUR', spend: 600 },
    steps: funnelOf([
      { key: 'impressions', value: 49_000, beside: {} },
      { key: 'linkClicks', value: 720, beside: { impressions: { over: 720, under: 48_000 } } },
      { key: 'landingPageViews', value: null, beside: {} },
      { key: 'addToCarts', value: null, beside: {} },
      { key: 'checkouts', value: null, beside: {} },
      { key: 'conversions', value: 24, beside: { linkClicks: { over: 24, under: 720 } } },
    ]),
    crm: [
      ['prospects', 'Prospects', 6],
      ['qualified', 'Qualifiés', 4],
      ['proposal', 'Propositions', 3],
      ['won', 'Affaires signées', 2],
    ].map(([key, label, count]) => ({
      ...{ key: key as 'won', label: label as string, count: count as number, value: null, unvalued: count as number },
      ...{ rate: null, fromFirst: null, cost: quotientOf(600, count as number) },
    })),
  });
});

test('follows people from an impression to a signature, with what each step cost; what no tag counts is said', async () => {
  show();
  const steps = await table('De l’impression à la conversion');
  expect(plain(within(steps).getByRole('row', { name: /^Ajouts au panier/ }).textContent)).toContain('non mesuré');
  await userEvent.hover(within(steps).getByRole('button', { name: /1,5/ }));
  await waitFor(() => expect(plain(document.body.textContent)).toMatch(/= 720 clics.* ÷ 48 000 impressions/));
  const signed = await table('Du prospect à l’affaire signée');
  expect(plain(within(signed).getByRole('row', { name: /^Affaires signées/ }).textContent)).toContain('300,00 €');
  const bars = (of: HTMLElement) =>
    [...of.querySelectorAll<HTMLElement>('tbody th > span')].map(({ style }) =>
      Math.round(Number.parseFloat(style.width)),
    );
  expect(screen.getByText(/^En gris : taux calculé/)).toBeDefined();
  // A rate of a part of what stands above says of which.
  expect(plain(within(steps).getByRole('row', { name: /^Clics \(lien\)/ }).textContent)).toContain('720 sur 48 000');
  // Volumes; impressions, out of scale, fill the line.
  expect(bars(steps)).toEqual([100, 100, 0, 0, 0, 3]);
  expect(bars(signed)).toEqual([100, 67, 50, 33]);
});

test('a day of the week is a mean of those that were measured, with how many they were', async () => {
  const days = { from: '2026-10-01', to: '2026-10-09' };
  const [thursday, friday] = ['4', '5'].map((value, at) => ({
    keys: [{ by: 'weekday', value, label: at === 0 ? 'Jeudi' : 'Vendredi' }],
    ...{ campaigns: 1, share: null, ...figuresOf(at === 0 ? [meta, meta] : [meta]) },
  })) as [Breakdown['items'][number], Breakdown['items'][number]];
  api.answer(getAnalyticsBreakdown, breakdown({ ...days, items: [thursday, friday] }));
  api.answer(getAnalyticsTimeseries, {
    ...days,
    ...{ campaigns: 1, currency: 'EUR', previous: null, annotations: [] },
    items: bucketsOf(days, 'day').map((bucket) => ({
      ...bucket,
      ...figuresOf(['2026-10-01', '2026-10-02', '2026-10-08'].includes(bucket.date) ? [meta] : []),
    })),
  });
  show();
  const week = within(await table('Par jour de la semaine'));
  expect(week.getByRole('columnheader', { name: 'Dépense par jour' })).toBeDefined();
  const rows = week.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => plain(textContent)?.slice(0, 25))).toEqual([
    expect.stringMatching(/^Jeudi · 2 jours3,00500/),
    expect.stringMatching(/^Vendredi · 1 jour3,00500/),
  ]);
});

const show = (at = '/analytics') =>
  renderPage(
    <>
      <AnalyticsPage />
      <Notifications />
    </>,
    at,
  );
const address = () => screen.getByTestId('address').textContent;
const table = (name: string) => screen.findByRole('table', { name });
const lastQuery = (route: Parameters<typeof api.calls>[0]) => api.calls(route).at(-1)?.url.searchParams;

test('tells what was spent, how it went by day, and what parts it has; a part that is chosen filters the page', async () => {
  const user = userEvent.setup();
  show();
  const parts = await table('Par plateforme');
  const row = within(parts).getByRole('row', { name: /^Meta/ });
  expect(plain(row.textContent)).toContain('500,00 €');
  expect(within(row).getByRole('button', { name: '3,00' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Voir en tableau : Dépense' }));
  const days = await table('Dépense');
  expect(
    within(days)
      .getAllByRole('row')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    expect.stringContaining('Date'),
    expect.stringContaining('500,00 €'),
    expect.stringContaining('pas de données'),
    expect.stringContaining('500,00 €'),
  ]);
  await user.click(within(row).getByRole('button', { name: 'Meta' }));
  expect(address()).toBe('/analytics?platform=meta');
  await waitFor(() => expect(lastQuery(getAnalyticsOverview)?.getAll('platform')).toEqual(['meta']));
});

test('keeps currencies apart, and the charts of one of them, until all is in euros', async () => {
  const user = userEvent.setup();
  const dollars = { currency: 'USD', campaigns: 1, ...figuresOf([google]) };
  api.answer(getAnalyticsOverview, overview({ currencies: [...overview().currencies, dollars] }));
  show();
  expect(await screen.findByText(/Graphiques en EUR seulement/)).toBeTruthy();
  await waitFor(() => expect(lastQuery(getAnalyticsTimeseries)?.get('currency')).toBe('EUR'));
  await user.selectOptions(screen.getByLabelText('Montants'), 'Tout convertir en euros');
  expect(address()).toContain('montants=euros');
  await waitFor(() => expect(lastQuery(getAnalyticsOverview)?.get('convertTo')).toBe('EUR'));
});

test('compares with the period before unless another, or none, is asked', async () => {
  const user = userEvent.setup();
  show();
  await table('Par plateforme');
  expect(lastQuery(getAnalyticsOverview)?.get('compare')).toBe('previous');
  await user.selectOptions(screen.getByLabelText('Comparer à'), 'Sans comparaison');
  await waitFor(() => expect(lastQuery(getAnalyticsOverview)?.has('compare')).toBe(false));
});

test('explores by any keys: every figure opens its sums, and the whole stands below', async () => {
  const user = userEvent.setup();
  show('/analytics?onglet=explorer');
  const area = await screen.findByRole('region', { name: 'Répartition' });
  const [head, ...rows] = within(area).getAllByRole('row');
  expect(head?.textContent).toContain('Plateforme');
  expect(rows.map(({ textContent }) => plain(textContent)?.slice(0, 12))).toEqual([
    ...['Meta500,00 €', 'Google Ads10', 'Total600,00 '],
  ]);
  await user.hover(within(rows[0] as HTMLElement).getByRole('button', { name: '3,00' }));
  expect(plain((await screen.findByRole('tooltip')).textContent)).toContain('ROAS 3,00 = 1 500,00 € ÷ 500,00 €');
  await user.selectOptions(screen.getByLabelText('puis par'), 'offre (nom)');
  await waitFor(() => expect(lastQuery(getAnalyticsBreakdown)?.getAll('by')).toEqual(['platform', 'dim:offre']));
  await user.click(within(area).getByRole('button', { name: 'ROAS' }));
  await waitFor(() => expect(lastQuery(getAnalyticsBreakdown)?.get('sort')).toBe('roas'));
});

test('what another currency leaves out of the table is said, with the ways to it; the whole has its change', async () => {
  const user = userEvent.setup();
  const unchanged = { current: null, previous: null, change: null, pValue: null };
  const deltas = Object.fromEntries(
    deltaNames.map((name) => [name, { ...unchanged, change: name === 'conversions' ? 0.2 : null }]),
  ) as Deltas;
  const dollars = { currency: 'USD', campaigns: 1, ...figuresOf([google]) };
  const euros = { currency: 'EUR', campaigns: 3, ...figuresOf([meta, google]), deltas };
  api.answer(getAnalyticsOverview, overview({ currencies: [euros, dollars] }));
  show('/analytics?onglet=explorer');
  const area = await screen.findByRole('region', { name: 'Répartition' });
  expect(plain(screen.getByText(/^Chiffres en EUR/).textContent)).toMatch(
    /^Chiffres en EUR seulement, sans 1 campagne en USD \(100,00 \$US dépensés\)\./,
  );
  const total = within(area).getByRole('row', { name: /^Total/ });
  expect(plain(total.textContent)).toContain('24↑ +20 %');
  await user.click(screen.getByRole('button', { name: 'Voir en USD' }));
  expect(address()).toContain('montants=USD');
});

test('on a phone each part is a card with all its figures, and what can be done is in one menu', async () => {
  setWidth(390);
  const user = userEvent.setup();
  show('/analytics?onglet=explorer');
  const cards = within(await screen.findByRole('list', { name: 'Répartition' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Meta', 'Google Ads', 'Total']);
  expect(plain(cards[0]?.textContent)).toContain('CTR (lien)1,50 %');
  expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Autres actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Copier le tableau' })).toBeTruthy();
  expect(screen.getAllByRole('menuitem', { name: 'Toutes les lignes' })).toHaveLength(2);
  await user.keyboard('{Escape}');
  await user.selectOptions(screen.getByLabelText('Trier'), 'Par ROAS');
  await waitFor(() => expect(lastQuery(getAnalyticsBreakdown)?.get('sort')).toBe('roas'));
});

test('what is explored goes at the end of a report, and comes back from it', async () => {
  const user = userEvent.setup();
  const report = aReport({ version: 3 });
  api.answer(getProfile, { user: aUser({ permissions: ['analytics:write', 'analytics:export'] }) });
  api.answer(listReports, { items: [report], nextCursor: null });
  api.answer(getReport, { report });
  api.answer(updateReport, { report: { ...report, version: 4 } });
  const { unmount } = show('/analytics?onglet=explorer');
  await user.click(await screen.findByRole('button', { name: 'Ajouter à un rapport' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bilan du mois' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(api.calls(updateReport)).toHaveLength(2));
  const sent = api.calls(updateReport).map(({ body }) => body as { blocks: { type: string }[]; version: number });
  expect(sent.map(({ blocks, version }) => [blocks.map(({ type }) => type), version])).toEqual([
    [['figures', 'text', 'breakdown'], 3],
    [['figures', 'text'], 4],
  ]);
  unmount();
  show('/analytics?onglet=explorer&par=platform&par=month');
  await screen.findByRole('button', { name: 'Exporter' });
  expect(screen.queryByRole('button', { name: 'Ajouter à un rapport' })).toBeNull();
});

test('hands over what is shown, whole, for French or English spreadsheets', async () => {
  const user = userEvent.setup();
  const files = handedFiles();
  api.behave(exportAnalytics, () => new Response('Offre;Dépense', { headers: { 'content-type': 'text/csv' } }));
  const { unmount } = show('/analytics?onglet=explorer&par=dim:offre&par=month&sort=roas&platform=meta');
  await user.click(await screen.findByRole('button', { name: 'Exporter' }));
  await user.click((await screen.findAllByRole('menuitem', { name: /Toutes les lignes/ }))[1] as HTMLElement);
  await waitFor(() => expect(files).toHaveLength(1));
  const asked = lastQuery(exportAnalytics);
  expect(asked?.getAll('by')).toEqual(['dim:offre', 'month']);
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    ...{ of: 'breakdown', sort: 'roas', platform: 'meta', currency: 'EUR', compare: 'previous', locale: 'en' },
  });
  unmount();
  show();
  await user.click(await screen.findByRole('button', { name: 'Exporter' }));
  await user.click((await screen.findAllByRole('menuitem', { name: 'Chiffres de la période' }))[0] as HTMLElement);
  await waitFor(() => expect(files).toHaveLength(2));
  expect(lastQuery(exportAnalytics)?.get('of')).toBe('overview');
});

test('says what parts do not add up to', async () => {
  api.answer(getAnalyticsBreakdown, breakdown({ overlapping: true, untold: null }));
  const { unmount } = show('/analytics?onglet=explorer&par=tag');
  expect(await screen.findByText(/les lignes dépassent le total/)).toBeTruthy();
  unmount();
  api.answer(getAnalyticsBreakdown, breakdown({ untold: 40 }));
  show('/analytics?onglet=explorer&par=ad');
  expect(await screen.findByText(/ne sont détaillés par aucune ligne/)).toBeTruthy();
});

test('a field that names have no longer is said', async () => {
  const message = 'Le champ «\u00a0accroche\u00a0» n’existe plus dans vos règles de nommage';
  api.refuse(getAnalyticsBreakdown, 'validation_error', { details: [{ path: 'by', message }] });
  show('/analytics?onglet=explorer&par=dim:accroche');
  expect(await screen.findByText(/n’existe plus dans vos règles de nommage/)).toBeTruthy();
});

test('without a campaign shows the ways in; with filters, the way back', async () => {
  const user = userEvent.setup();
  api.answer(getAnalyticsOverview, overview({ campaigns: 0, currencies: [] }));
  const { unmount } = show();
  expect(await screen.findByRole('heading', { name: /Les chiffres de vos campagnes/ })).toBeTruthy();
  unmount();
  show('/analytics?platform=tiktok');
  await user.click((await screen.findAllByRole('button', { name: 'Effacer les filtres' }))[0] as HTMLElement);
  expect(address()).toBe('/analytics');
});

test('days without a figure say so, and the way to days that have some', async () => {
  const user = userEvent.setup();
  api.answer(getAnalyticsOverview, overview({ currencies: [{ currency: 'EUR', campaigns: 3, ...figuresOf([]) }] }));
  const { unmount } = show('/analytics?onglet=explorer&periode=dates&du=2020-01-01&au=2020-01-31');
  expect(await screen.findByRole('heading', { name: 'Aucun chiffre sur ces jours' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Répartition' })).toBeNull();
  unmount();
  show('/analytics?periode=dates&du=2020-01-01&au=2020-01-31');
  await user.click(await screen.findByRole('button', { name: 'Voir les 30 derniers jours' }));
  expect(address()).toBe('/analytics');
});

test('what cannot be read says so, and is tried again', async () => {
  const user = userEvent.setup();
  api.refuse(getAnalyticsOverview, 'unavailable');
  show();
  await screen.findByRole('alert');
  api.answer(getAnalyticsOverview, overview());
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await table('Par plateforme')).toBeTruthy();
});
