import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { getPrediction } from '../../../../../shared/learning/insights.contract.ts';
import { getResultSummary } from '../../../../../shared/learning/results.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aResultSummary } from '../../../testing/learning.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LearningPage } from '../learning-page.tsx';

let api = fakeApi();

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['learning:read', 'ai:read', 'ai:write'] }) });
  api.answer(listBrands, { items: [], nextCursor: null });
  api.answer(getResultSummary, aResultSummary());
});

const open = () => renderPage(<LearningPage />, '/learning/import?onglet=prediction');
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const none = { available: false, effects: [], points: [] };

test('too few ads: how many are missing, and no rank', async () => {
  api.answer(getPrediction, { ...none, reason: 'too_few', ads: 44, missing: 56, spearman: null, low: null });
  open();
  expect(plain((await screen.findByRole('heading', { name: /Encore/ })).textContent)).toBe('Encore 56 annonces');
  expect(plain(document.body.textContent)).toContain('44 sur 100 annonces assez montrées');
});

test('texts that explain nothing: where to look instead', async () => {
  api.answer(getPrediction, { ...none, reason: 'not_predictive', ads: 182, missing: 0, spearman: 0.08, low: -0.01 });
  open();
  expect(await screen.findByRole('heading', { name: 'Vos textes n’expliquent pas vos écarts' })).toBeDefined();
  expect(screen.getByText('Cherchez du côté de l’audience ou de l’offre.')).toBeDefined();
  expect(plain(document.body.textContent)).toContain('ρ 0,08, au moins -0,01 neuf fois sur dix');
});

test('ads without a text are not said to have texts that explain nothing', async () => {
  api.answer(getPrediction, { ...none, reason: 'not_predictive', ads: 138, missing: 0, spearman: 0.03, low: -0.08 });
  api.answer(getResultSummary, aResultSummary({ withText: 0 }));
  open();
  expect(await screen.findByRole('heading', { name: 'Vos annonces n’ont pas de texte' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ajouter des textes' })).toBeDefined();
});

test('available: the correlation with its bound, what it is made of, and the ranks as a table', async () => {
  const points = Array.from({ length: 10 }, (_, at) => ({ foretold: at / 9, observed: at / 9 }));
  const effects = [
    { feature: 'hook', value: 'promise', label: 'Accroche\u00a0: promesse', effect: 0.8 },
    { feature: 'hook', value: 'question', label: 'Accroche\u00a0: question', effect: 1.18 },
  ];
  api.answer(getPrediction, {
    ...{ available: true, reason: null, ads: 182, missing: 0, spearman: 0.46, low: 0.38 },
    ...{ points, effects },
  });
  open();
  await screen.findByRole('heading', { name: 'Vos résultats permettent de prévoir les suivants' });
  expect(plain(document.body.textContent)).toContain('ρ = 0,46, et d’au moins 0,38');
  // All ten stand on the diagonal.
  expect(plain(document.body.textContent)).toContain('désigne la meilleure environ 9 fois sur 10');
  expect(plain(document.body.textContent)).toContain('Rang prévu et rang observé de 10 des 182 annonces');
  expect(screen.getByRole('link', { name: 'Analyser une annonce' })).toBeDefined();
  expect(plain(screen.getByRole('region', { name: 'Ce qui pèse dans la prédiction' }).textContent)).toContain(
    'Ouvrir sur une question+18 %Ouvrir sur une promesse−20 %',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Voir en tableau' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(plain(rows[1]?.textContent)).toBe('le mieux prévu2fait mieux que 94 % des annonces');
});
