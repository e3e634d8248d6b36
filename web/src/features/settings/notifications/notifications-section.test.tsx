import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getDigest } from '../../../../../shared/notifications/digest.contract.ts';
import {
  getPreferences,
  type Preferences,
  updatePreferences,
} from '../../../../../shared/notifications/preferences.contract.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { NotificationsSection } from './notifications-section.tsx';

const daily = { frequency: 'daily', hour: 8, weekday: 1 } as const;
let api = fakeApi();

const chosen = (changes: Partial<Preferences> = {}): Preferences => ({
  types: [
    {
      ...{ type: 'prospect.action_due', label: 'Relance à faire', category: 'prospects' },
      ...{ required: false, inApp: true, email: 'digest' },
    },
    {
      ...{ type: 'account.new_device', label: 'Connexion depuis un nouvel appareil', category: 'account' },
      ...{ required: true, inApp: true, email: 'now' },
    },
  ],
  digest: { frequency: 'off', hour: 8, weekday: 1 },
  quietHours: null,
  version: 3,
  ...changes,
});

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getPreferences, { preferences: chosen() });
});

const show = () =>
  renderPage(
    <>
      <NotificationsSection />
      <Notifications />
    </>,
    '/settings?onglet=notifications',
  );
const bodies = () => api.calls(updatePreferences).map(({ body }) => body);
const email = () => screen.findByRole('combobox', { name: 'Relance à faire\u00a0: par e-mail' });

test('each choice is kept as it is made, over the version of the one before', async () => {
  show();
  const [due] = chosen().types;
  if (!due) throw new Error('there is one');
  api.answer(updatePreferences, { preferences: chosen({ types: [{ ...due, email: 'now' }], version: 4 }) });
  await userEvent.selectOptions(await email(), 'now');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  await userEvent.click(screen.getByRole('switch', { name: 'Relance à faire\u00a0: dans Réclame' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toEqual([
    { types: [{ type: 'prospect.action_due', email: 'now' }], version: 3 },
    { types: [{ type: 'prospect.action_due', inApp: false }], version: 4 },
  ]);
});

test('what cannot be off is locked, and says why', async () => {
  show();
  const row = (await screen.findByText('Connexion depuis un nouvel appareil')).closest('li');
  expect(row?.textContent).toContain('Toujours, dans Réclame et par e-mail');
  expect(row?.querySelector('input, select')).toBeNull();
});

test('another window may have chosen meanwhile: the choice goes over what it left', async () => {
  api.answer(getPreferences, { preferences: chosen({ digest: daily }) });
  show();
  const select = await email();
  api.refuse(updatePreferences, 'conflict');
  api.behave(getPreferences, () => {
    api.answer(updatePreferences, { preferences: chosen({ version: 10 }) });
    return json(200, { success: true, data: { preferences: chosen({ digest: daily, version: 9 }) } });
  });
  await userEvent.selectOptions(select, 'off');
  await waitFor(() => expect(bodies().map((body) => (body as { version: number }).version)).toEqual([3, 9]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a choice that is refused is taken back, and that is said', async () => {
  api.answer(getPreferences, { preferences: chosen({ digest: daily }) });
  show();
  api.refuse(updatePreferences, 'unavailable');
  await userEvent.selectOptions(await email(), 'off');
  expect((await screen.findByRole('alert')).textContent).toContain('Votre choix n’a pas été enregistré');
  await waitFor(async () => expect(await email()).toHaveProperty('value', 'digest'));
});

test('without a digest, what is set to it says that no mail leaves; with one, that it is in it', async () => {
  show();
  expect((await email()).textContent).toBe('Tout de suitePas d’e-mail');
  api.answer(updatePreferences, {
    preferences: chosen({ digest: { frequency: 'daily', hour: 8, weekday: 1 }, version: 4 }),
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fréquence' }), 'daily');
  await waitFor(async () => expect((await email()).textContent).toBe('Tout de suiteRésuméPas d’e-mail'));
  expect(await email()).toHaveProperty('value', 'digest');
  expect(bodies()).toEqual([{ digest: { frequency: 'daily', hour: 8, weekday: 1 }, version: 3 }]);
});

test('the digest has its day and its hour, and can be seen ahead', async () => {
  const digest = { frequency: 'weekly', hour: 9, weekday: 5 } as const;
  api.answer(getPreferences, { preferences: chosen({ digest }) });
  api.answer(getDigest, { subject: '2\u00a0notifications à lire', text: 'Prospects\n\n- Une', count: 2 });
  show();
  expect(await screen.findByRole('combobox', { name: 'Jour' })).toHaveProperty('value', '5');
  await userEvent.click(screen.getByRole('button', { name: 'Voir le prochain' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('2\u00a0notifications à lire');
});

test('quiet hours begin with those of most people', async () => {
  show();
  const toggle = await screen.findByRole('switch', { name: 'Ne pas recevoir d’e-mails à certaines heures' });
  api.answer(updatePreferences, { preferences: chosen({ quietHours: { from: 20, to: 8 }, version: 4 }) });
  await userEvent.click(toggle);
  expect(await screen.findByRole('combobox', { name: 'De' })).toHaveProperty('value', '20');
  expect(bodies()).toEqual([{ quietHours: { from: 20, to: 8 }, version: 3 }]);
});

test('preferences that do not come can be asked again', async () => {
  api.refuse(getPreferences, 'unavailable');
  show();
  await screen.findByRole('alert');
  api.answer(getPreferences, { preferences: chosen() });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await email()).toBeDefined();
});
