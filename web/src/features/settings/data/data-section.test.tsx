import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { createExport, type DataExport, listExports } from '../../../../../shared/settings/exports.contract.ts';
import { fakeApi, offline } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SettingsPage } from '../settings-page.tsx';

let api = fakeApi();

const anExport = (changes: Partial<DataExport> = {}): DataExport => ({
  ...{ id: 'exp_1', scope: 'workspace', status: 'completed', progress: 100, things: 1_204, files: 12 },
  ...{ size: 3_240_000, url: 'https://files.example/e.zip', expiresAt: '2026-12-03T10:00:00.000Z' },
  createdAt: '2026-11-26T10:00:00.000Z',
  ...changes,
});

const answerList = (...items: DataExport[]) => api.answer(listExports, { items });

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['settings:export', 'workspace:own'] }) });
  answerList();
});

function show() {
  renderPage(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    '/settings?onglet=donnees',
  );
}

test('asks for an archive, of the workspace or of the account, one of each at a time', async () => {
  const queued = anExport({ status: 'queued', progress: 0, things: null, files: null, size: null, url: null });
  api.answer(createExport, { export: queued });
  show();
  expect(await screen.findByText('Aucune archive pour le moment.')).toBeDefined();
  answerList(queued);
  await userEvent.click(screen.getByRole('button', { name: 'Exporter tout l’espace' }));
  expect(await screen.findByText('En attente')).toBeDefined();
  expect(await screen.findByText(/vous serez prévenu/)).toBeDefined();
  expect(api.calls(createExport)[0]?.body).toEqual({ scope: 'workspace' });
  expect(screen.getByRole('button', { name: 'Exporter tout l’espace' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Exporter mon compte' }).getAttribute('aria-disabled')).toBe('false');
});

test('says where each archive stands, and leads to those that are there', async () => {
  answerList(
    anExport({ id: 'exp_4', status: 'running', progress: 40, url: null }),
    anExport(),
    anExport({ id: 'exp_2', scope: 'account', status: 'failed', url: null }),
    anExport({ id: 'exp_3', scope: 'account', status: 'expired', url: null }),
  );
  show();
  const [running, ready, failed, expired] = await screen.findAllByRole('listitem');
  expect(running?.textContent).toContain('En préparation, 40\u00a0%');
  expect(ready?.textContent).toContain(
    '1\u202f204\u00a0données · 12\u00a0fichiers · 3,2\u00a0Mo · disponible jusqu’au 3',
  );
  expect(screen.getByRole('link', { name: 'Télécharger Tout l’espace' }).getAttribute('href')).toBe(
    'https://files.example/e.zip',
  );
  expect(failed?.textContent).toContain('La préparation a échoué');
  expect(expired?.textContent).toContain('Elle n’est plus disponible');
});

test('who does not own the workspace exports their account alone', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read'] }) });
  show();
  expect(await screen.findByRole('button', { name: 'Exporter mon compte' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Exporter tout l’espace' })).toBeNull();
  expect(screen.getByText(/Seul un propriétaire peut demander/)).toBeDefined();
});

test('says why an archive cannot be asked for, and that they cannot be read', async () => {
  api.refuse(createExport, 'export_running');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Exporter mon compte' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Une archive est déjà en préparation');
  await waitFor(() => expect(api.calls(listExports).length).toBeGreaterThan(1));
});

test('offers to read the archives again', async () => {
  api.behave(listExports, offline);
  show();
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  answerList();
  await userEvent.click(again);
  expect(await screen.findByText('Aucune archive pour le moment.')).toBeDefined();
});
