import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  type Delivery,
  listWebhookDeliveries,
  redeliverWebhookDelivery,
  redeliverWebhookFailures,
} from '../../../../shared/webhooks/log.contract.ts';
import {
  deleteWebhook,
  getWebhook,
  listWebhookEvents,
  listWebhooks,
  regenerateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '../../../../shared/webhooks/webhook.contract.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aDelivery, anAttempt, aWebhook } from './testing/webhooks.ts';
import { WebhooksPage } from './webhooks-page.tsx';

const refusal = 'Réponse 401 : votre serveur demande une authentification.';
let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
});

function show(webhook: Webhook, deliveries: Delivery[], search = '') {
  serve(webhook, deliveries);
  renderPage(
    <>
      <WebhooksPage />
      <Notifications />
    </>,
    `/webhooks?webhook=whk_1${search}`,
  );
}

function serve(webhook: Webhook, items: Delivery[]) {
  api.answer(getWebhook, { webhook });
  api.answer(listWebhooks, { items: [webhook], nextCursor: null });
  api.answer(listWebhookDeliveries, { items, nextCursor: null });
}

const failing = aDelivery('dlv_2', {
  event: 'board.created',
  status: 'retrying',
  attempts: [anAttempt({ statusCode: 401, error: refusal, responseSnippet: '{"error":"<b>jeton</b>"}' })],
  nextAttemptAt: '2026-11-20T10:05:00.000Z',
  payload: { type: 'board.created', timestamp: '2026-11-20T10:00:00.000Z', data: { board: { name: 'Veille' } } },
});
const address = () => screen.getByTestId('address').textContent;
const log = () => screen.findByRole('region', { name: 'Journal des envois' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows how it fares, how it is set, and each delivery with why it failed', async () => {
  show(aWebhook(), [failing, aDelivery('dlv_1')]);
  const shown = await within(await log()).findByRole('list');
  expect(within(shown).getByText(refusal)).toBeDefined();
  expect(within(shown).getByText('À réessayer')).toBeDefined();
  expect(within(shown).getByText('1 tentative, la prochaine le 20 nov. 2026, 11:05')).toBeDefined();
  expect(within(shown).getByText('Livré')).toBeDefined();
  expect(within(shown).getByRole('link', { name: 'Prospect créé ·\u00a0Œuvrard' })).toBeDefined();
  for (const words of ['401', '200', '84\u00a0ms']) expect(shown.textContent).toContain(words);
  expect(screen.getByText('98 %')).toBeDefined();
  const settings = screen.getByRole('complementary', { name: 'Réglages' });
  for (const words of ['https://agence.example/webhooks', '2\u00a0événements', 'x-api-key', 'AbC='])
    expect(settings.textContent).toContain(words);
});

test('a failure that is said above is not said again in each line', async () => {
  const health = { ...aWebhook().health, attempts24h: { succeeded: 1, failed: 3 }, state: 'failing' as const };
  show(aWebhook({ health }), [failing, aDelivery('dlv_1')]);
  expect((await screen.findByText(refusal)).closest('li')).toBeNull();
  expect(await screen.findByText('3 tentatives échouées sur 4')).toBeDefined();
});

test('the same failure on several lines is said on the first of them', async () => {
  show(aWebhook(), [failing, { ...failing, id: 'dlv_3' }, aDelivery('dlv_1')]);
  expect(await screen.findAllByText(refusal)).toHaveLength(1);
});

test('opens a delivery: what was sent, what was answered as it was answered', async () => {
  show(aWebhook(), [failing, aDelivery('dlv_1')]);
  await userEvent.click(await screen.findByRole('link', { name: 'Board créé ·\u00a0Veille' }));
  expect(address()).toBe('/webhooks?webhook=whk_1&envoi=dlv_2');
  const sent = within(await screen.findByRole('region', { name: 'Contenu envoyé' }));
  for (const words of ['webhook-id', 'evt_dlv_2', 'webhook-timestamp', '1795168800', 'webhook-signature', 'x-api-key'])
    expect(sent.getByText(words)).toBeDefined();
  const drawer = await screen.findByRole('dialog', { name: 'Envoi' });
  expect(within(drawer).getByText('{"error":"<b>jeton</b>"}')).toBeDefined();
  expect(within(drawer).getByText('réponse 401 · 84 ms')).toBeDefined();
  expect(within(drawer).getByText('evt_dlv_2')).toBeDefined();
  expect(within(drawer).getByLabelText('Contenu : JSON').textContent).toContain('"name": "Veille"');
});

test('what changes on the server shows by itself', async () => {
  show(aWebhook(), [failing], '&envoi=dlv_2');
  const drawer = await screen.findByRole('dialog', { name: 'Envoi' });
  expect(await within(drawer).findByText('À réessayer')).toBeDefined();
  const again = { status: 'succeeded' as const, nextAttemptAt: null, attempts: [...failing.attempts, anAttempt()] };
  serve(aWebhook(), [{ ...failing, ...again }]);
  expect(await within(drawer).findByText('Livré')).toBeDefined();
  expect(within(drawer).getByText('Tentative 2')).toBeDefined();
});

test('sends a delivery again, or says why it cannot', async () => {
  show(aWebhook(), [failing], '&envoi=dlv_2');
  api.answer(redeliverWebhookDelivery, { deliveryId: 'dlv_2' });
  await press('Renvoyer');
  expect(await screen.findByText('Envoi demandé')).toBeDefined();
  api.refuse(redeliverWebhookDelivery, 'delivery_under_way');
  await press('Renvoyer');
  expect(await screen.findByText('Cet envoi est déjà en cours')).toBeDefined();
  expect(api.calls(redeliverWebhookDelivery)[0]?.url.pathname).toBe('/api/webhooks/whk_1/deliveries/dlv_2/redeliver');
});

test('sends what failed since a moment again, as far as the log goes', async () => {
  show(aWebhook(), [failing]);
  const since = () => api.calls(redeliverWebhookFailures).map(({ body }) => (body as { since: string }).since);
  api.answer(redeliverWebhookFailures, { queued: 0, goOnFrom: null });
  await press('Renvoyer les échecs');
  await press('Renvoyer');
  expect(await screen.findByText('Aucun échec à renvoyer')).toBeDefined();
  expect((Date.now() - Date.parse(since()[0] ?? '')) / 60_000).toBeCloseTo(60, 0);
  let left = [
    { queued: 1_200, goOnFrom: '2026-11-20T10:00:00.000Z' },
    { queued: 4, goOnFrom: null },
  ];
  api.behave(redeliverWebhookFailures, () => {
    const [data, ...others] = left;
    left = others;
    return json(202, { success: true, data });
  });
  await press('Renvoyer les échecs');
  await userEvent.click(screen.getByRole('radio', { name: 'Depuis une date' }));
  const date = screen.getByLabelText(/^Date/);
  fireEvent.change(date, { target: { value: '' } });
  await press('Renvoyer');
  expect(api.calls(redeliverWebhookFailures)).toHaveLength(1);
  fireEvent.change(date, { target: { value: '2026-11-19T09:30' } });
  await press('Renvoyer');
  expect(await screen.findByText('1 204 envois repartent')).toBeDefined();
  expect(since().slice(1)).toEqual(['2026-11-19T08:30:00.000Z', '2026-11-20T10:00:00.000Z']);
});

test('sends the example of an event as a test, and opens what becomes of it', async () => {
  const example = { type: 'board.created' as const, timestamp: '2026-01-01T00:00:00.000Z', data: { name: 'Veille' } };
  const ping = { ...example, type: 'ping' as const, data: { message: 'bonjour' } };
  api.answer(listWebhookEvents, {
    items: [
      { type: 'board.created', label: 'Board créé', description: 'Un board a été créé.', example },
      { type: 'ping', label: 'Ping', description: 'Un essai.', example: ping },
    ],
  });
  api.answer(testWebhook, { deliveryId: 'dlv_9' });
  show(aWebhook(), [], '&statut=exhausted');
  await press('Envoyer un test');
  const dialog = await screen.findByRole('dialog', { name: 'Envoyer un test' });
  expect((await within(dialog).findByLabelText('Exemple : JSON')).textContent).toContain('bonjour');
  await userEvent.selectOptions(within(dialog).getByLabelText('Événement'), 'Board créé');
  expect(within(dialog).getByLabelText('Exemple : JSON').textContent).toContain('"name": "Veille"');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer le test' }));
  expect(await screen.findByText('Votre envoi part...')).toBeDefined();
  expect(api.calls(testWebhook).map(({ body }) => body)).toEqual([{ event: 'board.created' }]);
  expect(address()).toBe('/webhooks?webhook=whk_1&envoi=dlv_9');
  serve(aWebhook(), [aDelivery('dlv_9', { event: 'board.created' })]);
  expect(await screen.findByText('evt_dlv_9')).toBeDefined();
});

test('filters the log by its address, and leads out of an empty one', async () => {
  show(aWebhook(), []);
  await userEvent.selectOptions(within(await log()).getByLabelText('Statut'), 'Échoué');
  expect(address()).toBe('/webhooks?webhook=whk_1&statut=exhausted');
  await waitFor(() =>
    expect(api.calls(listWebhookDeliveries).at(-1)?.url.searchParams.get('status')).toBe('exhausted'),
  );
  await press('Tout afficher');
  expect(address()).toBe('/webhooks?webhook=whk_1');
  expect(await screen.findByText('Aucun envoi depuis trente jours')).toBeDefined();
});

test('regenerates the secret with the overlap that is chosen, and shows it once', async () => {
  show(aWebhook(), []);
  api.answer(regenerateWebhookSecret, { secret: 'whsec_nouveau' });
  await press('Régénérer');
  await userEvent.click(screen.getByRole('radio', { name: /72 heures/ }));
  await press('Créer un nouveau secret');
  expect(await screen.findByDisplayValue('whsec_nouveau')).toBeDefined();
  expect(screen.getByText(/L’ancien signe encore pendant 72 heures/)).toBeDefined();
  expect(api.calls(regenerateWebhookSecret).map(({ body }) => body)).toEqual([{ keepOldForHours: 72 }]);
  await press('J’ai copié le secret');
  expect(screen.queryByDisplayValue('whsec_nouveau')).toBeNull();
});

test('suspends after saying what is lost, and reactivates over what others changed', async () => {
  show(aWebhook(), []);
  api.answer(updateWebhook, { webhook: aWebhook({ active: false, version: 2 }) });
  await press('Actions sur «\u00a0CRM de l’agence\u00a0»');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspendre' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspendre «\u00a0CRM de l’agence\u00a0»\u202f?' });
  expect(dialog.textContent).toContain('Les envois en attente seront annulés');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspendre' }));
  // Read again on its own now and then.
  serve(aWebhook({ active: false, version: 2 }), []);
  expect(await screen.findByText('Suspendu')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Envoyer un test' })).toBeNull();
  serve(aWebhook({ active: false, version: 5 }), []);
  api.refuse(updateWebhook, 'conflict');
  await press('Réactiver');
  await waitFor(() =>
    expect(api.calls(updateWebhook).map(({ body }) => body)).toEqual([
      { active: false, version: 1 },
      { active: true, version: 2 },
      { active: true, version: 5 },
    ]),
  );
});

test('an edit made over another one shows both and lets choose', async () => {
  show(aWebhook(), []);
  await press('Modifier');
  await userEvent.click(screen.getByLabelText('Nom'));
  await userEvent.paste(' de Lyon');
  serve(aWebhook({ name: 'CRM de Paris', version: 2 }), []);
  api.refuse(updateWebhook, 'conflict');
  await press('Enregistrer');
  expect((await screen.findByText(/CRM de Paris/, { selector: 'p' })).textContent).toContain('Actif');
  await press('Garder la mienne');
  api.answer(updateWebhook, { webhook: aWebhook({ name: 'CRM de l’agence de Lyon', version: 3 }) });
  await press('Enregistrer');
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateWebhook).at(-1)?.body).toMatchObject({ name: 'CRM de l’agence de Lyon', version: 2 });
});

test('an edit keeps the values of the headers that are not typed again', async () => {
  show(aWebhook({ headers: { 'x-api-key': '…0a1b', 'x-b': '…' } }), []);
  api.answer(updateWebhook, { webhook: aWebhook({ version: 2 }) });
  await press('Modifier');
  expect(screen.getByText(/laissez son champ vide/)).toBeDefined();
  const value = screen.getByLabelText('Valeur de l’en-tête 1');
  expect([value.getAttribute('value'), value.getAttribute('placeholder')]).toEqual(['', 'Inchangée (…0a1b)']);
  await userEvent.type(screen.getByLabelText('Nom de l’en-tête 2'), 'c');
  await press('Enregistrer');
  expect(api.calls(updateWebhook)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Valeur de l’en-tête 2'), 'autre');
  await press('Enregistrer');
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateWebhook)[0]?.body).toMatchObject({ headers: { 'x-api-key': null, 'x-bc': 'autre' } });
});

test('an edit that leads to another server asks for the values of the headers again', async () => {
  show(aWebhook(), []);
  await press('Modifier');
  const url = screen.getByLabelText('Adresse', { exact: false, selector: 'input' });
  const value = () => screen.getByLabelText('Valeur de l’en-tête 1');
  await userEvent.type(url, '/autre');
  expect(value().getAttribute('placeholder')).toBe('Inchangée (…0a1b)');
  await userEvent.clear(url);
  await userEvent.paste('https://autre.example/webhooks');
  expect(screen.getByText(/mène à un autre serveur/)).toBeDefined();
  expect(value().getAttribute('placeholder')).toBe('Valeur');
  await press('Enregistrer');
  expect(api.calls(updateWebhook)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(value()));
  await userEvent.paste('jeton');
  const details = [{ path: 'headers', message: 'Retirez-les' }];
  api.refuse(updateWebhook, 'validation_error', { details });
  await press('Enregistrer');
  expect(await screen.findByText('Retirez-les')).toBeDefined();
  expect(api.calls(updateWebhook)[0]?.body).toMatchObject({ headers: { 'x-api-key': 'jeton' } });
});

test('deletes after saying what is lost, and goes back to the list', async () => {
  show(aWebhook(), []);
  api.answer(deleteWebhook, { id: 'whk_1' });
  await press('Actions sur «\u00a0CRM de l’agence\u00a0»');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  api.answer(listWebhooks, { items: [], nextCursor: null });
  await press('Supprimer');
  await waitFor(() => expect(address()).toBe('/webhooks'));
  expect(await screen.findByText('« CRM de l’agence » est supprimé')).toBeDefined();
});

test('a webhook that is not there says so', async () => {
  show(aWebhook(), []);
  api.refuse(getWebhook, 'not_found');
  api.refuse(listWebhookDeliveries, 'not_found');
  expect(await screen.findByText('Ce webhook n’existe pas, ou plus', {}, { timeout: 12_000 })).toBeDefined();
});
