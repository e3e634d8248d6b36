import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getBlended } from '../../../../../shared/analytics/blended.contract.ts';
import { getCohorts } from '../../../../../shared/analytics/cohorts.contract.ts';
import { getSales, updateSales } from '../../../../../shared/analytics/sales.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { blendedBuckets, blendedOf, type RealDay } from '../../../../../shared/rules/blended.ts';
import { cohortsOf } from '../../../../../shared/rules/cohorts.ts';
import type { DayFigures } from '../../../../../shared/rules/totals.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { RealTab } from './real-tab.tsx';

type Blended = RouteOutput<typeof getBlended>;

const period = { from: '2026-09-28', to: '2026-10-04' };
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const page = () => plain(document.body.textContent) ?? '';

let api = fakeApi();

/** What the API answers of these days, by its own rule. */
function blended(sales: RealDay[], ads: DayFigures[], changes: Partial<Blended> = {}): Blended {
  const beside = { sales, ads, sameCurrency: true };
  const { claimed, ...figures } = blendedOf(beside);
  return {
    ...period,
    ...{ source: 'sales', currency: 'EUR', salesCurrency: sales.length > 0 ? 'EUR' : null, salesDays: sales.length },
    leftOut: { otherCurrencies: 0, withoutAmount: 0 },
    narrowed: false,
    ...figures,
    claimed: {
      revenue: claimed,
      byPlatform: [
        { value: 'google', label: 'Google Ads', revenue: 670, spend: 100 },
        { value: 'meta', label: 'Meta', revenue: 700, spend: 150 },
      ],
    },
    items: blendedBuckets(beside, period, 'day'),
    ...changes,
  };
}

const ads: DayFigures[] = [{ date: '2026-10-01', counts: { spend: 250, revenue: 1_370 } }];
const sales: RealDay[] = [{ day: '2026-10-01', revenue: 1_000, orders: 10, newCustomers: null }];

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, {
    user: aUser({ permissions: ['analytics:read', 'analytics:write', 'prospects:read', 'campaigns:read'] }),
  });
  serveWhose(api);
  api.answer(getCohorts, {
    ...{ from: '2026-09-01', to: '2026-10-31', currency: 'EUR' },
    items: cohortsOf({
      months: ['2026-09-01', '2026-10-01'],
      prospects: [{ madeOn: '2026-09-03', wonOn: '2026-10-02', cents: 90_000 }],
      spend: new Map([['2026-09-01', 600]]),
      today: '2026-10-31',
    }),
  });
});

test('shows by month what prospects cost, and when their deals paid it back', async () => {
  api.answer(getBlended, blended(sales, ads));
  renderPage(<RealTab />, '/analytics');
  const table = await screen.findByRole('table', { name: /mois après mois/ });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));
  expect(rows).toEqual([
    // One month after, only one of them has sold: a column would hold that figure alone.
    'Mois d’arrivéeProspectsDépenseCoût par affaireDépense couverte',
    'sept. 20261600,00 €600,00 €en 1 mois, 900,00 €',
    'oct. 20260non mesuréeaucune affairenon mesurée',
  ]);
});

test('what deals were worth after a month has its column once two months can be compared', async () => {
  api.answer(getCohorts, {
    ...{ from: '2026-08-01', to: '2026-10-31', currency: 'EUR' },
    items: cohortsOf({
      months: ['2026-08-01', '2026-09-01'],
      prospects: [
        { madeOn: '2026-08-03', wonOn: '2026-09-02', cents: 50_000 },
        { madeOn: '2026-09-03', wonOn: '2026-10-02', cents: 90_000 },
      ],
      spend: new Map([['2026-09-01', 600]]),
      today: '2026-10-31',
    }),
  });
  api.answer(getBlended, blended(sales, ads));
  renderPage(<RealTab />, '/analytics');
  const table = await screen.findByRole('table', { name: /mois après mois/ });
  expect(within(table).getAllByRole('columnheader').at(-1)?.textContent).toBe('Après 1\u00a0mois');
  expect(plain(within(table).getByRole('row', { name: /^sept/ }).textContent)).toContain('900,00 €');
});

test('deals of which none is signed say so, and no nought', async () => {
  api.answer(
    getBlended,
    blended([{ day: '2026-10-01', revenue: 0, orders: 0, newCustomers: 0 }], ads, { source: 'crm' }),
  );
  renderPage(<RealTab />, '/analytics');
  await screen.findAllByText('aucune affaire signée');
  expect(screen.queryByText('0,00')).toBeNull();
});

test('says how much platforms claim of what was sold, and shows the sums of each figure', async () => {
  api.answer(getBlended, blended(sales, ads));
  renderPage(<RealTab />, '/analytics');
  await screen.findByRole('heading', { name: /Les plateformes revendiquent 137\s%\sde vos ventes/ });
  expect(page()).toContain('1 370,00 € revendiqués pour 1 000,00 € vendus sur 1 jour');
  expect(page()).toContain('leurs conversions ne s’additionnent pas');
  await userEvent.hover(screen.getByRole('button', { name: '4,00' }));
  await waitFor(() => expect(page()).toContain('ROAS global 4,00 = 1 000,00 € de ventes ÷ 250,00 € de dépense'));
  expect(page()).toContain('nouveaux clients non comptés');
});

test('without sales it says what they are for, and never a nought', async () => {
  api.answer(getBlended, blended([], ads));
  renderPage(<RealTab />, '/analytics');
  await screen.findByRole('heading', { name: /Combien avez-vous vraiment vendu/ });
  expect(screen.getByRole('heading', { name: /^Meta et Google Ads revendiquent ensemble/ })).toBeDefined();
  expect(screen.queryByText('Ventes réelles')).toBeNull();
  expect(page()).not.toMatch(/NaN|Infinity/);
  await userEvent.click(screen.getByRole('button', { name: 'Prendre les affaires signées du CRM' }));
  await waitFor(() => expect(api.calls(getBlended).at(-1)?.url.searchParams.get('source')).toBe('crm'));
});

test('sales are pasted out of a spreadsheet, and what is wrong is said at its line', async () => {
  api.answer(getBlended, blended([], ads));
  api.answer(getSales, { ...period, items: [], currency: null, days: 0 });
  api.answer(updateSales, { created: 2, updated: 0, unchanged: 0, removed: 0, currency: 'EUR', days: 2 });
  renderPage(<RealTab />, '/analytics');
  await userEvent.click(await screen.findByRole('button', { name: 'Saisir ou coller depuis Excel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saisir mes ventes' });
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Jour, ligne 1' }));
  await userEvent.paste('Date\tVentes totales\tCommandes\n01/10/2025\t1 250,50\t12\n02/10/2025\tdouze\t1\n');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(plain((await within(dialog).findByText(/Chiffre d’affaires\s:/)).textContent)).toMatch(
    /^Ligne \d+, Chiffre d’affaires : n’est pas un nombre$/,
  );
  expect(api.calls(updateSales)).toEqual([]);
  const wrong = within(dialog).getByDisplayValue('douze');
  await userEvent.clear(wrong);
  await userEvent.type(wrong, '80');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(api.calls(updateSales)).toHaveLength(1));
  expect(api.calls(updateSales)[0]?.body).toEqual({
    currency: 'EUR',
    rows: [
      { day: '2025-10-01', revenue: 1_250.5, orders: 12, newCustomers: null },
      { day: '2025-10-02', revenue: 80, orders: 1, newCustomers: null },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('of several currencies one is shown, never their sum, and the others are a choice away', async () => {
  const message = 'Plusieurs devises\u00a0: EUR, USD. Choisissez-en une, ou convertissez en euros';
  api.refuse(getBlended, 'validation_error', { details: [{ path: 'currency', message }] });
  renderPage(<RealTab />, '/analytics');
  const choice = await screen.findByRole('combobox', { name: 'Devise' });
  expect(choice).toHaveProperty('value', 'EUR');
  await waitFor(() => expect(api.calls(getBlended).at(-1)?.url.searchParams.get('currency')).toBe('EUR'));
  await userEvent.selectOptions(choice, 'USD');
  await waitFor(() => expect(api.calls(getBlended).at(-1)?.url.searchParams.get('currency')).toBe('USD'));
});

test('what fails says so, and can be asked again', async () => {
  api.refuse(getBlended, 'unavailable');
  renderPage(<RealTab />, '/analytics');
  await screen.findByRole('alert');
  api.answer(getBlended, blended(sales, ads));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('heading', { name: /137/ });
});

test('a shop’s file is added up in the page, and its days are kept', async () => {
  const user = userEvent.setup();
  api.answer(updateSales, { created: 2, updated: 0, unchanged: 0, removed: 0, currency: 'EUR', days: 2 });
  api.answer(getBlended, blended([], ads));
  renderPage(
    <>
      <RealTab />
      <Notifications />
    </>,
    '/analytics',
  );
  await user.click(await screen.findByRole('button', { name: 'Importer un fichier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Importer vos ventes' });
  const drop = within(dialog).getByLabelText(/Choisir un fichier/);
  await user.upload(drop, new File(['Jour,Sessions\n2026-09-28,5\n'], 'ga4.csv', { type: 'text/csv' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('aucun chiffre d’affaires');
  const text = 'Jour;Commandes;Ventes nettes;Ventes totales\n28/09/2026;2;90,00;108,00\n29/09/2026;1;40,00;48,00\n';
  await user.upload(drop, new File([text], 'ventes.csv', { type: 'text/csv' }));
  expect(plain((await within(dialog).findByRole('table')).textContent)).toContain('108,00 €');
  await user.selectOptions(within(dialog).getByLabelText('Chiffre d’affaires'), 'Ventes nettes');
  expect(plain(dialog.textContent)).toContain('130,00 €');
  await user.click(within(dialog).getByRole('button', { name: /Enregistrer 2\sjours/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(updateSales)[0]?.body).toEqual({
    currency: 'EUR',
    rows: [
      { day: '2026-09-28', revenue: 90, orders: 2, newCustomers: null },
      { day: '2026-09-29', revenue: 40, orders: 1, newCustomers: null },
    ],
  });
  expect(page()).toMatch('2 jours ajoutés');
});
