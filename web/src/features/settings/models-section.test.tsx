import { Notifications, notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import {
  type AiIntegration,
  deleteAiIntegration,
  getAiIntegration,
  testAiIntegration,
  updateAiIntegration,
} from '../../../../shared/settings/ai-integration.contract.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ModelsSection } from './models-section.tsx';

const none: AiIntegration = {
  ...{ connected: false, baseUrl: null, model: null, hint: null, structuredOutput: 'json_schema' },
  ...{ useByDefault: false, monthlyTokenLimit: null, tokensThisMonth: 0, shareLibraryAds: true, updatedAt: null },
};
const kept: AiIntegration = {
  ...{ ...none, connected: true, baseUrl: 'https://api.mistral.example/v1', model: 'mistral-small', hint: 'x9Zk' },
  ...{ tokensThisMonth: 12_400, updatedAt: '2026-11-20T10:00:00.000Z' },
};

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read', 'settings:write', 'settings:delete'] }) });
});

const show = () =>
  renderPage(
    <>
      <ModelsSection />
      <Notifications />
    </>,
    '/settings',
  );

test('a model is connected with its key, which is shown no more', async () => {
  api.answer(getAiIntegration, { integration: none });
  api.answer(updateAiIntegration, { integration: kept });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Connecter un modèle' }));
  await userEvent.type(await screen.findByLabelText(/Adresse du serveur/), kept.baseUrl ?? '');
  await userEvent.type(screen.getByRole('textbox', { name: /^Modèle/ }), 'mistral-small');
  await userEvent.type(screen.getByLabelText(/^Clé/), 'sk-secret-x9Zk');
  await userEvent.type(screen.getByLabelText(/Plafond/), '2 000 000');
  expect(screen.getByRole('switch', { name: /bibliothèque/ })).toHaveProperty('checked', false);
  await userEvent.click(screen.getByRole('button', { name: 'Connecter ce modèle' }));
  expect(await screen.findByText(/qui finit par x9Zk/)).toBeDefined();
  expect(api.calls(updateAiIntegration)[0]?.body).toEqual({
    ...{ baseUrl: kept.baseUrl, model: 'mistral-small', apiKey: 'sk-secret-x9Zk', structuredOutput: 'json_schema' },
    ...{ useByDefault: true, monthlyTokenLimit: 2_000_000, shareLibraryAds: false },
  });
  expect(document.body.innerHTML).not.toContain('sk-secret');
});

test('a model is tried, then forgotten', async () => {
  api.answer(getAiIntegration, { integration: kept });
  api.answer(testAiIntegration, { ok: true, latencyMs: 412, message: 'Le modèle répond, dans la forme demandée.' });
  api.answer(deleteAiIntegration, { integration: none });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Essayer' }));
  expect(await screen.findByText(/dans la forme demandée\. Réponse en 412/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Oublier ce modèle' }));
  expect(await screen.findByRole('button', { name: 'Connecter un modèle' })).toBeDefined();
});

test('a refused address is said on its field', async () => {
  api.answer(getAiIntegration, { integration: kept });
  const message = 'Cette adresse mène à un réseau interne';
  api.refuse(updateAiIntegration, 'validation_error', { details: [{ path: 'baseUrl', message }] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(message)).toBeDefined();
});

test('who may not change the settings reads whom to ask', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read'] }) });
  api.answer(getAiIntegration, { integration: none });
  show();
  expect(await screen.findByText(/Aucun modèle n’est connecté. Pour en ajouter un, demandez à/)).toBeDefined();
});
