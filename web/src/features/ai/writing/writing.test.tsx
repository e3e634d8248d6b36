import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import { getBrief, listBriefs } from '../../../../../shared/ai/briefs.contract.ts';
import {
  cancelGeneration,
  getGeneration,
  listGenerations,
  updateGenerationItem,
} from '../../../../../shared/ai/generations.contract.ts';
import { type AiUsage, getAiUsage } from '../../../../../shared/ai/usage.contract.ts';
import { generatePlatformCopy, generateScript, generateVariations } from '../../../../../shared/ai/writing.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { anAd } from '../../../testing/ads.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aWrittenBrief, writtenScript, writtenVariations } from '../../../testing/generations.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';
import { VoiceSeconds } from './voice-seconds.tsx';

const moment = '2026-11-20T10:00:00.000Z';
const kept: KeptBrief = {
  ...{ id: 'brf_1', name: 'Rentrée', brandId: 'bnd_1', personaId: null, brief: aWrittenBrief },
  ...{ createdAt: moment, updatedAt: moment, version: 1 },
};

let api = fakeApi();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write'] }) });
  api.answer(listBriefs, { items: [], nextCursor: null });
  api.answer(listBrands, { items: [], nextCursor: null });
  api.answer(listGenerations, { items: [], nextCursor: null });
});

test('a kept brief is written from: what comes from it is underlined, what it lacks is asked', async () => {
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  const made = writtenVariations();
  api.answer(generateVariations, { generation: made });
  renderPage(<AiPage />, '/ai-generator?outil=variations');
  await screen.findByRole('option', { name: 'Rentrée' });
  await userEvent.click(await screen.findByRole('button', { name: 'Composer 6\u00a0variations' }));
  const first = await screen.findByRole('region', { name: 'Variation 1' });
  expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_1');
  expect(api.calls(generateVariations)[0]?.body).toEqual({
    briefId: 'brf_1',
    brandId: 'bnd_1',
    ...{ placement: 'meta_feed', count: 6, length: 'short' },
  });
  const text = made.output.items[0]?.texts[0];
  expect(first.textContent).toContain(text?.text);
  const marks = [...first.querySelectorAll('[data-fact]')].map((mark) => mark.textContent);
  expect(marks[0]).toBe(text?.text.slice(text.grounding[0]?.start, text.grounding[0]?.end));
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Pour aller plus loin' })).getAllByRole('listitem')).toHaveLength(
      made.questions.length,
    ),
  );
});

test('an address that names a lever asks for variations of that one alone', async () => {
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  api.answer(generateVariations, { generation: writtenVariations() });
  renderPage(<AiPage />, '/ai-generator?outil=variations&levier=hook');
  await screen.findByRole('option', { name: 'Rentrée' });
  await userEvent.click(await screen.findByRole('button', { name: /^Composer/ }));
  await screen.findByRole('region', { name: 'Variation 1' });
  expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_1');
  expect(api.calls(generateVariations)[0]?.body).toMatchObject({ levers: ['hook'] });
});

const engines: AiUsage['engines'] = [
  { engine: 'integre', available: true, model: null, isDefault: false, reason: null },
  { engine: 'bedrock', available: true, model: 'eu.anthropic.claude-x', isDefault: false, reason: null },
  { engine: 'openai-compatible', available: true, model: 'mistral-small', isDefault: true, reason: null },
];
const usage: AiUsage = {
  ...{ month: '2026-11', credits: { used: 10, limit: 1_000 }, tokens: { included: 0, own: 0 }, byTool: [], engines },
};

test('a model is chosen with its cost, its draft stands at once, and it can be stopped', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write'] }) });
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  api.answer(getAiUsage, { usage });
  const old = { ...writtenVariations(), status: 'running' as const, engine: 'bedrock' as const };
  const draft = { ...old, createdAt: new Date().toISOString() };
  api.answer(generateVariations, { generation: draft });
  api.answer(getGeneration, { generation: draft });
  api.answer(cancelGeneration, { generation: { ...draft, status: 'cancelled', version: 2 } });
  renderPage(<AiPage />, '/ai-generator?outil=variations');
  const choice = await screen.findByRole('combobox', { name: 'Moteur' });
  expect(choice).toHaveProperty('value', 'openai-compatible');
  await userEvent.selectOptions(choice, 'claude-x, 2 crédits');
  await userEvent.click(screen.getByRole('button', { name: /^Composer/ }));
  expect(await screen.findByRole('region', { name: 'Variation 1' })).toBeDefined();
  expect(api.calls(generateVariations)[0]?.body).toMatchObject({ engine: 'bedrock' });
  expect(screen.getByText(/Le modèle écrit sa version/)).toBeDefined();
  api.answer(getGeneration, { generation: old });
  expect(await screen.findByText(/attend son tour/, undefined, { timeout: 3_000 })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByText(/Rédaction arrêtée/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

test('why a draft stayed is said, and it is asked again', async () => {
  const fallback = { from: 'bedrock', reason: 'timeout', message: 'Le modèle a mis trop de temps.' };
  const made = { ...writtenVariations(), engine: 'bedrock' as const, fallback };
  api.answer(getGeneration, { generation: made });
  api.answer(generateVariations, { generation: { ...writtenVariations(), id: 'gen_2' } });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await screen.findByText(/Le modèle a mis trop de temps/);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_2'));
  expect(api.calls(generateVariations)[0]?.body).toMatchObject({ engine: 'bedrock', parentId: 'gen_1', count: 2 });
});

test('an order says where, how long and what may change; its keys give it', async () => {
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  api.answer(generateVariations, { generation: writtenVariations() });
  renderPage(<AiPage />, '/ai-generator?outil=variations');
  await screen.findByRole('option', { name: 'Rentrée' });
  await userEvent.click(screen.getByRole('radio', { name: 'Longue' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nombre' }), '3');
  await userEvent.click(screen.getByText(/Éléments à faire varier/));
  for (const name of ['l’offre', 'la preuve']) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText(/Éléments à faire varier/).textContent).toContain('7');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marque' }), '');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(api.calls(generateVariations)).toHaveLength(1));
  expect(api.calls(generateVariations)[0]?.body).toEqual({
    ...{ briefId: 'brf_1', placement: 'meta_feed', count: 3, length: 'long' },
    levers: ['hook', 'angle', 'audience', 'length', 'callToAction', 'structure', 'objection'],
  });
});

test('platform texts are written for several placements at once; what the brief lacks leads to its field', async () => {
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  api.answer(getBrief, { brief: kept });
  api.refuse(generatePlatformCopy, 'not_found');
  renderPage(<AiPage />, '/ai-generator?outil=textes');
  await screen.findByRole('option', { name: 'Rentrée' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'LinkedIn' }));
  await userEvent.click(screen.getByRole('button', { name: /^Composer/ }));
  await waitFor(() => expect(api.calls(generatePlatformCopy)).toHaveLength(1));
  expect(api.calls(generatePlatformCopy)[0]?.body).toMatchObject({
    placements: [{ placement: 'meta_feed' }, { placement: 'linkedin' }],
  });
  await userEvent.click(screen.getByRole('button', { name: /Quelle preuve/ }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('proofs.0.text'));
});

test('what would make texts better leads to a line of their brief that is blank', async () => {
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  api.answer(getBrief, { brief: kept });
  const made = writtenVariations();
  const questions = [{ path: 'benefits', question: 'Qu’y gagnent encore vos clients\u202f?', why: 'Un de plus.' }];
  api.answer(getGeneration, { generation: { ...made, questions, input: { ...made.input, briefId: 'brf_1' } } });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await userEvent.click(await screen.findByRole('link', { name: /Qu’y gagnent encore/ }));
  const next = `benefits.${aWrittenBrief.benefits.length}`;
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(next));
});

test('texts that stand are ordered again, from their brief as it was when it is there no more', async () => {
  api.answer(listBriefs, { items: [], nextCursor: null });
  const made = writtenVariations();
  api.answer(getGeneration, { generation: made });
  api.answer(generateVariations, { generation: { ...made, id: 'gen_2' } });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Brief et réglages' }));
  expect(screen.getByRole('option', { name: 'Celui de ces textes' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Recomposer' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_2'));
  expect(api.calls(generateVariations)[0]?.body).toMatchObject({ brief: aWrittenBrief, count: 2, parentId: 'gen_1' });
});

test('an ad of the library lends its build, until it is left', async () => {
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  api.answer(getAd, { ad: anAd({ id: 'ads_1' }) });
  api.answer(generateVariations, { generation: writtenVariations() });
  renderPage(<AiPage />, '/ai-generator?outil=variations&annonce=ads_1');
  expect(await screen.findByText(new RegExp(`l’annonce de ${anAd().advertiser.name}`))).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Composer/ }));
  await screen.findByRole('region', { name: 'Variation 1' });
  expect(api.calls(generateVariations)[0]?.body).toMatchObject({ briefId: 'brf_1', adId: 'ads_1' });
  expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_1');
});

test('the brief that says most is chosen first, then the one last written from', async () => {
  const proofs = [{ text: '4,8/5 sur 1\u202f200\u00a0avis', source: 'Trustpilot' }];
  const rich = { ...kept, id: 'brf_2', name: 'Printemps', brief: { ...aWrittenBrief, proofs } };
  api.answer(listBriefs, { items: [kept, rich], nextCursor: null });
  api.answer(generateVariations, { generation: writtenVariations() });
  const open = renderPage(<AiPage />, '/ai-generator?outil=variations');
  await screen.findByRole('option', { name: 'Printemps' });
  expect(screen.getByRole('combobox', { name: 'Brief' })).toHaveProperty('value', 'brf_2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brief' }), 'Rentrée');
  await userEvent.click(screen.getByRole('button', { name: /^Composer/ }));
  await screen.findByRole('region', { name: 'Variation 1' });
  open.unmount();
  renderPage(<AiPage />, '/ai-generator?outil=script');
  await screen.findByRole('option', { name: 'Printemps' });
  expect(screen.getByRole('combobox', { name: 'Brief' })).toHaveProperty('value', 'brf_1');
});

test('an example is written in one click, from facts of a product that does not exist', async () => {
  api.answer(generateVariations, { generation: writtenVariations() });
  renderPage(<AiPage />, '/ai-generator?outil=variations');
  await userEvent.click(await screen.findByRole('button', { name: 'Essayer cet exemple' }));
  await screen.findByRole('region', { name: 'Variation 1' });
  expect(api.calls(generateVariations)[0]?.body).toMatchObject({
    ...{ brief: { product: 'la gourde Filante' }, engine: 'integre' },
  });
});

test('a video that is too long for its facts says so, and is written shorter in one click', async () => {
  const long = writtenScript(60);
  api.answer(getGeneration, { generation: long });
  api.answer(generateScript, { generation: { ...writtenScript(15), id: 'gen_2' } });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(long.output.beats.length + 1);
  expect(rows[1]?.textContent).toContain(long.output.beats[0]?.voice.text);
  expect(screen.getByText(/Vos faits tiennent 15 s/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Composer en 15\u00a0s' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_2'));
  expect(api.calls(generateScript)[0]?.body).toMatchObject({ duration: 15, parentId: 'gen_1' });
});

test('beside the order stands what its brief says, and no one else’s product', async () => {
  api.answer(listBriefs, { items: [kept], nextCursor: null });
  renderPage(<AiPage />, '/ai-generator?outil=script');
  const facts = within(await screen.findByRole('region', { name: 'Les faits du brief' }));
  for (const benefit of aWrittenBrief.benefits) expect(facts.getByText(benefit)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Essayer cet exemple' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Composer le script' })).toBeDefined();
});

test('another hook takes the place of the first words, which stay to be taken back', async () => {
  const script = writtenScript(30);
  const [beat] = script.output.beats;
  const [hook] = script.output.hooks;
  if (!(beat && hook)) throw new Error('both are written');
  api.answer(getGeneration, { generation: script });
  api.answer(updateGenerationItem, { generation: { ...script, version: 2 } });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  const [take] = await screen.findAllByRole('button', { name: /^Prendre/ });
  await userEvent.click(take ?? expect.fail());
  await waitFor(() => expect(api.calls(updateGenerationItem)).toHaveLength(2));
  expect(api.calls(updateGenerationItem).map(({ url, body }) => [url.pathname.split('/').at(-1), body])).toEqual([
    [hook.id, { texts: [{ field: 'hook', text: beat.voice.text }], version: 1 }],
    [beat.id, { texts: [{ field: 'voice', text: hook.text }], version: 2 }],
  ]);
});

test('without a brief, the way to write one', async () => {
  api.answer(listBriefs, { items: [], nextCursor: null });
  renderPage(<AiPage />, '/ai-generator?outil=script');
  const link = await screen.findByRole('link', { name: 'Écrire un brief' });
  expect(link.getAttribute('href')).toBe('/ai-generator?onglet=briefs&brief=nouveau');
});

test('what a voice says is counted in seconds, and said to be too long for its part', () => {
  const { rerender } = render(<VoiceSeconds text="Gagnez trois heures par semaine." lasts={3} />, {
    wrapper: MantineProvider,
  });
  const said = () => document.body.textContent?.replace(/\u00a0/g, ' ');
  expect(said()).toContain('2 s de voix sur 3');
  rerender(<VoiceSeconds text="Gagnez trois heures par semaine." lasts={1.5} />);
  expect(said()).toContain('2 s de voix sur 1,5, trop long à dire');
  rerender(<VoiceSeconds text="Gagnez trois heures par semaine." lasts={2.1} />);
  expect(said()).toContain('2 s de voix sur 2');
  rerender(<VoiceSeconds text="Gagnez trois heures par semaine." lasts={6.9} />);
  expect(said()).toContain('2 s de voix, 5 s sans voix');
});

test('a variation says the rank to be expected of it, and what such ranks were worth', async () => {
  const made = writtenVariations();
  const [first, second] = made.output.items;
  if (!(first && second)) throw new Error('two are written');
  const prediction = { percentile: 0.62, low: 0.24, high: 0.91, spearman: 0.4612, ads: 160 };
  made.output.items = [{ ...first, prediction }, second];
  api.answer(getGeneration, { generation: made });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  const shown = await screen.findByRole('region', { name: 'Variation 1' });
  expect(shown.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain(
    'CTR prévu : mieux que 62 % de vos annonces (neuf fois sur dix, entre 24 % et 91 % ; corrélation des rangs 0,46 sur vos 160 annonces)',
  );
  expect(screen.getByRole('region', { name: 'Variation 2' }).textContent).not.toContain('CTR prévu');
});
