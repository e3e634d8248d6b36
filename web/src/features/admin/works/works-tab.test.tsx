import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { actOnJobs, type DeadJob, listJobs } from '../../../../../shared/admin/job.contract.ts';
import { listSystemSettings } from '../../../../../shared/admin/setting.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { queues, schedules } from '../../../../../shared/workers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SystemSettingsPage } from '../settings/system-settings-page.tsx';

let api = fakeApi();

const aJob = (changes: Partial<DeadJob> = {}): DeadJob => ({
  ...{ id: 'dlt_1', queue: 'deliveries', queueLabel: 'Webhooks', tries: 5, redrives: 0 },
  ...{ sentAt: '2026-11-27T08:00:00.000Z', deadAt: '2026-11-27T08:20:00.000Z' },
  error: { name: 'TypeError', text: 'x is not a function' },
  facts: [{ field: 'webhookId', value: 'whk_1' }],
  ...changes,
});
const healthOf = (dead: Partial<Record<string, number>> = {}) => ({
  queues: Object.values(queues).map(({ name, label }) => ({
    ...{ name, label, waiting: name === 'mails' ? 12 : 0, dead: dead[name] ?? 0 },
    oldestSeconds: dead[name] ? 7_300 : null,
  })),
  schedules: Object.values(schedules).map(({ name, label }) => ({
    ...{ name, label },
    lastRunAt: name === 'noticeRetention' ? null : '2026-11-27T09:00:00.000Z',
    ok: !['noticeRetention', 'sendReports'].includes(name),
  })),
});
const list = (items: DeadJob[], dead: Partial<Record<string, number>>, nextCursor: string | null = null) =>
  api.answer(listJobs, { items, nextCursor, health: healthOf(dead) });
const show = (search = '?onglet=travaux') => renderPage(<SystemSettingsPage />, `/admin/settings${search}`);
const address = () => screen.getByTestId('address').textContent;
const bodies = () => api.calls(actOnJobs).map(({ body }) => body);
const confirmIn = async (name: RegExp, act: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: act }));

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['admin:settings'] }) });
  api.answer(listSystemSettings, { items: [] });
});

test('stands beside the settings, which read nothing of it', async () => {
  list([], {});
  show('');
  await userEvent.click(await screen.findByRole('tab', { name: 'Travaux' }));
  expect(await screen.findByText('Aucun message abandonné')).toBeDefined();
  expect(address()).toBe('/admin/settings?onglet=travaux');
  expect(api.calls(listJobs)).toHaveLength(1);
});

test('says what waits, what was given up since when, and which schedule is not well', async () => {
  list([aJob()], { deliveries: 1 });
  show();
  const [first, second] = within(await screen.findByRole('list', { name: 'Files d’attente' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('Webhooks0 en attente1 abandonnéle plus ancien depuis 2\u00a0h');
  expect(second?.textContent).toContain('Mails12 en attente');
  const runs = within(screen.getByRole('list', { name: 'Tâches planifiées' })).getAllByRole('listitem');
  expect(runs.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Prospects à ne plus conserverJamais passée',
    expect.stringContaining('Rapports planifiésEn échec ou en retard'),
  ]);
  expect(runs[2]?.textContent).toContain('À l’heure');
});

test('a letter says why it was given up, and is sent again once it was asked', async () => {
  list([aJob({ redrives: 2 }), aJob({ id: 'dlt_2', error: null, tries: null, facts: [] })], { deliveries: 2 });
  show();
  const [letter, cut] = within(await screen.findByRole('list', { name: 'Messages abandonnés' })).getAllByRole(
    'listitem',
  );
  expect(letter?.textContent).toContain('TypeError\u00a0: x is not a function');
  expect(letter?.textContent).toContain('5\u00a0tentatives, relancé 2\u00a0fois');
  expect(letter?.textContent).toContain('webhookIdwhk_1');
  expect(cut?.textContent).toContain('Aucune erreur notée');
  api.answer(actOnJobs, { done: 1, left: 1 });
  list([aJob({ id: 'dlt_2' })], { deliveries: 1 });
  await userEvent.click(within(letter as HTMLElement).getByRole('button', { name: /^Relancer/ }));
  expect(bodies()).toEqual([]);
  await confirmIn(/Relancer 1/, 'Relancer');
  expect(await screen.findByText('1 message relancé.')).toBeDefined();
  expect(bodies()).toEqual([{ queue: 'deliveries', action: 'redrive', ids: ['dlt_1'] }]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Relancer/ })).toHaveLength(1));
});

test('many are thrown away together, a queue after the other, and others may have been quicker', async () => {
  const jobs = [aJob(), aJob({ id: 'dlt_2', queue: 'mails', queueLabel: 'Mails' }), aJob({ id: 'dlt_3' })];
  list(jobs, { deliveries: 2, mails: 1 });
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
  api.answer(actOnJobs, { done: 1, left: 0 });
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Messages sélectionnés' })).getByRole('button', { name: 'Écarter' }),
  );
  await confirmIn(/Écarter 3/, 'Écarter');
  expect(
    await screen.findByText('2 messages écartés. Pour 1 autre, rien n’a changé ici : la liste dit ce qui reste.'),
  ).toBeDefined();
  expect(bodies()).toEqual([
    { queue: 'deliveries', action: 'discard', ids: ['dlt_1', 'dlt_3'] },
    { queue: 'mails', action: 'discard', ids: ['dlt_2'] },
  ]);
  expect(screen.queryByRole('region', { name: 'Messages sélectionnés' })).toBeNull();
});

test('the keyboard goes along the letters and selects them', async () => {
  list([aJob(), aJob({ id: 'dlt_2' })], { deliveries: 2 });
  show();
  await screen.findByRole('list', { name: 'Messages abandonnés' });
  await userEvent.keyboard('jjx');
  const boxes = screen.getAllByRole('checkbox', { name: /^Sélectionner/ }) as HTMLInputElement[];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
});

test('a queue is asked for in the address; another one is one click away', async () => {
  list([aJob()], { deliveries: 1, mails: 3 });
  show('?onglet=travaux&file=deliveries');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'File' }), 'Mails (3)');
  expect(address()).toBe('/admin/settings?onglet=travaux&file=mails');
  await waitFor(() =>
    expect(api.calls(listJobs).map(({ url }) => url.searchParams.get('queue'))).toEqual(['deliveries', 'mails']),
  );
});

test('what was given up this minute is announced before it is read', async () => {
  list([], { mails: 2 });
  show();
  expect(await screen.findByText('Relevé en cours')).toBeDefined();
});

test('says what could not be done, or read', async () => {
  list([aJob()], { deliveries: 1 });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Relancer/ }));
  api.refuse(actOnJobs, 'unavailable');
  await confirmIn(/Relancer 1/, 'Relancer');
  expect(await screen.findByText(/momentanément indisponible/)).toBeDefined();
});
