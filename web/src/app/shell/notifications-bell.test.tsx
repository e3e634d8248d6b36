import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { resumeMails } from '../../../../shared/auth/returned-mail.contract.ts';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '../../../../shared/notifications/notifications.contract.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NotificationsBell } from './notifications-bell.tsx';

let api = fakeApi();
const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });

const aNotification = (number: number): Notification => ({
  ...{ id: `ntf_${number}`, type: 'prospect.action_due', category: 'prospects', count: 1, body: null },
  ...{ title: `Relance ${number}`, path: `/prospects?prospect=pro_${number}`, createdAt: '2026-01-05T11:05:00.000Z' },
  readAt: number === 1 ? null : '2026-01-05T12:00:00.000Z',
});
const eight = Array.from({ length: 8 }, (_, at) => aNotification(at + 1));
const limits = () => api.calls(listNotifications).map(({ url }) => url.searchParams.get('limit'));
const answer = (items: Notification[], unreadCount: number) =>
  api.answer(listNotifications, { items, unreadCount, nextCursor: null, unreadByCategory: [] });

beforeEach(() => {
  setWidth(1440);
  api = fakeApi();
  answer(eight, 1);
  api.answer(getProfile, { user: aUser() });
});

async function opened() {
  renderPage(<NotificationsBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Voir les notifications, 1\u00a0non lue' }));
  return within(await screen.findByRole('dialog', { name: /^Voir les notifications/ }));
}

test('nothing of the last ones is read until they are asked for', async () => {
  renderPage(<NotificationsBell />);
  await screen.findByRole('button', { name: 'Voir les notifications, 1\u00a0non lue' });
  expect(limits()).toEqual(['1']);
});

test('the last eight are beneath it: one leads to its thing, is read, and closes them', async () => {
  api.answer(readNotifications, { unreadCount: 0 });
  const dialog = await opened();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(8);
  expect(limits()).toContain('8');
  expect(dialog.getAllByText(/^5\sjanv\.\s2026$/)).toHaveLength(8);
  await userEvent.click(dialog.getByRole('link', { name: 'Relance 1 (non lue)' }));
  expect(screen.getByTestId('address').textContent).toBe('/prospects?prospect=pro_1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(readNotifications).map(({ body }) => body)).toEqual([{ ids: ['ntf_1'] }]);
});

test('all are marked as read from there, and their page is one step away', async () => {
  api.answer(readNotifications, { unreadCount: 0 });
  const dialog = await opened();
  await dialog.findAllByRole('listitem');
  await userEvent.click(dialog.getByRole('button', { name: 'Tout marquer comme lu' }));
  expect(api.calls(readNotifications).map(({ body }) => body)).toEqual([{ all: true }]);
  expect(await screen.findByRole('button', { name: 'Voir les notifications' })).toBeDefined();
  await userEvent.click(dialog.getByRole('link', { name: 'Toutes les notifications' }));
  expect(screen.getByTestId('address').textContent).toBe('/notifications');
  expect(screen.getByRole('link', { name: 'Voir les notifications' })).toBeDefined();
});

test('the keyboard opens and leaves them, and is back on the bell', async () => {
  renderPage(<NotificationsBell />);
  const bell = await screen.findByRole('button', { name: /^Voir les notifications/ });
  bell.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('listitem');
  expect(bell.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(bell));
});

test('that there are none is said, and a list that does not come can be asked again', async () => {
  const dialog = await opened();
  await dialog.findAllByRole('listitem');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.refuse(listNotifications, 'unavailable');
  renderPage(<NotificationsBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Voir les notifications' }));
  await screen.findByRole('alert');
  answer([], 0);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Rien de nouveau.')).toBeDefined();
});

test('on a telephone it leads to their page', async () => {
  setWidth(390);
  renderPage(<NotificationsBell />);
  await userEvent.click(await screen.findByRole('link', { name: /^Voir les notifications/ }));
  expect(screen.getByTestId('address').textContent).toBe('/notifications');
});

const stopped = (reason: 'bounce' | 'complaint') =>
  api.answer(getProfile, { user: aUser({ mailStop: { reason, at: '2026-01-05T11:05:00.000Z' } }) });

test('that mails do not arrive is said by the bell, with the ways to settle it', async () => {
  stopped('bounce');
  answer([], 0);
  api.answer(resumeMails, { user: aUser() });
  renderPage(<NotificationsBell />);
  const name = 'Voir les notifications, vos e-mails ne vous parviennent plus';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/Depuis le 5\sjanv\.\s2026, ils reviennent de zoe@agence\.fr/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Changer d’adresse' }).getAttribute('href')).toBe(
    '/settings?onglet=securite',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/Un e-mail vient de partir vers zoe@agence\.fr/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Voir les notifications' })).toBeDefined();
});

test('a refusal to try again is said where it was asked', async () => {
  stopped('complaint');
  answer([], 0);
  api.refuse(resumeMails, 'rate_limited');
  renderPage(<NotificationsBell />);
  await userEvent.click(await screen.findByRole('button', { name: /ne vous parviennent plus$/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Les recevoir à nouveau' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByText(/signalé comme indésirable/)).toBeDefined();
});
