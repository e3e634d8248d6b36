import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { getInsights } from '../../../../../shared/learning/insights.contract.ts';
import { getResultSummary, listResults, updateResult } from '../../../../../shared/learning/results.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aResult, aResultSummary, someInsights, someResultsTogether } from '../../../testing/learning.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LearningPage } from '../learning-page.tsx';

let api = fakeApi();

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['learning:read', 'learning:write', 'ai:read'] }) });
  api.answer(listBrands, { items: [], nextCursor: null });
  api.answer(getResultSummary, aResultSummary());
  api.answer(getInsights, someInsights());
  api.answer(listResults, {
    items: [aResult(), aResult({ id: 'res_2', name: 'Image 83', text: null })],
    total: 2,
    together: someResultsTogether(),
    nextCursor: null,
  });
});

const open = (query = '') => renderPage(<LearningPage />, `/learning/import?onglet=resultats${query}`);
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const lastAsked = () => Object.fromEntries(api.calls(listResults).at(-1)?.url.searchParams ?? []);
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('ads stand with their words, their traits and their figures', async () => {
  open();
  const row = plain((await rowOf('Question devis')).textContent);
  expect(row).toContain('Marre des devis oubliés ?');
  expect(row).toContain('Accroche : problème');
  expect(row).not.toContain('sans offre');
  expect(row).toContain('Rentrée');
  expect(row).toContain('FacebookImage12 4001,50 %+20 %4,84 %10,27 €');
  expect(row).toContain('1er – 30 sept.');
  const bare = plain((await rowOf('Image 83')).textContent);
  expect(bare).toContain('Ajouter le texte');
  expect(plain((await rowOf('Ensemble')).textContent)).toContain('24 8001,25 %5,81 %10,28 €');
});

test('a text is added in place, and shows with what it teaches', async () => {
  const text = 'Et si vos devis partaient seuls\u202f?';
  const features = [{ feature: 'hook', value: 'question', label: 'Accroche\u00a0: question' }];
  api.answer(updateResult, { result: aResult({ id: 'res_2', name: 'Image 83', text, features }) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter le texte de Image 83' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Texte' }), 'Et si vos devis partaient seuls ?');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(plain((await screen.findByText(/Et si vos devis/)).closest('tr')?.textContent)).toContain(
    'Accroche : question',
  );
  expect(api.calls(updateResult).map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/api/learning/results/res_2', { text: 'Et si vos devis partaient seuls ?' }],
  ]);
});

test('those that have no text are counted, and shown alone with a field each', async () => {
  api.answer(listResults, {
    items: [aResult({ id: 'res_2', name: 'Image 83', text: null, features: [] })],
    total: 1,
    together: someResultsTogether({ ads: 3, withText: 2 }),
    nextCursor: null,
  });
  api.answer(updateResult, { result: aResult({ id: 'res_2', name: 'Image 83', text: 'Essai gratuit.' }) });
  open();
  const give = await screen.findByRole('button', { name: 'Ajouter des textes' });
  expect(lastAsked()).toMatchObject({ sort: 'impressions' });
  await userEvent.click(give);
  await waitFor(() => expect(lastAsked()).toMatchObject({ text: 'without' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Texte de Image 83' }), 'Essai gratuit.');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Essai gratuit.')).toBeDefined();
  expect(api.calls(updateResult).map(({ body }) => body)).toEqual([{ text: 'Essai gratuit.' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Toutes les annonces' }));
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('text'));
});

test('an ad that was written here leads to its text, and answers its hypothesis', async () => {
  const other = aResult({ id: 'res_2', name: 'Sans texte connu', key: 'H4MK7Z' });
  const hypothesis = { text: 'La question l’emporte sur le problème.', state: 'false' as const };
  api.answer(listResults, {
    items: [aResult({ key: 'R7K2QX', generation: { id: 'gen_1', itemId: 'v2' }, hypothesis }), other],
    total: 2,
    together: someResultsTogether(),
    nextCursor: null,
  });
  open();
  const row = await rowOf('Question devis');
  expect(plain(row.textContent)).toContain('La question l’emporte sur le problème. C’est faux.');
  expect(row.textContent).toContain('Clé R7K2QX');
  const unknown = await rowOf('Sans texte connu');
  expect(unknown.textContent).toContain('Clé H4MK7Z');
  expect(within(unknown).queryByRole('link')).toBeNull();
  expect(within(row).getByRole('link', { name: 'Écrite dans Réclame, texte v2' }).getAttribute('href')).toBe(
    '/ai-generator?generation=gen_1',
  );
});

test('sort, filters and the side of a trait are in the address and in what is asked', async () => {
  open('&without=hook:question');
  await rowOf('Question devis');
  expect(lastAsked()).toMatchObject({ without: 'hook:question' });
  await userEvent.click(screen.getByRole('radio', { name: 'Avec' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ feature: 'hook:question' }));
  expect(lastAsked()).not.toHaveProperty('without');
  await userEvent.click(screen.getByRole('button', { name: 'CTR' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Vidéo');
  await waitFor(() => expect(lastAsked()).toMatchObject({ feature: 'hook:question', sort: 'ctr', format: 'video' }));
  expect(screen.getByTestId('address').textContent).toContain('feature=hook%3Aquestion&sort=ctr&format=video');
});

test('a list that goes on is read a page after the other', async () => {
  api.behave(listResults, ({ url }) => {
    const second = url.searchParams.get('cursor') === 'next';
    const items = [aResult(second ? { id: 'res_9', name: 'Neuvième' } : {})];
    return Response.json({
      success: true,
      data: { items, total: 2, together: null, nextCursor: second ? null : 'next' },
    });
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir la suite' }));
  expect(await rowOf('Neuvième')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Voir la suite' })).toBeNull();
});

test('a filter that leaves nothing gives way', async () => {
  api.answer(listResults, { items: [], total: 0, together: null, nextCursor: null });
  open('&q=rien');
  await userEvent.click(await screen.findByRole('button', { name: 'Toutes les montrer' }));
  expect(screen.getByTestId('address').textContent).toBe('/learning/import?onglet=resultats');
});
