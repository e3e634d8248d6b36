import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';
import { aCampaign, serveCampaigns } from '../../testing/campaigns.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { serveWhose } from '../../testing/prospects.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CampaignsTabs } from './campaigns-tabs.tsx';

const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  setWidth(1440);
  localStorage.clear();
  const api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  serveWhose(api);
  serveCampaigns(api, [aCampaign('1')]);
});

const tabs = [
  { slug: 'comparer', label: 'Comparer', ...lazyPage(async () => () => <p>Ce que l’on compare</p>) },
  { slug: 'alertes', label: 'Alertes', ...lazyPage(async () => () => <p>Ce qui alerte</p>) },
];

test('a tab opens by keyboard, is in the address, and the list keeps its filters for the way back', async () => {
  renderPage(<CampaignsTabs tabs={tabs} />, '/campaigns?status=active');
  expect(await screen.findByRole('link', { name: 'Campagne 1' })).toBeDefined();
  screen.getByRole('tab', { name: 'Campagnes' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Ce que l’on compare')).toBeDefined();
  expect(address()).toBe('/campaigns?status=active&onglet=comparer');
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Ce qui alerte')).toBeDefined();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('link', { name: 'Campagne 1' })).toBeDefined();
  expect(address()).toBe('/campaigns?status=active');
});

test('on a phone they are a list to choose from', async () => {
  setWidth(390);
  renderPage(<CampaignsTabs tabs={tabs} />, '/campaigns?onglet=alertes');
  expect(await screen.findByText('Ce qui alerte')).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Campagnes' }), 'Comparer');
  expect(await screen.findByText('Ce que l’on compare')).toBeDefined();
});

test('a tab that does not exist is the list', async () => {
  renderPage(<CampaignsTabs tabs={tabs} />, '/campaigns?onglet=nulle-part');
  expect(await screen.findByRole('link', { name: 'Campagne 1' })).toBeDefined();
});
