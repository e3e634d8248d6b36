import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type AdminDashboard, getAdminDashboard } from '../../../../../shared/admin/dashboard.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { Permission } from '../../../../../shared/kernel/permissions.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';

let api = fakeApi();

const whole: AdminDashboard = {
  ...{ from: '2026-05-01', to: '2026-05-31' },
  people: { total: 1_204, new: 31, active7d: 410, active30d: 800, suspended: 2 },
  workspaces: { total: 600, trialing: 40, paying: 320, pastDue: 7, suspended: 1, closing: 3 },
  money: {
    ...{ mrr: 285, arr: 3_420, start: 256, new: 99, reactivated: 29, expansion: 70, contraction: -70, churned: -99 },
    ...{ arpa: 57, openInvoices: 4, failed30d: 6, trialConversion: 0.25 },
  },
  health: {
    queues: [
      { name: 'mails', label: 'Mails', waiting: 0, dead: 0, oldestSeconds: null },
      { name: 'deliveries', label: 'Webhooks', waiting: 12, dead: 3, oldestSeconds: 7_300 },
    ],
    schedules: [
      {
        name: 'reconcileBilling',
        label: 'Abonnements relus chez Stripe',
        lastRunAt: '2026-05-30T02:00:00.000Z',
        ok: false,
      },
      { name: 'remindTrials', label: 'Fins d’essai', lastRunAt: '2026-05-31T07:00:00.000Z', ok: true },
      { name: 'sendDigests', label: 'Résumés', lastRunAt: null, ok: false },
    ],
    ...{ deliveries24h: 5_000, failedDeliveries24h: 12, chain: { ok: false, pending: 1 } },
  },
  toDo: [
    { kind: 'broken_chain', count: 1, path: '/admin/activity?espace=wks_1' },
    { kind: 'failed_payments', count: 6, path: '/admin/payments?etat=failed' },
  ],
  series: [
    { day: '2026-05-30', signUps: 1, mrr: 285 },
    { day: '2026-05-31', signUps: 0, mrr: 285 },
  ],
};
const every: Permission[] = ['admin:users', 'admin:payments', 'admin:settings', 'admin:activity'];
const asked = () => Object.fromEntries(api.calls(getAdminDashboard).at(-1)?.url.searchParams ?? []);
const show = (at = '/admin/dashboard') => renderPage(<DashboardPage />, at);
const may = (...permissions: Permission[]) => api.answer(getProfile, { user: aUser({ role: 'admin', permissions }) });
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const today = parisDay();

beforeEach(() => {
  api = fakeApi();
  may(...every);
  api.answer(getAdminDashboard, whole);
});

test('asks for nothing where one may not look', async () => {
  may();
  show();
  await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' });
  expect(api.calls(getAdminDashboard)).toHaveLength(0);
});

test('says first what is wrong, each with its list', async () => {
  show();
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(titles[0]).toBe('À traiter');
  expect(screen.getByText('Vous voyez la plateforme entière.')).toBeTruthy();
  const lines = within(screen.getByRole('region', { name: 'À traiter' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1\u00a0journal altéréVoir le journal',
    '6\u00a0paiements échouésVoir les paiements',
  ]);
  expect(linkTo(/Voir le journal/)).toBe('/admin/activity?espace=wks_1');
});

test('opens behind each figure the list that it counts', async () => {
  show();
  await screen.findByRole('heading', { name: 'Espaces' });
  const days = 'du=2026-05-01&au=2026-05-31';
  expect(linkTo(/^Nouvelles/)).toBe(`/admin/users?${days}`);
  expect(linkTo(/^Venues depuis 7 jours/)).toBe('/admin/users?venue=7');
  expect(linkTo(/^En retard de paiement/)).toBe('/admin/users?onglet=espaces&paiement=past_due');
  expect(linkTo(/^Par mois/)).toBe(`/admin/users?onglet=espaces&mouvement=paying&${days}`);
  const bridge = screen.getByLabelText(/^Ce qui a changé le MRR du 1er au 31.mai 2026$/);
  expect(bridge.textContent?.replace(/\s/gu, ' ')).toMatch(
    /256,00 €Nouveau\+99,00 €Réactivé\+29,00 €En hausse\+70,00 €En baisse-70,00 €Perdu-99,00 €.*285,00 €/,
  );
  expect(linkTo(/^Perdu/)).toBe(`/admin/users?onglet=espaces&mouvement=churned&${days}`);
  expect(linkTo(/^Paiements attendus/)).toBe('/admin/payments?etat=open');
});

test('shows of the works what is not as it should be', async () => {
  show();
  const queues = within(await screen.findByRole('list', { name: 'Files d’attente' })).getAllByRole('listitem');
  expect(queues.map(({ textContent }) => textContent)).toEqual([
    'Webhooks12 en attente, 3\u00a0abandonnés, le plus ancien depuis 2\u00a0h',
  ]);
  const late = screen.getByRole('list', { name: 'Tâches planifiées en échec ou en retard' });
  expect(late.textContent).toMatch(/^Abonnements relus chez StripeEn échec ou en retard/);
  expect(screen.getByText('Pas encore passées : 1 sur 3.')).toBeTruthy();
});

test('gives each chart its table', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir en tableau : MRR par jour' }));
  expect(screen.getByRole('table', { name: 'MRR par jour' }).textContent).toMatch(/30.mai.*285,00/);
});

test('links to no list that one may not open, and says what one may not see', async () => {
  may('admin:payments');
  api.answer(getAdminDashboard, { ...whole, people: null, workspaces: null, health: null, toDo: [], series: [] });
  const { unmount } = show();
  await screen.findByText('Rien à traiter dans ce que vos permissions montrent.');
  expect(screen.queryByRole('link', { name: /^Perdu/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Personnes' })).toBeNull();
  unmount();
  may('admin:plans');
  api.answer(getAdminDashboard, {
    ...whole,
    people: null,
    workspaces: null,
    money: null,
    health: null,
    toDo: [],
    series: [],
  });
  show();
  await screen.findByText('Vos permissions n’ouvrent aucune partie de cette page.');
});

test('asks for the days that the address names, and for none that are wrong', async () => {
  const { unmount } = show();
  await screen.findByRole('heading', { name: 'Personnes' });
  expect(asked()).toEqual({ from: addDays(today, -29), to: today });
  await userEvent.selectOptions(screen.getByLabelText('Période'), '90');
  await expect.poll(asked).toEqual({ from: addDays(today, -89), to: today });
  const calls = api.calls(getAdminDashboard).length;
  unmount();
  show(`/admin/dashboard?du=${addDays(today, -500)}&au=${today}`);
  expect((await screen.findByRole('alert')).textContent).toBe('Choisissez une période de 400\u00a0jours au plus');
  expect(api.calls(getAdminDashboard)).toHaveLength(calls);
});

test('says what happened when the figures cannot be read', async () => {
  api.refuse(getAdminDashboard, 'unavailable');
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Les chiffres de la plateforme\u00a0: lecture impossible/,
  );
});
