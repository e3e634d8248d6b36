import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import { listBriefs } from '../../../../../shared/ai/briefs.contract.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { getGeneration, listGenerations, updateGenerationItem } from '../../../../../shared/ai/generations.contract.ts';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { getMarket } from '../../../../../shared/ai/market.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { writtenVariations } from '../../../testing/generations.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AiPage } from '../ai-page.tsx';

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const lift: Lift = {
  ...{ feature: 'number', value: 'yes', label: 'Un chiffre', adsWith: 60, adsWithout: 90, clusters: 12 },
  ...{ rateWith: 0.6, rateWithout: 0.5, lift: 1.2, low: 1.05, high: 1.37, shrunkLift: 1.1, shrunkLow: 1.02 },
  ...{ shrunkHigh: 1.2, p: 0.01, q: 0.04, verdict: 'better', sentence: 'Les annonces avec un chiffre…' },
};
const none = { lift: null, low: null, high: null, verdict: 'insufficient' } as const;
let api = fakeApi();

/** Opens kept variations, in a window of that width. */
async function open(kept: GenerationOf<'generate_variations'>, width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, side, bound] = /\((min|max)-width: ([\d.]+)em\)/.exec(query) ?? [];
    const matches = side === 'min' ? width >= Number(bound) * 16 : side === 'max' && width <= Number(bound) * 16;
    return { matches, media: query, addEventListener: () => {}, removeEventListener: () => {} };
  });
  api.answer(getGeneration, { generation: kept });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await screen.findAllByRole('region', { name: 'Variation 1' });
}

beforeEach(() => {
  vi.unstubAllGlobals();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ads:read'] }) });
  api.answer(listBriefs, { items: [], nextCursor: null });
  api.answer(listBrands, { items: [], nextCursor: null });
  api.answer(listGenerations, { items: [], nextCursor: null });
});

test('facts stand beside the texts, those that nothing says first; words and their fact are lit together', async () => {
  const kept = writtenVariations();
  await open(kept, 1440);
  const margin = screen.getByRole('complementary', { name: 'Marge des faits' });
  const facts = within(margin).getAllByRole('listitem');
  expect(facts).toHaveLength(kept.evidence.length);
  const uses = facts.map((one) => Number(/dans (\d+)/.exec(plain(one.textContent))?.[1] ?? 0));
  expect(uses).toEqual(uses.toSorted((a, b) => a - b));
  expect(plain(facts.at(-1)?.textContent)).toMatch(/^.+ · dans \d+ textes/);

  const [words] = screen.getByRole('region', { name: 'Variation 1' }).querySelectorAll<HTMLElement>('[data-fact]');
  if (!words) return expect.fail('no words of a fact');
  await userEvent.hover(words);
  const fact = margin.querySelector(`[data-evidence="${words.getAttribute('data-fact')}"]`);
  expect(fact?.hasAttribute('data-lit')).toBe(true);
  await userEvent.unhover(words);
  expect(fact?.hasAttribute('data-lit')).toBe(false);
  words.focus();
  await waitFor(() => expect(fact?.hasAttribute('data-lit')).toBe(true));

  await userEvent.hover(within(fact as HTMLElement).getByRole('button'));
  expect(words.hasAttribute('data-lit')).toBe(true);
  await userEvent.click(within(fact as HTMLElement).getByRole('button'));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-fact')).toBe(words.getAttribute('data-fact')));
});

test('what one’s own results weighed is no fact of the brief: it is said once, below', async () => {
  const kept = writtenVariations();
  const label = 'Vos annonces qui posent une question ont un CTR ×1,40.';
  kept.evidence.push({
    id: 'e99',
    type: 'insight',
    ref: 'question:yes',
    path: null,
    label,
    quote: null,
    figures: null,
  });
  await open(kept, 1440);
  const margin = screen.getByRole('complementary', { name: 'Marge des faits' });
  expect(within(margin).queryByRole('button', { name: /posent une question/ })).toBeNull();
  expect(within(within(margin).getByRole('region', { name: 'Vos résultats' })).getByText(label)).toBeDefined();
});

test('the market is told as far as it is known, as a table too', async () => {
  api.answer(getMarket, {
    population: { ads: 150, advertisers: 12, from: null, to: null, industry: null, unread: 0 },
    ...{ horizonDays: 30, method: 'Rapport de Mantel et Haenszel.' },
    items: [
      lift,
      { ...lift, feature: 'offer', value: 'free', label: 'Offre\u00a0: gratuit', verdict: 'unclear' },
      { ...lift, feature: 'emoji', label: 'Un emoji', ...none },
    ],
  });
  await open(writtenVariations(), 1440);
  await userEvent.click(screen.getByRole('tab', { name: 'Marché' }));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').some((row) => row.getAttribute('data-verdict') === 'better')).toBe(true),
  );
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('data-verdict'))).toEqual(['better', 'unclear']);
  expect(plain(rows[0]?.textContent)).toMatch(
    /Un chiffre dans \d de vos textes×1,20 \[1,05 ; 1,37\], durent plus souvent/,
  );
  expect(plain(screen.getByRole('tabpanel').textContent)).toContain('1 autre caractéristique : pas assez d’annonces');
  await userEvent.click(screen.getByRole('button', { name: 'Voir en tableau' }));
  expect(plain(screen.getByRole('table').textContent)).toContain('×1,20 [1,05 ; 1,37]');
});

test('findings come the gravest first, with their law, its day and what to write', async () => {
  const kept = writtenVariations();
  const at = {
    field: 'body',
    start: 0,
    end: 4,
    explanation: 'Parce que.',
    reference: 'Art. L1',
    fix: 'Autrement.',
  } as const;
  const [text] = kept.output.items[0]?.texts ?? [];
  text?.compliance.push(
    { rule: 'cliche', severity: 'info', label: 'Formule usée', text: 'usée', ...at },
    { rule: 'health_cure', severity: 'blocking', label: 'Promesse de guérison', text: 'soigne', ...at },
  );
  await open(kept, 1440);
  await userEvent.click(screen.getByRole('tab', { name: 'Conformité' }));
  const [grave, light] = within(screen.getByRole('tabpanel')).getAllByRole('region');
  expect(grave?.getAttribute('aria-label')).toBe('À corriger');
  expect(plain(grave?.textContent)).toContain(
    'Promesse de guérisonsoigneParce que.Autrement.Art. L1, lu pour le 21 nov. 2026',
  );
  expect(plain(light?.textContent)).toContain('Formule usée');
});

test('what can be mended with no more than the words is put in the text at once', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write', 'ads:read'] }) });
  const kept = writtenVariations();
  const [item] = kept.output.items;
  const [text] = item?.texts ?? [];
  if (!(item && text)) return expect.fail('no text');
  text.text = 'PROFITEZ DE NOTRE OFFRE DÈS AUJOURD’HUI. Le logiciel Planif vous attend.';
  text.compliance = analyse({ body: text.text }, { own: true }).compliance.filter(({ rule }) => rule === 'capitals');
  await open(kept, 1440);
  await userEvent.click(screen.getByRole('tab', { name: 'Conformité' }));
  api.answer(updateGenerationItem, { generation: { ...kept, version: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: /^Appliquer/ }));
  await waitFor(() => expect(api.calls(updateGenerationItem)).toHaveLength(1));
  const mended = 'Profitez de notre offre dès aujourd’hui. Le logiciel Planif vous attend.';
  expect(api.calls(updateGenerationItem)[0]?.body).toMatchObject({ texts: [{ field: text.field, text: mended }] });
});

test('where there is no room the margin comes over the texts, and on a phone in their place', async () => {
  await open(writtenVariations(), 900);
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voir les faits' }));
  const over = await screen.findByRole('dialog', { name: 'Faits' });
  expect(within(over).getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('on a phone the words of a text lead to their fact, and the fact back to them', async () => {
  await open(writtenVariations(), 390);
  const [words] = screen.getByRole('region', { name: 'Variation 1' }).querySelectorAll<HTMLElement>('[data-fact]');
  const fact = words?.getAttribute('data-fact');
  words?.focus();
  await userEvent.keyboard('{Enter}');
  const margin = await screen.findByRole('region', { name: 'Marge des faits' });
  expect(screen.queryByRole('region', { name: 'Variation 1' })).toBeNull();
  const button = margin.querySelector<HTMLElement>(`[data-evidence="${fact}"] button`);
  await waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.click(button as HTMLElement);
  await screen.findByRole('region', { name: 'Variation 1' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-fact')).toBe(fact));
});
