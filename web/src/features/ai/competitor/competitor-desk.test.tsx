import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { followAdvertiser, listFollowedAdvertisers } from '../../../../../shared/ads/watch.contract.ts';
import type { AnalyzedCompetitor } from '../../../../../shared/ai/analyzed-competitor.ts';
import { analyzeCompetitor } from '../../../../../shared/ai/competitor.contract.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { exportGeneration, getGeneration, listGenerations } from '../../../../../shared/ai/generations.contract.ts';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { getMarket } from '../../../../../shared/ai/market.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { aSearchPage } from '../../../testing/ads.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anAnalysis } from '../../../testing/generations.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';

let api = fakeApi();
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const section = (name: string) => plain(screen.getByRole('region', { name }).textContent);
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write', 'ads:read'] }) });
  api.answer(listGenerations, { items: [], nextCursor: null });
});

const line = { value: 'video', label: 'Vidéo', count: 12, share: 0.6, sectorShare: 0.2, differs: true };
const output: AnalyzedCompetitor = {
  advertiser: { id: 'adv_1', name: 'Maison Rivale' },
  period: { from: '2026-08-28', to: '2026-11-25' },
  sector: { industry: 'legal', label: 'Juridique', ads: 40, advertisers: 2 },
  totals: { ads: 20, active: 12, started: 9, stopped: 8, medianDaysRunning: 31.5 },
  cadence: [{ week: '2026-11-16', started: 3, stopped: 1 }],
  mix: { format: [line], platform: [{ ...line, label: 'Facebook', differs: false }], callToAction: [] },
  copy: { hook: [], offer: [], proof: [], register: [], length: [] },
  winners: [{ evidenceId: 'e1', daysRunning: 91, reach: null, hook: 'Question', why: '91 jours, toujours en ligne.' }],
  messages: [{ term: 'chêne massif', weight: 0.8, evidenceIds: ['e1'] }],
  landing: [{ domain: 'rivale.example', count: 18 }],
  gaps: [
    { feature: 'hook', value: 'question', label: 'Accroche\u00a0: question', idea: 'Ouvrez par…', evidenceIds: ['e1'] },
  ],
  changes: [],
  summary: 'Maison Rivale a fait tourner 20 annonces.',
};

function aReading(): GenerationOf<'analyze_competitor'> {
  const { input: _, output: __, tool: ___, ...rest } = anAnalysis('x');
  return {
    ...rest,
    tool: 'analyze_competitor',
    title: 'Annonces de Maison Rivale',
    input: { advertiserId: 'adv_1', windowDays: 90 },
    output,
  };
}

test('an advertiser is found and read at once; the address then opens what was kept, and other days read anew', async () => {
  const count = { value: 'adv_1', label: 'Maison Rivale', count: 20 };
  const found = aSearchPage([]);
  api.answer(searchAds, {
    ...found,
    facets: { ...found.facets, advertiser: [count, { ...count, value: 'x', label: 'Autre' }] },
  });
  api.answer(analyzeCompetitor, { generation: aReading() });
  api.answer(getGeneration, { generation: aReading() });
  renderPage(<AiPage />, '/ai-generator?outil=concurrent');
  await userEvent.type(await screen.findByRole('textbox', { name: /Quel annonceur/ }), 'rivale');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Autre/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Maison Rivale/ }));
  await waitFor(() => expect(address()).toBe('/ai-generator?generation=gen_1'));
  expect(api.calls(analyzeCompetitor).map(({ body }) => body)).toEqual([{ advertiserId: 'adv_1', windowDays: 90 }]);

  expect(section('Formats')).toContain('Vidéo ★ écart qui tient60 % (12)');
  expect(section('Formats')).toContain('contre, Juridique · 20 %');
  expect(section('Plateformes')).not.toContain('★');
  expect(section('Cadence')).toContain('3 lancées, 1 arrêtée');
  expect(section('Ce que répète Maison Rivale')).toContain('chêne massif80 %');
  expect(section('Angles libres')).toContain('Ouvrez par…');
  expect(section('Ce qui a changé')).toContain('Aucun changement significatif');
  const [longest] = within(screen.getByRole('region', { name: 'Ses annonces qui ont duré le plus' })).getAllByRole(
    'link',
  );
  expect(longest?.getAttribute('href')).toContain('annonce=ads_9');
  expect(section('Ses annonces qui ont duré le plus')).toContain('91 jours');
  const asked = api.calls(searchAds).map(({ url }) => url.searchParams);
  expect(asked.find((query) => query.get('sort') === 'longest_running')?.get('advertiserId')).toBe('adv_1');
  const again = screen.getByRole('link', { name: 'Voir ces annonces' });
  expect(again.getAttribute('href')).toContain('advertiserId=adv_1&from=2026-08-28&to=2026-11-25');

  await userEvent.click(screen.getByRole('radio', { name: /30/ }));
  await waitFor(() => expect(api.calls(analyzeCompetitor).at(-1)?.body).toMatchObject({ windowDays: 30 }));
});

test('an advertiser that was read is followed, and its figures are handed over', async () => {
  const may = ['ai:read', 'ai:write', 'ai:export', 'ads:read', 'ads:write'] as const;
  api.answer(getProfile, { user: aUser({ permissions: [...may] }) });
  api.answer(getGeneration, { generation: aReading() });
  api.answer(listFollowedAdvertisers, { items: [], nextCursor: null });
  api.refuse(followAdvertiser, 'followed_limit');
  api.refuse(exportGeneration, 'not_found');
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  const follow = await screen.findByRole('button', { name: 'Suivre l’annonceur' });
  await waitFor(() => expect(follow.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(follow);
  await waitFor(() => expect(api.calls(followAdvertiser)).toHaveLength(1));
  expect(api.calls(followAdvertiser)[0]?.body).toEqual({
    ...{ advertiserId: 'adv_1', name: 'Maison Rivale', country: 'FR' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Chiffres (CSV)' }));
  await waitFor(() => expect(api.calls(exportGeneration)).toHaveLength(1));
});

test('what cannot be read says why', async () => {
  api.refuse(analyzeCompetitor, 'not_found');
  renderPage(<AiPage />, '/ai-generator?outil=concurrent&annonceur=adv_gone');
  expect((await screen.findByRole('alert')).textContent).toContain('introuvable');
});

test('the desk sets the words beside what lasts: what they have alone, grey where nothing is shown', async () => {
  const lift: Lift = {
    ...{ feature: 'question', value: 'yes', label: 'Une question', adsWith: 60, adsWithout: 90, clusters: 12 },
    ...{ rateWith: 0.6, rateWithout: 0.5, lift: 1.2, low: 1.05, high: 1.37, shrunkLift: 1.1, shrunkLow: 1.02 },
    ...{ shrunkHigh: 1.2, p: 0.01, q: 0.04, verdict: 'better', sentence: 'Les annonces qui posent une question…' },
  };
  const unclear: Lift = {
    ...lift,
    feature: 'length',
    value: 'short',
    label: 'Longueur\u00a0: court',
    verdict: 'unclear',
  };
  const population = { ads: 150, advertisers: 12, from: null, to: null, industry: null, unread: 0 };
  api.answer(getMarket, {
    ...{ population, horizonDays: 30, method: '' },
    items: [lift, unclear, { ...lift, feature: 'emoji', label: 'Un emoji' }],
  });
  renderPage(<AiPage />, '/ai-generator?outil=annonce');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Texte' }));
  await userEvent.paste('Marre des tableurs ?');
  const list = await screen.findByRole('region', { name: 'Ce que font les annonces qui durent' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('data-verdict'))).toEqual(['better', 'unclear']);
  expect(plain(rows[0]?.textContent)).toContain('×1,20 [1,05 ; 1,37], durent plus souvent · 12 annonceurs');
  expect(plain(list.textContent)).toContain('n’est pas forcément rentable');
});
