import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  listSettingChanges,
  listSystemSettings,
  type SystemSetting,
  updateSystemSetting,
} from '../../../../../shared/admin/setting.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SystemSettingsPage } from './system-settings-page.tsx';

let api = fakeApi();

const aSetting = (changes: Partial<SystemSetting> = {}): SystemSetting => ({
  key: 'signups.open',
  group: { value: 'access', label: 'Accès' },
  label: 'Inscriptions ouvertes',
  description: 'Fermées, personne ne peut créer de compte.',
  ...{ type: 'boolean', format: null, value: true, default: true, min: null, max: null, options: null },
  waiting: null,
  ...{ danger: false, updatedAt: null, updatedBy: null, version: 0 },
  ...changes,
});
const mode = (changes: Partial<SystemSetting> = {}) =>
  aSetting({
    ...{ key: 'maintenance.mode', label: 'Maintenance', type: 'choice', value: 'off', default: 'off', danger: true },
    options: [
      { value: 'off', label: 'Aucune' },
      { value: 'closed', label: 'Fermée' },
    ],
    ...changes,
  });
const message = aSetting({
  ...{ key: 'maintenance.message', label: 'Message', type: 'text', value: '', default: '', max: 500 },
});

const show = (...permissions: string[]) => {
  api.answer(getProfile, { user: aUser({ permissions }) });
  renderPage(
    <>
      <SystemSettingsPage />
      <Notifications />
    </>,
  );
};
const bodies = () => api.calls(updateSystemSetting).map(({ body }) => body);

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(listSystemSettings, { items: [aSetting(), mode(), message] });
});

test('who may not is told what the page is for and where to go, and nothing is read', async () => {
  show('workspace:own');
  expect(await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Équipe' }).getAttribute('href')).toBe('/settings?onglet=equipe');
  expect(api.calls(listSystemSettings)).toEqual([]);
});

test('a choice changes at once, over the version that was read', async () => {
  show('admin:settings');
  const set = aSetting({
    value: false,
    version: 1,
    updatedAt: '2026-11-27T02:00:00.000Z',
    updatedBy: { id: 'usr_1', name: 'Alix Roy' },
  });
  api.answer(updateSystemSetting, { setting: set });
  await userEvent.click(await screen.findByRole('switch', { name: 'Inscriptions ouvertes' }));
  await waitFor(() => expect(bodies()).toEqual([{ value: false, version: 0 }]));
  expect(await screen.findByText(/par Alix Roy/)).toBeDefined();
  await userEvent.click(
    screen.getByRole('button', { name: 'Rendre la valeur par défaut\u00a0: Inscriptions ouvertes' }),
  );
  await waitFor(() => expect(bodies()[1]).toEqual({ value: null, version: 1 }));
});

test('a dangerous one asks why, and changes nothing without ten characters', async () => {
  show('admin:settings');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Maintenance' }), 'closed');
  const dialog = within(await screen.findByRole('dialog', { name: 'Maintenance' }));
  const act = dialog.getByRole('button', { name: 'Changer' });
  await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Trop tôt');
  await userEvent.click(act);
  expect(await dialog.findByText(/10 caractères au moins/)).toBeDefined();
  expect(bodies()).toEqual([]);
  api.answer(updateSystemSetting, { setting: mode({ value: 'closed', version: 1 }) });
  await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), ' ce soir');
  await userEvent.click(act);
  await waitFor(() => expect(bodies()).toEqual([{ value: 'closed', reason: 'Trop tôt ce soir', version: 0 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Maintenance' })).toHaveProperty('value', 'closed');
});

test('a text is saved by its button; one that changed meanwhile shows what it is', async () => {
  show('admin:settings');
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'Retour à 9 h');
  api.refuse(updateSystemSetting, 'conflict');
  api.answer(listSystemSettings, { items: [{ ...message, value: 'Retour à 8 h', version: 4 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Le réglage n’a pas changé')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Retour à 8 h'));
});

test('its history says who, from what to what and why', async () => {
  api.answer(listSystemSettings, { items: [mode({ value: 'closed', version: 2 })] });
  api.answer(listSettingChanges, {
    items: [
      {
        ...{ id: 'stc_1', at: '2026-11-27T02:00:00.000Z', by: { id: 'usr_1', name: 'Alix Roy' } },
        ...{ from: null, to: 'closed', reason: 'Migration de la base' },
      },
    ],
    nextCursor: null,
  });
  show('admin:settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Historique\u00a0: Maintenance' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Migration de la base')).toBeDefined();
  expect(dialog.getByText(/Aucune \(par défaut\)/)).toBeDefined();
});

test('says when the settings cannot be read, and reads them again', async () => {
  api.refuse(listSystemSettings, 'unavailable');
  show('admin:settings');
  await screen.findByText(/Les réglages.*lecture impossible/, undefined, { timeout: 5_000 });
  api.answer(listSystemSettings, { items: [aSetting()] });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('switch', { name: 'Inscriptions ouvertes' })).toBeDefined();
});

test('a flag has its share and its workspaces, saved together', async () => {
  const value = { on: true, percent: 100, workspaceIds: [] };
  const flag = aSetting({
    ...{ key: 'flag.expectedRank', label: 'Rang attendu', type: 'flag', value, default: value },
  });
  api.answer(listSystemSettings, { items: [flag] });
  show('admin:settings');
  const share = await screen.findByRole('spinbutton', { name: /Part des espaces/ });
  await userEvent.clear(share);
  await userEvent.type(share, '33');
  await userEvent.type(screen.getByRole('textbox', { name: 'Espaces choisis' }), 'wks_1, wks_2');
  const wanted = { on: true, percent: 33, workspaceIds: ['wks_1', 'wks_2'] };
  api.answer(updateSystemSetting, { setting: { ...flag, value: wanted, version: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(bodies()).toEqual([{ value: wanted, version: 0 }]));
  expect(await screen.findByRole('button', { name: /Rendre la valeur par défaut/ })).toBeDefined();
});

test('a switch says what waits meanwhile', async () => {
  const waiting = { count: 3, label: '3 envois attendent' };
  api.answer(listSystemSettings, { items: [aSetting({ key: 'stop.webhooks', value: true, waiting })] });
  show('admin:settings');
  expect(await screen.findByText('3 envois attendent.')).toBeDefined();
});

test('shows what people would see of a maintenance, with the message and the moment that are set', async () => {
  const group = { value: 'maintenance', label: 'Maintenance' };
  const text = { type: 'text', value: '', default: '', max: 500, group } as const;
  const said = aSetting({ ...text, key: 'maintenance.message', label: 'Message', value: 'Nous déménageons.' });
  const planned = aSetting({ ...text, key: 'maintenance.plannedAt', label: 'Moment', format: 'instant' });
  const over = { ...planned, value: '2026-01-01T08:00:00.000Z' };
  api.answer(listSystemSettings, { items: [mode({ group }), said, over] });
  show('admin:settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Voir ce que les gens verront' }));
  const dialog = within(await screen.findByRole('dialog'));
  const before = within(dialog.getByRole('region', { name: /Avant/ }));
  expect(before.getByText(/aucun moment à venir/)).toBeDefined();
  const reading = within(dialog.getByRole('region', { name: /En lecture seule/ }));
  expect(reading.getByRole('status').textContent).toContain(
    'vous pouvez tout consulter, rien modifier. Nous déménageons.',
  );
  const closed = within(dialog.getByRole('region', { name: /Fermée/ }));
  expect(closed.getByText('Nous déménageons.')).toBeDefined();
});
