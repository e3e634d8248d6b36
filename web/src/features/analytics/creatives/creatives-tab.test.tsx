import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getCreatives } from '../../../../../shared/analytics/creatives.contract.ts';
import { getAnalyticsOverview } from '../../../../../shared/analytics/figures.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { unknownFatigue } from '../../../../../shared/rules/fatigue.ts';
import { aCampaign, figuresOf, foundCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CreativesTab } from './creatives-tab.tsx';
import type { Creatives } from './use-creatives.ts';

const period = { from: '2026-10-01', to: '2026-10-14' };
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const cheap = { spend: 600, conversions: 60 };
const dear = { spend: 400, conversions: 10 };

let api = fakeApi();

const ad = (name: string, counts: object, changes: Partial<Creatives['items'][number]>) => ({
  ...figuresOf([counts]),
  ...{ campaignId: 'cmp_1', campaignName: 'Soldes', platform: 'meta', adId: name, name, firstDay: '2026-10-02' },
  ...{ share: 0.5, target: 20, imageUrl: null, libraryAdId: null, interval: null, missing: [] },
  fatigue: unknownFatigue({ adId: name, adName: name }, 'too_young'),
  state: 'waiting' as const,
  ...changes,
});

function creatives(changes: Partial<Creatives> = {}): Creatives {
  const judged = { ads: 2, judged: 2, winners: 1 };
  return {
    ...period,
    ...{ campaigns: 1, currency: 'EUR', metric: 'cpa', minSpend: 100, by: 'accroche', fields: ['accroche', 'format'] },
    whole: { ...figuresOf([cheap, dear]), ...judged },
    states: { winner: 1, uncertain: 0, loser: 0, waiting: 1, no_target: 0 },
    groups: [
      {
        ...{ value: 'Avis', label: 'Avis', share: 0.6, ...judged, ads: 6, ...figuresOf([cheap]) },
        ...{ interval: { lower: 8, upper: 13 }, missing: [] },
      },
      {
        ...{ value: 'none', label: 'Sans valeur', share: 0.4, ads: 1, judged: 0, winners: 0, ...figuresOf([dear]) },
        ...{ interval: null, missing: [{ on: 'ads', atLeast: 5, have: 1 }] },
      },
    ],
    totalGroups: 2,
    weeks: [
      { date: '2026-09-28', from: '2026-10-01', to: '2026-10-04', ...judged, spend: 1_000 },
      { date: '2026-10-05', from: '2026-10-05', to: '2026-10-11', ads: 0, judged: 0, winners: 0, spend: 0 },
    ],
    items: [
      ad('Avis_1', cheap, { state: 'winner', interval: { lower: 9, upper: 12 } }),
      ad('Seule', dear, { missing: [{ on: 'days', atLeast: 14, have: 3 }] }),
    ],
    ...{ nextCursor: null, total: 2 },
    ...changes,
  };
}

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['analytics:read', 'campaigns:read'] }) });
  serveWhose(api);
  api.answer(listCampaigns, foundCampaigns([aCampaign('1')]));
  api.answer(getAnalyticsOverview, {
    ...{ ...period, campaigns: 1 },
    currencies: [{ currency: 'EUR', campaigns: 1, ...figuresOf([cheap, dear]) }],
  });
  api.answer(getCreatives, creatives());
});

const lastAsked = () => Object.fromEntries(api.calls(getCreatives).at(-1)?.url.searchParams ?? []);

test('says how many win, by which rule, and shows each ad with its verdict and what is missing', async () => {
  renderPage(<CreativesTab />, '/analytics');
  expect(plain((await screen.findByRole('heading', { level: 2, name: /gagnante/ })).textContent)).toBe(
    '1 gagnante sur 2 publicités jugées',
  );
  expect(plain(document.body.textContent)).toContain(
    'Gagnante : au moins 100 € dépensés, et un CPA sous l’objectif de sa campagne, même dans le pire cas de l’intervalle à 95 %.',
  );
  const card = (name: string) => plain(screen.getByRole('heading', { level: 3, name }).closest('li')?.textContent);
  expect(card('Avis_1')).toContain('Gagnante');
  expect(card('Avis_1')).toContain('entre 9,00 € et 12,00 €');
  expect(card('Seule')).toContain('Trop tôt');
  expect(card('Seule')).toContain('3 jours mesurés sur 14');
});

test('a group and a state are a press away, in the address and in what is asked', async () => {
  renderPage(<CreativesTab />, '/analytics');
  const table = await screen.findByRole('table', { name: 'Ce que les publicités ont en commun' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    'AccrochePublicitésDépenseGagnantesCPA',
    'Avis6600,00 €60 %1 sur 210,00 €entre 8,00 € et 13,00 €',
    'Sans valeur1400,00 €40 %aucune jugée40,00 €1 publicité sur 5',
  ]);
  await userEvent.click(within(table).getByRole('button', { name: 'Avis' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ value: 'Avis' }));
  await userEvent.click(screen.getByRole('button', { name: /Trop tôt/ }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ value: 'Avis', state: 'waiting' }));
  expect(screen.getByTestId('address').textContent).toContain('valeur=Avis&etat=waiting');
  await userEvent.click(screen.getByRole('button', { name: 'Toutes les montrer' }));
  expect(screen.getByTestId('address').textContent).toBe('/analytics');
});

test('a target is typed as French people write it, a rate in per cent; what is no number is said', async () => {
  renderPage(<CreativesTab />, '/analytics');
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier la règle' }));
  const target = await screen.findByRole('textbox', { name: 'Objectif' });
  await userEvent.type(target, '12,5{Enter}');
  await waitFor(() => expect(lastAsked()).toMatchObject({ target: '12.5' }));
  const spend = screen.getByRole('textbox', { name: 'Dépense minimale (€)' });
  await userEvent.clear(spend);
  await userEvent.type(spend, 'beaucoup{Enter}');
  expect((await screen.findByText('Ce nombre n’est pas un nombre')).isConnected).toBe(true);
  api.answer(getCreatives, creatives({ metric: 'linkCtr' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juger sur' }), 'linkCtr');
  await waitFor(() => expect(lastAsked()).toMatchObject({ metric: 'linkCtr' }));
  expect(lastAsked()).not.toHaveProperty('target');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Objectif, en %' }), '1,2{Enter}');
  await waitFor(() => expect(lastAsked()).toMatchObject({ target: '0.012' }));
});

test('two ads found by name are compared, whichever their campaigns', async () => {
  renderPage(<CreativesTab />, '/analytics');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Chercher une publicité' }), 'avis{Enter}');
  await waitFor(() => expect(lastAsked()).toMatchObject({ adName: 'avis' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir Avis_1' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Comparer' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir Seule' }));
  await userEvent.click(screen.getByRole('button', { name: 'Comparer' }));
  expect(decodeURIComponent(screen.getByTestId('address').textContent ?? '')).toBe(
    '/campaigns?onglet=comparer&ids=cmp_1/Avis_1&ids=cmp_1/Seule',
  );
});

test('more ads come after those that are there', async () => {
  api.answer(getCreatives, creatives({ nextCursor: 'next', total: 3 }));
  renderPage(<CreativesTab />, '/analytics');
  await screen.findByRole('heading', { level: 3, name: 'Avis_1' });
  api.answer(getCreatives, creatives({ items: [ad('Troisième', dear, {})], total: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus de publicités' }));
  expect((await screen.findByRole('heading', { level: 3, name: 'Troisième' })).isConnected).toBe(true);
  expect(screen.getByRole('heading', { level: 3, name: 'Avis_1' }).isConnected).toBe(true);
});

test('without a naming rule, without targets or without ads, it says what to do', async () => {
  api.answer(
    getCreatives,
    creatives({
      by: null,
      fields: [],
      groups: [],
      states: { winner: 0, uncertain: 0, loser: 0, waiting: 0, no_target: 2 },
    }),
  );
  const { unmount } = renderPage(<CreativesTab />, '/analytics');
  expect((await screen.findByRole('link', { name: 'Écrire la règle de nommage' })).getAttribute('href')).toContain(
    'reglage=nommage',
  );
  expect(plain(document.body.textContent)).toContain(
    '2 publicités ne sont pas jugées : leur campagne n’a pas d’objectif de CPA',
  );
  unmount();
  api.answer(
    getCreatives,
    creatives({ whole: { ...figuresOf([]), ads: 0, judged: 0, winners: 0 }, items: [], total: 0 }),
  );
  renderPage(<CreativesTab />, '/analytics');
  expect((await screen.findByText('Aucune publicité sur ces jours')).isConnected).toBe(true);
});

test('a field that names no longer have is said, with the way back', async () => {
  api.refuse(getCreatives, 'validation_error', {
    details: [{ path: 'by', message: 'Le champ « ton » n’existe plus dans vos règles de nommage' }],
  });
  renderPage(<CreativesTab />, '/analytics?groupe=ton');
  expect((await screen.findByRole('alert')).textContent).toContain('n’existe plus');
  api.answer(getCreatives, creatives());
  await userEvent.click(screen.getByRole('button', { name: 'Grouper autrement' }));
  expect((await screen.findByRole('heading', { level: 3, name: 'Avis_1' })).isConnected).toBe(true);
});
