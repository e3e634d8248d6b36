import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listWebhookDeliveries } from '../../../../shared/webhooks/log.contract.ts';
import { createWebhook, getWebhook, listWebhooks } from '../../../../shared/webhooks/webhook.contract.ts';
import { webhookEvents } from '../../../../shared/webhooks/webhook-events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aWebhook } from './testing/webhooks.ts';
import { WebhooksPage } from './webhooks-page.tsx';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
});

function show(at = '/webhooks') {
  renderPage(
    <>
      <WebhooksPage />
      <Notifications />
    </>,
    at,
  );
}

const address = () => screen.getByTestId('address').textContent;
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

async function fill(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Créer un webhook' }));
  await fill('Nom', 'CRM');
  await fill('Adresse', 'https://agence.example/webhooks');
}

// By their labels: reading the role and the name of everything in so long a form takes seconds.
const event = (name: string) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Créer le webhook', hidden: true }));

test('lists webhooks with their state, how they fare, and why one was switched off', async () => {
  const stopped = {
    id: 'whk_2',
    name: 'Boutique',
    active: false,
    disabledReason: 'Votre serveur a répondu 410 : il ne veut plus de ces envois. Le webhook a été désactivé.',
    health: {
      ...{ successRate24h: 0.25, attempts24h: { succeeded: 4, failed: 12 } },
      ...{ lastDeliveryAt: null, consecutiveFailures: 12, state: 'failing' as const },
    },
  };
  const paused = aWebhook({ id: 'whk_3', name: 'Essais', active: false });
  api.answer(listWebhooks, { items: [aWebhook(), aWebhook(stopped), paused], nextCursor: null });
  show();
  const first = await rowOf('CRM de l’agence');
  expect(within(first).getByText('Actif')).toBeDefined();
  expect(within(first).getByText('98 %')).toBeDefined();
  expect(within(first).getByText('20 nov. 2026, 11:00')).toBeDefined();
  const second = await rowOf('Boutique');
  for (const words of ['Désactivé', '25 %', 'aucune']) expect(within(second).getByText(words)).toBeDefined();
  expect(within(second).getByText(/Votre serveur a répondu 410/)).toBeDefined();
  expect(within(await rowOf('Essais')).getByText('Suspendu')).toBeDefined();
  expect(screen.getByText('3 webhooks')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Boutique' }).getAttribute('href')).toBe('/webhooks?webhook=whk_2');
});

test('says of what is on that it fails, or has failed', async () => {
  const health = { successRate24h: 0.15, attempts24h: { succeeded: 3, failed: 17 }, lastDeliveryAt: null };
  const failing = aWebhook({
    id: 'whk_2',
    name: 'Entrepôt',
    health: { ...health, consecutiveFailures: 4, state: 'failing' },
  });
  const troubled = aWebhook({
    id: 'whk_3',
    name: 'Boutique',
    health: { ...health, consecutiveFailures: 0, state: 'troubled' },
  });
  api.answer(listWebhooks, { items: [failing, troubled], nextCursor: null });
  show();
  expect(within(await rowOf('Entrepôt')).getByText('En échec')).toBeDefined();
  expect(
    within(await rowOf('Entrepôt')).getByText('4 tentatives de suite ont échoué, tous envois confondus'),
  ).toBeDefined();
  expect(within(await rowOf('Boutique')).getByText('Échecs récents')).toBeDefined();
  expect(within(await rowOf('Boutique')).getByText('17 tentatives échouées sur 20')).toBeDefined();
  expect(screen.queryByText('Actif')).toBeNull();
});

test('without any, an example shows one and what it sent, and one press takes it away', async () => {
  api.answer(listWebhooks, { items: [], nextCursor: null });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Essayer avec des exemples' }));
  expect(address()).toBe('/webhooks?exemple=1');
  const log = within(await screen.findByRole('region', { name: 'Journal des envois' }));
  expect(
    log.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/^(Livré|À réessayer)/)?.[0]),
  ).toEqual(['Livré', 'À réessayer', 'Livré', 'Livré']);
  expect(log.getByText(/^Réponse 503/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Exemple/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’exemple' }));
  expect(await screen.findByRole('button', { name: 'Créer un webhook' })).toBeDefined();
  expect([address(), screen.queryByRole('region', { name: 'Journal des envois' })]).toEqual(['/webhooks', null]);
});

test('a list that does not come can be asked again', async () => {
  api.refuse(listWebhooks, 'forbidden');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Vous n’avez pas l’autorisation nécessaire');
  api.answer(listWebhooks, { items: [aWebhook()], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await rowOf('CRM de l’agence')).toBeDefined();
});

test('creates a webhook, shows its secret once with the code that verifies, and opens it', async () => {
  api.answer(listWebhooks, { items: [], nextCursor: null });
  api.answer(createWebhook, { webhook: aWebhook({ name: 'CRM' }), secret });
  api.answer(getWebhook, { webhook: aWebhook({ name: 'CRM' }) });
  api.answer(listWebhookDeliveries, { items: [], nextCursor: null });
  const clipboard = userEvent.setup();
  show();
  await fillIn();
  await userEvent.click(event('Boards 0/3'));
  expect(event('Board créé')).toHaveProperty('checked', true);
  await userEvent.click(event('Board supprimé'));
  await fill('Chercher un événement', 'relance');
  expect(screen.queryByLabelText('Board créé')).toBeNull();
  await userEvent.click(event('Relance à faire'));
  await userEvent.click(screen.getByText('Ajouter un en-tête'));
  await fill('Nom de l’en-tête 1', 'X-Api-Key');
  await fill('Valeur de l’en-tête 1', 'abc');
  await submit();
  const shown = await screen.findByLabelText('Secret de signature');
  expect(shown).toHaveProperty('value', secret);
  expect(api.calls(createWebhook).map(({ body }) => body)).toEqual([
    {
      name: 'CRM',
      url: 'https://agence.example/webhooks',
      events: ['prospect.action_due', 'board.created', 'board.updated'],
      active: true,
      headers: { 'x-api-key': 'abc' },
    },
  ]);
  await clipboard.click(screen.getAllByRole('button', { name: 'Copier' })[0] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(secret);
  await userEvent.click(screen.getByRole('radio', { name: 'PHP' }));
  expect(screen.getByLabelText(/^Vérifier la signature.*PHP$/).textContent).toContain('hash_equals');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('Secret de signature')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'J’ai copié le secret' }));
  await waitFor(() => expect(address()).toBe('/webhooks?webhook=whk_1'));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
});

test('says how to get a secret when the answer that showed it was lost', async () => {
  api.answer(listWebhooks, { items: [], nextCursor: null });
  api.answer(createWebhook, { webhook: aWebhook({ name: 'CRM' }), secret: null });
  api.answer(getWebhook, { webhook: aWebhook({ name: 'CRM' }) });
  api.answer(listWebhookDeliveries, { items: [], nextCursor: null });
  show();
  await fillIn();
  await userEvent.click(event('Board créé'));
  await submit();
  const dialog = await screen.findByRole('dialog', { name: '«\u00a0CRM\u00a0» est créé' });
  expect(dialog.textContent).toContain('choisissez «\u00a0Régénérer\u00a0» sur la page du webhook');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Voir le webhook' }));
  await waitFor(() => expect(address()).toBe('/webhooks?webhook=whk_1'));
});

test('says at their fields what is missing, then what the server refuses', async () => {
  api.answer(listWebhooks, { items: [], nextCursor: null });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer un webhook' }));
  await userEvent.click(screen.getByText('Ajouter un en-tête'));
  await fill('Nom de l’en-tête 1', 'Host');
  await submit();
  expect(await screen.findByText('Choisissez au moins un événement')).toBeDefined();
  expect(screen.getByText('Cet en-tête est réservé à Réclame')).toBeDefined();
  expect(screen.getAllByText('Ce champ est obligatoire')).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByLabelText('Nom'));
  await userEvent.click(screen.getByLabelText('Retirer l’en-tête 1'));
  await fill('Nom', 'CRM');
  await fill('Adresse', 'https://10.0.0.1/');
  await userEvent.click(event(`Tous les événements 0/${Object.keys(webhookEvents).length}`));
  api.refuse(createWebhook, 'webhook_address_refused', {
    details: [{ path: 'url', message: 'Cette adresse mène à un réseau interne' }],
  });
  await submit();
  expect(await screen.findByText('Cette adresse mène à un réseau interne')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Adresse'));
});

test('a limit that is reached is said, and nothing typed is lost', async () => {
  api.answer(listWebhooks, { items: [], nextCursor: null });
  api.refuse(createWebhook, 'webhook_limit');
  show();
  await fillIn();
  await userEvent.click(event('Prospect créé'));
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Vous avez déjà le nombre maximal de webhooks');
  expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'CRM');
  expect(event('Prospect créé')).toHaveProperty('checked', true);
});
