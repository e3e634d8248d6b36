import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { prospectStatuses, stageWeights } from '../../../../../shared/prospects/prospects.rules.ts';
import { getProspectStats } from '../../../../../shared/prospects/stats.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ProspectSpaceContext } from '../prospect-space.ts';
import { createProspectStore } from '../prospect-store.ts';
import { askedIn } from '../prospects-query.ts';
import { ProspectStatsView } from './prospect-stats-view.tsx';

type Stats = RouteOutput<typeof getProspectStats>;

let api = fakeApi();

beforeEach(() => {
  api = fakeApi();
});

const someStats = (changes: Partial<Stats> = {}): Stats => ({
  total: 48,
  byStatus: [
    { value: 'new', label: 'Nouveau', count: 20 },
    { value: 'won', label: 'Gagné', count: 12 },
  ],
  bySource: [
    { value: 'website', label: 'Site web', count: 3 },
    { value: 'linkedin', label: 'LinkedIn', count: 9 },
  ],
  byGrade: [{ value: 'A', label: 'A', count: 5 }],
  pipelineValue: 42_000,
  weightedPipeline: 12_600,
  stageWeights: (['new', 'contacted', 'qualified', 'proposal'] as const).map((value) => ({
    value,
    label: prospectStatuses[value],
    weight: stageWeights[value],
  })),
  wonValue: 9_000,
  conversionRate: 0.34,
  averageScore: 44.2,
  averageDaysToWin: 31.4,
  newByWeek: [{ value: '2026-11-16', label: '2026-11-16', count: 4 }],
  wonByMonth: [{ value: '2026-11', label: '2026-11', count: 2, amount: 9_000, amountYearBefore: null }],
  conversionByGrade: [
    { value: 'A', label: 'A', won: 9, closed: 12 },
    { value: 'B', label: 'B', won: 0, closed: 0 },
    { value: 'C', label: 'C', won: 1, closed: 8 },
    { value: 'D', label: 'D', won: 0, closed: 4 },
  ],
  byOwner: [],
  overdueActions: 3,
  currency: 'EUR',
  otherCurrencies: 0,
  ...changes,
});

function show(at = '/prospects?onglet=statistiques') {
  const store = createProspectStore();
  renderPage(
    <ProspectSpaceContext value={{ store, recount: vi.fn(), ask: vi.fn() }}>
      <ProspectStatsView asked={askedIn(new URLSearchParams(at.split('?')[1]))} />
    </ProspectSpaceContext>,
    at,
  );
  return store;
}
const address = () => screen.getByTestId('address').textContent;
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const figure = async (name: string) => plain((await screen.findByText(name)).nextElementSibling?.textContent);
const asked = () => Object.fromEntries(api.calls(getProspectStats).at(-1)?.url.searchParams ?? []);

test('the key figures, and in words what the weighted pipeline counts', async () => {
  api.answer(getProspectStats, someStats());
  show();
  expect(await figure('Prospects')).toBe('48');
  expect(await figure('Pipeline')).toBe('42 000 €');
  expect(await figure('Pipeline pondéré')).toBe('12 600 €');
  expect(await figure('Gagné')).toBe('9 000 €');
  expect(await figure('Taux de conversion')).toBe('34 %');
  expect(await figure('Score moyen')).toBe('44');
  expect(await figure('Délai moyen pour gagner')).toBe('31 jours');
  await userEvent.hover(screen.getByRole('button', { name: /^12\s600\s€/ }));
  expect(plain((await screen.findByRole('tooltip')).textContent)).toContain(
    ': Nouveau 10 %, Contacté 20 %, Qualifié 40 %, Proposition 70 %.',
  );
  expect(screen.queryByText(/devise/)).toBeNull();
  expect(asked()).toEqual({});
});

test('what is not known is a dash, and the currencies left out are said', async () => {
  api.answer(
    getProspectStats,
    someStats({
      conversionRate: null,
      averageScore: null,
      averageDaysToWin: null,
      otherCurrencies: 2,
      overdueActions: 0,
    }),
  );
  show();
  expect(await figure('Taux de conversion')).toBe('—');
  expect(await figure('Score moyen')).toBe('—');
  expect(await figure('Délai moyen pour gagner')).toBe('—');
  expect(await figure('Actions en retard')).toBe('0');
  expect(plain((await screen.findByText(/devises/)).textContent)).toBe(
    'Montants en euros : 2 prospects dans d’autres devises n’y sont pas comptés.',
  );
});

test('a period is asked for, relative to today, and kept in the address', async () => {
  api.answer(getProspectStats, someStats());
  show();
  await userEvent.click(await screen.findByRole('radio', { name: /^30.jours$/ }));
  expect(address()).toBe('/prospects?onglet=statistiques&periode=30');
  await waitFor(() => expect(asked()).toEqual({ from: addDays(parisDay(), -29) }));
  await userEvent.click(screen.getByRole('radio', { name: 'Tout' }));
  expect(address()).toBe('/prospects?onglet=statistiques');
});

test('two days of one’s own are asked for; days that cannot be are said and not asked', async () => {
  api.answer(getProspectStats, someStats());
  show('/prospects?onglet=statistiques&periode=dates&from=2026-10-01&to=2026-10-31');
  await screen.findByText('Pipeline');
  expect(asked()).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  await userEvent.clear(screen.getByLabelText('À partir du'));
  await userEvent.type(screen.getByLabelText('À partir du'), '2026-11-05');
  expect((await screen.findByRole('alert')).textContent).toBe('La fin précède le début');
  expect(asked()).toEqual({ to: '2026-10-31' });
});

test('overdue actions lead to them in the table, those of the period', async () => {
  api.answer(getProspectStats, someStats());
  show('/prospects?onglet=statistiques&periode=dates&from=2026-10-01&to=2026-10-31&q=anna&status=won');
  await userEvent.click(await screen.findByRole('link', { name: '3 actions en retard, voir la liste' }));
  const { pathname, searchParams } = new URL(address() ?? '', 'http://localhost');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/prospects',
    { q: 'anna', status: 'won', action: 'retard', createdFrom: '2026-10-01', createdTo: '2026-10-31' },
  ]);
});

test('every chart has its table; the sources go from the most to the least', async () => {
  api.answer(getProspectStats, someStats());
  show();
  const tableOf = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Voir en tableau : ${title}` }));
    const rows = within(screen.getByRole('table', { name: title })).getAllByRole('row');
    return rows.map((row) => plain([...row.children].map((cell) => cell.textContent).join(' | ')));
  };
  expect(await tableOf('Entonnoir')).toEqual([
    'Étape | Prospects | Part de l’étape d’avant',
    'Nouveau | 32 | —',
    'Contacté | 12 | 38 %',
    'Qualifié | 12 | 100 %',
    'Proposition | 12 | 100 %',
    'Gagné | 12 | 100 %',
    'Perdu, à part | 0 | —',
  ]);
  expect(await tableOf('Par source')).toEqual(['Source | Prospects', 'LinkedIn | 9', 'Site web | 3']);
  expect(await tableOf('Par score')).toEqual(['Score | Prospects', 'A | 5']);
  expect(await tableOf('Gagné par mois')).toEqual(['Mois | Gagnés | Valeur', 'nov. 2026 | 2 | 9 000 €']);
  expect(await tableOf('Nouveaux prospects')).toEqual(['Semaine du | Prospects', '16 nov. 2026 | 4']);
  expect(await tableOf('Le score est-il juste\u202f?')).toEqual([
    'Score | Gagnés | Clos | Conversion',
    'A | 9 | 12 | 75 %',
    'B | 0 | 0 | —',
    'C | 1 | 8 | 13 %',
    'D | 0 | 4 | 0 %',
  ]);
});

test('the lost ones are apart, and lead to their list', async () => {
  api.answer(
    getProspectStats,
    someStats({ byStatus: [...someStats().byStatus, { value: 'lost', label: 'Perdu', count: 7 }] }),
  );
  show('/prospects?onglet=statistiques&tag=salon');
  await userEvent.click(await screen.findByRole('link', { name: /^7.prospects perdus$/ }));
  expect(address()).toBe('/prospects?tag=salon&status=lost');
});

test('a line of a chart narrows the prospects to it', async () => {
  api.answer(getProspectStats, someStats());
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir en tableau : Par source' }));
  await userEvent.click(screen.getByRole('button', { name: 'LinkedIn' }));
  expect(address()).toBe('/prospects?onglet=statistiques&source=linkedin');
});

test('what was won is beside what was won a year before, where that is known', async () => {
  const month = (value: string, amount: number, amountYearBefore: number | null) => ({
    ...{ value, label: value, count: 1, amount, amountYearBefore },
  });
  api.answer(
    getProspectStats,
    someStats({ wonByMonth: [month('2026-10', 3_000, null), month('2026-11', 9_000, 4_500)] }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir en tableau : Gagné par mois' }));
  const rows = within(screen.getByRole('table', { name: 'Gagné par mois' })).getAllByRole('row');
  expect(rows.map((row) => plain([...row.children].map((cell) => cell.textContent).join(' | ')))).toEqual([
    'Mois | Gagnés | Valeur | Un an avant',
    'oct. 2026 | 1 | 3 000 € | —',
    'nov. 2026 | 1 | 9 000 € | 4 500 €',
  ]);
});

const grades = (...counts: [number, number, number, number]) =>
  someStats().conversionByGrade.map((grade, at) => ({ ...grade, won: counts[at] ?? 0, closed: 12 }));

test.each([
  ['right', grades(9, 8, 1, 0), '71 % des A et B clos sont gagnés, 4 % des C et D. Le score distingue bien'],
  ['wrong', grades(3, 3, 3, 3), 'Le score ne distingue pas ceux qui achètent : revoyez ses règles.'],
  [
    'unknown',
    someStats().conversionByGrade.map((grade) => ({ ...grade, won: 1, closed: 3 })),
    'Trop peu de prospects clos pour juger le score : il en faut 10 de score A ou B (6 ici) et 10 de score C ou D (6 ici).',
  ],
])('whether the score is right is said: %s', async (_, conversionByGrade, said) => {
  api.answer(getProspectStats, someStats({ conversionByGrade }));
  show();
  const chart = (await screen.findByRole('heading', { name: /^Le score est-il juste/ })).closest('section');
  expect(plain(chart?.textContent)).toContain(said);
});

test('figures that do not come can be asked again', async () => {
  api.refuse(getProspectStats, 'unavailable');
  show();
  await screen.findByRole('alert');
  api.answer(getProspectStats, someStats());
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await figure('Prospects')).toBe('48');
});

test('what changes elsewhere on the page changes the figures', async () => {
  api.answer(getProspectStats, someStats());
  const store = show();
  expect(await figure('Prospects')).toBe('48');
  api.answer(getProspectStats, someStats({ total: 47 }));
  await store.reload();
  await waitFor(async () => expect(await figure('Prospects')).toBe('47'));
});

test('a period without any prospect leads back to all', async () => {
  api.answer(getProspectStats, someStats({ total: 0 }));
  show('/prospects?onglet=statistiques&periode=90');
  expect(await screen.findByRole('heading', { name: 'Aucun prospect créé pendant cette période' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Voir tous les prospects' }));
  expect(address()).toBe('/prospects?onglet=statistiques');
});

test('the figures are of what the filters find', async () => {
  api.answer(getProspectStats, someStats());
  show('/prospects?onglet=statistiques&status=won&tag=salon&q=anna&sort=score&periode=dates&from=2026-10-01');
  expect(await figure('Prospects')).toBe('48');
  expect(asked()).toEqual({ status: 'won', tag: 'salon', q: 'anna', from: '2026-10-01' });
});
