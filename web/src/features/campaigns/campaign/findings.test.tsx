import { Notifications, notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import type { Annotation } from '../../../../../shared/campaigns/annotation.ts';
import {
  createAnnotation,
  deleteAnnotation,
  restoreAnnotation,
  updateAnnotation,
} from '../../../../../shared/campaigns/annotations.contract.ts';
import { getCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import {
  getCampaignMetrics,
  getPerformance,
  listCampaignAds,
  listPerformanceDays,
  updateCampaignAd,
} from '../../../../../shared/campaigns/performance.contract.ts';
import { listClientNames } from '../../../../../shared/clients/client-names.contract.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { unknownFatigue } from '../../../../../shared/rules/fatigue.ts';
import { noPacing } from '../../../../../shared/rules/pacing.ts';
import { anAd, aSearchPage } from '../../../testing/ads.ts';
import { aCampaign, figuresOf } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignPage } from './campaign-page.tsx';

let api = fakeApi();
const address = '/campaigns?campagne=cam_1&periode=dates&du=2026-11-07&au=2026-11-20';
const days = Array.from({ length: 14 }, (_, at) => addDays('2026-11-07', at));
const counts = { spend: 60, impressions: 2_500, linkClicks: 30, conversions: 3 };
const anomaly = {
  date: '2026-11-20',
  metric: 'spend',
  kind: 'level',
  value: 60,
  expected: 20,
  score: 9,
  direction: 'up',
  severity: 'critical',
  specialDay: null,
  text: 'Dépense\u00a0: 60 € au lieu d’environ 20 €',
} as const;

const bucket = (date: string) => ({ date, from: date, to: date, provisional: false, ...figuresOf([counts]) });
const performance = (items: object[]) =>
  ({ items, previous: null, annotations: [], currency: 'EUR', timezone: 'Europe/Paris' }) as never;

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getCampaign, { campaign: aCampaign('1', { firstDay: '2026-10-01', lastDay: '2026-11-20' }) });
  api.answer(getProfile, { user: aUser() });
  api.answer(listClientNames, { items: [] });
  api.answer(getCampaignMetrics, {
    from: '2026-11-07',
    to: '2026-11-20',
    asOf: '2026-11-20',
    currency: 'EUR',
    timezone: 'Europe/Paris',
    ...figuresOf(days.map(() => counts)),
    targets: [{ metric: 'cpa', target: 18, value: 20, interval: { lower: 19, upper: 21 }, state: 'missed' }],
    pacing: {
      ...noPacing,
      state: 'over',
      amount: 1_000,
      spent: 840,
      spentShare: 0.84,
      elapsedShare: 0.5,
      pace: 1.68,
      ratePerDay: 60,
      projected: 1_440,
      neededPerDay: 16,
      runsOutOn: '2026-11-23',
      from: '2026-11-07',
      to: '2026-11-30',
    },
    anomalies: [anomaly],
    fatigue: [],
    warnings: [{ code: 'provisional', text: 'Chiffres provisoires' }],
    freshness: { lastDay: '2026-11-20', lastSyncAt: null, provisionalFrom: '2026-11-18' },
  } as never);
  api.answer(getPerformance, performance(days.map(bucket)));
});

const show = (at = address) =>
  renderPage(
    <>
      <Notifications />
      <CampaignPage id="cam_1" />
    </>,
    at,
  );
const plain = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '';

test('the page says what matters first, and an odd day opens what it is compared to', async () => {
  show();
  expect(plain(await screen.findByText(/^Sur 14/))).toBe(
    'Sur 14 jours : 840,00 € dépensés, CPA 20,00 €, au-dessus de l’objectif de 18,00 € ; rythme en avance, budget épuisé le 23 nov.',
  );
  expect(screen.getByText('Chiffres provisoires')).toBeDefined();
  expect(screen.getByText('manqué')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: /au lieu d’environ/ }));
  expect(await screen.findByText(/Les 8 vendredis d’avant/)).toBeDefined();
  const asked = api.calls(getPerformance).map(({ url }) => url.searchParams.get('from'));
  expect(asked).toContain('2026-09-25');
});

test('the pace says what to spend from now on', async () => {
  show(`${address}&partie=rythme`);
  expect(plain(await screen.findByText(/^En avance/))).toBe(
    'En avance : il faudrait 16,00 € par jour, contre 60,00 € ces 7 derniers jours ; à ce rythme, le budget est épuisé le 23 nov. 2026.',
  );
});

test('the parts of a period say what they cost, and that they are not all of it', async () => {
  api.answer(listPerformanceDays, { items: [], segments: ['device'] });
  const part = (value: string, spend: number) => ({
    ...bucket('2026-11-01'),
    ...figuresOf([{ ...counts, spend }]),
    segment: { type: 'device', value },
  });
  api.answer(getPerformance, performance([part('Mobile', 300), part('Tablette', 100)]));
  show(`${address}&partie=repartition`);
  expect(plain((await screen.findByText('Mobile')).closest('tr'))).toContain('75 %');
  expect(plain(await screen.findByText(/^Ces parts font/))).toContain('400,00 € sur les 840,00 €');
});

test('an ad shows why it tires, is linked to one of the library, and compared with another', async () => {
  const ad = (adId: string) => ({
    adId,
    name: `Vidéo ${adId}`,
    adSetName: null,
    firstDay: null,
    lastDay: null,
    libraryAdId: null,
    linkedAutomatically: false,
    share: 0.5,
    dims: {},
    imageUrl: null,
    hasOwnImage: false,
    creative: null,
    fatigue: unknownFatigue({ adId, adName: '' }, 'too_young'),
    ...figuresOf([counts]),
  });
  api.answer(listCampaignAds, {
    items: [ad('a'), ad('b')],
    nextCursor: null,
    total: 2,
    dims: [],
    currency: 'EUR',
  } as never);
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:write'] }) });
  api.answer(searchAds, aSearchPage([anAd({ id: 'ad_lib', headline: 'Crème de nuit' })]));
  const { share: _, fatigue: __, totals: ___, ratios: ____, creative: _____, ...linked } = ad('a');
  api.answer(updateCampaignAd, { ad: { ...linked, libraryAdId: 'ad_lib' } } as never);
  show(`${address}&partie=publicites`);
  const row = (await screen.findByText('Vidéo a')).closest('tr') as HTMLElement;
  expect(plain(row)).toContain('Trop récente : il faut deux semaines distinctes');
  await userEvent.click(within(row).getByRole('button', { name: 'Voir la publicité Vidéo a' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Relier à une annonce' }));
  await userEvent.click(await screen.findByRole('button', { name: /Crème de nuit/ }));
  expect(api.calls(updateCampaignAd)[0]?.body).toEqual({ libraryAdId: 'ad_lib' });
  // The choice is made, and the ad stands there again.
  const back = within(await screen.findByRole('dialog', { name: 'Vidéo a' }));
  await userEvent.click(back.getByRole('button', { name: 'Fermer' }));
  for (const name of ['Choisir Vidéo a', 'Choisir Vidéo b'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: /^Comparer/ }));
  await vi.waitFor(() => {
    const at = new URL(screen.getByTestId('address').textContent, 'http://reclame.test').searchParams;
    expect([at.get('onglet'), at.getAll('ids'), at.get('campagne')]).toEqual([
      'comparer',
      ['cam_1/a', 'cam_1/b'],
      null,
    ]);
  });
});

test('the chart says what a metric is held against', async () => {
  const held = { marginRate: 0.4, targets: { roas: 3, cpa: 18 }, firstDay: '2026-10-01' };
  api.answer(getCampaign, { campaign: aCampaign('1', held) });
  api.answer(getPerformance, performance(days.map(bucket)));
  show(`${address}&mesure=roas`);
  expect(plain(await screen.findByText(/Tirets/))).toMatch(/Tirets : Objectif 3,00.* et Rentable dès 2,50/);
});

test('a note of the chart is added by A, changed and removed', async () => {
  const moment = '2026-11-20T07:00:00.000Z';
  const note: Annotation = {
    ...{ id: 'ann_1', date: '2026-11-12', text: 'Nouvelle page', campaignId: 'cam_1', automatic: false },
    ...{ createdAt: moment, updatedAt: moment, version: 3 },
  };
  let held: Annotation[] = [];
  const figures: object = performance(days.map(bucket));
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:write', 'campaigns:delete'] }) });
  api.behave(getPerformance, () => json(200, { success: true, data: { ...figures, annotations: held } }));
  const kept = (annotation: Annotation) => {
    held = [annotation];
    return json(200, { success: true, data: { annotation } });
  };
  api.behave(createAnnotation, () => kept(note));
  api.behave(updateAnnotation, () => kept({ ...note, text: 'Page refaite', version: 4 }));
  api.behave(deleteAnnotation, () => {
    held = [];
    return json(200, { success: true, data: { id: note.id } });
  });
  api.behave(restoreAnnotation, () => kept({ ...note, text: 'Page refaite', version: 4 }));
  show();
  await screen.findByRole('button', { name: 'Ajouter une note' });
  await userEvent.keyboard('a');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ce qui s’est passé' }), 'Nouvelle page');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Modifier la note du 12.nov.*Nouvelle page/ }));
  const field = await screen.findByRole('textbox', { name: 'Ce qui s’est passé' });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Dites ce qui s’est passé')).toBeDefined();
  await userEvent.type(field, 'Page refaite');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Modifier la note.*Page refaite/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Notes de la période' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByRole('list', { name: 'Notes de la période' })).toBeDefined();
  const said = { date: '2026-11-20', text: 'Nouvelle page', campaignId: 'cam_1' };
  expect(api.calls(createAnnotation).map(({ body }) => body)).toEqual([said]);
  expect(api.calls(updateAnnotation).map(({ body }) => body)).toEqual([
    { date: '2026-11-12', text: 'Page refaite', version: 3 },
  ]);
  expect(api.calls(deleteAnnotation)[0]?.url.pathname).toBe('/api/campaigns/annotations/ann_1');
});

test('who may only read sees the notes, without their acts', async () => {
  const note = { id: 'ann_1', date: '2026-11-12', text: 'Nouvelle page', campaignId: null, automatic: false };
  const annotations = [{ ...note, createdAt: '2026-11-12', updatedAt: '2026-11-12', version: 1 }];
  api.answer(getPerformance, { ...(performance(days.map(bucket)) as object), annotations } as never);
  show();
  const list = await screen.findByRole('list', { name: 'Notes de la période' });
  expect(plain(list)).toBe('12 nov.Nouvelle page · toutes les campagnes');
  expect(within(list).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ajouter une note' })).toBeNull();
});
