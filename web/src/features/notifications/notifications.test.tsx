import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { addDays, parisDay } from '../../../../shared/kernel/paris-day.ts';
import {
  deleteNotification,
  listNotifications,
  type Notification,
  readNotifications,
  type UnreadByCategory,
} from '../../../../shared/notifications/notifications.contract.ts';
import { NotificationsBell } from '../../app/shell/notifications-bell.tsx';
import { fakeApi, json, offline } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NotificationsPage } from './notifications-page.tsx';

let api = fakeApi();
const noonOf = (day: string) => `${day}T11:05:00.000Z`;
const today = parisDay();

const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 'ntf_1',
  type: 'prospect.action_due',
  category: 'prospects',
  count: 1,
  title: 'À relancer\u00a0: Jeanne Delmas',
  body: 'Rappeler pour le devis',
  path: '/prospects?prospect=pro_1',
  readAt: null,
  createdAt: noonOf(today),
  ...changes,
});
const several = [
  aNotification(),
  aNotification({ id: 'ntf_2', type: 'pixel.paused', title: 'Le pixel est en pause', createdAt: noonOf(today) }),
  aNotification({
    id: 'ntf_3',
    title: 'D’hier',
    body: null,
    readAt: noonOf(today),
    createdAt: noonOf(addDays(today, -1)),
  }),
  aNotification({ id: 'ntf_4', title: 'D’avant', createdAt: '2026-01-05T23:30:00.000Z' }),
];

const unreadByCategory: UnreadByCategory = [
  { value: 'prospects', label: 'Prospects', count: 2 },
  { value: 'webhooks', label: 'Webhooks et pixel', count: 0 },
];
const answer = (items: Notification[], unreadCount: number, nextCursor: string | null = null) =>
  api.answer(listNotifications, { items, unreadCount, nextCursor, unreadByCategory });

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  answer(several, 3);
});

afterEach(() => {
  vi.useRealTimers();
});

const show = () =>
  renderPage(
    <>
      <NotificationsBell />
      <NotificationsPage />
      <Notifications />
    </>,
    '/notifications',
  );
/** Off their page it opens the last ones. */
const bell = (name: string) => screen.findByLabelText(name.replaceAll('\u00a0', ' '));
const markAll = () => userEvent.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));

test('the list is grouped by day, and says what is not read', async () => {
  show();
  const days = await screen.findAllByRole('region');
  expect(days.map((day) => within(day).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Aujourd’hui',
    'Hier',
    '6\u00a0janv.\u00a02026',
  ]);
  const [first, , third] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe(`À relancer\u00a0: Jeanne Delmas (non lue)Rappeler pour le devis${timeOf(today)}`);
  expect(third?.textContent).not.toContain('non lue');
  expect(screen.getByRole('status').textContent).toBe('3\u00a0non lues');
  expect(await bell('Voir les notifications, 3\u00a0non lues')).toBeDefined();
});

const timeOf = (day: string) =>
  new Date(noonOf(day)).toLocaleTimeString('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

test('opening one leads to the thing, and marks it as read', async () => {
  api.answer(readNotifications, { unreadCount: 2 });
  show();
  await userEvent.click(await screen.findByRole('link', { name: /^À relancer/ }));
  expect(screen.getByTestId('address').textContent).toBe('/prospects?prospect=pro_1');
  expect(await bell('Voir les notifications, 2\u00a0non lues')).toBeDefined();
  expect(api.calls(readNotifications).map(({ body }) => body)).toEqual([{ ids: ['ntf_1'] }]);
  await userEvent.click(screen.getByRole('link', { name: 'D’hier' }));
  expect(api.calls(readNotifications)).toHaveLength(1);
});

test('one that could not be marked is shown as unread again', async () => {
  api.behave(readNotifications, offline);
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Le pixel est en pause (non lue)' }));
  expect(await screen.findByRole('link', { name: 'Le pixel est en pause (non lue)' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('many of one kind in a day are few lines until they are asked for', async () => {
  const due = Array.from({ length: 12 }, (_, at) => aNotification({ id: `ntf_d${at}`, title: `Relance ${at}` }));
  answer([...due, aNotification({ id: 'ntf_p', type: 'pixel.paused', title: 'Le pixel est en pause' })], 13);
  show();
  await screen.findByRole('link', { name: /^Relance 2/ });
  expect(screen.queryByRole('link', { name: /^Relance 3/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Le pixel est en pause/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher les 9 autres du même genre, non lues' }));
  expect(screen.getByRole('link', { name: /^Relance 11/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Afficher les/ })).toBeNull();
});

test('all are marked at once', async () => {
  let reply = (_: Response) => {};
  api.behave(readNotifications, () => new Promise((resolve) => (reply = resolve)));
  show();
  await screen.findAllByRole('listitem');
  await markAll();
  expect(screen.queryByRole('link', { name: /^À relancer.*\(non lue\)$/ })).toBeNull();
  await markAll();
  reply(json(200, { success: true, data: { unreadCount: 0 } }));
  expect(await bell('Voir les notifications')).toBeDefined();
  expect((await screen.findByRole('status')).textContent).toBe('Tout est lu');
  expect(api.calls(readNotifications).map(({ body }) => body)).toEqual([{ all: true }]);
  await markAll();
  expect(api.calls(readNotifications)).toHaveLength(1);
});

test('all that could not be marked are unread again, and that is said', async () => {
  api.refuse(readNotifications, 'unavailable');
  show();
  await screen.findAllByRole('listitem');
  await markAll();
  expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas été marquées comme lues');
  expect(await screen.findByRole('link', { name: /^À relancer.*\(non lue\)$/ })).toBeDefined();
});

test('there is more', async () => {
  answer(several.slice(0, 2), 100, 'next');
  show();
  const more = await screen.findByRole('button', { name: 'Afficher plus' });
  expect((await bell('Voir les notifications, plus de 99\u00a0non lues')).textContent).toBe('99+');
  api.behave(listNotifications, ({ url }) => {
    const page = url.searchParams.get('cursor') === 'next' ? several.slice(1) : several.slice(0, 2);
    const nextCursor = page.length === 2 ? 'next' : null;
    return json(200, { success: true, data: { items: page, unreadCount: 100, nextCursor, unreadByCategory } });
  });
  await userEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
});

test('what is shown is chosen, and kept in the address', async () => {
  api.behave(listNotifications, ({ url }) => {
    const items = url.searchParams.get('category') === 'webhooks' ? several.slice(1, 2) : several;
    return json(200, { success: true, data: { items, unreadCount: 3, nextCursor: null, unreadByCategory } });
  });
  show();
  await screen.findAllByRole('listitem');
  expect(screen.getByRole('option', { name: 'Prospects (2)' })).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sujet' }), 'Webhooks et pixel');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.click(screen.getByRole('radio', { name: 'Non lues' }));
  expect(screen.getByTestId('address').textContent).toBe('/notifications?sujet=webhooks&etat=non-lues');
  await waitFor(() => expect(api.calls(listNotifications).at(-1)?.url.searchParams.get('unread')).toBe('true'));
});

test('what is chosen may leave nothing', async () => {
  answer([], 0);
  renderPage(<NotificationsPage />, '/notifications?etat=non-lues');
  await screen.findByRole('heading', { name: 'Aucune notification de ce genre' });
  answer(several, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
});

test('one is deleted once it can be taken back no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  api.answer(deleteNotification, { id: 'ntf_1' });
  show();
  const remove = () => screen.findByRole('button', { name: 'Supprimer\u00a0: À relancer\u00a0: Jeanne Delmas' });
  await user.click(await remove());
  expect(screen.queryByRole('link', { name: /^À relancer/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await user.click(await remove());
  expect(api.calls(deleteNotification)).toEqual([]);
  await vi.advanceTimersByTimeAsync(8_000);
  await waitFor(() => expect(api.calls(deleteNotification)).toHaveLength(1));
  expect(api.calls(deleteNotification)[0]?.url.pathname).toBe('/api/notifications/ntf_1');
});

test('the keyboard goes along them, marks and deletes', async () => {
  api.answer(readNotifications, { unreadCount: 2 });
  show();
  await screen.findAllByRole('listitem');
  await userEvent.keyboard('jj');
  expect(document.activeElement?.textContent).toContain('Le pixel est en pause');
  await userEvent.keyboard('e');
  expect(api.calls(readNotifications).map(({ body }) => body)).toEqual([{ ids: ['ntf_2'] }]);
  await userEvent.keyboard('#');
  expect(screen.queryByRole('link', { name: /^Le pixel/ })).toBeNull();
  expect(document.activeElement?.textContent).toContain('D’hier');
});

test('nothing yet is said', async () => {
  answer([], 0);
  show();
  expect(await screen.findByRole('heading', { name: 'Rien de nouveau' })).toBeDefined();
  expect((await bell('Voir les notifications')).textContent).toBe('');
});

test('a list that does not come can be asked again', async () => {
  api.refuse(listNotifications, 'unavailable');
  show();
  await screen.findByRole('alert');
  answer(several, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
});

test('the return to the window asks again', async () => {
  show();
  await bell('Voir les notifications, 3\u00a0non lues');
  answer(several, 1);
  // Returns within five seconds are one.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  window.dispatchEvent(new Event('focus'));
  expect(await bell('Voir les notifications, 1\u00a0non lue')).toBeDefined();
});
