import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { getGeneration, listGenerations, updateGenerationItem } from '../../../../../shared/ai/generations.contract.ts';
import { generateVariations } from '../../../../../shared/ai/writing.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { writtenVariations } from '../../../testing/generations.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';

let api = fakeApi();
const copied = vi.fn(async (_: string) => {});
type Kept = GenerationOf<'generate_variations'>;

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const withItem = (kept: Kept, at: number, change: Partial<Kept['output']['items'][number]>): Kept => ({
  ...kept,
  version: kept.version + 1,
  output: { ...kept.output, items: kept.output.items.map((item, i) => (i === at ? { ...item, ...change } : item)) },
});

async function open(kept: Kept = { ...writtenVariations(), keys: { v1: 'R7K2QX', v2: 'AB23CD' } }) {
  api.answer(getGeneration, { generation: kept });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await screen.findByRole('region', { name: 'Variation 1' });
  await screen.findByRole('button', { name: 'Garder\u00a0: Variation 1' });
  return kept;
}

beforeEach(() => {
  localStorage.clear();
  copied.mockClear();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write', 'ai:export'] }) });
  api.answer(listGenerations, { items: [], nextCursor: null });
});

test('keys go from text to text, keep, copy and reject with a reason', async () => {
  const kept = await open();
  const [first, second] = kept.output.items[0]?.texts ?? [];
  await userEvent.keyboard('j');
  expect(document.activeElement?.getAttribute('data-text')).toBe(first?.id);
  await userEvent.keyboard('jc');
  expect(copied).toHaveBeenCalledWith(second?.text);
  api.answer(updateGenerationItem, { generation: withItem(kept, 0, { state: 'kept' }) });
  await userEvent.keyboard('kg');
  expect(await screen.findByText('Gardée')).toBeDefined();
  expect(api.calls(updateGenerationItem)[0]?.body).toEqual({ state: 'kept', version: 1 });
  await userEvent.keyboard('e');
  api.answer(updateGenerationItem, {
    generation: { ...withItem(kept, 0, { state: 'rejected', reason: 'bland' }), version: 3 },
  });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Trop fade' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Variation 1' })).toBeNull());
  expect(api.calls(updateGenerationItem)[1]?.body).toEqual({ state: 'rejected', reason: 'bland', version: 2 });
  expect(plain(screen.getByText('Écartées par vous (1)').parentElement?.textContent)).toContain('Trop fade');
});

test('a text is changed in its place, measured as it is typed, and kept; Escape gives up', async () => {
  const kept = await open();
  const [first] = kept.output.items[0]?.texts ?? [];
  await userEvent.keyboard('j{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Texte principal' });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, '97 % gagnent 3 heures par semaine.');
  const region = within(screen.getByRole('region', { name: 'Variation 1' }));
  expect(plain(region.getByRole('status').textContent)).toBe('82 % du texte vient de vos faits');
  expect(region.getByText(/Chiffre sans source/)).toBeDefined();
  expect(region.getByText(/Texte principal 34 \/ 125/)).toBeDefined();
  const said = { ...(first ?? expect.fail()), text: '97 % gagnent 3 heures par semaine.', edited: true, grounding: [] };
  const texts = kept.output.items[0]?.texts.map((text) => (text.id === said.id ? said : text)) ?? [];
  api.answer(updateGenerationItem, { generation: withItem(kept, 0, { texts }) });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Texte principal' })).toBeNull());
  expect(api.calls(updateGenerationItem)[0]?.body).toEqual({
    ...{ texts: [{ field: 'primaryText', text: said.text }], version: 1 },
  });
  expect(region.getByText(said.text)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-text')).toBe(said.id));
  await userEvent.keyboard('{Enter}x{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Texte principal' })).toBeNull();
  expect(api.calls(updateGenerationItem)).toHaveLength(1);
});

test('what could not be kept stays under the hand', async () => {
  await open();
  await userEvent.keyboard('j{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Texte principal' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Mes mots.');
  api.refuse(updateGenerationItem, 'conflict');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(api.calls(getGeneration)).toHaveLength(2));
  expect(screen.getByDisplayValue('Mes mots.')).toBeDefined();
});

test('two texts are laid side by side, the name goes with its key, another draw is the next seed', async () => {
  const kept = await open();
  await userEvent.keyboard('jx');
  expect(screen.getByText(/choisissez-en un autre/)).toBeDefined();
  await userEvent.keyboard('jjx');
  const beside = screen.getByRole('region', { name: 'Côte à côte' });
  expect(within(beside).getByText('Variation 2, texte principal')).toBeDefined();
  expect(beside.querySelectorAll('mark').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Actions sur Variation 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Copier le nom pour la régie/ }));
  expect(copied).toHaveBeenCalledWith('le logiciel Planif · R7K2QX');
  api.answer(generateVariations, { generation: { ...kept, id: 'gen_2', seed: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Autres textes' }));
  await waitFor(() => expect(api.calls(generateVariations)[0]?.body).toMatchObject({ seed: 2, parentId: 'gen_1' }));
});

test('a note opens on what it lacks, and the best come first where the address says so', async () => {
  const kept = writtenVariations();
  const [first, second] = kept.output.items;
  if (!(first && second)) throw new Error('two are written');
  await open({
    ...kept,
    output: {
      ...kept.output,
      items: [
        { ...first, score: 40 },
        { ...second, score: 90 },
      ],
    },
  });
  const names = () =>
    screen.getAllByRole('region', { name: /^Variation/ }).map((one) => one.getAttribute('aria-label'));
  expect(names()).toEqual(['Variation 1', 'Variation 2']);
  await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
  expect(names()).toEqual(['Variation 2', 'Variation 1']);
  expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_1&tri=note');
  await userEvent.click(screen.getByRole('button', { name: /^40 sur 100/ }));
  const lacking = first.parts.find(({ points, max }) => points < max);
  const reasons = plain(screen.getByRole('region', { name: 'Détail de la note' }).textContent);
  expect(reasons).toContain(plain(`${lacking?.label}${lacking?.points} / ${lacking?.max}${lacking?.fix ?? ''}`));
  expect(screen.getByText('L’autre se compare à celle-ci.')).toBeDefined();
});

test('who may not write copies, and no more', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read'] }) });
  api.answer(getGeneration, { generation: writtenVariations() });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await screen.findByRole('region', { name: 'Variation 1' });
  await userEvent.keyboard('j{Enter}g');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Garder|Modifier|Exporter|Autres textes/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Copier/ }).length).toBeGreaterThan(0);
});

test('variations stand as on their platform, cut where it cuts, or in a list that the address tells', async () => {
  const kept = writtenVariations();
  const [item] = kept.output.items;
  const [first] = item?.texts ?? [];
  const long = { ...(first ?? expect.fail()), text: `${'Gagnez du temps. '.repeat(9)}Fin.`, grounding: [] };
  await open(withItem(kept, 0, { texts: [long, ...(item?.texts.slice(1) ?? [])] }));
  const [drawing] = screen.getAllByRole('figure', { name: 'Aperçu\u00a0: fil Meta' });
  expect(drawing?.textContent).toContain('… voir plus');
  expect(drawing?.textContent).not.toContain('Fin.');
  expect(drawing?.textContent).toContain(item?.texts[1]?.text);
  await userEvent.click(screen.getByRole('radio', { name: 'En liste' }));
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('/ai-generator?generation=gen_1&vue=liste');
});
