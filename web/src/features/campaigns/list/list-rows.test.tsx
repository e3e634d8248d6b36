import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { bulkCampaigns, updateCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import { listConnections } from '../../../../../shared/campaigns/connections.contract.ts';
import { type CampaignWithFigures, listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { noPacing } from '../../../../../shared/rules/pacing.ts';
import { stubSizes } from '../../../testing/boards.ts';
import { aCampaign, figuresOf, serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignsPage } from '../campaigns-page.tsx';

let api = fakeApi();
const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width, height: 900 });

beforeEach(() => {
  setWidth(1440);
  localStorage.clear();
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.answer(listConnections, { items: [] });
  serveWhose(api);
});
afterEach(() => vi.useRealTimers());

const show = (at = '/campaigns') =>
  renderPage(
    <>
      <CampaignsPage />
      <Notifications />
    </>,
    at,
  );

const summer = { spend: 5_000, revenue: 12_050, conversions: 200, impressions: 400_000, linkClicks: 6_000 };
const winter = { spend: 900, revenue: 1_000, conversions: 20, impressions: 90_000, linkClicks: 600 };
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const address = () => screen.getByTestId('address').textContent;
const withParts = (campaign: CampaignWithFigures, parts: Partial<CampaignWithFigures>) => ({ ...campaign, ...parts });
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

test('the pace says in words what its bar draws, and in figures what it stands for', async () => {
  const pacing = { ...noPacing, state: 'over', spentShare: 0.8, elapsedShare: 0.5, spent: 800, amount: 1_000 } as const;
  serveCampaigns(api, [
    withParts(aCampaign('1', { name: 'Été' }, [summer]), { pacing }),
    aCampaign('2', { name: 'Hiver' }),
  ]);
  show();
  const bar = within(await row('Été')).getByRole('img', { name: /du budget dépensé/ });
  expect(plain(bar.getAttribute('aria-label'))).toBe('80 % du budget dépensé pour 50 % du temps');
  expect(plain(bar.parentElement?.title)).toContain('800,00 € sur 1 000,00 €');
  expect(within(await row('Été')).getByText('en avance')).toBeDefined();
  expect(within(await row('Hiver')).getByText('sans budget')).toBeDefined();
});

test('the spend of thirty days is a curve that stops where nothing was measured', async () => {
  const spend = [...Array(26).fill(null), 10, 20, null, 30];
  serveCampaigns(api, [
    withParts(aCampaign('1', { name: 'Été' }, [summer]), { daily: { from: '2026-10-23', spend } }),
    aCampaign('2', { name: 'Hiver' }),
  ]);
  Reflect.get(window, 'happyDOM').setViewport({ width: 1_700 });
  show();
  const curve = within(await row('Été')).getByRole('img', { name: /Dépense par jour depuis le 23.oct/ });
  // Two days together, then one alone after the gap.
  expect(curve.querySelectorAll('path')).toHaveLength(2);
  expect(curve.querySelector('path')?.getAttribute('d')?.match(/[ML]/g)).toEqual(['M', 'L', 'M']);
  expect(within(await row('Hiver')).queryByRole('img', { name: /par jour/ })).toBeNull();
});

test('a target stands beside its figure: met, missed, or too early to tell', async () => {
  const target = (metric: 'cpa' | 'roas', state: 'met' | 'missed' | 'uncertain', at: number) => ({
    ...{ metric, state, target: at, value: 25, interval: null },
  });
  serveCampaigns(api, [
    withParts(aCampaign('1', { name: 'Été' }, [summer]), {
      targetStates: [target('cpa', 'met', 30), target('roas', 'missed', 3)],
    }),
    withParts(aCampaign('2', { name: 'Hiver' }, [winter]), { targetStates: [target('cpa', 'uncertain', 40)] }),
  ]);
  show();
  const marks = async (name: string) =>
    within(await row(name))
      .getAllByRole('img', { name: /^Objectif/ })
      .map((mark) => plain(mark.getAttribute('aria-label')));
  expect(await marks('Été')).toEqual(['Objectif 30,00 € : atteint', 'Objectif 3,00 : manqué']);
  expect(await marks('Hiver')).toEqual(['Objectif 40,00 € : trop tôt']);
});

test('alerts are counted in the colour of the worst, and lead to those of the campaign', async () => {
  serveCampaigns(api, [
    aCampaign('1', { name: 'Été', openAlerts: 3, criticalAlerts: 1 }, [summer]),
    aCampaign('2', { name: 'Hiver', openAlerts: 1 }),
  ]);
  show();
  const worst = within(await row('Été')).getByRole('link', { name: /^3 alertes ouvertes, dont 1\scritique$/ });
  expect(worst.dataset.critical).toBe('true');
  expect(worst.getAttribute('href')).toContain('?onglet=alertes&campaignId=cam_1');
  const calm = within(await row('Hiver')).getByRole('link', { name: '1 alerte ouverte' });
  expect(calm.dataset.critical).toBeUndefined();
});

test('totals are those of all that is found, a row a currency, from their sums', async () => {
  const [euros, dollars] = [figuresOf([summer, winter]), figuresOf([{ spend: 100, conversions: 4 }])];
  serveCampaigns(api, [aCampaign('1', { name: 'Été' }, [summer])], {
    currencies: [
      { currency: 'EUR', campaigns: 2, ...euros },
      { currency: 'USD', campaigns: 1, ...dollars },
    ],
  });
  show();
  await row('Été');
  const totals = within(screen.getByRole('table', { name: 'Totaux' }));
  const euroRow = totals.getByRole('row', { name: /Total EUR · 2\scampagnes/ });
  expect(plain(euroRow.textContent)).toContain('5 900,00 €');
  // 5,900 € for 220 conversions: not the mean of 25 € and 45 €.
  expect(plain(euroRow.textContent)).toContain('26,82 €');
  const dollarRow = within(totals.getByRole('row', { name: /Total USD · 1\scampagne/ }));
  expect(dollarRow.getByText('données insuffisantes')).toBeDefined();
});

test('every column but the curve orders the list', async () => {
  serveCampaigns(api, [aCampaign('1', { name: 'Été' }, [summer])]);
  show('/campaigns?colonnes=pace&colonnes=revenue&colonnes=leads&colonnes=cpm&colonnes=daily&colonnes=alerts');
  await row('Été');
  const heads = within(screen.getByRole('table', { name: 'Campagnes' }));
  const sortable = heads.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('button'));
  expect(sortable.map(({ textContent }) => textContent)).toEqual([
    ...['Campagne', 'Statut', 'Rythme', 'CA attribué', 'Alertes', 'Prospects', 'CPM'],
  ]);
  await userEvent.click(heads.getByRole('button', { name: 'Rythme' }));
  expect(address()).toContain('sort=pace');
});

test('a status that is changed where it stands can be taken back', async () => {
  const held = serveCampaigns(api, [aCampaign('1', { name: 'Été' }, [summer])]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Statut de Été/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'En pause' }));
  expect(await screen.findByText('Été : en pause')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(held.get('cam_1')).toMatchObject({ status: 'active', version: 3 }));
  expect(api.calls(updateCampaign).map(({ body }) => Reflect.get(body as object, 'status'))).toEqual([
    'paused',
    'active',
  ]);
});

test('what is done to several is undone as each was: tags of those that wore them stay, clients come back', async () => {
  const held = serveCampaigns(api, [
    aCampaign('1', { name: 'Été', status: 'paused', tags: ['soldes'] }, [summer]),
    aCampaign('2', { name: 'Hiver', status: 'active' }, [winter]),
  ]);
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner toutes les campagnes affichées' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Étiqueter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'soldes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await screen.findByText('2 campagnes comme avant');
  notifications.clean();

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner toutes les campagnes affichées' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Archiver' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect([...held.values()].map(({ status }) => status)).toEqual(['paused', 'active']));
  const bodies = api.calls(bulkCampaigns).map(({ body }) => body);
  expect(bodies.slice(0, 2)).toEqual([
    { ids: ['cam_1', 'cam_2'], action: 'tag', value: 'soldes' },
    { ids: ['cam_2'], action: 'untag', value: 'soldes' },
  ]);
});

test('C compares those that are selected, and opens the comparison where none is', async () => {
  serveCampaigns(api, [aCampaign('1', { name: 'Été' }, [summer]), aCampaign('2', { name: 'Hiver' }, [winter])]);
  const { unmount } = show();
  await row('Été');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toutes les campagnes affichées' }));
  await screen.findByRole('button', { name: 'Comparer' });
  await userEvent.keyboard('c');
  expect(address()).toMatch(/onglet=comparer.*cam_1.*cam_2/);
  unmount();
  show();
  await row('Été');
  await userEvent.keyboard('c');
  expect(address()).toBe('/campaigns?onglet=comparer');
});

test('of five hundred, the rows near what is looked at are on the page', async () => {
  const many = Array.from({ length: 500 }, (_, at) => aCampaign(`${at}`, { name: `Campagne ${at}` }, [summer]));
  serveCampaigns(api, many);
  show();
  await row('Campagne 0');
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60);
  await userEvent.keyboard('j');
  await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60));
  expect(screen.getByRole('table', { name: 'Campagnes' }).getAttribute('aria-rowcount')).toBe('501');
});

test('an ad account narrows the list by its link, and is named among the filters', async () => {
  serveCampaigns(api, [aCampaign('1', { name: 'Été' }, [summer])]);
  show('/campaigns?connectionId=con_1');
  await row('Été');
  expect(api.calls(listCampaigns)[0]?.url.searchParams.getAll('connectionId')).toEqual(['con_1']);
  await userEvent.click(screen.getByRole('button', { name: 'Filtres (1)' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Compte déconnecté' }));
  await waitFor(() => expect(address()).toBe('/campaigns'));
});

test('on a telephone, filters are a sheet, a card shows three chosen figures, and a finger that rests selects', async () => {
  setWidth(390);
  const warned = { name: 'Été', openAlerts: 3, criticalAlerts: 1 };
  serveCampaigns(api, [aCampaign('1', warned, [summer]), aCampaign('2', { name: 'Hiver' }, [winter])]);
  show();
  const card = (await screen.findByRole('link', { name: 'Été' })).closest('li') as HTMLElement;
  expect(plain(within(card).getByRole('link', { name: /alertes/ }).textContent)).toBe(
    '3 alertes ouvertes, dont 1 critique',
  );
  const names = () =>
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Dépense', 'CPA', 'ROAS']);

  await userEvent.click(screen.getByRole('button', { name: 'Choisir les chiffres des cartes' }));
  const choice = (name: string) => screen.findByRole('menuitemcheckbox', { name });
  expect((await choice('CTR (lien)')).hasAttribute('data-disabled')).toBe(true);
  await userEvent.click(await choice('CPA'));
  await userEvent.click(await choice('Conversions'));
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual(['Dépense', 'Conversions', 'ROAS']);

  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'Active' }));
  expect(address()).toContain('status=active');
  await userEvent.click(sheet.getByRole('button', { name: /^Voir 2\scampagnes/ }));

  vi.useFakeTimers();
  fireEvent.pointerDown(card.firstElementChild as Element, { pointerType: 'touch', clientX: 9, clientY: 9 });
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(await screen.findByText('1 sélectionnée')).toBeDefined();
});
