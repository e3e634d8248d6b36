import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { trendingAds } from '../../../../shared/ads/library.contract.ts';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { anAd } from '../../testing/ads.ts';
import { fakeApi, silence } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { HomePage } from './home-page.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('greets by the first name, before four cards and three steps', async () => {
  fakeApi().answer(getProfile, { user: aUser() });
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  expect(links()).toEqual([
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
  fakeApi().answer(getProfile, { user: aUser() });
  const { unmount } = renderPage(<HomePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Masquer' }));
  expect(links()).toHaveLength(4);
  unmount();
  renderPage(<HomePage />);
  expect(links()).toHaveLength(4);
});

test('the cards do not wait for the name', () => {
  fakeApi().behave(getProfile, silence);
  renderPage(<HomePage />);
  expect(links()).toHaveLength(7);
});

test('a profile that does not come is said, with what to quote, and asked again', async () => {
  const api = fakeApi();
  api.refuse(getProfile, 'internal_error');
  renderPage(<HomePage />);
  expect((await screen.findByRole('alert')).textContent).toContain('Une erreur est survenue');
  expect(screen.getByText(/req_01TEST/)).toBeDefined();
  api.answer(getProfile, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
});

test('what rises in the library leads to its ad', async () => {
  const api = fakeApi();
  api.answer(getProfile, { user: aUser() });
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
  const api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.refuse(trendingAds, 'unavailable');
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeDefined();
  expect(screen.queryByText('Ce qui monte dans la bibliothèque')).toBeNull();
});
