import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { getNaming, type Naming, updateNaming } from '../../../../../shared/campaigns/naming.contract.ts';
import { getExchangeRates, updateExchangeRates } from '../../../../../shared/campaigns/rates.contract.ts';
import {
  type CampaignView,
  createCampaignView,
  deleteCampaignView,
  listCampaignViews,
  updateCampaignView,
} from '../../../../../shared/campaigns/views.contract.ts';
import { stubSizes } from '../../../testing/boards.ts';
import { aCampaign, serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignsPage } from '../campaigns-page.tsx';

let api = fakeApi();

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440, height: 900 });
  localStorage.clear();
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.answer(listCampaignViews, { items: [], nextCursor: null });
  serveWhose(api);
});

function show(at = '/campaigns') {
  // Last: the path of one campaign would also fit those of the settings.
  serveCampaigns(api, [aCampaign('1', { name: 'BE_Rentrée_Image' })]);
  renderPage(
    <>
      <CampaignsPage />
      <Notifications />
    </>,
    at,
  );
}

const address = () => screen.getByTestId('address').textContent;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const sent = <Body extends object>(route: Parameters<typeof api.calls>[0]) =>
  api.calls(route).map(({ body }) => body as Body);

const unread: Naming['parsed'] = { share: null, examples: [], misfits: [] };

async function openSetting(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Réglages des campagnes' }));
  await choose(name);
}

test('a naming rule shows what it reads before it is kept', async () => {
  api.answer(getNaming, { rules: [], parsed: unread, version: 0 });
  const read = { level: 'campaign', name: 'BE_Rentrée_Image', dims: { Pays: 'BE', Offre: 'Rentrée' } } as const;
  api.behave(updateNaming, ({ body }) => {
    const { rules } = updateNaming.body.parse(body);
    return json(200, { success: true, data: { rules, parsed: { ...unread, share: 1, examples: [read] }, version: 1 } });
  });
  show();
  await openSetting('Règles de nommage');
  const form = await dialog('Règles de nommage');
  expect(address()).toContain('reglage=nommage');
  const [fields] = await form.findAllByRole('textbox', { name: /champs, dans l’ordre du nom/ });
  await userEvent.type(fields as HTMLElement, 'Pays, Pays');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(fields?.getAttribute('aria-invalid')).toBe('true');
  expect(sent<{ dryRun?: boolean }>(updateNaming).every(({ dryRun }) => dryRun)).toBe(true);

  await userEvent.clear(fields as HTMLElement);
  await userEvent.type(fields as HTMLElement, 'Pays, Offre');
  expect(await form.findByText('BE_Rentrée_Image')).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Règles enregistrées')).toBeDefined();
  expect(sent(updateNaming).at(-1)).toEqual({
    rules: [{ level: 'campaign', separator: '_', fields: ['Pays', 'Offre'] }],
    version: 0,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('rates are pasted as they stand in a spreadsheet; a line that is none is said, and keeps all from being sent', async () => {
  api.answer(getExchangeRates, {
    base: 'EUR',
    rates: [{ currency: 'USD', day: '2026-10-01', rate: 0.92 }],
    version: 4,
  });
  api.behave(updateExchangeRates, ({ body }) => {
    const { rates } = updateExchangeRates.body.parse(body);
    return json(200, { success: true, data: { base: 'EUR', rates, version: 5 } });
  });
  show('/campaigns?reglage=taux');
  const form = await dialog('Taux de change');
  const field = (await form.findByRole('textbox')) as HTMLTextAreaElement;
  expect(field.value).toBe('USD 01/10/2026 0,92');
  await userEvent.type(field, '\nGBP hier 1,15');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(api.calls(updateExchangeRates)).toEqual([]);

  await userEvent.clear(field);
  await userEvent.type(field, 'USD 01/10/2026 0,92\nGBP 02/10/2026 1,15');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Taux enregistrés')).toBeDefined();
  expect(sent(updateExchangeRates)).toEqual([
    {
      rates: [
        { currency: 'USD', day: '2026-10-01', rate: 0.92 },
        { currency: 'GBP', day: '2026-10-02', rate: 1.15 },
      ],
      version: 4,
    },
  ]);
});

test('rates that someone else changed meanwhile are refused, and stay as they were typed', async () => {
  api.answer(getExchangeRates, { base: 'EUR', rates: [], version: 1 });
  api.refuse(updateExchangeRates, 'conflict');
  show('/campaigns?reglage=taux');
  const form = await dialog('Taux de change');
  const field = (await form.findByRole('textbox')) as HTMLTextAreaElement;
  await userEvent.type(field, 'USD 01/10/2026 0,92');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findByRole('alert')).toBeDefined();
  expect(field.value).toBe('USD 01/10/2026 0,92');
});

const aView = (changes: Partial<CampaignView> = {}): CampaignView => ({
  id: 'cvw_1',
  name: 'Google en cours',
  filters: 'status=active&platform=google',
  columns: ['spend', 'roas'],
  sort: 'roas',
  shared: false,
  isDefault: false,
  ownerId: aUser().id,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 2,
  ...changes,
});

test('a view brings its filters, its sort and its columns; the list opens with the one that is chosen for it', async () => {
  api.answer(listCampaignViews, { items: [aView({ isDefault: true })], nextCursor: null });
  show();
  await screen.findByRole('button', { name: 'Vues : Google en cours' });
  const asked = new URLSearchParams(address()?.split('?')[1]);
  expect([...asked].map(([name, value]) => `${name}=${value}`).sort()).toEqual([
    ...['colonnes=roas', 'colonnes=spend', 'platform=google', 'sort=roas', 'status=active'],
  ]);
});

test('what is shown is kept under a name, its order apart, for oneself or the team', async () => {
  api.answer(createCampaignView, { view: aView() });
  show('/campaigns?status=active&sort=cpa');
  await userEvent.click(await screen.findByRole('button', { name: 'Vues' }));
  await choose('Enregistrer cette vue');
  const form = await dialog('Enregistrer cette vue');
  await userEvent.type(form.getByRole('textbox', { name: 'Nom de la vue' }), 'En cours');
  await userEvent.click(form.getByRole('checkbox', { name: 'Partager avec l’équipe' }));
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Vue enregistrée')).toBeDefined();
  expect(sent(createCampaignView)[0]).toMatchObject({
    ...{ name: 'En cours', filters: 'status=active', sort: 'cpa', shared: true },
  });
});

test('the view in use is shared, then deleted, and comes back', async () => {
  api.answer(listCampaignViews, { items: [aView()], nextCursor: null });
  api.answer(updateCampaignView, { view: aView({ shared: true, version: 3 }) });
  api.answer(deleteCampaignView, { id: 'cvw_1' });
  api.answer(createCampaignView, { view: aView() });
  show('/campaigns?status=active&platform=google&sort=roas');
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Vues : Google en cours' }));
  await open();
  await choose('Partager avec l’équipe');
  await waitFor(() => expect(sent(updateCampaignView)).toEqual([{ shared: true, version: 2 }]));
  await open();
  await choose('Supprimer');
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(sent(createCampaignView)[0]).toMatchObject({ name: 'Google en cours', sort: 'roas' }));
});
