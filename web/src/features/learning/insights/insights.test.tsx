import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { getInsights } from '../../../../../shared/learning/insights.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anInsight, anUnknownInsight, someInsights } from '../../../testing/learning.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LearningPage } from '../learning-page.tsx';

let api = fakeApi();

beforeEach(() => {
  api = fakeApi();
  const permissions = ['learning:read', 'learning:write', 'ai:read', 'ai:write'] as const;
  api.answer(getProfile, { user: aUser({ permissions: [...permissions] }) });
  api.answer(listBrands, { items: [], nextCursor: null });
  api.answer(getInsights, someInsights());
});

const open = (query = '') => renderPage(<LearningPage />, `/learning/import?onglet=enseignements${query}`);
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const lastAsked = () => Object.fromEntries(api.calls(getInsights).at(-1)?.url.searchParams ?? []);

test('each finding is a sentence with its verdict, its doubt, and what can be done with it', async () => {
  api.answer(
    getInsights,
    someInsights({
      items: [
        anInsight(),
        anInsight({
          feature: 'format',
          value: 'video',
          label: 'Format\u00a0: vidéo',
          verdict: 'unclear',
          sentence: 'Vos vidéos\u00a0: ×1,13.',
        }),
      ],
    }),
  );
  open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(plain(first?.textContent)).toContain('MieuxOuvrir sur une question : CTR +22 % (entre +5 et +41 %)');
  const links = within(first as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
    ['Écrire ainsi', '/ai-generator?outil=variations&levier=hook'],
    ['48 annonces le font', '/learning/import?onglet=resultats&feature=hook%3Aquestion'],
    ['96 non', '/learning/import?onglet=resultats&without=hook%3Aquestion'],
  ]);
  expect(plain(second?.textContent)).toContain('Pas d’écart démontré');
  expect(second?.closest('details')?.textContent).toMatch(/^1.caractéristique sans écart démontré/);
  expect(
    within(second as HTMLElement)
      .getByRole('link', { name: /^Tester/ })
      .getAttribute('href'),
  ).toBe('/ai-generator?outil=script');
});

/** What its ads have not: each figure is the inverse of the other's. */
const inverse = (lift: ReturnType<typeof anInsight>, changes: Partial<ReturnType<typeof anInsight>>) =>
  anInsight({
    ...{ adsWith: lift.adsWithout, adsWithout: lift.adsWith, verdict: 'worse' },
    ...{
      lift: 1 / 1.34,
      low: 1 / 1.7,
      high: 1 / 1.06,
      shrunkLift: 1 / 1.22,
      shrunkLow: 1 / 1.41,
      shrunkHigh: 1 / 1.05,
    },
    ...changes,
  });

test('each fact stands once, what ads say first and whom they were shown to last; a press keeps one side of them', async () => {
  const retargeting = anInsight({ feature: 'audience', value: 'Reciblage' });
  const question = anInsight();
  const items = [
    inverse(retargeting, { feature: 'audience', value: 'Prospection' }),
    retargeting,
    question,
    anInsight({ feature: 'question', value: 'yes', adsWith: 50, adsWithout: 94 }),
    inverse(anInsight(), { feature: 'proof', value: 'none', adsWith: 70, adsWithout: 74 }),
  ];
  api.answer(getInsights, someInsights({ items }));
  open();
  await screen.findByRole('heading', { name: /^2.façons de faire marchent mieux, 1 moins bien$/ });
  const panel = within(screen.getByRole('region', { name: 'Enseignements' }));
  const rows = () => panel.getAllByRole('listitem').map((row) => plain(row.textContent));
  expect(rows().map((row) => row.split(' :')[0])).toEqual([
    'MieuxOuvrir sur une question',
    'Moins bienSe passer de preuve',
    'MieuxReciblage',
  ]);
  expect(rows()[0]).toContain('Vu aussi comme « Poser une question dans le texte » (+22 %).');
  expect(rows()[2]).toContain('C’est l’inverse de « Prospection » (−18 %).');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ce que disent vos annonces',
    'Leur audience',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Moins bien 1' }));
  expect(screen.getByTestId('address').textContent).toContain('verdict=moins-bien');
  expect(rows()).toHaveLength(1);
});

test('how a finding was worked out says the raw and the shrunk figure, and why they differ', async () => {
  open();
  await userEvent.click(await screen.findByText('Comment c’est calculé'));
  const said = plain(screen.getByText(/Neuf fois sur dix/).parentElement?.textContent);
  expect(said).toContain('Mesure brute : +34 % (entre +6 et +70 %). Estimation prudente : +22 % (entre +5 et +41 %).');
  expect(said).toContain('68 % de l’écart mesuré est retenu');
  expect(said).toContain('2,15 % sur 48 annonces dans ce cas, 1,71 % sur les 96 autres');
});

test('the plot is also a table', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir en tableau' }));
  const row = within(screen.getByRole('table', { name: 'Écarts de CTR' })).getAllByRole('row')[1];
  expect(plain(row?.textContent)).toBe(
    'Ouvrir sur une questionMieux+22 % (entre +5 et +41 %)+34 % (entre +6 et +70 %)2,15 %1,71 %48 / 96',
  );
});

test('metric, platform and period are in the address and in what is asked', async () => {
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mesure' }), 'Coût par conversion');
  await waitFor(() => expect(lastAsked()).toEqual({ metric: 'cpa' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plateforme' }), 'TikTok');
  await waitFor(() => expect(lastAsked()).toEqual({ metric: 'cpa', platform: 'tiktok' }));
  expect(screen.getByTestId('address').textContent).toContain('mesure=cpa&platform=tiktok');
});

test('dates of one’s own are asked for once they are days in their order', async () => {
  open('&periode=dates&du=2026-03-01&au=2026-02-01');
  await screen.findAllByRole('listitem');
  expect(lastAsked()).toEqual({ metric: 'ctr' });
  open('&periode=dates&du=2026-03-01&au=2026-04-30');
  await waitFor(() => expect(lastAsked()).toEqual({ metric: 'ctr', from: '2026-03-01', to: '2026-04-30' }));
});

test('where too little is known, what each one lacks is listed, and texts are asked for', async () => {
  const population = { ads: 88, excluded: 0, rate: 0.0063, withText: 0, withFormat: 88, currency: 'USD' };
  api.answer(getInsights, someInsights({ population, items: [anUnknownInsight()] }));
  open();
  const list = await screen.findByRole('list', { name: 'Données insuffisantes' });
  expect(plain(list.textContent)).toContain('Il faudrait encore 5 annonces avec.');
  expect(list.closest('details')?.open).toBe(true);
  expect(screen.getByRole('link', { name: 'Ajouter des textes' }).getAttribute('href')).toBe(
    '/learning/import?onglet=resultats&text=without',
  );
});

test('nothing imported shows a specimen that says it is one, and one act', async () => {
  const population = { ads: 0, excluded: 0, rate: null, withText: 0, withFormat: 0, currency: null };
  api.answer(getInsights, someInsights({ population, items: [] }));
  open();
  expect(await screen.findByText('exemple fictif')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Importer des résultats' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/learning/import?etape=fichier'));
});

test('a filter that leaves nothing says so, and gives way', async () => {
  const population = { ads: 0, excluded: 0, rate: null, withText: 0, withFormat: 0, currency: null };
  api.answer(getInsights, someInsights({ population, items: [] }));
  open('&platform=tiktok');
  await userEvent.click(await screen.findByRole('button', { name: 'Tout montrer' }));
  expect(screen.getByTestId('address').textContent).toBe('/learning/import?onglet=enseignements');
});

test('a failure says what failed, with the reference', async () => {
  api.refuse(getInsights, 'internal_error');
  open();
  expect(within(await screen.findByRole('alert')).getByText(/Les enseignements.: lecture impossible/)).toBeDefined();
});
