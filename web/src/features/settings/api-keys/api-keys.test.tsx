import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { apiKeyPermissions } from '../../../../../shared/kernel/permissions.ts';
import {
  type ApiKey,
  createApiKey,
  deleteApiKey,
  listApiKeys,
} from '../../../../../shared/settings/api-keys.contract.ts';
import { fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SettingsPage } from '../settings-page.tsx';

let api = fakeApi();
const key = `rk_${'aB3-'.repeat(10)}x9Z`;

const shop = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: 'key_01',
  name: 'Boutique',
  permissions: ['webhooks:read', 'webhooks:write', 'boards:read'],
  hint: 'x9Zk',
  lastUsedAt: null,
  createdAt: '2026-11-20T23:30:00.000Z',
  ...changes,
});

const answerList = (...items: ApiKey[]) => api.answer(listApiKeys, { items, nextCursor: null });

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read', 'settings:write', 'settings:delete'] }) });
  answerList();
});

function show() {
  renderPage(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    '/settings?onglet=cles-api',
  );
}

async function openForm() {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer une clé' }));
  return screen.findByRole('dialog', { name: 'Créer une clé d’API' });
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Créer la clé' }));

test('who may not change the settings reads the keys, and whom to ask', async () => {
  answerList(shop());
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read'] }) });
  show();
  expect(
    await screen.findByText('Pour en créer ou en révoquer, demandez à un propriétaire de l’espace.'),
  ).toBeDefined();
  expect(screen.getByText('Boutique')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Créer une clé|Révoquer/ })).toBeNull();
});

test('lists the keys: what they may do, their end, their last use', async () => {
  answerList(
    shop(),
    shop({ id: 'key_03', name: 'Vitrine', permissions: ['pixel:track'] }),
    shop({ id: 'key_02', name: 'Reporting', lastUsedAt: '2026-11-25', permissions: [...apiKeyPermissions] }),
  );
  show();
  const [first, tracking, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Boards\u00a0: lire · Webhooks\u00a0: lire, écrire');
  expect(first?.textContent).toContain('rk_…x9Zk · créée le 21\u00a0nov.\u00a02026\u00a0· jamais utilisée');
  expect(tracking?.textContent).toContain('Envoyer des conversions à Meta');
  expect(second?.textContent).toContain('Tout, sauf les paramètres');
  expect(second?.textContent).toContain('utilisée le 25\u00a0nov.\u00a02026');
});

test('says that there is none', async () => {
  show();
  expect(await screen.findByText(/^Aucune clé pour le moment/)).toBeDefined();
});

test('makes a key for conversions, shows it once, ready to be copied', async () => {
  api.answer(createApiKey, { apiKey: shop(), key });
  await openForm();
  await userEvent.type(screen.getByLabelText('Nom'), 'Boutique');
  answerList(shop());
  await submit();
  const field = await screen.findByLabelText('Votre clé');
  expect(api.calls(createApiKey)[0]?.body).toEqual({ name: 'Boutique', permissions: ['pixel:track'] });
  expect(field).toHaveProperty('value', key);
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getAllByRole('button', { name: 'Copier' }).at(-1) ?? expect.fail());
  expect(await screen.findByRole('button', { name: 'Copié' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(key);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('Votre clé')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'J’ai copié la clé' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Boutique')).toBeDefined();
  expect(document.documentElement.innerHTML).not.toContain(key);
});

test('gives what is chosen, one by one', async () => {
  api.answer(createApiKey, { apiKey: shop(), key });
  await openForm();
  await userEvent.type(screen.getByLabelText('Nom'), 'Reporting');
  await userEvent.click(screen.getByRole('radio', { name: 'Tout lire' }));
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Choisir les autorisations' }));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([boxes.length, boxes.some(({ checked }) => checked)]).toEqual([apiKeyPermissions.length, false]);
  await submit();
  expect(screen.getByText('Cochez au moins une autorisation')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Dashboard\u00a0: lire' }));
  expect(api.calls(createApiKey)).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Prospects\u00a0: lire' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Prospects\u00a0: exporter' }));
  await submit();
  await screen.findByLabelText('Votre clé');
  expect(api.calls(createApiKey)[0]?.body).toEqual({
    name: 'Reporting',
    permissions: ['prospects:read', 'prospects:export'],
  });
});

test('asks to read all, and nothing more', async () => {
  api.answer(createApiKey, { apiKey: shop(), key });
  await openForm();
  await userEvent.type(screen.getByLabelText('Nom'), 'Reporting');
  await userEvent.click(screen.getByRole('radio', { name: 'Tout lire' }));
  await submit();
  await screen.findByLabelText('Votre clé');
  expect(api.calls(createApiKey)[0]?.body).toMatchObject({
    permissions: apiKeyPermissions.filter((permission) => permission.endsWith(':read')),
  });
});

test('a key without a name is not asked for', async () => {
  await openForm();
  await submit();
  expect(document.activeElement).toBe(screen.getByLabelText('Nom'));
  expect(api.calls(createApiKey)).toHaveLength(0);
});

test('says that there are too many', async () => {
  api.refuse(createApiKey, 'api_key_limit');
  await openForm();
  await userEvent.type(screen.getByLabelText('Nom'), 'Boutique');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Vous avez déjà le nombre maximal de clés d’API');
});

test('a creation that was not confirmed is said, and the list read again', async () => {
  api.behave(createApiKey, offline);
  await openForm();
  await userEvent.type(screen.getByLabelText('Nom'), 'Boutique');
  answerList(shop());
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Si la clé apparaît dans la liste, révoquez-la');
  await waitFor(() => expect(api.calls(listApiKeys)).toHaveLength(2));
});

test('a key whose answer was lost is asked for under the same key, and said to be replaced', async () => {
  api.behave(createApiKey, offline);
  await openForm();
  await userEvent.type(screen.getByLabelText('Nom'), 'Boutique');
  await submit();
  await screen.findByRole('alert');
  api.answer(createApiKey, { apiKey: shop(), key: null });
  answerList(shop());
  await submit();
  await waitFor(() => expect(api.calls(createApiKey)).toHaveLength(2));
  const [first, second] = api.calls(createApiKey).map(({ headers }) => headers.get('idempotency-key'));
  expect([first, second]).toEqual([expect.any(String), first]);
  expect((await screen.findByRole('alert')).textContent).toContain('révoquez-la puis recommencez');
  expect(screen.queryByLabelText('Votre clé')).toBeNull();
});

test('the dialog does not close while the key is made', async () => {
  let answer = (_: Response) => {};
  api.behave(createApiKey, () => new Promise((resolve) => (answer = resolve)));
  await openForm();
  await userEvent.type(screen.getByLabelText('Nom'), 'Boutique');
  await submit();
  await userEvent.keyboard('{Escape}');
  answer(json(201, { success: true, data: { apiKey: shop(), key } }));
  expect(await screen.findByLabelText('Votre clé')).toHaveProperty('value', key);
});

async function askToRevoke() {
  answerList(shop());
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Révoquer Boutique' }));
  return within(await screen.findByRole('dialog', { name: 'Révoquer «\u00a0Boutique\u00a0»\u202f?' }));
}

test('revokes a key only when asked twice', async () => {
  const dialog = await askToRevoke();
  expect(dialog.getByText(/rk_…x9Zk/)).toBeDefined();
  expect(api.calls(deleteApiKey)).toHaveLength(0);
  api.answer(deleteApiKey, { id: 'key_01' });
  answerList();
  await userEvent.click(dialog.getByRole('button', { name: 'Révoquer' }));
  expect(await screen.findByText('Clé révoquée')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Créer une clé' }));
  expect(await screen.findByText(/^Aucune clé pour le moment/)).toBeDefined();
  expect(api.calls(deleteApiKey)[0]?.url.pathname).toBe('/api/settings/api-keys/key_01');
});

test('keeps a key, and says when it could not be revoked', async () => {
  const dialog = await askToRevoke();
  api.refuse(deleteApiKey, 'unavailable');
  await userEvent.click(dialog.getByRole('button', { name: 'Révoquer' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Service momentanément indisponible');
  await userEvent.click(dialog.getByRole('button', { name: 'Garder la clé' }));
  expect(await screen.findByText('Boutique')).toBeDefined();
});

test('a key that someone else has revoked counts as revoked', async () => {
  const dialog = await askToRevoke();
  api.refuse(deleteApiKey, 'not_found');
  answerList();
  await userEvent.click(dialog.getByRole('button', { name: 'Révoquer' }));
  expect(await screen.findByText('Clé révoquée')).toBeDefined();
});

test('a list that does not come can be asked again', async () => {
  api.refuse(listApiKeys, 'unavailable');
  show();
  await screen.findByRole('alert');
  answerList(shop());
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Boutique')).toBeDefined();
});
