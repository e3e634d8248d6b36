import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listBrands } from '../../../../../shared/ai/brands.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { importColumns } from '../../../../../shared/learning/import-columns.ts';
import {
  createResultUpload,
  deleteResultImport,
  getResultImport,
  getResultImportReport,
  importResults,
  type LearningImport,
  listResultImports,
} from '../../../../../shared/learning/imports.contract.ts';
import { getResultSummary } from '../../../../../shared/learning/results.contract.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aResultSummary, aResultImport as aRun } from '../../../testing/learning.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LearningPage } from '../learning-page.tsx';
import { modelFile } from './model-file.ts';

let api = fakeApi();
const asked: { dryRun?: boolean | undefined; mapping?: unknown; dateOrder?: string | undefined }[] = [];

beforeEach(() => {
  asked.length = 0;
  api = fakeApi();
  const permissions = ['learning:read', 'learning:write', 'learning:delete', 'ai:read', 'ai:write'] as const;
  api.answer(getProfile, { user: aUser({ permissions: [...permissions] }) });
  api.answer(listBrands, { items: [], nextCursor: null });
  api.answer(listResultImports, { items: [], nextCursor: null });
  api.answer(getResultSummary, aResultSummary());
  api.answer(createResultUpload, { uploadId: 'upl_1', url: 'https://files.example/put', headers: {} });
});

/** Runs as the API answers them: a look asks how dates are written until it is said. */
function serveRuns(changes: Partial<LearningImport> = {}) {
  const runs = new Map<string, LearningImport>();
  const ok = (status: number, run: LearningImport) =>
    json(status, { success: true, data: getResultImport.output.parse({ import: run }) });
  api.behave(getResultImportReport, () => new Response('Ligne;Motif'));
  api.behave(importResults, ({ body }) => {
    const given = importResults.body.parse(body);
    asked.push(given);
    const id = `lim_${crypto.randomUUID()}`;
    const unsure: Partial<LearningImport> = {
      ...{ status: 'failed', questions: ['dateOrder'], message: 'Dites l’ordre des dates', created: 0 },
    };
    runs.set(id, aRun({ id, dryRun: given.dryRun, ...changes, ...(given.dateOrder ? {} : unsure) }));
    return ok(202, aRun({ id, status: 'queued', version: 1, progress: null }));
  });
  api.behave(getResultImport, ({ url }) => {
    const run = runs.get(url.pathname.split('/').at(-1) ?? '');
    return run ? ok(200, run) : Response.error();
  });
  const faked = globalThis.fetch as (input: string, init: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    input === 'https://files.example/put' ? Promise.resolve(new Response()) : faked(input, init),
  );
}

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const button = (name: string) => screen.findByRole('button', { name });
const choose = async (file: File) => {
  await screen.findByText('Choisir un fichier, ou le déposer ici');
  const field = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(field, file, { applyAccept: false });
};

test('a file is read, asked about, said what it teaches, and imported; left and come back to, it stands', async () => {
  serveRuns();
  const { unmount } = renderPage(<LearningPage />, '/learning/import');
  await userEvent.click(await button('Importer des résultats'));
  await choose(new File(['Ad name;Impressions\n'], 'mai.csv', { type: 'text/csv' }));
  expect((await screen.findByText('Dites l’ordre des dates')).closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();

  renderPage(<LearningPage />, '/learning/import?etape=colonnes');
  expect(await screen.findByText('Accroche, offre, preuve, registre, longueur')).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Contenu de la colonne Preview link' }), 'adId');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ordre des dates/ }), 'dmy');
  await userEvent.click(await button('Continuer'));

  const lessons = await screen.findByRole('region', { name: 'Ce que ce fichier apprendra' });
  expect(
    within(lessons)
      .getAllByRole('listitem')
      .map((item) => plain(item.textContent)),
  ).toEqual([
    'Accroche, appel, offre, preuve, registre, longueur30 annonces sur 48',
    'Formattoutes les annonces',
    'CTRmesuré',
    'Taux de conversionsans conversions',
    'Coût par conversionsans conversions',
    'Taux d’accrochesans vues de 3 secondes',
  ]);
  expect(plain(document.body.textContent)).toContain('214 273 impressions, 1 353 clics, 2 486,31 € dépensés');
  expect(plain(document.body.textContent)).toContain('Du 1er mai 2026 au 31 mai 2026. Devise : EUR.');
  await userEvent.click(await button('Importer'));
  expect(await screen.findByRole('heading', { name: 'Import terminé' })).toBeDefined();
  expect(asked.map(({ dryRun }) => dryRun)).toEqual([true, true, false]);
  expect(asked.at(-1)).toMatchObject({ dateOrder: 'dmy', mapping: { 'Preview link': 'adId' }, uploadId: 'upl_1' });
  await userEvent.click(await button('Voir les enseignements'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/learning/import?onglet=enseignements'));
});

test('a file of names and figures alone is said to teach formats and platforms only', async () => {
  serveRuns({ withText: 0 });
  renderPage(<LearningPage />, '/learning/import?etape=fichier');
  await choose(new File(['Ad name;Impressions\n'], 'mai.csv', { type: 'text/csv' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Ordre des dates/ }), 'dmy');
  await userEvent.click(await button('Continuer'));
  expect(await screen.findByText(/sans textes.: formats et plateformes seulement/)).toBeDefined();
});

test('every column of the model is read as what it is', () => {
  const [headers = ''] = modelFile().split('\r\n');
  const read = importColumns(headers.split(';'));
  expect(read.filter(({ field }) => field === null)).toEqual([]);
  expect(read.map(({ field }) => field)).toContain('videoViews3s');
});

test('a workbook is refused before it is sent, with what to do', async () => {
  serveRuns();
  renderPage(<LearningPage />, '/learning/import?etape=fichier');
  await choose(new File(['PK'], 'mai.xlsx'));
  expect(within(await screen.findByRole('alert')).getByText(/est un classeur/)).toBeDefined();
  expect(asked).toEqual([]);
});

test('an import is removed once what leaves was said; one that is gone already is removed too', async () => {
  api.answer(listResultImports, { items: [aRun({ dryRun: false })], nextCursor: null });
  api.refuse(deleteResultImport, 'not_found');
  renderPage(<LearningPage />, '/learning/import');
  await userEvent.click(await button('Actions sur mai.csv'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
  expect(plain((await screen.findByText(/sortent de tous les chiffres/)).textContent)).toContain(
    '116 lignes de 48 annonces',
  );
  api.answer(listResultImports, { items: [], nextCursor: null });
  await userEvent.click(await button('Retirer cet import'));
  await waitFor(() => expect(api.calls(deleteResultImport)).toHaveLength(1));
  expect(await screen.findByText('exemple fictif')).toBeDefined();
});

test('sums are said as one reads them, and lead on to what they teach', async () => {
  api.answer(listResultImports, { items: [aRun({ dryRun: false })], nextCursor: null });
  api.answer(getResultSummary, aResultSummary({ spend: 487_409.53, conversions: 32_966.3, fromGenerations: 12 }));
  renderPage(<LearningPage />, '/learning/import');
  const known = await screen.findByRole('region', { name: 'Ce qui est connu' });
  expect(plain(known.textContent)).toContain('487 k€');
  expect(plain(within(known).getByText(/487.k€/).title)).toBe('487 409,53 €');
  expect(plain(known.textContent)).toContain('32 966 conversions');
  expect(plain(known.textContent)).toContain('12 annonces ont été écrites dans Réclame.');
  expect(within(known).getByRole('link', { name: 'Voir les enseignements' }).getAttribute('href')).toBe(
    '/learning/import?onglet=enseignements',
  );
});

test('who may only read is offered neither to import nor to remove', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['learning:read'] }) });
  api.answer(listResultImports, { items: [aRun({ dryRun: false })], nextCursor: null });
  renderPage(<LearningPage />, '/learning/import');
  await screen.findByText('mai.csv');
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Importer des résultats' })).toBeNull();
});
