import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getScoring,
  previewScoring,
  type Scoring,
  updateScoring,
} from '../../../../../shared/prospects/scoring.contract.ts';
import { defaultWeights, type ScoringWeights } from '../../../../../shared/prospects/scoring.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
// The chunk of the charts takes its seconds here, not of a test.
import './score-chart.tsx';
import { ScoringDialog } from './scoring-dialog.tsx';
import type { Preview } from './use-preview.ts';

let api = fakeApi();
const onClose = vi.fn();
const onPublished = vi.fn();

const aScoring = (changes: Partial<Scoring> = {}): Scoring => ({
  weights: defaultWeights,
  isDefault: true,
  recomputing: false,
  updatedAt: null,
  version: 0,
  ...changes,
});
const own: ScoringWeights = { ...defaultWeights, points: { ...defaultWeights.points, reply: 40 } };
const published = aScoring({ weights: own, isDefault: false, updatedAt: '2026-11-20T10:00:00.000Z', version: 3 });

const counts = (...byGrade: [number, number, number, number]) => ({
  byGrade: (['A', 'B', 'C', 'D'] as const).map((value, at) => ({ value, label: value, count: byGrade[at] ?? 0 })),
  byTen: [0, 0, 4, 0, 6, 0, 0, 0, 0, 2],
  average: 44.4,
});
const preview: Preview = {
  total: 12,
  before: counts(2, 0, 6, 4),
  after: counts(5, 0, 3, 4),
  moved: [{ id: 'pro_1', name: 'Hélène Œuvrard', before: 48, after: 71 }],
  changedGrades: 3,
};

beforeEach(() => {
  notifications.clean();
  onClose.mockClear();
  onPublished.mockClear();
  api = fakeApi();
  // First: its path would also fit the other.
  api.answer(previewScoring, preview);
  api.answer(getScoring, { scoring: aScoring() });
  api.answer(updateScoring, { scoring: { ...published, recomputing: true } });
});

const show = () =>
  renderPage(
    <>
      <ScoringDialog onClose={onClose} onPublished={onPublished} />
      <Notifications />
    </>,
  );
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const field = async (groupName: string, label: string) =>
  (await group(groupName)).getByLabelText<HTMLInputElement>(label);
const target = async (groupName: string, label: string) =>
  (await group(groupName)).getByLabelText(label, { selector: 'input' });
const write = async (groupName: string, label: string, value: string) =>
  fireEvent.change(await field(groupName, label), { target: { value } });
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publier' }));
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const sent = () => previewScoring.body.parse(api.calls(previewScoring).at(-1)?.body).weights;

test('every rule with its points, its cap, its half-life, and that openings never count', async () => {
  show();
  expect((await field('Fonction', 'Direction')).value).toBe('25');
  expect((await field('Fonction', 'Plafond du groupe')).value).toBe('25');
  expect((await field('Réponses et rendez-vous', 'Compte pour moitié après')).value).toBe('45');
  expect((await group('Secteur')).getAllByText('Mode & bijoux')).not.toEqual([]);
  expect((await group('Pays')).getByText('France')).toBeDefined();
  expect(plain(screen.getByText(/ouvertures/).textContent)).toContain('Les ouvertures d’e-mails ne comptent jamais');
  expect(screen.getByText('Règles par défaut')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publier' }).disabled).toBe(true);
});

test('a change is previewed before it is published: grades, who moves', async () => {
  show();
  await write('Réponses et rendez-vous', 'Réponse à un e-mail', '40');
  await waitFor(() => expect(sent()).toEqual(own));
  expect(plain((await screen.findByRole('status')).textContent)).toBe('3 prospects sur 12 changent de note.');
  const table = within(screen.getByRole('table', { name: 'Prospects par note' }));
  const cells = (name: string) =>
    [...(table.getByRole('cell', { name }).closest('tr')?.children ?? [])].map(({ textContent }) => textContent);
  expect(cells('Note A')).toEqual(['Note A', '2', '5', '+3']);
  expect(cells('Note B')).toEqual(['Note B', '0', '0', '=']);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Hélène Œuvrard' });
  expect([link.getAttribute('href'), link.target]).toEqual(['/prospects?prospect=pro_1', '_blank']);
  expect(api.calls(updateScoring)).toEqual([]);
});

test('the scores by ten have their table', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir en tableau : Répartition des scores' }));
  const rows = within(screen.getByRole('table', { name: 'Répartition des scores' })).getAllByRole('row');
  expect(rows[0]?.textContent).toBe('ScoreAujourd’huiAvec ces règles');
  expect([rows[3]?.textContent, rows[10]?.textContent]).toEqual(['20 à 2944', '90 à 10022']);
});

test('the share of each side is said in words', async () => {
  show();
  const slider = await screen.findByRole('slider', { name: 'Part de l’adéquation dans le score' });
  expect(plain(slider.getAttribute('aria-valuetext') ?? '')).toBe('Adéquation 60 %, engagement 40 %');
  fireEvent.keyDown(slider, { key: 'End', code: 'End' });
  expect(await screen.findByText('Seul compte à qui ressemble le prospect.')).toBeDefined();
  await waitFor(() => expect(sent().fitShare).toBe(1));
});

test('sectors are chosen or written, countries are known by their names', async () => {
  show();
  await userEvent.type(await target('Secteur', 'Secteurs principaux'), 'voyage{Enter}Traiteurs{Enter}');
  await userEvent.type(await target('Pays', 'Pays proches'), 'Espagne{Enter}');
  await waitFor(() => expect(sent().targets.nearCountries).toContain('ES'));
  expect(sent().targets.primaryIndustries.slice(-2)).toEqual(['travel', 'Traiteurs']);
  const before = api.calls(previewScoring).length;
  await userEvent.type(await target('Pays', 'Pays visés'), 'Atlantide{Enter}');
  expect(await screen.findByText(/^Pays inconnu.: Atlantide$/)).toBeDefined();
  await publish();
  expect(api.calls(updateScoring)).toEqual([]);
  expect(api.calls(previewScoring)).toHaveLength(before);
});

test('points that cannot be are said on their field, and nothing is published', async () => {
  show();
  await write('Formulaires', 'Venu par le site ou une publicité', '400');
  expect(await screen.findByText('Nombre entier de -100 à 100')).toBeDefined();
  await publish();
  expect(document.activeElement).toBe(await field('Formulaires', 'Venu par le site ou une publicité'));
  expect(api.calls(updateScoring)).toEqual([]);
});

test('published with the version that was read; the computation is said until it ends', async () => {
  show();
  await write('Réponses et rendez-vous', 'Réponse à un e-mail', '40');
  await publish();
  expect(await screen.findByText(/Recalcul en cours/)).toBeDefined();
  expect(api.calls(updateScoring)[0]?.body).toEqual({ weights: own, version: 0 });
  expect(onPublished).toHaveBeenCalledOnce();
  api.answer(getScoring, { scoring: published });
  expect(await screen.findByText(/^Règles de votre espace, publiées le/)).toBeDefined();
  expect(onPublished).toHaveBeenCalledTimes(2);
});

test('the rules of Réclame come back, previewed first, and are not copied', async () => {
  api.answer(getScoring, { scoring: published });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Revenir aux règles de Réclame' }));
  expect((await field('Réponses et rendez-vous', 'Réponse à un e-mail')).value).toBe('25');
  expect(api.calls(updateScoring)).toEqual([]);
  await publish();
  await waitFor(() => expect(api.calls(updateScoring)[0]?.body).toEqual({ weights: null, version: 3 }));
});

test.each([
  ['Garder la mienne', [4], '40'],
  ['Garder l’autre', [], '10'],
])('rules published meanwhile: %s', async (choice, versions, kept) => {
  const theirs = { ...published, weights: { ...own, points: { ...own.points, reply: 10 } }, version: 4 };
  show();
  await write('Réponses et rendez-vous', 'Réponse à un e-mail', '40');
  api.refuse(updateScoring, 'conflict');
  api.answer(getScoring, { scoring: theirs });
  await publish();
  expect(plain((await screen.findByText('Votre version')).parentElement?.textContent)).toBe(
    'Votre versionRéponse à un e-mail : 40',
  );
  api.answer(updateScoring, { scoring: { ...published, version: 5 } });
  await userEvent.click(screen.getByRole('button', { name: choice }));
  expect((await field('Réponses et rendez-vous', 'Réponse à un e-mail')).value).toBe(kept);
  const later = api.calls(updateScoring).slice(1);
  expect(later.map(({ body }) => updateScoring.body.parse(body).version)).toEqual(versions);
});

test('what is not published is not lost without a word', async () => {
  show();
  await write('Formulaires', 'Venu par le site ou une publicité', '10');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Continuer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Les abandonner' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('rules that do not come can be asked again', async () => {
  api.refuse(getScoring, 'unavailable');
  show();
  await screen.findByRole('alert');
  api.answer(getScoring, { scoring: aScoring() });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect((await field('Fonction', 'Direction')).value).toBe('25');
});
