import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createProspectUpload,
  importProspects,
  type ProspectImport,
  prospectFields,
} from '../../../../../shared/prospects/imports.contract.ts';
import { prospectLineProblems } from '../../../../../shared/prospects/imports.messages.ts';
import { guessProspectColumns } from '../../../../../shared/prospects/prospect-columns.ts';
import { fieldChoices } from './column-choices.ts';
import { exampleFile } from './example-file.ts';
import { modelFile } from './model-file.ts';
import {
  columns,
  freshApi,
  give,
  giveAndContinue,
  onDone,
  press,
  serveImports,
  showWizard,
} from './testing/imports.tsx';

let api = freshApi();

beforeEach(() => {
  api = freshApi();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const focused = async (name: string) => expect(await heading(name)).toBe(document.activeElement);
const column = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Contenu de la colonne ${name}`);
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

const preview: ProspectImport['preview'] = [
  {
    line: 2,
    act: 'created',
    custom: {},
    values: { email: 'zoe@salon.fr', company: '<b>Salon</b>', status: 'won' },
    problem: null,
    remark: null,
    duplicate: null,
  },
  {
    line: 3,
    act: null,
    custom: {},
    values: { email: 'pas un mail' },
    problem: 'E-mail illisible',
    remark: null,
    duplicate: null,
  },
  {
    line: 4,
    act: 'skipped',
    custom: {},
    values: { email: 'zoe@salon.fr' },
    problem: null,
    remark: 'Même prospect qu’à la ligne 2',
    duplicate: { line: 2 },
  },
  {
    line: 5,
    act: 'skipped',
    custom: {},
    values: { email: 'lea@salon.fr', country: 'FR' },
    problem: null,
    remark: 'Déjà dans vos prospects, rien à mettre à jour',
    duplicate: { prospectId: 'pro_1' },
  },
  {
    line: 6,
    act: 'updated',
    custom: {},
    values: { email: 'max@salon.fr' },
    problem: null,
    remark: null,
    duplicate: { prospectId: 'pro_2' },
  },
];

test('a file is looked at, verified, then imported, each step named and focused', async () => {
  const { asked } = serveImports(api, ({ dryRun }) => (dryRun ? { created: 2, preview } : { created: 2 }));
  showWizard();
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('1Fichier');
  await give('salon.csv');
  expect(screen.getByText('salon.csv')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('D’où viennent ces prospects'), 'Salon ou événement');
  await userEvent.click(screen.getByLabelText('Les mettre à jour'));
  await press('Continuer');

  await focused('Vérifiez les colonnes');
  expect(screen.getByText(/CSV en WINDOWS-1252, séparateur.: point-virgule/)).toBeDefined();
  expect(column('Mail').value).toBe('email');
  expect(column('Courriel pro').value).toBe('');
  expect(screen.getByText('<b>Salon</b>')).toBeDefined();
  expect(within(column('Mail')).getByRole('group', { name: 'Coordonnées' })).toBeDefined();
  await press('Continuer');

  await focused('Vérifiez avant d’importer');
  expect(asked).toHaveLength(1);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '2À créerzoe@salon.fr<b>Salon</b>Gagné',
    '3RefuséE-mail illisiblepas un mail',
    '4InchangéMême prospect qu’à la ligne 2zoe@salon.fr',
    '5InchangéDéjà dans vos prospects, rien à mettre à jourlea@salon.frFrance',
    '6À mettre à jourmax@salon.fr',
  ]);
  await press(/^Importer 2.prospects$/);

  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Import (en cours|terminé)$/));
  await heading('Import terminé');
  expect([figure('Créés'), figure('Inchangés')]).toEqual(['2', '1']);
  expect(await screen.findByText(/^salon.csv.: 2.prospects créés, 1.inchangé$/)).toBeDefined();
  expect(onDone).toHaveBeenCalledOnce();
  const [look, run] = asked;
  expect(look).toMatchObject({ dryRun: true, source: 'event', mode: 'update', name: 'salon.csv' });
  expect(run).toEqual({ ...look, dryRun: false });
  expect(atob(run?.file ?? '')).toBe('Mail;SociÃ©tÃ©\nzoe@salon.fr;Salon\n');
  await press('Voir les prospects');
  expect(screen.getByTestId('address').textContent).toBe('/prospects');
});

test('a field taken twice is refused at once; what is corrected is looked at again', async () => {
  const { asked } = serveImports(api, () => ({}));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await userEvent.selectOptions(column('Courriel pro'), 'E-mail');
  expect(screen.getByText(/Déjà donné par la colonne «.Mail.»/)).toBeDefined();
  expect(screen.getByText(/Déjà donné par la colonne «.Courriel pro.»/)).toBeDefined();
  await press('Continuer');
  expect(asked).toHaveLength(1);

  await userEvent.selectOptions(column('Mail'), 'Ne pas importer');
  expect(screen.queryByText(/Déjà donné/)).toBeNull();
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  expect(asked[1]).toMatchObject({ dryRun: true, mapping: { Mail: null, 'Courriel pro': 'email' } });
  await press('Retour');
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  await press(/^Importer 2/);
  await heading('Import terminé');
  expect(asked).toHaveLength(3);
  expect(asked[2]).toMatchObject({ dryRun: false, mapping: { Mail: null, 'Courriel pro': 'email' } });
});

test('columns that name nobody are said, and corrected', async () => {
  const message = 'Aucune colonne pour : e-mail, téléphone, entreprise ou nom';
  const unnamed = columns.map((one) => ({ ...one, field: null }));
  const { asked } = serveImports(api, ({ mapping }) =>
    mapping ? {} : { status: 'failed', message, columns: unnamed, received: 0 },
  );
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  expect(screen.getByRole('alert').textContent).toMatch(/^Rien ne dit qui sont ces prospects/);
  await press('Continuer');
  expect(asked).toHaveLength(1);
  await userEvent.selectOptions(column('Société'), 'Entreprise');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  expect(asked[1]?.mapping).toEqual({ Société: 'company' });
});

test('a JSON has no columns to match', async () => {
  serveImports(api, () => ({ columns: [], layout: { encoding: 'utf-8', separator: null } }));
  await giveAndContinue('salon.json', '[{"email":"zoe@salon.fr"}]');
  await heading('Vérifiez les colonnes');
  expect(screen.getByText(/Ce fichier n’a pas de colonnes/)).toBeDefined();
  expect(screen.getByText(/, JSON$/)).toBeDefined();
});

test('a file is dropped, then changed for another', async () => {
  serveImports(api, () => ({}));
  showWizard();
  fireEvent.drop(await screen.findByText('Choisir un fichier, ou le déposer ici'), {
    dataTransfer: { files: [new File(['x'.repeat(1_500)], 'dépôt.csv')] },
  });
  expect(screen.getByText('dépôt.csv')).toBeDefined();
  expect(screen.getByText(/^1,5.ko$/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Changer' }));
  await press('Changer');
  expect(document.activeElement).toHaveProperty('type', 'file');
  await give('autre.txt');
  expect(screen.getByText('autre.txt')).toBeDefined();
});

test('a large file is sent once by its own way, for the look and for the import', async () => {
  const { asked } = serveImports(api, () => ({}));
  api.answer(createProspectUpload, { uploadId: 'upl_1', url: 'http://localhost/put', headers: {} });
  const faked = globalThis.fetch;
  const put = vi.fn(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    init.method === 'PUT' && input.endsWith('/put') ? put() : faked(input, init),
  );
  await giveAndContinue('grand.csv', `Mail;Société\n${'zoe@salon.fr;Salon\n'.repeat(150_000)}`);
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  await press(/^Importer 2/);
  await heading('Import terminé');
  expect(asked.map(({ uploadId, dryRun }) => ({ uploadId, dryRun }))).toEqual([
    { uploadId: 'upl_1', dryRun: true },
    { uploadId: 'upl_1', dryRun: false },
  ]);
  expect(put).toHaveBeenCalledOnce();
});

test('more rows than the plan has room for are said before the import', async () => {
  const rejected = [{ line: 4, reason: prospectLineProblems.overLimit(10_000) }];
  serveImports(api, () => ({ rejected, rejectedCount: 1 }));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  expect(await screen.findByText(/les prospects en trop seront refusés/)).toBeDefined();
  expect(screen.getByText(/L’offre Professional permet 10.000.prospects/)).toBeDefined();
  await press(/^Voir 1.ligne refusée$/);
  expect(screen.getByText('Ligne 4')).toBeDefined();
});

test('nothing to import is not imported', async () => {
  serveImports(api, () => ({ created: 0, skipped: 3 }));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  expect(await screen.findByText(/Tous ces prospects sont déjà connus/)).toBeDefined();
  await press('Rien à importer');
  expect(api.calls(importProspects)).toHaveLength(1);
});

test('on a telephone the rows are cards', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('48em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  serveImports(api, () => ({ preview }));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  const cards = within(await screen.findByRole('list', { name: 'Premières lignes' })).getAllByRole('listitem');
  expect(cards[0]?.textContent).toBe('Ligne 2À créerE-mailzoe@salon.frEntreprise<b>Salon</b>StatutGagné');
  expect(screen.queryByRole('table')).toBeNull();
});

test('every field can be chosen, once', () => {
  const offered = fieldChoices.flatMap(({ items }) => items.map(({ value }) => value));
  expect(offered.toSorted()).toEqual([...prospectFields].toSorted());
});

test('the model file is understood when it comes back', () => {
  const [header = ''] = modelFile().split('\r\n');
  expect(Object.values(guessProspectColumns(header.split(';')))).not.toContain(null);
});

test('the invented prospects are understood as well, each with what is next', async () => {
  const [header = '', ...rows] = (await exampleFile(new Date('2026-11-26T09:00:00Z')).text()).trim().split('\r\n');
  expect(Object.values(guessProspectColumns(header.split(';')))).not.toContain(null);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toContain(';2026-11-25 10:00;exemple');
  for (const row of rows) expect(row.split(';').filter((cell) => cell !== '' && cell !== 'undefined')).toHaveLength(17);
});
