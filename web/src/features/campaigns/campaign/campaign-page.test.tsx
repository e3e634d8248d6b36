import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  deleteCampaign,
  getCampaign,
  restoreCampaign,
  updateCampaign,
} from '../../../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import {
  deletePerformance,
  getCampaignMetrics,
  getPerformance,
  listCampaignAds,
  listPerformanceDays,
  listPerformanceRows,
  recordPerformance,
} from '../../../../../shared/campaigns/performance.contract.ts';
import { listClientNames } from '../../../../../shared/clients/client-names.contract.ts';
import { unknownFatigue } from '../../../../../shared/rules/fatigue.ts';
import { noPacing } from '../../../../../shared/rules/pacing.ts';
import { listMembers } from '../../../../../shared/team/member.contract.ts';
import { figuresOf, aCampaign as madeCampaign } from '../../../testing/campaigns.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignPage } from './campaign-page.tsx';
import type { Metrics } from './use-campaign.ts';

let api = fakeApi();
const address = '/campaigns?campagne=cam_1&periode=dates&du=2026-11-18&au=2026-11-20';
const days = ['2026-11-18', '2026-11-19', '2026-11-20'];

const aCampaign = (changes: Partial<Campaign> = {}) =>
  madeCampaign('1', { name: 'Été 2026', firstDay: '2026-10-01', lastDay: '2026-11-20', ...changes });

const metrics = (changes: Partial<Metrics> = {}): Metrics => ({
  from: '2026-11-18',
  to: '2026-11-20',
  asOf: '2026-11-20',
  currency: 'EUR',
  timezone: 'Europe/Paris',
  ...figuresOf([{ spend: 120, impressions: 5_000, linkClicks: 60, conversions: 6 }]),
  targets: [],
  pacing: noPacing,
  anomalies: [],
  fatigue: [],
  warnings: [],
  freshness: { lastDay: '2026-11-20', lastSyncAt: null, provisionalFrom: '2026-11-20' },
  ...changes,
});

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getCampaign, { campaign: aCampaign() });
  api.answer(getProfile, { user: aUser() });
  api.answer(listClientNames, { items: [] });
  api.answer(listMembers, { items: [], nextCursor: null } as never);
  api.answer(getCampaignMetrics, metrics());
  api.answer(getPerformance, {
    items: days.map((date, at) => ({
      date,
      from: date,
      to: date,
      provisional: at === 2,
      ...(at === 1 ? figuresOf([]) : figuresOf([{ spend: 60, impressions: 2_500, linkClicks: 30, conversions: 3 }])),
    })),
    previous: null,
    currency: 'EUR',
    timezone: 'Europe/Paris',
    annotations: [],
  });
  api.answer(listPerformanceDays, {
    items: ['2026-11-18', '2026-11-20'].map((date) => ({
      date,
      sources: ['person' as const],
      measured: ['spend' as const],
    })),
    segments: [],
  });
});

const show = (at = address) =>
  renderPage(
    <>
      <CampaignPage id="cam_1" />
      <Notifications />
    </>,
    at,
  );
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ');
const figure = async (name: string) => plain((await screen.findByText(name, { selector: 'dt' })).parentElement);

test('each figure says what it is worth: its value, how far it is from one, or that it was not measured', async () => {
  show();
  expect(await figure('Dépense')).toBe('Dépense120,00 €');
  expect(await figure('CPA')).toContain('6 conversions sur 10');
  expect(await figure('CTR (lien)')).toContain('1,20 %');
  expect(await figure('CA attribué')).toContain('non mesuré');
  expect(screen.getByText('Données jusqu’au 20 nov. 2026')).toBeDefined();
});

test('figures of a connected account say when they were read', async () => {
  const freshness = { ...metrics().freshness, lastSyncAt: '2026-01-21T03:02:00.000Z' };
  api.answer(getCampaignMetrics, metrics({ freshness }));
  show();
  expect(await screen.findByText('Données jusqu’au 20 nov. 2026, lues le 21 janv. 2026 à 04:02')).toBeDefined();
});

test('compared, a change is said in words: less is better of a cost', async () => {
  const delta = { current: null, previous: null, change: null, pValue: null };
  const { totals, ratios } = metrics();
  const none = Object.fromEntries([...Object.keys(totals), ...Object.keys(ratios)].map((name) => [name, delta]));
  const deltas = {
    ...none,
    cpm: { current: 24, previous: 30, change: -0.2, pValue: null },
    linkCtr: { current: 0.012, previous: 0.01, change: 0.2, pValue: 0.4 },
  } as Metrics['deltas'];
  api.answer(getCampaignMetrics, metrics({ deltas }));
  show();
  expect(await figure('CPM')).toMatch(/↓ −20 %, moins cher · avant 30,00 €/);
  expect(await figure('CTR (lien)')).toContain('≈ +20 %, peut être dû au hasard');
  expect(api.calls(getCampaignMetrics)[0]?.url.searchParams.get('compare')).toBe('previous');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparer à' }), 'Sans comparaison');
  await waitFor(async () => expect(await figure('CPM')).not.toContain('avant'));
});

test('a campaign that is not there says so; one that does not come can be asked again', async () => {
  api.refuse(getCampaign, 'not_found');
  show();
  expect(await screen.findByText('Cette campagne n’existe pas, ou plus')).toBeDefined();
});

test('figures that do not come can be asked again', async () => {
  api.refuse(getCampaignMetrics, 'forbidden');
  show();
  await screen.findByRole('button', { name: 'Été 2026, modifier le nom' });
  const [retry] = await screen.findAllByRole('button', { name: 'Réessayer' });
  api.answer(getCampaignMetrics, metrics());
  await userEvent.click(retry as HTMLElement);
  expect(await figure('Dépense')).toContain('120,00');
});

test('dates that are no period are said, and nothing is asked of the server', async () => {
  show('/campaigns?campagne=cam_1&periode=dates&du=2026-11-20&au=2026-11-18');
  expect(await screen.findByText('Le dernier jour précède le premier')).toBeDefined();
  expect(api.calls(getCampaignMetrics)).toEqual([]);
});

test('the name is changed where it stands', async () => {
  api.answer(updateCampaign, { campaign: aCampaign({ name: 'Hiver', version: 2 }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Été 2026, modifier le nom' }));
  const field = screen.getByLabelText('Nom de la campagne');
  await userEvent.clear(field);
  await userEvent.type(field, 'Hiver{Enter}');
  expect(await screen.findByRole('button', { name: 'Hiver, modifier le nom' })).toBeDefined();
  expect(api.calls(updateCampaign).map(({ body }) => body)).toEqual([{ name: 'Hiver', version: 1 }]);
});

test('a status that the plan refuses is said with what is used', async () => {
  api.refuse(updateCampaign, 'plan_limit', {
    details: [
      { path: 'limit', message: '5' },
      { path: 'use', message: '5' },
    ],
  });
  api.answer(getCampaign, { campaign: aCampaign({ status: 'paused' }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Statut.*En pause, modifier$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Active' }));
  await waitFor(() => expect(screen.getAllByRole('alert').map(plain).join()).toContain('permet 5 campagnes actives'));
});

test('the chart as a table tells empty days from those that may still move', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir en tableau : Dépense' }));
  const table = screen.getByRole('table', { name: 'Dépense' });
  expect(within(table).getAllByRole('row').map(plain)).toEqual([
    'DateDépenseÉtat',
    '18 nov. 202660,00 €définitif',
    '19 nov. 2026pas de donnéesdéfinitif',
    '20 nov. 202660,00 €peut encore bouger',
  ]);
});

test('a campaign without a figure offers the ways to the first ones, and nothing that is not measured', async () => {
  api.answer(getCampaign, { campaign: aCampaign({ firstDay: null, lastDay: null }) });
  api.answer(recordPerformance, { created: 1, updated: 0, unchanged: 0, from: '2026-11-20', to: '2026-11-20' });
  show();
  expect(await screen.findByRole('button', { name: /^Importer un fichier/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Connecter Meta/ })).toBeDefined();
  expect(screen.queryByText('non mesuré')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Saisir ou coller/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saisir des chiffres' }));
  await userEvent.type(dialog.getByLabelText('Dépense, ligne 7'), '12,50');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/1\sjour ajouté/)).toBeDefined();
  expect(api.calls(recordPerformance)[0]?.body).toMatchObject({ rows: [{ spend: 12.5 }] });
});

test('missing days are told, filled by a paste, and sent', async () => {
  api.answer(recordPerformance, { created: 1, updated: 0, unchanged: 0, from: '2026-11-19', to: '2026-11-19' });
  show(`${address}&partie=donnees`);
  expect(await screen.findByText('aucune donnée')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Saisir des jours' }));
  const cell = await screen.findByLabelText('Dépense, ligne 1');
  fireEvent.paste(cell, { clipboardData: { getData: () => '12,50\tdouze' } });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(plain(await screen.findByRole('alert'))).toContain('Ligne 1, Impressions : n’est pas un nombre');
  expect(api.calls(recordPerformance)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Impressions, ligne 1'));
  await userEvent.type(screen.getByLabelText('Impressions, ligne 1'), '1 200');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/1\sjour ajouté/)).toBeDefined();
  expect(api.calls(recordPerformance)[0]?.body).toEqual({
    rows: [{ date: '2026-11-19', spend: 12.5, impressions: 1_200 }],
  });
});

test('a day that was written is edited over what it has', async () => {
  api.answer(listPerformanceRows, {
    items: [
      {
        date: '2026-11-18',
        adId: null,
        adName: null,
        segment: null,
        counts: { spend: 60, engagements: 7 },
        source: 'person',
        importId: null,
      },
    ],
    nextCursor: null,
  });
  api.answer(recordPerformance, { created: 0, updated: 1, unchanged: 0, from: '2026-11-18', to: '2026-11-18' });
  show(`${address}&partie=donnees`);
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier le 18\u00a0nov.\u00a02026' }));
  const cell = await screen.findByLabelText('Dépense, ligne 1');
  await userEvent.clear(cell);
  await userEvent.type(cell, '61,25');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(api.calls(recordPerformance)[0]?.body).toEqual({
      rows: [{ date: '2026-11-18', spend: 61.25, engagements: 7 }],
    }),
  );
});

test('a period is removed after a word of warning', async () => {
  api.answer(deletePerformance, { removed: 2 });
  show(`${address}&partie=donnees`);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer une période' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText(/2\slignes retirées/)).toBeDefined();
  expect(api.calls(deletePerformance)[0]?.url.search).toBe('?from=2026-11-18&to=2026-11-20');
});

test('the ads of the campaign, with their part of the spend', async () => {
  api.answer(listCampaignAds, {
    items: [
      {
        adId: 'ad_1',
        name: 'Vidéo A',
        adSetName: 'Larges',
        dims: {},
        firstDay: null,
        lastDay: null,
        libraryAdId: null,
        linkedAutomatically: false,
        share: 0.75,
        imageUrl: null,
        hasOwnImage: false,
        creative: null,
        fatigue: unknownFatigue({ adId: 'ad_1', adName: 'Vidéo A' }, 'too_young'),
        ...figuresOf([{ spend: 90, conversions: 3 }]),
      },
    ],
    nextCursor: null,
    total: 1,
    dims: [],
    currency: 'EUR',
  });
  show(`${address}&partie=publicites`);
  const row = plain((await screen.findByText('Vidéo A')).closest('tr'));
  expect(row).toContain('90,00 €');
  expect(row).toContain('données insuffisantes');
  expect(row).toContain('75 %');
});

test('the settings send what was changed, and the margin tells its break-even ROAS', async () => {
  api.answer(updateCampaign, { campaign: aCampaign({ marginRate: 0.35, version: 2 }) });
  show(`${address}&partie=reglages`);
  await userEvent.type(await screen.findByLabelText('Marge, en % du prix de vente'), '35');
  expect(plain(screen.getByText(/ROAS d’équilibre/))).toBe('ROAS d’équilibre : 2,86 = 1 ÷ 35 %');
  await userEvent.type(screen.getByLabelText('CPA visé'), '25,5');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateCampaign)[0]?.body).toEqual({ marginRate: 0.35, targets: { cpa: 25.5 }, version: 1 });
});

test('a campaign deleted can be brought back', async () => {
  api.answer(deleteCampaign, { id: 'cam_1' });
  api.answer(restoreCampaign, { campaign: aCampaign() });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur la campagne' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/campaigns'));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(api.calls(restoreCampaign)).toHaveLength(1));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/campaigns?campagne=cam_1'));
});
