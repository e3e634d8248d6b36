import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  type Connection,
  createConnection,
  deleteConnection,
  listAdAccounts,
  listConnections,
  syncConnection,
  updateConnection,
} from '../../../../../shared/campaigns/connections.contract.ts';
import { connectionProblems } from '../../../../../shared/campaigns/connections.rules.ts';
import { getMetaIntegration } from '../../../../../shared/settings/meta-integration.contract.ts';
import { aCampaignImport } from '../../../testing/campaign-imports.ts';
import { serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignsPage } from '../campaigns-page.tsx';

const moment = '2026-11-20T04:02:00.000Z';
const connection = (changes: Partial<Connection> = {}): Connection => ({
  id: 'con_1',
  platform: 'meta',
  ...{ accountId: '104857', accountName: 'Maison Rivière', currency: 'EUR', timezone: 'Europe/Paris' },
  ...{ client: 'Rivière', clientId: 'cli_1', active: true, status: 'active', problem: null, problemCode: null },
  ...{ lastSyncAt: moment, lastDay: '2026-11-19', nextSyncAt: '2026-11-21T03:00:00.000Z', backfillFrom: '2026-08-22' },
  leftOut: { count: 0, names: [] },
  sync: null,
  ...{ createdAt: moment, updatedAt: moment, version: 1 },
  ...changes,
});
const reading = aCampaignImport({
  ...{ id: 'cim_9', label: 'Maison Rivière', dryRun: false, status: 'running', connectionId: 'con_1' },
  ...{ from: '2026-09-01', to: '2026-11-19', progress: 0.5, message: null },
});

let api = fakeApi();
let held: Connection[] = [];
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  held = [connection()];
  const permissions = [
    'campaigns:read',
    'campaigns:write',
    'campaigns:delete',
    'settings:read',
    'settings:write',
  ] as const;
  api.answer(getProfile, { user: aUser({ permissions: [...permissions] }) });
  api.answer(getMetaIntegration, { integration: { connected: true, hint: '9f3a', updatedAt: moment } });
  serveWhose(api);
  api.behave(listConnections, () => json(200, { success: true, data: { items: held } }));
  api.behave(syncConnection, ({ body }) => {
    syncConnection.body.parse(body);
    held = held.map((one) => ({ ...one, sync: reading, leftOut: { count: 0, names: [] } }));
    return json(202, { success: true, data: { import: reading } });
  });
  api.behave(updateConnection, ({ body }) => {
    const { active = true } = updateConnection.body.parse(body);
    held = held.map((one) => ({ ...one, active, nextSyncAt: active ? one.nextSyncAt : null, version: 2 }));
    return json(200, { success: true, data: { connection: held[0] } });
  });
  api.answer(deleteConnection, { id: 'con_1' });
  serveCampaigns(api, []);
});

const show = () => renderPage(<CampaignsPage />, '/campaigns?onglet=connexions');
const row = async () =>
  within((await screen.findByRole('heading', { name: /Maison Rivière/ })).closest('li') as HTMLElement);
const choose = async (act: string) => {
  await userEvent.click((await row()).getByRole('button', { name: /^Actions sur/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

test('without a token the way to one is told, and nothing can be connected', async () => {
  held = [];
  api.answer(getMetaIntegration, { integration: { connected: false, hint: null, updatedAt: null } });
  show();
  expect(await screen.findByRole('heading', { name: /^Connectez Meta/ })).toBeDefined();
  const way = await screen.findByRole('link', { name: 'Connecter Meta' });
  expect(way.getAttribute('href')).toContain('/settings');
  expect(screen.queryByRole('button', { name: 'Connecter un compte' })).toBeNull();
});

test('an account that is read says when it was, when it will be, and which days still move', async () => {
  show();
  const shown = plain((await screen.findByRole('heading', { name: /Maison Rivière/ })).closest('li')?.textContent);
  expect(shown).toContain('Rivière · Compte 104857 · ');
  expect(shown).toMatch(/Dernière lecture.*20 nov.*Prochaine.*21 nov.*Bougent encore.*depuis le 23 oct/);
  expect(await screen.findByText('Jeton Meta enregistré, qui finit par 9f3a')).toBeDefined();
  expect((await row()).queryByRole('progressbar')).toBeNull();
});

test('an account is chosen among those of the token; those that are connected cannot be', async () => {
  api.answer(listAdAccounts, {
    items: [
      { accountId: '104857', name: 'Maison Rivière', currency: 'EUR', timezone: 'Europe/Paris', connected: true },
      { accountId: '204857', name: 'Atelier Sorgue', currency: 'USD', timezone: 'America/New_York', connected: false },
    ],
  });
  api.answer(createConnection, {
    connection: connection({ id: 'con_2', accountId: '204857', accountName: 'Atelier Sorgue', sync: reading }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Connecter un compte' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('radio', { name: /Maison Rivière/ })).hasAttribute('disabled')).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Connecter' }));
  expect(await screen.findByRole('heading', { name: /Atelier Sorgue/ })).toBeDefined();
  expect(api.calls(createConnection)[0]?.body).toMatchObject({ platform: 'meta', accountId: '204857' });
});

test('a token that Meta refuses is told in the dialog, with where it is replaced', async () => {
  api.refuse(listAdAccounts, 'meta_not_connected');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Connecter un compte' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'Ouvrir les paramètres de Meta' })).toBeDefined();
});

test('a reading under way shows how far it is, month by month, and then what it has read', async () => {
  held = [connection({ sync: reading })];
  show();
  const shown = await row();
  expect(shown.getByText('Lecture en cours')).toBeDefined();
  expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  const months = within(shown.getByRole('list', { name: 'Mois lus' })).getAllByRole('listitem');
  expect(months.map(({ textContent }) => plain(textContent))).toEqual(['✓ nov. 26', 'oct. 26', 'sept. 26']);
  held = [connection()];
  await waitFor(async () => expect((await row()).queryByText('Lecture en cours')).toBeNull(), { timeout: 4_000 });
});

test('a reading that fails says what to do, that nothing is lost, and can be started again', async () => {
  held = [connection({ status: 'failing', problem: connectionProblems.token, problemCode: 'token' })];
  show();
  const shown = await row();
  expect(shown.getByText('En échec')).toBeDefined();
  expect(await screen.findByText('Jeton refusé par Meta')).toBeDefined();
  expect(shown.getByText(plain(connectionProblems.token) ?? '')).toBeDefined();
  expect(shown.getByText(/Les chiffres lus jusqu’au 19 nov\. sont gardés/)).toBeDefined();
  expect(shown.getByRole('link', { name: 'Remplacer le jeton' })).toBeDefined();
  await userEvent.click(shown.getByRole('button', { name: 'Relancer la lecture' }));
  expect(await screen.findByText('Lecture en cours')).toBeDefined();
  expect(api.calls(syncConnection).map(({ body }) => body)).toEqual([{}]);
});

test('an account whose token is gone is not read: the token comes first', async () => {
  held = [connection({ status: 'disconnected', problem: connectionProblems.missing, problemCode: 'missing' })];
  api.answer(getMetaIntegration, { integration: { connected: false, hint: null, updatedAt: null } });
  show();
  const shown = await row();
  expect(shown.getByText('Sans jeton')).toBeDefined();
  expect(shown.queryByRole('button', { name: 'Relancer la lecture' })).toBeNull();
  expect((await screen.findByRole('button', { name: 'Connecter un compte' })).hasAttribute('disabled')).toBe(true);
  await userEvent.click(shown.getByRole('button', { name: /^Actions sur/ }));
  expect(await screen.findByRole('menuitem', { name: 'Suspendre' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Lire maintenant' })).toBeNull();
});

test('nightly readings are suspended and taken up again; an account is disconnected once that is confirmed', async () => {
  show();
  await choose('Suspendre');
  expect(await screen.findByText('Suspendue')).toBeDefined();
  await choose('Reprendre');
  await waitFor(() => expect(screen.queryByText('Suspendue')).toBeNull());
  expect(api.calls(updateConnection).map(({ body }) => body)).toEqual([
    { active: false, version: 1 },
    { active: true, version: 2 },
  ]);
  await choose('Déconnecter');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Déconnecter' }));
  expect(await screen.findByRole('heading', { name: /^Connectez Meta/ })).toBeDefined();
  expect(api.calls(deleteConnection)).toHaveLength(1);
});

test('campaigns that were deleted here are named, and come back when they are asked for', async () => {
  held = [connection({ leftOut: { count: 5, names: ['Soldes', 'Hiver', 'Rentrée'] } })];
  show();
  const said = (await row()).getByText(/supprimées ici/);
  expect(plain(said.textContent)).toBe('5 supprimées ici ne sont plus lues : « Soldes », « Hiver », « Rentrée »…');
  await userEvent.click((await row()).getByRole('button', { name: 'Les relire' }));
  await waitFor(() => expect(screen.queryByText(/supprimées ici/)).toBeNull());
  expect(api.calls(syncConnection).map(({ body }) => body)).toEqual([{ leftOut: true }]);
});

test('who may only read is offered no act, and told whom to ask', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:read'] }) });
  held = [connection({ status: 'failing', problem: connectionProblems.token, problemCode: 'token' })];
  const { unmount } = show();
  expect((await row()).getByText(/^Pour remplacer le jeton, demandez à/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Connecter un compte|Actions sur|Relancer/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Remplacer le jeton' })).toBeNull();
  expect(api.calls(getMetaIntegration)).toHaveLength(0);
  unmount();
  held = [];
  show();
  expect(await screen.findByText(/^Pour connecter un compte, demandez à/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Connecter un compte' })).toBeNull();
});

test('who may write and not delete disconnects nothing', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:read', 'campaigns:write'] }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Actions sur/ }));
  expect(await screen.findByRole('menuitem', { name: 'Suspendre' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Déconnecter' })).toBeNull();
});

test('a list that does not come can be asked for again', async () => {
  api.refuse(listConnections, 'unavailable');
  show();
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  api.behave(listConnections, () => json(200, { success: true, data: { items: held } }));
  await userEvent.click(again);
  expect((await row()).getByText(/Compte 104857/)).toBeDefined();
});
