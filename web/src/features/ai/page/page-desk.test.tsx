import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { analysePage } from '../../../../../functions/ai/page/analyse-page.ts';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { getGeneration, listGenerations } from '../../../../../shared/ai/generations.contract.ts';
import { analyzeLandingPage } from '../../../../../shared/ai/page.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { anAd } from '../../../testing/ads.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anAnalysis } from '../../../testing/generations.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';

let api = fakeApi();
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const section = (name: string) => plain(screen.getByRole('region', { name }).textContent);
const address = () => screen.getByTestId('address').textContent;
const html = `<html lang="fr"><title>LP novembre</title><h1>Vos plannings prêts en 5 minutes</h1><p>Un logiciel pour les restaurants.</p>
  <ul><li>Gagnez trois heures par semaine</li></ul><p>27 € par mois, sans engagement.</p><a class="btn" href="/essai">Essayer</a></html>`;
const ad = { headline: 'Vos plannings en 5 minutes', body: 'Pour 19 € par mois.' };

/** A kept reading of a page, as the API makes it. */
function aReading(of = html, promise: typeof ad | null = ad): GenerationOf<'analyze_landing_page'> {
  const { input: _, output: __, ...rest } = anAnalysis('x');
  const made = analysePage({ html: of, bytes: of.length, isCut: false, fetched: null, ad: promise });
  const nobody = { adId: null, advertiser: null, description: null, callToAction: null };
  return {
    ...rest,
    ...made,
    tool: 'analyze_landing_page',
    title: 'Vos plannings prêts en 5 minutes',
    input: {
      source: 'html',
      url: null,
      ad: promise && { ...nobody, ...promise, ...{ platform: null, format: null, industry: null } },
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write'] }) });
  api.answer(listGenerations, { items: [], nextCursor: null });
});

test('a page is read by its address, with the ad that leads to it; the address then opens what was kept', async () => {
  renderPage(<AiPage />, '/ai-generator?outil=page');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Adresse de la page' }), 'planif.example/offre');
  await userEvent.type(screen.getByRole('textbox', { name: /Titre de l’annonce/ }), ad.headline);
  api.answer(analyzeLandingPage, { generation: aReading() });
  await userEvent.click(await screen.findByRole('button', { name: 'Lire la page' }));
  await waitFor(() => expect(address()).toBe('/ai-generator?generation=gen_1'));
  expect(api.calls(analyzeLandingPage)[0]?.body).toEqual({
    url: 'planif.example/offre',
    ad: { headline: ad.headline, body: '' },
  });
  expect(section('Analyse enregistrée')).toMatch(/^\d+ sur 100/);
  expect(section('Détail de la note')).toMatch(/^Détail de la noteSur \d+ points/);
  expect(section('À corriger d’abord')).toContain('L’annonce dit 19 €, la page 27 €.');
  expect(section('Promesse de l’annonce')).toContain('19 € dans l’annonce, 27 € sur la page.');
  const row = screen.getByRole('row', { name: /^plannings/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['non', 'oui', 'oui']);
  expect(section('À écrire à la place')).toContain('Vos plannings prêts en 5 minutes');
});

test('what the page says is taken sentence by sentence', async () => {
  const user = userEvent.setup();
  api.answer(getGeneration, { generation: aReading() });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await screen.findByRole('region', { name: 'Ce que dit la page' });
  expect(screen.queryByRole('button', { name: 'Copier les faits cochés' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Gagnez trois heures par semaine' }));
  await user.click(screen.getByRole('checkbox', { name: /27 € par mois/ }));
  await user.click(screen.getByRole('button', { name: 'Copier les faits cochés' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Bénéfices\n- Gagnez trois heures par semaine\n\nPrix\n- 27 € par mois, sans engagement.',
  );
  api.answer(listBrands, { items: [], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Reprendre dans un brief' }));
  expect(await screen.findByDisplayValue('Gagnez trois heures par semaine')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Prix' }).value).toBe('27 € par mois, sans engagement.');
});

test('an address that cannot be read says why, and the page can be pasted instead', async () => {
  renderPage(<AiPage />, '/ai-generator?outil=page');
  const field = screen.getByRole('textbox', { name: 'Adresse de la page' });
  await userEvent.click(await screen.findByRole('button', { name: 'Lire la page' }));
  expect(screen.getByText('Indiquez la page à lire').isConnected).toBe(true);
  await userEvent.type(field, 'planif.example');
  api.refuse(analyzeLandingPage, 'page_unreachable', {
    details: [{ path: 'url', message: 'La page est introuvable (404).' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Lire la page' }));
  expect(await screen.findByText('La page est introuvable (404).')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Coller son HTML à la place' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'HTML de la page' }));
  await userEvent.paste(html);
  api.answer(analyzeLandingPage, { generation: aReading(html, null) });
  await userEvent.click(screen.getByRole('button', { name: 'Lire la page' }));
  await waitFor(() => expect(api.calls(analyzeLandingPage)[1]?.body).toEqual({ html }));
  expect(await screen.findByText(/Donnez l’annonce qui mène à la page/)).toBeDefined();
});

test('a page that scripts build has no note, and asks for what is shown', async () => {
  api.answer(getGeneration, { generation: aReading('<div id="root"></div><script src="a.js"></script>', null) });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Coller le HTML affiché' }));
  expect(screen.getByRole('textbox', { name: 'HTML de la page' }).isConnected).toBe(true);
  expect(section('Analyse enregistrée')).toContain('Pas de note');
  expect(screen.queryByRole('region', { name: 'Ce que dit la page' })).toBeNull();
});

test('who may only read sees what was kept, and reads nothing again', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read'] }) });
  api.answer(getGeneration, { generation: aReading() });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  expect(await screen.findByRole('region', { name: 'Détail de la note' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Relire la page' })).toBeNull();
});

test('an ad of the library brings the address that it leads to, and its words', async () => {
  const found = {
    ...anAd(),
    id: 'ads_7',
    landingUrl: 'https://rivale.example/tables',
    headline: 'Le chêne',
    body: 'Massif.',
  };
  api.answer(getAd, { ad: found });
  renderPage(<AiPage />, '/ai-generator?outil=page&annonce=ads_7');
  const url = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Adresse de la page' });
  expect(url.value).toBe('https://rivale.example/tables');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Titre de l’annonce/ }).value).toBe('Le chêne');
});
