import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { searchProspects, updateProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import { listProspectViews } from '../../../../../shared/prospects/views.contract.ts';
import { stubSizes } from '../../../testing/boards.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { aProspect, foundProspects, serveProspects } from '../../../testing/prospects.ts';
import { showProspects } from '../testing/show-prospects.tsx';

let api = fakeApi();

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 });
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(listProspectViews, { items: [], nextCursor: null });
});

const late = { nextAction: 'Rappeler', nextActionAt: '2026-01-05T09:00:00.000Z' };
const allowed = () => api.answer(getProfile, { user: aUser({ permissions: ['prospects:write'] }) });

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test('what is late comes first, asked of the server with the filters of the page', async () => {
  serveProspects(api, [
    aProspect('1', { lastName: 'Œuvrard', phone: '+33612345678', ...late }),
    aProspect('3', { lastName: 'Petit', nextAction: 'Relancer', nextActionAt: inMs(-1000) }),
    aProspect('2', { lastName: 'Martin', doNotContact: true, phone: '+33612345679', nextActionAt: inMs(60_000) }),
  ]);
  allowed();
  showProspects('/prospects?onglet=a-faire&ownerId=me');
  const first = within(await screen.findByRole('region', { name: 'En retard' }));
  expect(first.getByText('Rappeler')).toBeDefined();
  expect(first.getByText('Relancer')).toBeDefined();
  expect(first.getByRole('link', { name: 'Appeler Prospect Œuvrard' }).getAttribute('href')).toBe('tel:+33612345678');
  const second = within(screen.getByRole('region', { name: 'Aujourd’hui' }));
  expect(second.queryByRole('link', { name: /^Appeler/ })).toBeNull();
  const asked = api.calls(searchProspects)[0]?.url.searchParams;
  expect([asked?.get('sort'), asked?.get('ownerId'), asked?.has('nextActionBefore')]).toEqual([
    'next_action',
    'me',
    true,
  ]);
});

test('an action is done, or put off, in one place, and comes back when that is undone', async () => {
  const held = serveProspects(api, [aProspect('1', { lastName: 'Œuvrard', ...late })]);
  allowed();
  showProspects('/prospects?onglet=a-faire');
  await userEvent.click(await screen.findByRole('button', { name: /^Fait.: Prospect Œuvrard$/ }));
  await waitFor(() => expect(held.get('pro_1')).toMatchObject({ nextAction: null, nextActionAt: null }));
  await screen.findByText('Action faite');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(held.get('pro_1')).toMatchObject(late));
  await userEvent.click(await screen.findByRole('button', { name: /^Reporter.: Prospect Œuvrard$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Dans 3 jours/ }));
  await waitFor(() => expect(held.get('pro_1')?.nextActionAt).not.toBe(late.nextActionAt));
  expect(held.get('pro_1')?.nextAction).toBe('Rappeler');
});

test('an action that could not be written stays, and the reason is said', async () => {
  serveProspects(api, [aProspect('1', { lastName: 'Œuvrard', ...late })]);
  allowed();
  api.refuse(updateProspect, 'unavailable');
  showProspects('/prospects?onglet=a-faire');
  await userEvent.click(await screen.findByRole('button', { name: /^Fait/ }));
  expect(await screen.findByText('La prochaine action n’a pas été enregistrée')).toBeDefined();
  expect(screen.queryByText('Action faite')).toBeNull();
  expect(await screen.findByRole('button', { name: /^Fait/ })).toBeDefined();
});

test('when nothing is to be done, that is said', async () => {
  api.answer(searchProspects, foundProspects([]));
  showProspects('/prospects?onglet=a-faire');
  expect(await screen.findByRole('heading', { name: 'Rien à faire aujourd’hui' })).toBeDefined();
});
