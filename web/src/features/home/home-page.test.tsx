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
  return api;
}

test('greets by the first name, before the day, four cards and three steps', async () => {
  signedIn();
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  expect(links()).toEqual([
    '/dashboard',
    '/ads',
    '/ai-generator',
    '/campaigns',
    '/prospects',
    '/ads?onglet=imports',
    '/boards',
    '/prospects',
  ]);
  const steps = within(screen.getByRole('region', { name: 'Vos trois premiers pas' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
});

test('the steps can be put away for good', async () => {
  signedIn();
  const { unmount } = renderPage(<HomePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Masquer' }));
  expect(links()).toHaveLength(5);
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
  const block = within(await screen.findByRole('region', { name: 'Ce qui monte dans la bibliothèque' }));
  expect(block.getByText('48 000 personnes touchées par jour (estimation)')).toBeDefined();
  expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ads?onglet=tendances',
    '/ads?onglet=tendances&annonce=ads_1',
  ]);
});

test('a library that does not answer leaves the page whole', async () => {
  const api = signedIn();
  api.refuse(trendingAds, 'unavailable');
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  expect(screen.queryByText('Ce qui monte dans la bibliothèque')).toBeNull();
});

test('the day shows the first things to see, then the actions that are due, by the rule of the dashboard', async () => {
  const attention = ['a', 'b', 'c', 'd'].map((id) => anAlertLine(id));
  const action = anAlertLine('e', { kind: 'action', id: 'action', title: '2\u00a0actions en retard' });
  const due = [aDueProspect('a')];
  const prospects = { total: 1, open: 1, overdue: 1, wonValue: 0, currency: 'EUR', due };
  signedIn(aDashboard({ attention: [...attention, action], prospects }));
  renderPage(<HomePage />);
  const day = within(await screen.findByRole('region', { name: 'Aujourd’hui' }));
  expect(await day.findAllByRole('link', { name: /^Voir la campagne/ })).toHaveLength(3);
  expect(await day.findByRole('button', { name: 'Fait : Prospect a' })).toBeDefined();
  expect(day.getByText(/1\sautre point à voir/)).toBeDefined();
  expect(day.queryByText(/actions en retard/)).toBeNull();
});

test('steps are ticked as they are done, and go when all are', async () => {
  const steps = (['ads', 'board', 'prospect'] as const).map((step) => ({ step, done: step !== 'board' }));
  const api = signedIn(aDashboard({ steps }));
  const { unmount } = renderPage(<HomePage />);
  expect(await screen.findAllByText(', fait')).toHaveLength(2);
  unmount();
  api.answer(getDashboard, aDashboard({ steps: steps.map(({ step }) => ({ step, done: true })) }));
  renderPage(<HomePage />);
  await screen.findByText('Rien ne vous attend aujourd’hui.');
  expect(screen.queryByText('Vos trois premiers pas')).toBeNull();
});

test('who may not read the dashboard has no day, and the rest of the page', async () => {
  const api = signedIn();
  api.refuse(getDashboard, 'forbidden');
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Aujourd’hui' })).toBeNull();
  expect(links()).toHaveLength(7);
});
