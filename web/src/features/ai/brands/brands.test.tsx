import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import type { Brand } from '../../../../../shared/ai/brand.ts';
import * as contract from '../../../../../shared/ai/brands.contract.ts';
import { listBriefs } from '../../../../../shared/ai/briefs.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { anAd, aSearchPage } from '../../../testing/ads.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';

const moment = '2026-11-20T10:00:00.000Z';
const times = { createdAt: moment, updatedAt: moment, version: 1 };
const aBrand = (changes: Partial<Brand> = {}): Brand => ({
  ...{ id: 'bnd_1', name: 'Planif', website: 'https://planif.example', industry: 'business', description: null },
  voice: { register: 'vous', person: 'nous', tones: [], emojis: 'none', exclamations: 'none' },
  ...{ vocabulary: [], banned: ['pas cher'], mentions: [], competitors: [], samples: [], profile: null },
  claims: [{ id: 'clm_1', text: 'Le leader', source: { label: 'Étude', url: null }, validUntil: '2026-01-01' }],
  ...times,
  ...changes,
});
let api = fakeApi();
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const address = () => screen.getByTestId('address').textContent;
/** By its name, which problems bear too: roles take seconds in so large a form. */
function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return found ?? expect.fail(`no field ${name}`);
}
/** At once, and not letter by letter. */
async function fill(name: string, text: string) {
  await waitFor(() => field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write', 'ai:delete'] }) });
  api.answer(contract.listBrands, { items: [], nextCursor: null });
});

test('brands are listed with the claims that may be said no more', async () => {
  const spoken = {
    register: 'tu' as const,
    person: null,
    tones: [],
    emojis: 'none' as const,
    exclamations: 'few' as const,
  };
  const summary = { id: 'bnd_1', name: 'Planif', website: 'https://planif.example', industry: null, ...times };
  const items = [{ ...summary, register: 'tu' as const, voice: spoken, claims: 2, expiredClaims: 1 }];
  api.answer(contract.listBrands, { items, nextCursor: null });
  api.answer(listBriefs, { items: [], nextCursor: null });
  renderPage(<AiPage />, '/ai-generator?onglet=marques');
  const [row] = within(await screen.findByRole('list', { name: 'Les marques' })).getAllByRole('listitem');
  await waitFor(() =>
    expect(plain(row?.textContent)).toBe(
      'PPlanifplanif.exampleTu hésites ? Planif te répond !Tutoiement · aucun brief · 2 allégations1 expirée',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Planif' }));
  expect(address()).toBe('/ai-generator?onglet=marques&marque=bnd_1');
});

test('a new brand says how it will sound, and what the plan refuses', async () => {
  renderPage(<AiPage />, '/ai-generator?onglet=marques');
  await userEvent.click(await screen.findByRole('button', { name: 'Créer une marque' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Créer la marque' }));
  expect(api.calls(contract.createBrand)).toEqual([]);
  await fill('name', 'Verdure');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Registre' }), 'tu');
  expect(screen.getAllByText(/^Tu hésites/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une allégation' }));
  await fill('claims.0.text', 'Bio depuis 1998');
  await fill('claims.0.source.label', 'Ecocert');
  const details = [
    { path: 'limit', message: '3' },
    { path: 'use', message: '3' },
  ];
  api.refuse(contract.createBrand, 'brand_limit', { details });
  await userEvent.click(screen.getByRole('button', { name: 'Créer la marque' }));
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('permet 3 marques, et vous en avez 3');
  api.answer(contract.createBrand, { brand: aBrand({ id: 'bnd_2', name: 'Verdure' }) });
  api.answer(contract.getBrand, { brand: aBrand({ id: 'bnd_2', name: 'Verdure' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Créer la marque' }));
  await waitFor(() => expect(address()).toBe('/ai-generator?onglet=marques&marque=bnd_2'));
  expect(api.calls(contract.createBrand).at(-1)?.body).toMatchObject({
    ...{ name: 'Verdure', website: null },
    voice: { register: 'tu', person: null },
    claims: [{ text: 'Bio depuis 1998', source: { label: 'Ecocert', url: null }, validUntil: null }],
  });
});

test('an edit sends what has changed, and says where a field is refused', async () => {
  api.answer(contract.getBrand, { brand: aBrand() });
  renderPage(<AiPage />, '/ai-generator?onglet=marques&marque=bnd_1');
  expect((await screen.findByText('expirée')).isConnected).toBe(true);
  await userEvent.clear(field('website'));
  await fill('website', 'planif');
  const details = [{ path: 'website', message: 'Indiquez une adresse web' }];
  api.refuse(contract.updateBrand, 'validation_error', { details });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findByText('Indiquez une adresse web')).isConnected).toBe(true);
  await fill('website', '.example');
  api.answer(contract.updateBrand, { brand: aBrand({ version: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(api.calls(contract.updateBrand).at(-1)?.body).toEqual({ website: 'planif.example', version: 1 }),
  );
});

test('a voice is measured on three texts at least, and kept with the brand', async () => {
  api.answer(contract.getBrand, { brand: aBrand() });
  const measured = { wordsPerSentence: 9.5, emojisPer100Words: 0, exclamationsPer100Words: 1.2 };
  const profile = { ...measured, register: 'vous' as const, readability: 71, favouriteWords: ['planning'] };
  api.answer(contract.measureBrandVoice, { profile });
  renderPage(<AiPage />, '/ai-generator?onglet=marques&marque=bnd_1');
  await fill('texts', 'Un.\n\nDeux.');
  await userEvent.click(screen.getByRole('button', { name: 'Mesurer la voix' }));
  expect(api.calls(contract.measureBrandVoice)).toEqual([]);
  await fill('texts', '\n\nTrois.');
  await userEvent.click(screen.getByRole('button', { name: 'Mesurer la voix' }));
  expect(plain((await screen.findByRole('table')).textContent)).toContain('Mots par phrase9,5');
  expect(api.calls(contract.measureBrandVoice)[0]?.body).toEqual({ texts: ['Un.', 'Deux.', 'Trois.'] });
  await userEvent.click(screen.getByRole('button', { name: 'Prendre cette mesure' }));
  api.answer(contract.updateBrand, { brand: aBrand({ profile, version: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(api.calls(contract.updateBrand)[0]?.body).toEqual({ profile, version: 1 }));
});

test('a voice is measured on the ads that the brand signs in the library', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write', 'ads:read'] }) });
  api.answer(contract.getBrand, { brand: aBrand() });
  const own = ['ads_1', 'ads_2', 'ads_3'].map((id) => anAd({ id, advertiser: { id: '7', name: 'PLANIF', url: null } }));
  api.answer(searchAds, aSearchPage([...own, anAd({ id: 'ads_4' })]));
  const measured = { wordsPerSentence: 9.5, emojisPer100Words: 0, exclamationsPer100Words: 1.2 };
  const profile = { ...measured, register: 'vous' as const, readability: 71, favouriteWords: [] };
  api.answer(contract.measureBrandVoice, { profile });
  renderPage(<AiPage />, '/ai-generator?onglet=marques&marque=bnd_1');
  await userEvent.click(await screen.findByRole('button', { name: /^Mesurer sur ses 3\sannonces/ }));
  expect((await screen.findByRole('table')).isConnected).toBe(true);
  expect(api.calls(contract.measureBrandVoice)[0]?.body).toEqual({ adIds: ['ads_1', 'ads_2', 'ads_3'] });
});

test('a brand is deleted once that is confirmed', async () => {
  api.answer(contract.getBrand, { brand: aBrand() });
  api.answer(contract.deleteBrand, { id: 'bnd_1' });
  renderPage(<AiPage />, '/ai-generator?onglet=marques&marque=bnd_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur Planif' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  expect(api.calls(contract.deleteBrand)).toEqual([]);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(address()).toBe('/ai-generator?onglet=marques'));
});
