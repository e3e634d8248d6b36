import { Notifications, notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import {
  deleteMetaIntegration,
  getMetaIntegration,
  updateMetaIntegration,
} from '../../../../shared/settings/meta-integration.contract.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MetaSection } from './meta-section.tsx';

let api = fakeApi();
const none = { connected: false, hint: null, updatedAt: null };
const kept = { connected: true, hint: 'x9Zk', updatedAt: '2026-11-20T10:00:00.000Z' };

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read', 'settings:write', 'settings:delete'] }) });
  api.answer(getMetaIntegration, { integration: none });
});

function show() {
  renderPage(
    <>
      <MetaSection />
      <Notifications />
    </>,
    '/settings',
  );
}

test('who may not change the settings reads whether there is a token, and whom to ask', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read'] }) });
  api.answer(getMetaIntegration, { integration: kept });
  show();
  expect(await screen.findByText('Pour le changer, demandez à un propriétaire de l’espace.')).toBeDefined();
  expect(screen.getByText(/qui finit par x9Zk/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /jeton$/ })).toBeNull();
});

test('keeps a token, and shows no more of it than its end', async () => {
  api.answer(updateMetaIntegration, { integration: kept });
  show();
  await userEvent.type(await screen.findByLabelText('Jeton d’accès'), 'EAABsecretx9Zk');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le jeton' }));
  expect(await screen.findByText(/qui finit par x9Zk \(20 nov. 2026/)).toBeDefined();
  expect(api.calls(updateMetaIntegration)[0]?.body).toEqual({ accessToken: 'EAABsecretx9Zk' });
  expect(screen.getByLabelText('Nouveau jeton')).toHaveProperty('value', '');
  expect(document.body.innerHTML).not.toContain('EAABsecret');
});

test('a refused token is said on its field', async () => {
  const message = 'Caractères de contrôle interdits';
  api.refuse(updateMetaIntegration, 'validation_error', { details: [{ path: 'accessToken', message }] });
  show();
  await userEvent.type(await screen.findByLabelText('Jeton d’accès'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le jeton' }));
  expect(await screen.findByText(message)).toBeDefined();
});

test('forgets the token only when asked twice', async () => {
  api.answer(getMetaIntegration, { integration: kept });
  api.answer(deleteMetaIntegration, { integration: none });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Oublier ce jeton' }));
  expect(api.calls(deleteMetaIntegration)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Oublier le jeton' }));
  expect(await screen.findByText('Jeton oublié')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Enregistrer le jeton' })).toBeDefined();
});

test('what does not come can be asked again', async () => {
  api.refuse(getMetaIntegration, 'unavailable');
  show();
  await screen.findByRole('alert');
  api.answer(getMetaIntegration, { integration: none });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText('Jeton d’accès')).toBeDefined();
});
