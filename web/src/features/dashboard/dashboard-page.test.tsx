import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { type Dashboard, getDashboard, updateDashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { updateProspect } from '../../../../shared/prospects/prospect.contract.ts';
import { figuresOf } from '../../testing/campaigns.ts';
import { aDashboard, aDueProspect, anAlertLine } from '../../testing/dashboard.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { aProspect } from '../../testing/prospects.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const day = { spend: 100, revenue: 300, conversions: 12, impressions: 9_000, clicks: 200 };
const euros = { currency: 'EUR', campaigns: 2, ...figuresOf([day, day]) };
const running: Partial<Dashboard> = { campaigns: 2, currencies: [euros] };

function open(changes: Partial<Dashboard> = {}) {
  const api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['prospects:write'] }) });
  api.answer(getDashboard, aDashboard(changes));
  renderPage(<DashboardPage />);
  return api;
}

const card = (name: string) => screen.findByRole('region', { name });
const cardNames = () =>
  screen.getAllByRole('region').map((one) => within(one).queryAllByRole('heading')[0]?.textContent);

test('before the first campaign it shows the ways in, and none of the cards of figures', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Importer un fichier/ }));
  expect(screen.getByTestId('address').textContent).toBe('/campaigns?onglet=imports&etape=fichier');
  expect(cardNames()).toEqual([
    'Vos campagnes, chaque matin',
    'À voir',
    'Prospects à rappeler',
    'Nouvelles annonces suivies',
    'Connexions en échec',
  ]);
});

test('what there is to see has its money and its one action', async () => {
  open({
    ...running,
    attention: [anAlertLine('a'), anAlertLine('b', { kind: 'pixel', stake: null, path: '/webhooks' })],
  });
  const lines = within(await card('À voir')).getAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('link').textContent)).toEqual([
    'Voir la campagne',
    'Corriger le jeton',
  ]);
  expect(lines[0]?.textContent).toContain('1\u202f600\u00a0€');
  expect(
    within(lines[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/campaigns?campagne=cam_a');
});

test('alerts of one campaign are one line, with what it concerns once', async () => {
  const path = '/campaigns?campagne=cam_a';
  const of = (id: string, title: string, detail: string) => anAlertLine(id, { title, subject: 'Été', detail, path });
  open({ ...running, attention: [of('a', 'CPA au-dessus', '26 €'), anAlertLine('b'), of('c', 'CTR bas', '0,8 %')] });
  const lines = within(await card('À voir')).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[0]?.textContent).toMatch(/CPA au-dessus.*Été.*26 €.*CTR bas.*0,8 %/);
  expect(lines[0]?.textContent?.match(/Été/g)).toHaveLength(1);
});

test('a figure under its gate says so, and yesterday stands beside the thirty days', async () => {
  const few = { ...euros, ...figuresOf([{ spend: 100, revenue: 300, conversions: 4 }]) };
  open({ ...running, recent: { of: 'day', from: '2026-11-22', to: '2026-11-22', currencies: [few] } });
  const figures = within(await card('Chiffres de vos campagnes'));
  expect(figures.getByText('3,00')).toBeDefined();
  expect(figures.getAllByText(/^Hier(?! est comparé)/)).toHaveLength(5);
  expect(figures.getAllByText('données insuffisantes')).toHaveLength(2);
  expect(figures.getByText(/comparé au dimanche 15 novembre/)).toBeDefined();
});

test('on Mondays it says the week before', async () => {
  open({ ...running, recent: { of: 'week', from: '2026-11-16', to: '2026-11-22', currencies: [euros] } });
  expect(await screen.findAllByText(/^Semaine dernière/)).toHaveLength(5);
});

test('a card whose part is missing says so alone, and reads again', async () => {
  const api = open({ ...running, pacing: null, missing: ['pacing', 'webhooks'], attention: [anAlertLine('a')] });
  expect(within(await card('Rythme des budgets')).getByText(/lecture impossible/)).toBeDefined();
  expect(within(await card('À voir')).getByText(/Les webhooks/)).toBeDefined();
  expect(within(await card('Nouvelles annonces suivies')).getByText(/Suivez des annonceurs/)).toBeDefined();
  api.answer(getDashboard, aDashboard(running));
  await userEvent.click(within(await card('Rythme des budgets')).getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(/lecture impossible/)).toBeNull());
});

test('what someone may not read has no card', async () => {
  open({ ...running, library: null, failing: null, prospects: null });
  await card('À voir');
  expect(screen.queryByRole('region', { name: 'Nouvelles annonces suivies' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Prospects à rappeler' })).toBeNull();
});

test('cards move by their menu and by keys, and hide; the place is said and kept', async () => {
  const api = open(running);
  const version = { current: 0 };
  api.behave(updateDashboard, ({ body }) => {
    version.current++;
    const { layout } = body as Dashboard;
    return Response.json({ success: true, data: { layout, version: version.current } });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ranger la carte Rythme des budgets' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Monter' }));
  await waitFor(() => expect(cardNames().slice(1, 3)).toEqual(['Rythme des budgets', 'À voir']));
  expect(screen.getByText(/^Rythme des budgets\s: 1 sur 7$/)).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ranger la carte Rythme des budgets');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(cardNames().slice(1, 3)).toEqual(['À voir', 'Rythme des budgets']));
  await userEvent.click(screen.getByRole('button', { name: 'Ranger la carte Rythme des budgets' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Masquer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rythme des budgets' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '1\u00a0carte masquée' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Afficher Rythme des budgets' }));
  expect(await card('Rythme des budgets')).toBeDefined();
  expect(api.calls(updateDashboard).map(({ body }) => (body as Dashboard).version)).toEqual([0, 1, 2, 3]);
});

test('a place that is refused goes back, with why', async () => {
  const api = open(running);
  api.refuse(updateDashboard, 'conflict');
  await userEvent.click(await screen.findByRole('button', { name: 'Ranger la carte Rythme des budgets' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Monter' }));
  await waitFor(() => expect(cardNames().slice(1, 3)).toEqual(['À voir', 'Rythme des budgets']));
});

test('an action is done where it stands, and comes back where that is refused', async () => {
  const due = [aDueProspect('a'), aDueProspect('b')];
  const api = open({ prospects: { total: 5, open: 4, overdue: 2, ownOverdue: 2, wonValue: 0, currency: 'EUR', due } });
  api.answer(updateProspect, { prospect: aProspect('a', { version: 4 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Fait : Prospect a' }));
  await waitFor(() => expect(screen.queryByText('Prospect a')).toBeNull());
  expect(api.calls(updateProspect)[0]?.body).toEqual({ nextAction: null, nextActionAt: null, version: 3 });
  api.refuse(updateProspect, 'conflict');
  await userEvent.click(screen.getByRole('button', { name: 'Fait : Prospect b' }));
  expect(await screen.findByText('Prospect b')).toBeDefined();
});

test('a dashboard that does not come is said, with what to quote', async () => {
  const api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.refuse(getDashboard, 'unavailable');
  renderPage(<DashboardPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('req_01TEST');
});
