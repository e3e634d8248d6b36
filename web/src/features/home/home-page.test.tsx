import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { trendingAds } from '../../../../shared/ads/library.contract.ts';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { getDashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { anAd } from '../../testing/ads.ts';
import { aDashboard, aDueProspect, anAlertLine } from '../../testing/dashboard.ts';
import { fakeApi, silence } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { HomePage } from './home-page.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

/** Who is signed in, and a day on which nothing happens. */
function signedIn(day = aDashboard()) {
  const api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['prospects:write'] }) });
  api.answer(getDashboard, day);
  api.answer(trendingAds, { items: [], nextCursor: null });
  return api;
}

test('greets by the first name, before the day with the first steps, and four cards', async () => {
  signedIn();
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  expect(await screen.findByRole('region', { name: /^Vos premiers pas/ })).toBeDefined();
  const all = [
    '/dashboard',
    '/ads?onglet=imports&import=fichier',
    '/boards?nouveau=1',
    '/prospects?nouveau=1',
    '/ads',
    '/ai-generator',
    '/campaigns',
    '/prospects',
  ];
  await waitFor(() => expect(links()).toEqual(all));
});

test('the steps can be put away for good', async () => {
  signedIn();
  const { unmount } = renderPage(<HomePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Masquer' }));
  await waitFor(() => expect(links()).toHaveLength(5));
  unmount();
  renderPage(<HomePage />);
  await screen.findByText('Rien ne vous attend aujourd’hui.');
  await waitFor(() => expect(links()).toHaveLength(5));
});

test('the cards wait for nothing', () => {
  const api = fakeApi();
  api.behave(getProfile, silence);
  api.behave(getDashboard, silence);
  renderPage(<HomePage />);
  expect(links()).toHaveLength(6);
});

test('a profile that does not come is said, with what to quote, and asked again', async () => {
  const api = signedIn();
  api.refuse(getProfile, 'internal_error');
  renderPage(<HomePage />);
  expect((await screen.findByRole('alert')).textContent).toContain('Une erreur est survenue');
  expect(screen.getByText(/req_01TEST/)).toBeDefined();
  api.answer(getProfile, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
});

test('what rises in the library leads to its ad', async () => {
  const api = signedIn();
  const trend = { score: 96, reason: '48 000 personnes touchées par jour', estimated: true };
  api.answer(trendingAds, { items: [{ ...anAd(), trend }], nextCursor: null });
  renderPage(<HomePage />);
  const block = within(await screen.findByRole('region', { name: 'Ce qui monte cette semaine' }));
  expect(block.getByText('48 000 personnes touchées par jour (estimation)')).toBeDefined();
  expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ads?onglet=tendances&fenetre=7',
    '/ads?onglet=tendances&fenetre=7&annonce=ads_1',
  ]);
});

test('a library that does not answer says so in its place, and leaves the rest whole', async () => {
  const api = signedIn();
  api.refuse(trendingAds, 'unavailable');
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  const block = within(await screen.findByRole('region', { name: 'Ce qui monte cette semaine' }));
  expect(await block.findByRole('alert')).toBeDefined();
  api.answer(trendingAds, {
    items: [{ ...anAd(), trend: { score: 96, reason: 'Raison', estimated: false } }],
    nextCursor: null,
  });
  await userEvent.click(block.getByRole('button', { name: 'Réessayer' }));
  expect(await block.findByText('Raison')).toBeDefined();
});

test('who may not read the library has no trends', async () => {
  const api = signedIn();
  api.refuse(trendingAds, 'forbidden');
  renderPage(<HomePage />);
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Ce qui monte/ })).toBeNull());
});

const allDone = (['ads', 'board', 'prospect'] as const).map((step) => ({ step, done: true }));
const dueOnes = (count: number) => Array.from({ length: count }, (_, at) => aDueProspect(`${at}`));
const prospectsWith = (count: number) => ({
  ...{ total: 9, open: 9, overdue: count, ownOverdue: count, wonValue: 0, currency: 'EUR' },
  due: dueOnes(count),
});
const alerts = (count: number) => Array.from({ length: count }, (_, at) => anAlertLine(`${at}`));
const day = () => screen.findByRole('region', { name: 'Aujourd’hui' });

test('the day shows the actions that are due with their acts, then what needs someone, by the rule of the dashboard', async () => {
  const action = anAlertLine('e', { kind: 'action', id: 'action', title: '5\u00a0actions en retard' });
  signedIn(aDashboard({ steps: allDone, attention: [...alerts(4), action], prospects: prospectsWith(5) }));
  renderPage(<HomePage />);
  const shown = within(await day());
  expect(await shown.findAllByRole('button', { name: /^Fait : / })).toHaveLength(3);
  expect(shown.getAllByRole('button', { name: /^Reporter : / })).toHaveLength(3);
  expect(shown.getAllByRole('link', { name: /^Voir la campagne/ })).toHaveLength(3);
  expect(shown.getByRole('link', { name: 'Toutes les actions à faire' }).getAttribute('href')).toBe(
    '/prospects?onglet=a-faire',
  );
  expect(shown.getByRole('link', { name: /1\sautre point à voir/ }).getAttribute('href')).toBe('/dashboard');
  expect(shown.queryByText(/actions en retard/)).toBeNull();
});

test('a webhook that fails has its line beside any number of alerts', async () => {
  const webhook = anAlertLine('w', {
    kind: 'webhook',
    id: 'whk_1',
    title: 'Webhook en échec\u00a0: Caisse',
    stake: null,
  });
  signedIn(aDashboard({ steps: allDone, attention: [...alerts(9), webhook], prospects: prospectsWith(5) }));
  renderPage(<HomePage />);
  const shown = within(await day());
  expect(await shown.findByRole('link', { name: /^Voir le journal : Webhook en échec/ })).toBeDefined();
  expect(shown.getAllByRole('link', { name: /^Voir la campagne/ })).toHaveLength(2);
});

test('a day with few alerts shows five actions', async () => {
  signedIn(aDashboard({ steps: allDone, attention: alerts(1), prospects: prospectsWith(5) }));
  renderPage(<HomePage />);
  expect(await within(await day()).findAllByRole('button', { name: /^Fait : / })).toHaveLength(5);
});

test('what followed advertisers have started leads to those ads', async () => {
  const advertisers = [{ advertiserId: '42', name: 'Café Lumen', newAds: 12 }];
  signedIn(aDashboard({ steps: allDone, library: { followed: 3, newAds7d: 12, advertisers } }));
  renderPage(<HomePage />);
  const link = await within(await day()).findByRole('link', { name: /^12\snouvelles annonces suivies/ });
  expect(link.getAttribute('href')).toMatch(/^\/ads\?advertiserId=42&from=\d{4}-\d\d-\d\d$/);
});

test('what could not be read of the day is named, and read again', async () => {
  const api = signedIn(aDashboard({ steps: allDone, missing: ['webhooks', 'prospects'], prospects: null }));
  renderPage(<HomePage />);
  const shown = within(await day());
  expect((await shown.findByRole('alert')).textContent).toContain('les webhooks et les prospects à rappeler');
  expect(shown.queryByText('Rien ne vous attend aujourd’hui.')).toBeNull();
  api.answer(getDashboard, aDashboard({ steps: allDone }));
  await userEvent.click(shown.getByRole('button', { name: 'Réessayer' }));
  expect(await shown.findByText('Rien ne vous attend aujourd’hui.')).toBeDefined();
});

test('steps are ticked as they are done, and go when all are', async () => {
  const steps = allDone.map(({ step }) => ({ step, done: step === 'board' }));
  const api = signedIn(aDashboard({ steps }));
  const { unmount } = renderPage(<HomePage />);
  expect(await screen.findAllByText(', fait')).toHaveLength(1);
  unmount();
  api.answer(getDashboard, aDashboard({ steps: allDone }));
  renderPage(<HomePage />);
  await screen.findByText('Rien ne vous attend aujourd’hui.');
  expect(screen.queryByText(/^Vos premiers pas/)).toBeNull();
});

test('the last step left stands alone', async () => {
  signedIn(aDashboard({ steps: allDone.map(({ step }) => ({ step, done: step !== 'board' })) }));
  renderPage(<HomePage />);
  const steps = within(await screen.findByRole('region', { name: /^Vos premiers pas.*2\ssur\s3/ }));
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(['Créez un board']);
});

test('on a telephone the late actions are there, and the greeting says what waits', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 390 });
  const today = { ...aDueProspect('today'), name: 'Agathe Girard', overdue: false };
  const late = dueOnes(4).map((one) => ({ ...one, overdue: true }));
  signedIn(
    aDashboard({
      ...{ steps: allDone.map(({ step }) => ({ step, done: step !== 'ads' })), attention: alerts(4) },
      prospects: { ...prospectsWith(4), ownOverdue: 1, due: [today, ...late] },
    }),
  );
  renderPage(<HomePage />);
  const shown = within(await day());
  expect(await shown.findAllByText(/^En retard depuis/)).toHaveLength(3);
  expect(shown.queryByText('Agathe Girard')).toBeNull();
  expect(
    screen.getByText(/· 1\saction en retard pour vous, 3 pour le reste de l’équipe, 4\spoints à voir$/),
  ).toBeDefined();
  expect(
    within(screen.getByRole('link', { name: /Relancer mes prospects/ })).getByText(/action en retard pour vous/),
  ).toBeDefined();
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 });
});

test('who may not read the dashboard has no day, and the rest of the page', async () => {
  const api = signedIn();
  api.refuse(getDashboard, 'forbidden');
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Aujourd’hui' })).toBeNull());
  await waitFor(() => expect(links()).toHaveLength(4));
});
