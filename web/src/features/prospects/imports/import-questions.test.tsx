import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { columns, giveAndContinue, press, serveImports } from './testing/imports.tsx';

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const column = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Contenu de la colonne ${name}`);

const more: ProspectImport['columns'] = [
  ...columns,
  { header: 'Étape', field: 'status', sample: 'Phase lune', undecided: false },
  { header: 'Mobile', field: 'phone', sample: '07911 123456', undecided: false },
  { header: 'Créé le', field: 'collectedAt', sample: '03/04/2026', undecided: false },
];
const asking: Partial<ProspectImport> = {
  columns: more,
  statuses: [
    { value: 'Connected', count: 4, status: 'contacted', known: true },
    { value: 'Phase lune', count: 2, status: null, known: false },
  ],
  dates: { order: 'dmy', decided: false },
};

test('how dates are read is asked of a date of the file', async () => {
  const asked = { header: 'Rappel', field: 'nextActionAt' as const, sample: '05/11/2026 10:00', undecided: false };
  serveImports(api, () => ({ ...asking, columns: [...columns, asked] }));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  const order = within(screen.getByLabelText('Comment lire une date comme 05/11/2026'));
  expect(order.getByText('5 nov. 2026 (jour, puis mois)')).toBeDefined();
});

test('what a file does not tell is asked once, and sent with the import', async () => {
  const { asked } = serveImports(api, () => asking);
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  const statuses = within(screen.getByRole('list', { name: 'À quel statut correspond chaque mot du fichier' }));
  expect(statuses.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).value)).toEqual([
    '',
    'contacted',
  ]);
  expect(screen.getByText(/^2.questions sur ce fichier attendent une réponse/)).toBeDefined();
  await press('Voir les questions');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Questions sur ce fichier' }));
  await userEvent.selectOptions(statuses.getByLabelText('Statut Phase lune'), 'Qualifié');
  expect(screen.getByText(/^1.question sur ce fichier attend une réponse/)).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Comment lire une date comme 03/04/2026'), 'mdy');
  expect(screen.queryByText(/sur ce fichier attend/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Pays des numéros sans indicatif'), 'Royaume-Uni');
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  expect(screen.getByText(/Colonne non importée.: Courriel pro\./)).toBeDefined();
  await press(/^Importer 2/);
  await heading('Import terminé');
  const said = { statuses: { 'Phase lune': 'qualified' }, dateOrder: 'mdy', country: 'GB' };
  expect(asked[0]).not.toHaveProperty('statuses');
  expect(asked.slice(1)).toMatchObject([
    { ...said, dryRun: true },
    { ...said, dryRun: false },
  ]);
});

test('nothing goes on before a column is decided that may say who refused', async () => {
  const undecided = { header: 'Désinscription', field: null, sample: '12/03/2026', undecided: true };
  const { asked } = serveImports(api, ({ mapping }) =>
    mapping
      ? { columns }
      : { status: 'failed', message: 'La colonne semble indiquer qui refuse', columns: [...columns, undecided] },
  );
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  expect(screen.getByText('Dites si elle compte comme un refus d’être contacté')).toBeDefined();
  expect(column('Désinscription').selectedOptions[0]?.text).toBe('Choisissez…');
  await press('Continuer');
  expect(asked).toHaveLength(1);
  await userEvent.selectOptions(column('Désinscription'), 'Ne pas importer');
  expect(screen.queryByText('Dites si elle compte comme un refus d’être contacté')).toBeNull();
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  expect(asked[1]).toMatchObject({ mapping: { Désinscription: null } });
});

test('a status that is known can be given back to the notes', async () => {
  const { asked } = serveImports(api, () => asking);
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  const status = screen.getByLabelText<HTMLSelectElement>('Statut Connected');
  await userEvent.selectOptions(status, '');
  expect(status.selectedOptions[0]?.text).toBe('Gardé dans les notes');
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  expect(asked[1]).toMatchObject({ statuses: { Connected: null } });
});

test('a column and a status may be called as JavaScript calls its own', async () => {
  const odd: Partial<ProspectImport> = {
    columns: [...more, { header: 'constructor', field: null, sample: 'Ferrari', undecided: false }],
    statuses: [
      { value: 'Phase lune', count: 2, status: null, known: false },
      { value: 'constructor', count: 1, status: null, known: false },
    ],
  };
  serveImports(api, () => odd);
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  expect(column('constructor').getAttribute('aria-invalid')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Statut Phase lune'), 'Qualifié');
  expect(screen.getByLabelText<HTMLSelectElement>('Statut constructor').selectedOptions[0]?.text).toMatch(
    /Gardé dans les notes/,
  );
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
});

test('several columns may be notes, and new statuses are asked before the file is verified', async () => {
  const { asked } = serveImports(api, ({ mapping }) => (mapping ? asking : { columns: more }));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await userEvent.selectOptions(column('Courriel pro'), 'Notes');
  await userEvent.selectOptions(column('Société'), 'Notes');
  expect(screen.queryByText(/Déjà donné/)).toBeNull();
  await press('Continuer');
  expect(await screen.findByText(/Il reste des questions/)).toBeDefined();
  expect(screen.getByLabelText('Statut Phase lune')).toBeDefined();
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  expect(asked).toHaveLength(2);
});

test('lines that are kept with a remark are told apart from those that are refused', async () => {
  const remark = '«\u00a0Phase lune\u00a0» n’est pas un statut connu';
  const rejected = [{ line: 3, reason: 'Indiquez au moins un e-mail' }];
  const preview = [
    {
      line: 2,
      custom: {},
      values: { email: 'zoe@salon.fr' },
      act: 'created' as const,
      problem: null,
      remark,
      duplicate: null,
    },
  ];
  serveImports(api, () => ({
    ...{ rejected, rejectedCount: 1, remarks: [{ line: 2, reason: remark }], remarkedCount: 1, preview },
  }));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  expect(screen.getAllByRole('row')[1]?.textContent).toBe(`2À créer${remark}zoe@salon.fr`);
  await press(/^Voir 1.remarque$/);
  expect(
    within(screen.getByRole('list', { name: 'Lignes importées avec une remarque' })).getByText(
      /Phase lune.» n’est pas/,
    ),
  ).toBeDefined();
  await press(/^Voir 1.ligne refusée$/);
  expect(screen.queryByRole('list', { name: 'Lignes importées avec une remarque' })).toBeNull();
  expect(screen.getByText('Indiquez au moins un e-mail')).toBeDefined();
});
