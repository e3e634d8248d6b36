import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Pixel, trackMetaEvent } from '../../../../../../shared/pixel/pixel.contract.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { PixelPage } from '../pixel-page.tsx';
import { anEvent, aPixel, servePixels } from '../testing/pixels.ts';

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
});

function show(changes: Partial<Pixel> = {}) {
  const held = servePixels(api, [aPixel(changes)], [anEvent()]);
  renderPage(
    <>
      <PixelPage id="pix_Boutique" />
      <Notifications />
    </>,
    '/webhooks?onglet=pixel&pixel=pix_Boutique&partie=test',
  );
  return held;
}

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Envoyer à Meta' }));
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Envoyer quand même' }));
const sent = () => api.calls(trackMetaEvent).map(({ body }) => body);

async function write(label: string | RegExp, text: string) {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fill() {
  await write('Montant (value)', '59,90');
  await write('Adresse de la page', 'https://boutique.example/merci');
}

test('sends a purchase once it is confirmed, with its parameters as Meta types them, and goes to the log', async () => {
  show();
  await fill();
  await write(/^Identifiants des produits/, 'SKU-1, SKU-2');
  await write(/^Produits/, 'SKU-1 ; 2 ; 19,90\nSKU-2');
  await write('E-mail', 'camille@example.com');
  await send();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Meta compte aussi les événements de test/)).toBeDefined();
  expect(within(dialog).getByText(/n’a pas de code de test/)).toBeDefined();
  expect(sent()).toEqual([]);
  await confirm();
  expect(await screen.findByText('Événement envoyé à Meta')).toBeDefined();
  expect(sent()).toMatchObject([
    {
      consent: true,
      pixelId: 'pix_Boutique',
      eventName: 'Purchase',
      actionSource: 'website',
      userData: { email: 'camille@example.com', clientUserAgent: navigator.userAgent },
      customData: {
        currency: 'EUR',
        value: 59.9,
        content_ids: ['SKU-1', 'SKU-2'],
        contents: [
          { id: 'SKU-1', quantity: 2, item_price: 19.9 },
          { id: 'SKU-2', quantity: 1 },
        ],
      },
    },
  ]);
  expect(await screen.findByText('En cours d’envoi', { selector: 'span' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Événements' }));
});

test('an example fills what is empty, and nothing else', async () => {
  show();
  await write('Montant (value)', '12');
  await userEvent.click(screen.getByRole('button', { name: 'Remplir un exemple' }));
  expect(screen.getByLabelText('Montant (value)')).toHaveProperty('value', '12');
  expect(screen.getByLabelText('Adresse de la page')).toHaveProperty('value', 'https://boutique.example/merci');
  await send();
  await confirm();
  expect(sent()).toMatchObject([
    { eventName: 'Purchase', userData: { email: 'camille@example.com' }, customData: { currency: 'EUR', value: 12 } },
  ]);
});

test('nothing leaves when it is not confirmed', async () => {
  show({ testEventCode: 'TEST1' });
  await fill();
  await send();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/sous le code TEST1/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ne pas envoyer' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Envoyer à Meta' })).toBeDefined());
  expect(sent()).toEqual([]);
});

test('a purchase without its amount, or with one that is none, is not asked of the server', async () => {
  show();
  await send();
  expect(await screen.findAllByText('Ce champ est obligatoire')).toHaveLength(2);
  await fill();
  await write('Montant (value)', 'beaucoup');
  await write(/^Produits/, 'SKU-1 ; 1\nSKU-2 ; deux');
  await send();
  expect(await screen.findByText(/^Ligne 2 : /)).toBeDefined();
  expect(screen.getByLabelText('Montant (value)').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each event asks for its own parameters', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Événement standard'), 'Recherche (Search)');
  expect(screen.getByLabelText(/^Recherche \(search_string\)/)).toBeDefined();
  expect(screen.getByLabelText('Montant (value)')).toHaveProperty('required', false);
  await userEvent.selectOptions(screen.getByLabelText('Événement standard'), 'Page vue (PageView)');
  expect(screen.queryByLabelText(/search_string|value/)).toBeNull();
});

test('says before anything is sent which keys are hashed and which are not', async () => {
  show();
  const plain = async () => (await screen.findByRole('list', { name: /^En clair/ })).textContent;
  expect(await plain()).toBe('Navigateur client_user_agent');
  expect(screen.getByText(/Avec si peu/)).toBeDefined();
  await write('E-mail', 'camille@example.com');
  await userEvent.click(screen.getByRole('button', { name: /^Plus de données/ }));
  await write('Adresse IP', '203.0.113.7');
  expect(screen.getByRole('list', { name: 'Haché avant l’envoi' }).textContent).toBe('E-mail em');
  expect(await plain()).toBe('Adresse IP client_ip_addressNavigateur client_user_agent');
  expect(screen.queryByText(/Avec si peu/)).toBeNull();
  expect(sent()).toEqual([]);
});

test('the same event twice is said, and the form stays', async () => {
  show();
  await fill();
  await write(/^Identifiant de l’événement/, 'commande-1042');
  await send();
  await confirm();
  expect(await screen.findByText(/moins de 48 heures/)).toBeDefined();
  expect(screen.getByLabelText('Montant (value)')).toHaveProperty('value', '59,90');
});

test('what the server refuses is said on its field', async () => {
  show();
  const message = 'Adresse web complète attendue, en http ou https';
  api.refuse(trackMetaEvent, 'validation_error', { message, details: [{ path: 'eventSourceUrl', message }] });
  await fill();
  await send();
  await confirm();
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText('Adresse de la page').getAttribute('aria-invalid')).toBe('true');
});

test('what is wrong with the person as a whole is said there', async () => {
  show();
  const message = 'Donnez au moins une donnée utilisable sur la personne';
  api.refuse(trackMetaEvent, 'validation_error', { details: [{ path: 'userData', message }] });
  await fill();
  await send();
  await confirm();
  const person = await screen.findByRole('group', { name: 'La personne' });
  await waitFor(() => expect(within(person).getByRole('alert').textContent).toBe(message));
});

test('a suspended pixel takes no test', async () => {
  show({ active: false });
  expect(await screen.findByText(/il n’envoie rien à Meta/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Envoyer à Meta' })).toBeNull();
});
