import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { analyzeAd } from '../../../../../shared/ai/ad.contract.ts';
import * as contract from '../../../../../shared/ai/generations.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anAnalysis, aSummary } from '../../../testing/generations.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';

const words = 'Marre des tableurs ? Essayez Planif 14 jours.';
let api = fakeApi();
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const section = (name: string) => plain(screen.getByRole('region', { name }).textContent);
const address = () => screen.getByTestId('address').textContent;
const list = (...items: ReturnType<typeof aSummary>[]) =>
  api.answer(contract.listGenerations, { items, nextCursor: null });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write', 'ai:delete'] }) });
  list();
});

test('what is on the desk is kept when asked, and the address opens it again with its like', async () => {
  renderPage(<AiPage />, '/ai-generator?outil=annonce');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Texte' }));
  expect(screen.queryByRole('button', { name: 'Enregistrer l’analyse' })).toBeNull();
  await userEvent.paste(words);
  api.answer(analyzeAd, { generation: anAnalysis(words) });
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer l’analyse' }));
  await waitFor(() => expect(address()).toBe('/ai-generator?generation=gen_1'));
  expect(api.calls(analyzeAd)[0]?.body).toMatchObject({ ad: { body: words }, own: true, placement: 'meta_feed' });
  expect(await screen.findByDisplayValue(words)).toBeDefined();
  expect(section('Analyse enregistrée')).toContain('Enregistrée par Zoé Testeur');
  expect(section('Annonces proches qui ont duré')).toContain('91 jours, tourne encore · proche à 42 %');
  expect(screen.queryByRole('button', { name: 'Enregistrer l’analyse' })).toBeNull();
  // Other words are another analysis, that comes from this one.
  await userEvent.type(screen.getByRole('textbox', { name: 'Texte' }), ' Vite.');
  expect(section('Analyse enregistrée')).toContain('Le texte a changé');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer l’analyse' }));
  await waitFor(() => expect(api.calls(analyzeAd)[1]?.body).toMatchObject({ parentId: 'gen_1' }));
});

test('what cannot be kept says why, and the words stay', async () => {
  renderPage(<AiPage />, '/ai-generator?outil=annonce');
  await userEvent.click(screen.getByRole('textbox', { name: 'Texte' }));
  await userEvent.paste(words);
  api.refuse(analyzeAd, 'rate_limited');
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer l’analyse' }));
  await waitFor(() => expect(api.calls(analyzeAd)).toHaveLength(1));
  expect(screen.getByDisplayValue(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Enregistrer l’analyse' })).toBeDefined();
});

test('who may only read keeps nothing', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read'] }) });
  list(aSummary());
  renderPage(<AiPage />, '/ai-generator');
  expect(await screen.findByRole('link', { name: 'Annonce de Maison Verdure' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Favori|Actions/ })).toBeNull();
});

test('the history is filtered by the address, named and removed, and what is removed comes back', async () => {
  list(aSummary(), aSummary({ id: 'gen_2', title: 'Planif', favorite: true }));
  renderPage(<AiPage />, '/ai-generator?onglet=historique');
  const rows = within(await screen.findByRole('list', { name: 'Générations' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    expect.stringContaining(
      'Analyse d’annonce · Votre crème hydratante arrive en 48 h.61 / 100Zoé Testeur, 20 nov. 2026',
    ),
    expect.stringContaining('Planif'),
  ]);
  await userEvent.click(screen.getByRole('switch', { name: 'Favoris' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outil' }), 'analyze_ad');
  await waitFor(() =>
    expect(api.calls(contract.listGenerations).at(-1)?.url.search).toContain('tool=analyze_ad&favorite=true'),
  );
  expect(address()).toBe('/ai-generator?onglet=historique&favoris=1&genre=analyze_ad');
  const keptTexts = screen.getByRole('switch', { name: 'Avec textes gardés' });
  await userEvent.click(keptTexts);
  await waitFor(() => expect(api.calls(contract.listGenerations).at(-1)?.url.search).toContain('kept=true'));
  await userEvent.click(keptTexts);

  api.answer(contract.updateGeneration, { generation: anAnalysis(words, { favorite: true, version: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: /Favori.*Verdure/ }));
  await waitFor(() => expect(api.calls(contract.updateGeneration)[0]?.body).toEqual({ favorite: true, version: 1 }));

  api.answer(contract.deleteGeneration, { id: 'gen_1' });
  list(aSummary({ id: 'gen_2', title: 'Planif' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions sur Annonce de Maison Verdure' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByText('Annonce de Maison Verdure')).toBeNull());
  expect(api.calls(contract.deleteGeneration)).toHaveLength(1);
});

test('words that may not be published have their note struck in the history, as on their page', async () => {
  list(aSummary({ score: 14, blocked: true }), aSummary({ id: 'gen_2', title: 'Planif' }));
  renderPage(<AiPage />, '/ai-generator?onglet=historique');
  const [blocked, other] = within(await screen.findByRole('list', { name: 'Générations' })).getAllByRole('listitem');
  expect([blocked, other].map((row) => row?.querySelector('del')?.textContent)).toEqual(['14 / 100', undefined]);
  expect(plain(blocked?.textContent)).toContain('À corriger14 / 100');
});

test('an empty history says what it is for; one that nothing fits, that', async () => {
  const empty = renderPage(<AiPage />, '/ai-generator?onglet=historique');
  expect(await screen.findByRole('heading', { name: 'Rien n’est encore gardé' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Exemple' }).textContent).toContain('Produit fictif');
  empty.unmount();
  renderPage(<AiPage />, '/ai-generator?onglet=historique&favoris=1');
  expect((await screen.findByRole('status')).textContent).toBe('Rien ne correspond à ces filtres.');
});

test('what was kept and is there no more says so', async () => {
  api.refuse(contract.getGeneration, 'not_found');
  renderPage(<AiPage />, '/ai-generator?generation=gen_gone');
  expect((await screen.findByRole('alert')).textContent).toContain('introuvable');
});
