import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { searchAds } from '../../../../shared/ads/library.contract.ts';
import { listProspectDuplicates, mergeProspects } from '../../../../shared/prospects/duplicates.contract.ts';
import { listProspectActivities } from '../../../../shared/prospects/timeline.contract.ts';
import { listProspectViews } from '../../../../shared/prospects/views.contract.ts';
import { stubSizes } from '../../testing/boards.ts';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { aProspect, serveProspects } from '../../testing/prospects.ts';
import { showProspects } from './testing/show-prospects.tsx';

let api = fakeApi();

const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });

beforeEach(() => {
  setWidth(1440);
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
  api.answer(listProspectActivities, { items: [], nextCursor: null });
  api.behave(searchAds, offline);
});

function show(at: string) {
  const held = serveProspects(api, [
    aProspect('1', { firstName: 'Hélène', lastName: 'Œuvrard' }),
    aProspect('2', { firstName: 'Éric', lastName: 'Martin' }),
  ]);
  showProspects(at);
  return held;
}

const address = () => screen.getByTestId('address').textContent;

test('the prospect that the address names stands beside the table, which marks it', async () => {
  show('/prospects?prospect=pro_2');
  const beside = within(await screen.findByRole('complementary', { name: 'Prospect' }));
  expect(await beside.findByRole('heading', { name: 'Éric Martin' })).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Éric Martin' })).getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'Hélène Œuvrard' }));
  expect(await beside.findByRole('heading', { name: 'Hélène Œuvrard' })).toBeDefined();
  await userEvent.click(beside.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(address()).toBe('/prospects'));
  expect(screen.queryByRole('complementary', { name: 'Prospect' })).toBeNull();
});

test('what is changed beside the table shows in it', async () => {
  const held = show('/prospects?prospect=pro_2');
  const beside = within(await screen.findByRole('complementary', { name: 'Prospect' }));
  await userEvent.click(await beside.findByRole('button', { name: /^Statut de Éric Martin/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  await waitFor(() => expect(held.get('pro_2')?.status).toBe('won'));
  const row = (await screen.findByRole('link', { name: 'Éric Martin' })).closest('tr') as HTMLElement;
  expect(await within(row).findByText('Gagné')).toBeDefined();
});

test('on a telephone the prospect covers the page', async () => {
  setWidth(390);
  show('/prospects?prospect=pro_2');
  expect(await screen.findByRole('dialog', { name: 'Prospect' })).toBeDefined();
  expect(screen.queryByRole('complementary', { name: 'Prospect' })).toBeNull();
});

test('a new prospect has its own address', async () => {
  show('/prospects');
  await userEvent.click(await screen.findByRole('button', { name: 'Nouveau prospect' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau prospect' }));
  expect(address()).toBe('/prospects?nouveau=1');
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(address()).toBe('/prospects'));
});

test('a prospect merged into another leaves its panel to the one that is kept', async () => {
  const kept = aProspect('1', { firstName: 'Hélène', lastName: 'Œuvrard', activityCount: 3 });
  const gone = aProspect('2', { firstName: 'Éric', lastName: 'Martin' });
  api.answer(listProspectDuplicates, {
    items: [{ by: ['name'], prospects: [kept, gone] }],
    nextCursor: null,
    total: 1,
  });
  api.answer(mergeProspects, { prospect: kept });
  show('/prospects?prospect=pro_2&doublons=1');
  await userEvent.click(await screen.findByRole('button', { name: /^Mêmes nom et entreprise/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Réunir' }));
  await waitFor(() => expect(address()).toContain('prospect=pro_1'));
  const beside = within(await screen.findByRole('complementary', { name: 'Prospect', hidden: true }));
  expect(await beside.findByRole('heading', { name: 'Hélène Œuvrard', hidden: true })).toBeDefined();
});
