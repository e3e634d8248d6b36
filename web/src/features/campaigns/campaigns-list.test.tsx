import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { bulkCampaigns, createCampaign, updateCampaign } from '../../../../shared/campaigns/campaign.contract.ts';
import { listCampaigns } from '../../../../shared/campaigns/list.contract.ts';
import { stubSizes } from '../../testing/boards.ts';
import { aCampaign, figuresOf, serveCampaigns } from '../../testing/campaigns.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { serveWhose } from '../../testing/prospects.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

let api = fakeApi();
const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });

beforeEach(() => {
  setWidth(1440);
  localStorage.clear();
  notifications.clean();
  stubSizes();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  serveWhose(api);
});

const summer = { spend: 5_000, revenue: 12_050, conversions: 200, impressions: 400_000, linkClicks: 6_000 };
const small = { spend: 80, conversions: 6, impressions: 900, linkClicks: 12 };

const some = () => [
  aCampaign('1', { name: 'Été', client: 'Verdure', platform: 'google', tags: ['soldes'] }, [summer]),
  aCampaign('2', { name: 'Automne', status: 'paused' }, [small]),
  aCampaign('3', { name: 'Hiver', status: 'draft' }),
];
const euros = () => ({ currency: 'EUR', campaigns: 3, ...figuresOf([summer, small]) });

const aMember = (userId: string) => ({
  ...{ userId, firstName: 'Zoé', lastName: 'Testeur', email: 'zoe@agence.example', version: 1 },
  ...{ role: 'member' as const, status: 'active' as const, lastSeenAt: null, joinedAt: '2026-11-20T10:00:00.000Z' },
  ...{ permissions: [], grants: [], refusals: [] },
});
const verdure = {
  ...{ id: 'cli_1', name: 'Verdure', color: 'teal' as const },
  ...{ logoUrl: null, archived: false, mergingInto: null },
};

const show = (at = '/campaigns') =>
  renderPage(
    <>
      <CampaignsPage />
      <Notifications />
    </>,
    at,
  );

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const tooltip = async () => (await screen.findByRole('tooltip')).textContent?.replace(/\s/g, ' ');
const address = () => screen.getByTestId('address').textContent;
const asked = () => api.calls(listCampaigns).map(({ url }) => url.searchParams);

async function choose(name: RegExp, item: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('shows each campaign with its figures, and how each is worked out', async () => {
  serveCampaigns(api, some());
  show();
  const summerRow = within(await row('Été'));
  expect(summerRow.getByText('Verdure · Google Ads')).toBeDefined();
  expect(summerRow.getByText('5 000,00 €')).toBeDefined();
  expect(summerRow.getByText('25,00 €')).toBeDefined();
  expect(summerRow.getByText('1,50 %')).toBeDefined();
  await userEvent.hover(summerRow.getByText('2,41'));
  expect(await tooltip()).toBe('ROAS 2,41 = 12 050,00 € ÷ 5 000,00 €');
  expect(screen.getByText('3 campagnes').getAttribute('role')).toBe('status');
  expect(screen.getByText(/1 campagne active sur 5$/)).toBeDefined();
});

test('a figure under its gate says what it lacks, one that was not measured what it takes: never nought', async () => {
  serveCampaigns(api, some());
  show();
  const autumn = within(await row('Automne'));
  const [cpa] = autumn.getAllByText('données insuffisantes');
  await userEvent.hover(cpa as HTMLElement);
  expect(await tooltip()).toBe('6 conversions sur 10. CPA : 80,00 € ÷ 6 conversions');
  expect(autumn.getByText('non mesuré')).toBeDefined();
  const winter = await row('Hiver');
  expect(within(winter).getAllByText('non mesuré')).toHaveLength(5);
  expect(winter.textContent).not.toMatch(/NaN|0,00/);
  // A dash is drawn, its words are read.
  expect(
    within(winter)
      .getAllByText('—')
      .every((dash) => dash.getAttribute('aria-hidden') === 'true'),
  ).toBe(true);
});

test('the sums are by currency, never added', async () => {
  const dollars = { currency: 'USD', campaigns: 1, ...figuresOf([{ spend: 100 }]) };
  serveCampaigns(api, some(), { currencies: [euros(), dollars] });
  show();
  const head = within(await screen.findByRole('region', { name: 'Chiffres des campagnes affichées' }));
  expect(head.getByText('EUR · 3 campagnes')).toBeDefined();
  expect(head.getByText('5 080 €')).toBeDefined();
  expect(head.getByText('100,00 $US')).toBeDefined();
  expect(head.getByText(/^3 campagnes · du 23 oct. au 21 nov. 2026/)).toBeDefined();
});

test('words, filters, days and sort are in the address, and asked of the API under its names', async () => {
  serveCampaigns(api, some());
  show('/campaigns?periode=last_7&status=active&clientId=cli_9');
  await row('Été');
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({
    preset: 'last_7',
    status: 'active',
    clientId: 'cli_9',
    sort: 'spend',
    limit: '50',
  });
  await userEvent.click(screen.getByRole('button', { name: 'CTR (lien)' }));
  expect(address()).toContain('sort=linkCtr');
  await userEvent.click(screen.getByRole('button', { name: '7 derniers jours' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Mes dates' }));
  await waitFor(() => expect(asked().at(-1)?.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/));
  expect(asked().at(-1)?.has('preset')).toBe(false);
});

test('dates in the wrong order are said, and not asked', async () => {
  serveCampaigns(api, some());
  show('/campaigns?periode=dates&du=2026-11-20&au=2026-11-01');
  await row('Été');
  expect(asked().every((query) => !query.has('from'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Mes dates' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Le dernier jour précède le premier');
});

test('the status changes where it stands, at once, with the version', async () => {
  const held = serveCampaigns(api, some());
  show();
  await choose(/^Statut de Automne/, 'Terminée');
  expect(within(await row('Automne')).getByText('Terminée')).toBeDefined();
  await waitFor(() => expect(held.get('cam_2')).toMatchObject({ status: 'ended', version: 2 }));
  expect(api.calls(updateCampaign).map(({ body }) => body)).toEqual([{ status: 'ended', version: 1 }]);
});

test('one active campaign too many: the status comes back, the limit is told', async () => {
  serveCampaigns(api, some());
  api.refuse(updateCampaign, 'plan_limit', {
    details: [
      { path: 'limit', message: '5' },
      { path: 'use', message: '5' },
    ],
  });
  show();
  await choose(/^Statut de Hiver/, 'Active');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hiver n’est pas activée' }));
  expect(dialog.getByText(/permet 5/).textContent).toContain('campagnes actives');
  await userEvent.click(dialog.getByRole('button', { name: 'J’ai compris' }));
  expect(await screen.findByRole('button', { name: 'Statut de Hiver : Brouillon, modifier' })).toBeDefined();
});

test('two people at once: what the other changed elsewhere is no obstacle, another status is a choice', async () => {
  const held = serveCampaigns(api, some());
  show();
  await row('Automne');
  held.set('cam_2', aCampaign('2', { name: 'Automne', status: 'paused', notes: 'Ailleurs', version: 4 }));
  await choose(/^Statut de Automne/, 'Active');
  await waitFor(() => expect(held.get('cam_2')).toMatchObject({ status: 'active', notes: 'Ailleurs', version: 5 }));

  held.set('cam_2', aCampaign('2', { name: 'Automne', status: 'archived', version: 9 }));
  await choose(/^Statut de Automne/, 'Terminée');
  const choice = within(await screen.findByRole('dialog', { name: 'Automne a été modifiée' }));
  expect(choice.getByText('Archivée')).toBeDefined();
  await userEvent.click(choice.getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(held.get('cam_2')).toMatchObject({ status: 'ended', version: 10 }));
});

test('several are archived, then deleted together, and come back', async () => {
  const held = serveCampaigns(api, some());
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Été' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Archiver' }));
  await waitFor(() => expect(held.get('cam_1')?.status).toBe('archived'));
  expect(await screen.findByText('1 campagne archivée')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(held.get('cam_1')?.status).toBe('active'));
  expect(await screen.findByText('1 campagne comme avant')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull());

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner toutes les campagnes affichées' }));
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  await screen.findByText('3 campagnes supprimées');
  expect(held.size).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(held.size).toBe(3));
  expect(await row('Automne')).toBeDefined();
  const acts = api.calls(bulkCampaigns).map(({ body }) => Reflect.get(body as object, 'action'));
  expect(acts).toEqual(['archive', 'status', 'delete', 'restore']);
});

test('several are handed to oneself and filed under a client', async () => {
  const held = serveCampaigns(api, some());
  const me = aUser().id;
  serveWhose(api, { members: [aMember(me)], clients: [verdure] });
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner toutes les campagnes affichées' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confier' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Moi' }));
  expect(await screen.findByText('3 campagnes vous sont confiées')).toBeDefined();
  await waitFor(() => expect([...held.values()].map(({ ownerId }) => ownerId)).toEqual([me, me, me]));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Hiver' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ranger' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Verdure/ }));
  expect(await screen.findByText('1 campagne rangée chez Verdure')).toBeDefined();
});

test('a new campaign is checked, sent as it was typed, and opened', async () => {
  serveCampaigns(api, some());
  api.answer(createCampaign, { campaign: aCampaign('9', { name: 'Soldes' }) });
  show();
  await row('Été');
  await userEvent.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle campagne' }));
  const type = async (name: string, text: string) => userEvent.type(dialog.getByRole('textbox', { name }), text);
  await type('Budget', '1,555');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer la campagne' }));
  expect(await dialog.findByText('Indiquez un nom')).toBeDefined();
  expect(dialog.getByText('Un montant, comme 1 500,50')).toBeDefined();
  await type('Nom', 'Soldes');
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Budget' }));
  await type('Budget', '1 500,5');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Plateforme' }), 'TikTok');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer la campagne' }));
  await waitFor(() => expect(address()).toBe('/campaigns?campagne=cam_9'));
  expect(api.calls(createCampaign).map(({ body }) => body)).toEqual([
    {
      name: 'Soldes',
      platform: 'tiktok',
      objective: 'sales',
      status: 'draft',
      currency: 'EUR',
      budget: { type: 'daily', amount: 1500.5 },
    },
  ]);
});

test('without any campaign, says what this is for, with the way in', async () => {
  serveCampaigns(api, []);
  show();
  expect(await screen.findByRole('heading', { name: 'Des chiffres dont vous voyez le calcul' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'clé d’API' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('when nothing answers to the filters, they can be taken away', async () => {
  serveCampaigns(api, []);
  show('/campaigns?status=active&q=zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(address()).toBe('/campaigns'));
});

test('what could not be read can be asked again', async () => {
  api.refuse(listCampaigns, 'forbidden');
  show();
  const alert = within(await screen.findByRole('alert'));
  serveCampaigns(api, some());
  await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
  expect(await row('Automne')).toBeDefined();
});

test('by the keyboard: / to the search, J and K along the campaigns, X selects', async () => {
  serveCampaigns(api, some());
  show();
  await row('Été');
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toBe('Été');
  await userEvent.keyboard('jx');
  expect(document.activeElement?.textContent).toBe('Automne');
  expect(screen.getByText('1 sélectionnée')).toBeDefined();
  await userEvent.keyboard('{Escape}/');
  expect(screen.queryByText('1 sélectionnée')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('on a telephone, the campaigns are cards', async () => {
  setWidth(390);
  serveCampaigns(api, some());
  show();
  const list = within(await screen.findByRole('list', { name: 'Campagnes' }));
  expect(list.getByText('2,41')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Trier' }), 'Meilleur ROAS');
  expect(address()).toBe('/campaigns?sort=roas');
});
