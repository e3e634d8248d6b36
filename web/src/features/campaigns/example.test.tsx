import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { loadExample, removeExample } from '../../../../shared/campaigns/example.contract.ts';
import { stubSizes } from '../../testing/boards.ts';
import { aCampaign, serveCampaigns } from '../../testing/campaigns.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { serveWhose } from '../../testing/prospects.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

let api = fakeApi();

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 });
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  serveWhose(api);
  serveCampaigns(api, []);
  renderPage(
    <>
      <CampaignsPage />
      <Notifications />
    </>,
    '/campaigns',
  );
});

const button = (name: string) => screen.findByRole('button', { name });

test('the empty page shows the three ways in', async () => {
  expect(await screen.findByRole('button', { name: /^Importer un fichier/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Saisir une campagne/ }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('Meta is connected in its own tab', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Connecter Meta/ }));
  expect(screen.getByTestId('address').textContent).toBe('/campaigns?onglet=connexions');
});

test('an example comes and goes in one click, and says that it is invented', async () => {
  api.behave(loadExample, () => {
    serveCampaigns(api, [aCampaign('1', { name: 'Exemple · Nouveautés', example: true })]);
    return json(200, { success: true, data: { ids: ['cam_1'] } });
  });
  await userEvent.click(await button('Voir avec un exemple'));
  expect(await screen.findByRole('link', { name: 'Exemple · Nouveautés' })).toBeDefined();
  expect(await screen.findByText(/leurs chiffres sont inventés/)).toBeDefined();
  api.behave(removeExample, () => {
    serveCampaigns(api, []);
    return json(200, { success: true, data: { ids: ['cam_1'] } });
  });
  await userEvent.click(await button('Retirer l’exemple'));
  expect(await button('Voir avec un exemple')).toBeDefined();
  expect(screen.queryByText(/leurs chiffres sont inventés/)).toBeNull();
});

test('what could not be loaded is said, and can be asked again', async () => {
  api.refuse(loadExample, 'forbidden');
  await userEvent.click(await button('Voir avec un exemple'));
  expect(await screen.findByText('L’exemple n’a pas été chargé')).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Voir avec un exemple' })).toHaveProperty('disabled', false),
  );
});
