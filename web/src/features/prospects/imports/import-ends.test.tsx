import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  cancelProspectImport,
  getProspectImport,
  getProspectImportReport,
  importProspects,
  listProspectImports,
} from '../../../../../shared/prospects/imports.contract.ts';
import { json, offline } from '../../../testing/fake-api.ts';
import { handedFiles } from '../../../testing/handed-files.ts';
import {
  aProspectImport,
  freshApi,
  give,
  giveAndContinue,
  onClose,
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
const alertText = async () => (await screen.findByRole('alert')).textContent?.replaceAll(/\s/g, ' ');

async function importIt() {
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  await press(/^Importer 2/);
}

function stopThem(runs: ReturnType<typeof serveImports>['runs']) {
  api.behave(cancelProspectImport, ({ url }) => {
    const id = url.pathname.split('/').at(-2) ?? '';
    const stopped = aProspectImport({ ...runs.get(id), status: 'cancelled', version: 9 });
    runs.set(id, stopped);
    return json(200, { success: true, data: { import: stopped } });
  });
}

test.each([
  ['classeur.xlsx', 'PK', /^Ce fichier est un classeur.* CSV/],
  ['photo.png', 'PNG', /^Choisissez un fichier \.csv, \.txt ou \.json\.$/],
  ['vide.csv', '', /^Ce fichier est vide/],
  ['énorme.csv', new Uint8Array(50_000_001), /^Ce fichier dépasse 50 Mo\. Partagez-le/],
])('%s is refused before it is sent', async (name, content, sentence) => {
  serveImports(api, () => ({}));
  showWizard();
  await give(name, content);
  expect(await alertText()).toMatch(sentence);
  await press('Continuer');
  expect(api.calls(importProspects)).toHaveLength(0);
});

test('a file that cannot be read says why where it is chosen', async () => {
  serveImports(api, () => ({ status: 'failed', columns: [], message: 'Ce fichier n’est ni un CSV ni un JSON' }));
  await giveAndContinue();
  expect(await alertText()).toBe('Ce fichier n’est ni un CSV ni un JSON');
  expect(screen.getByRole('heading', { name: 'Choisissez votre fichier' })).toBeDefined();
  await press('Changer');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network, what was done is kept and sent again as the same import', async () => {
  serveImports(api, () => ({}));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await press('Continuer');
  await heading('Vérifiez avant d’importer');
  api.behave(importProspects, offline);
  await press(/^Importer 2/);
  expect(await alertText()).toMatch(/n’a pas pu être envoyé\. Vérifiez votre connexion/);
  await press(/^Importer 2/);
  await waitFor(() => expect(api.calls(importProspects)).toHaveLength(3));
  const [look, first, second] = api.calls(importProspects).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(first).not.toBe(look);
});

test('a refusal of the plan is said with its limit', async () => {
  serveImports(api, () => ({}));
  const details = [
    { path: 'limit', message: '1000' },
    { path: 'use', message: '1000' },
  ];
  api.refuse(importProspects, 'plan_limit', { details });
  await giveAndContinue();
  expect(await alertText()).toContain('permet 1 000 prospects, et vous en avez 1 000');
});

test('a refusal of the server is said as it says it', async () => {
  serveImports(api, () => ({}));
  api.refuse(importProspects, 'payload_too_large');
  await giveAndContinue();
  expect(await alertText()).toBe('Le contenu envoyé est trop volumineux');
  expect(screen.getByText('salon.csv')).toBeDefined();
});

test('an import goes on when the wizard is closed, and says its end', async () => {
  const { runs } = serveImports(api, ({ dryRun }) => (dryRun ? {} : { status: 'running', progress: 0.4 }));
  await importIt();
  expect(await screen.findByText(/l’import continue, et une notification/)).toBeDefined();
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'));
  expect(screen.getByText(/^Import en cours.: 40.%$/)).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  const [running] = [...runs.values()].filter(({ dryRun }) => !dryRun);
  if (!running) throw new Error('Nothing runs');
  runs.set(running.id, { ...running, status: 'completed', created: 40, skipped: 0, version: 9 });
  expect(await screen.findByText(/^salon.csv.: 40.prospects créés$/)).toBeDefined();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('an import is stopped; what is stored stays', async () => {
  const { runs } = serveImports(api, ({ dryRun }) => (dryRun ? {} : { status: 'running', created: 12, progress: 0.4 }));
  stopThem(runs);
  await importIt();
  await heading('Import en cours');
  await press('Arrêter');
  await heading('Import arrêté');
  expect(screen.getByText('Ce qui était déjà enregistré est conservé.')).toBeDefined();
  expect(screen.getByText('Créés').nextElementSibling?.textContent).toBe('12');
});

test('a failed import says why, and leads back to a file', async () => {
  serveImports(api, ({ dryRun }) =>
    dryRun
      ? {}
      : { status: 'failed', created: 0, skipped: 0, message: 'Le fichier n’est plus là : envoyez-le de nouveau' },
  );
  await importIt();
  await heading('L’import a échoué');
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toMatch(/envoyez-le de nouveau/);
  await press('Choisir un autre fichier');
  await heading('Choisissez votre fichier');
  await give('salon.csv');
  await press('Continuer');
  await heading('Vérifiez les colonnes');
});

test('refused lines are read and downloaded', async () => {
  const rejected = [{ line: 7, reason: '<b>E-mail</b> illisible' }];
  serveImports(api, ({ dryRun }) => (dryRun ? {} : { rejected, rejectedCount: 120 }));
  api.behave(
    getProspectImportReport,
    () => new Response('Ligne;Motif\r\n', { headers: { 'content-type': 'text/csv' } }),
  );
  const files = handedFiles();
  await importIt();
  await press(/^Voir 120.lignes refusées$/);
  expect(screen.getByText('<b>E-mail</b> illisible')).toBeDefined();
  await press('Télécharger le rapport');
  await waitFor(() => expect(files).toHaveLength(1));
});

test('of a file given up at its look, the refused lines are read and downloaded', async () => {
  const rejected = [{ line: 2, reason: 'E-mail\u00a0: Adresse e-mail invalide' }];
  serveImports(api, () => ({
    status: 'failed',
    message: 'La lecture s’est arrêtée là',
    rejected,
    rejectedCount: 10_000,
  }));
  await giveAndContinue();
  await heading('Vérifiez les colonnes');
  await press(/^Voir 10.000.lignes refusées$/);
  expect(screen.getByText(/Adresse e-mail invalide/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Télécharger le rapport' })).toBeDefined();
});

test('past imports are listed with their reports, without the looks', async () => {
  serveImports(api, () => ({}));
  const past = [
    aProspectImport({ id: 'pim_look', label: 'regard.csv', dryRun: true }),
    aProspectImport({ id: 'pim_old', label: 'ancien.csv', source: 'event', rejectedCount: 2, created: 1_200 }),
  ];
  api.answer(listProspectImports, { items: past, nextCursor: null });
  showWizard();
  await press('Imports précédents');
  expect(await heading('Imports précédents')).toBe(document.activeElement);
  const row = within(await screen.findByRole('article', { name: 'ancien.csv' }));
  expect(row.getByText(/^1.200.prospects créés, 1.inchangé, 2.lignes refusées$/)).toBeDefined();
  expect(row.getByText(/^Source.: Salon ou événement/)).toBeDefined();
  expect(row.getByRole('button', { name: 'Télécharger le rapport' })).toBeDefined();
  expect(screen.queryByText('regard.csv')).toBeNull();
  await press('Retour');
  expect(await heading('Choisissez votre fichier')).toBe(document.activeElement);
});

test('a look that lasts is stopped, and nothing is said against the file', async () => {
  const { runs } = serveImports(api, () => ({ status: 'running', columns: [], received: 400, progress: 0.2 }));
  stopThem(runs);
  await giveAndContinue();
  expect(await screen.findByText(/400.lignes lues/)).toBeDefined();
  await press('Arrêter');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('salon.csv')).toBeDefined();
  expect(api.calls(getProspectImport).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledOnce();
});
