import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  createMetaPixel,
  deleteMetaPixel,
  listMetaPixelEvents,
  listMetaPixels,
  updateMetaPixel,
} from '../../../../../shared/pixel/pixel.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PixelPage } from './pixel-page.tsx';
import { PixelTab } from './pixel-tab.tsx';
import { anEvent, aPixel, servePixels } from './testing/pixels.ts';

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
});

const showList = () =>
  renderPage(
    <>
      <PixelTab />
      <Notifications />
    </>,
    '/webhooks?onglet=pixel',
  );
const showOne = (more = '') =>
  renderPage(
    <>
      <PixelPage id="pix_Boutique" />
      <Notifications />
    </>,
    `/webhooks?onglet=pixel&pixel=pix_Boutique${more}`,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press(/^Actions sur/);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('teaches what a pixel brings, then adds the first', async () => {
  servePixels(api, []);
  showList();
  await press('Ajouter un pixel');
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter un pixel Meta' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ajouter le pixel' }));
  expect(within(dialog).getAllByText('Ce champ est obligatoire')).toHaveLength(3);
  await userEvent.type(within(dialog).getByLabelText('Nom'), 'Boutique');
  await userEvent.type(within(dialog).getByLabelText('Identifiant du pixel'), '123456789012345');
  await userEvent.type(within(dialog).getByLabelText('Jeton d’accès'), 'EAABsecretx9Zk');
  expect(within(dialog).getByLabelText('Jeton d’accès')).toHaveProperty('type', 'password');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ajouter le pixel' }));
  expect(await screen.findByText('« Boutique » est ajouté')).toBeDefined();
  const address = () => screen.getByTestId('address').textContent;
  await waitFor(() => expect(address()).toBe('/webhooks?onglet=pixel&pixel=pix_New&partie=code'));
  expect(await screen.findByRole('link', { name: 'Boutique' })).toBeDefined();
  expect(screen.getByText('aucun')).toBeDefined();
  const [call] = api.calls(createMetaPixel);
  expect(call?.body).toMatchObject({ name: 'Boutique', pixelId: '123456789012345', accessToken: 'EAABsecretx9Zk' });
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  await waitFor(() => expect(document.body.innerHTML).not.toContain('EAABsecret'));
});

test('a number that is no pixel, or that is there already, is said in the dialog', async () => {
  servePixels(api, [aPixel()]);
  showList();
  await press('Ajouter un pixel');
  const dialog = await screen.findByRole('dialog');
  const fill = async (number: string) => {
    await userEvent.clear(within(dialog).getByLabelText('Identifiant du pixel'));
    await userEvent.type(within(dialog).getByLabelText('Identifiant du pixel'), number);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ajouter le pixel' }));
  };
  await userEvent.type(within(dialog).getByLabelText('Nom'), 'Autre');
  await userEvent.type(within(dialog).getByLabelText('Jeton d’accès'), 'EAABx');
  await fill('123456789012345');
  expect(await within(dialog).findByText('Ce pixel est déjà enregistré')).toBeDefined();
  const message = 'L’identifiant d’un pixel a 15 ou 16 chiffres';
  api.refuse(createMetaPixel, 'validation_error', { details: [{ path: 'pixelId', message }] });
  await fill('12');
  expect(await within(dialog).findByText(message)).toBeDefined();
  expect(within(dialog).getByLabelText('Identifiant du pixel').getAttribute('aria-invalid')).toBe('true');
});

test('the list says at a glance what each pixel is, its state, what it received, how well, and when last', async () => {
  servePixels(api, [
    aPixel(),
    aPixel({ id: 'pix_2', name: 'Blog', active: false, lastEventAt: null, events24h: 0, reachable24h: null }),
    aPixel({ id: 'pix_3', name: 'Landing', pausedReason: 'Meta refuse le jeton d’accès.' }),
  ]);
  showList();
  const [shop, blog, landing] = await screen.findAllByRole('listitem');
  expect(within(shop as HTMLElement).getByText('Actif')).toBeDefined();
  expect(within(shop as HTMLElement).getByText('Pixel 123456789012345')).toBeDefined();
  const figuresOf = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('dt') ?? [])].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent?.replace(/\s/g, ' '),
    ]);
  expect(figuresOf(shop)).toEqual([
    ['Événements sur 24 h', '12'],
    ['Avec e-mail ou téléphone', '9 sur 12'],
    ['Dernière réception', '20 nov. 2026, 11:00'],
  ]);
  expect(figuresOf(blog).map(([, value]) => value)).toEqual(['0', '—', 'aucun']);
  expect(within(blog as HTMLElement).getByText('Suspendu')).toBeDefined();
  expect(within(landing as HTMLElement).getByText('En pause')).toBeDefined();
  expect(within(landing as HTMLElement).getByText('Meta refuse le jeton d’accès.')).toBeDefined();
  await userEvent.click(within(shop as HTMLElement).getByRole('link', { name: 'Boutique' }));
  expect(screen.getByTestId('address').textContent).toBe('/webhooks?onglet=pixel&pixel=pix_Boutique');
});

test('under the only pixel stand its last events', async () => {
  servePixels(api, [aPixel()], [anEvent()]);
  showList();
  const last = within(await screen.findByRole('region', { name: 'Derniers événements' }));
  expect(last.getByText('Achat (Purchase)')).toBeDefined();
  expect(last.getByRole('link', { name: 'Tout voir' }).getAttribute('href')).toContain('pixel=pix_Boutique');
});

test('without any, an example shows one and its events, and one press takes it away', async () => {
  servePixels(api, []);
  showList();
  await press('Essayer avec des exemples');
  const events = within(await screen.findByRole('region', { name: 'Événements' }));
  expect(events.getAllByText('Achat (Purchase)')).toHaveLength(2);
  expect(events.getByText(/^Meta refuse cet événement/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Exemple/ })).toBeNull();
  expect(api.calls(listMetaPixelEvents)).toEqual([]);
  await press('Retirer l’exemple');
  expect(await screen.findByRole('button', { name: 'Ajouter un pixel' })).toBeDefined();
  expect(screen.getByTestId('address').textContent).toBe('/webhooks?onglet=pixel');
});

test('an edit keeps the token unless another is written', async () => {
  servePixels(api, [aPixel()]);
  showOne();
  await press('Modifier');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Laisser vide pour garder le jeton/)).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText(/Code de test/), 'TEST1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateMetaPixel)[0]?.body).toEqual({
    name: 'Boutique',
    pixelId: '123456789012345',
    testEventCode: 'TEST1',
    version: 1,
  });
  expect(screen.getByText('TEST1')).toBeDefined();
});

test('two edits at once are shown side by side, and the one that is kept is written', async () => {
  const held = servePixels(api, [aPixel()]);
  showOne();
  await press('Modifier');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Nom'), ' de Lyon');
  held.pixels = [aPixel({ name: 'Boutique de Paris', version: 2 })];
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(await within(dialog).findByText(/Boutique de Paris/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(held.pixels[0]).toMatchObject({ name: 'Boutique de Lyon', version: 3 }));
});

test('what is kept over another edit and refused says so, and is still there', async () => {
  const held = servePixels(api, [aPixel()]);
  showOne();
  await press('Modifier');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Nom'), ' de Lyon');
  held.pixels = [aPixel({ name: 'Boutique de Paris', version: 2 })];
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText(/Boutique de Paris/)).toBeDefined();
  api.refuse(updateMetaPixel, 'unavailable');
  await userEvent.click(dialog.getByRole('button', { name: 'Garder la mienne' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/indisponible/);
  expect(dialog.getByLabelText<HTMLInputElement>('Nom').value).toBe('Boutique de Lyon');
});

test('a pixel that someone renamed meanwhile is suspended all the same', async () => {
  const held = servePixels(api, [aPixel()]);
  showOne();
  await press(/^Actions sur/);
  held.pixels = [aPixel({ name: 'Boutique de Paris', version: 2 })];
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspendre' }));
  await waitFor(() => expect(held.pixels[0]).toMatchObject({ name: 'Boutique de Paris', active: false, version: 3 }));
});

test('a paused pixel says why, and a new token starts it again', async () => {
  const held = servePixels(api, [aPixel({ pausedReason: 'Meta refuse le jeton d’accès.' })]);
  showOne();
  expect(await screen.findByText('Meta refuse le jeton d’accès.')).toBeDefined();
  await press('Remplacer le jeton');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Jeton d’accès'), 'EAABnewAbcd');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByText('Meta refuse le jeton d’accès.')).toBeNull());
  expect(held.pixels[0]?.accessTokenHint).toBe('Abcd');
});

test('suspends, switches on again, and deletes only when it is confirmed', async () => {
  const held = servePixels(api, [aPixel()]);
  showOne();
  await choose('Suspendre');
  expect(await screen.findByText('Ce pixel est suspendu')).toBeDefined();
  await press('Réactiver');
  await waitFor(() => expect(held.pixels[0]?.active).toBe(true));
  await choose('Supprimer');
  const dialog = await screen.findByRole('dialog');
  expect(api.calls(deleteMetaPixel)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/webhooks?onglet=pixel'));
  expect(held.pixels).toEqual([]);
});

test('the log names the keys in French, says Meta’s refusals, and keeps its filter in the address', async () => {
  servePixels(
    api,
    [aPixel()],
    [
      anEvent(),
      anEvent({ id: 'pev_2', eventName: 'Lead', status: 'failed', error: 'Meta refuse cet événement.', test: true }),
    ],
  );
  showOne();
  const [sent, refused] = await screen.findAllByRole('listitem', { name: /^(Achat \(Purchase\)|Prospect \(Lead\))/ });
  expect(within(sent as HTMLElement).getByText('Envoyé')).toBeDefined();
  const keys = within(sent as HTMLElement).getByRole('list', { name: 'Reconnu par' });
  expect(keys.textContent).toBe('E-mailNavigateurVisiteur (fbp)');
  expect(within(sent as HTMLElement).getByText('AbCdEf123')).toBeDefined();
  expect(within(refused as HTMLElement).getByText('Meta refuse cet événement.')).toBeDefined();
  expect(within(refused as HTMLElement).getByText('test')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Filtrer les événements'), 'Refusés');
  await waitFor(() => expect(screen.queryByText('Envoyé')).toBeNull());
  expect(screen.getByTestId('address').textContent).toContain('statut=failed');
  expect(api.calls(listMetaPixelEvents).at(-1)?.url.searchParams.get('status')).toBe('failed');
});

test('what is on its way is followed to its end, and the pixel is read again', async () => {
  const queued = anEvent({ status: 'queued', receivedAt: new Date().toISOString(), metaTraceId: null });
  const held = servePixels(api, [aPixel()], [queued]);
  showOne();
  expect(await screen.findByText('Suivi en direct')).toBeDefined();
  held.events = [{ ...queued, status: 'sent' }];
  held.pixels = [aPixel({ events24h: 13 })];
  expect(await screen.findByText('Envoyé', undefined, { timeout: 5_000 })).toBeDefined();
  expect(screen.queryByText('Suivi en direct')).toBeNull();
  expect(await screen.findByText('13')).toBeDefined();
  const asked = api.calls(listMetaPixels).length;
  expect(asked).toBeGreaterThan(1);
});

test('shows code with the number of this very pixel, and where to make the key', async () => {
  servePixels(api, [aPixel()]);
  showOne('&partie=code');
  expect((await screen.findByRole('region', { name: /^Sur la page/ })).textContent).toContain('123456789012345');
  await userEvent.click(screen.getByRole('radio', { name: 'Node' }));
  expect(screen.getByRole('region', { name: /^Sur le serveur/ }).textContent).toContain("pixelId: 'pix_Boutique'");
  expect(screen.getByRole('link', { name: 'Paramètres › Clés d’API' }).getAttribute('href')).toContain('/settings');
});

test('an address that names no pixel says so', async () => {
  servePixels(api, []);
  showOne();
  expect(await screen.findByText('Ce pixel n’existe pas, ou plus')).toBeDefined();
});

test('what does not come can be asked again', async () => {
  api.refuse(listMetaPixels, 'unavailable');
  showList();
  await screen.findByRole('alert');
  servePixels(api, [aPixel()]);
  await press('Réessayer');
  expect(await screen.findByRole('link', { name: 'Boutique' })).toBeDefined();
});
