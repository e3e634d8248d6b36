import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { guessColumns } from '../../../../shared/ads/ad-columns.ts';
import {
  cancelAdImport,
  createAdUpload,
  getAdImport,
  getAdImportReport,
  importAds,
  listAdImports,
  syncAds,
} from '../../../../shared/ads/imports.contract.ts';
import { listFollowedAdvertisers } from '../../../../shared/ads/watch.contract.ts';
import { getMetaIntegration } from '../../../../shared/settings/meta-integration.contract.ts';
import { anImport } from '../../testing/ads.ts';
import { fakeApi, json, offline } from '../../testing/fake-api.ts';
import { handedFiles } from '../../testing/handed-files.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AdsPage } from './ads-page.tsx';
import { missingFields } from './imports/field-labels.ts';
import { modelTable } from './imports/model-table.ts';

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(listAdImports, { items: [], nextCursor: null });
  api.answer(listFollowedAdvertisers, { items: [], nextCursor: null });
});

function show() {
  return renderPage(
    <>
      <AdsPage />
      <Notifications />
    </>,
    '/ads?onglet=imports',
  );
}

const dialog = async () => within(await screen.findByRole('dialog'));

async function give(name: string, content: BlobPart) {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Importer un fichier' }));
  const input = (await screen.findByRole('dialog')).querySelector('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
}

const csv = 'Annonceur;Texte;Début de diffusion;Réf;Notes\nVerdure;Crème "douce";2026-01-02;a1;rien\n';
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('a French CSV is understood: encoding, separator, columns; what is corrected is sent', async () => {
  api.answer(importAds, { import: anImport() });
  await give('veille.csv', bytesOf(csv));
  const wizard = await dialog();
  expect(await wizard.findByText(/CSV en WINDOWS-1252, séparateur : point-virgule/)).toBeDefined();
  const column = (name: string) => wizard.getByLabelText(`Contenu de la colonne ${name}`);
  expect(document.activeElement).toBe(wizard.getByRole('button', { name: 'Changer' }));
  expect(column('Annonceur')).toHaveProperty('value', 'advertiserName');
  expect(column('Début de diffusion')).toHaveProperty('value', 'startedAt');
  expect(column('Notes')).toHaveProperty('value', '');
  expect(column('Texte').closest('li')?.textContent).toContain('Crème "douce"');
  expect(wizard.getByText(/^1.ligne, /)).toBeDefined();
  const [first] = within(wizard.getByRole('list', { name: /^Les premières annonces/ })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^VerdureCrème "douce"Début de diffusion.: 2026-01-02$/);
  expect(wizard.getByText(/Il manque une colonne pour.: Identifiant de l’annonce\./)).toBeDefined();
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  expect(api.calls(importAds)).toHaveLength(0);

  await userEvent.selectOptions(column('Réf'), 'Identifiant de l’annonce');
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = api.calls(importAds)[0]?.body as { file: string };
  expect(body).toMatchObject({
    source: 'import',
    name: 'veille.csv',
    mapping: {
      Annonceur: 'advertiserName',
      Texte: 'body',
      'Début de diffusion': 'startedAt',
      Réf: 'sourceId',
      Notes: null,
    },
  });
  // The bytes as they were: the server reads the encoding too.
  expect(atob(body.file)).toBe(csv);
});

const utf16 = (text: string) =>
  Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
const table = (header: string) => `id;annonceur;texte;${header}\n${'1;Verdure;Crème;2026-01-02\n'.repeat(5)}`;
const plain = `id;annonceur;texte;debut\n${'1;Verdure;Creme;2026-01-02\n'.repeat(3_000)}`;
const oddByte = bytesOf('2;Verdure;Cr\u0081me;2026-01-02\n');
const accent = bytesOf('2;Verdure;Crème;2026-01-02\n');

test.each([
  ['windows-1252', [bytesOf(table('début'))], 'WINDOWS-1252', 'début'],
  ['a byte that stands for no letter', [bytesOf(table('début')), oddByte], 'WINDOWS-1252', 'début'],
  ['UTF-16 without a mark', [utf16(table('début'))], 'UTF-16LE', 'début'],
  ['UTF-8 with one broken letter', [table('début'), accent], 'UTF-8', 'début'],
  ['accents that come late', [plain, accent], 'WINDOWS-1252', 'debut'],
])('columns are named as the server reads them: %s', async (_, pieces, encoding, header) => {
  api.answer(importAds, { import: anImport() });
  await give('veille.csv', new Blob(pieces));
  const wizard = await dialog();
  expect(await wizard.findByText(new RegExp(`CSV en ${encoding},`))).toBeDefined();
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)[0]?.body).toMatchObject({ mapping: { [header]: 'startedAt' } }));
});

test('the order of day and month is asked for when the file does not tell', async () => {
  api.answer(importAds, { import: anImport() });
  await give('veille.csv', 'Veille de mars;;;\n\nid;annonceur;texte;début;relevé\n1;V;T;03/04/2026;2026-05-01\n');
  const wizard = await dialog();
  const order = await wizard.findByLabelText('Comment lire une date comme 03/04/2026');
  expect(
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['3\u00a0avr.\u00a02026 (jour, puis mois)', '4\u00a0mars\u00a02026 (mois, puis jour)']);
  const asked = wizard.getByLabelText<HTMLSelectElement>('Contenu de la colonne relevé');
  expect(asked.selectedOptions[0]?.text).toBe('Choisissez…');
  expect(wizard.getByText('Dites si elle donne la fin de diffusion')).toBeDefined();
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  expect(api.calls(importAds)).toHaveLength(0);
  await userEvent.selectOptions(asked, 'Fin de diffusion');
  expect(wizard.queryByText('Dites si elle donne la fin de diffusion')).toBeNull();
  await userEvent.selectOptions(order, 'mdy');
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)[0]?.body).toMatchObject({ dateOrder: 'mdy' }));
});

test('a column of dates is left out when someone says so, and others are not asked for', async () => {
  api.answer(importAds, { import: anImport() });
  await give('veille.csv', 'id;annonceur;texte;début;relevé;exporté le\n1;V;T;2026-04-03;2026-05-01;2026-05-02\n');
  const wizard = await dialog();
  expect(await wizard.findByLabelText('Contenu de la colonne exporté le')).toHaveProperty('value', '');
  await userEvent.selectOptions(wizard.getByLabelText('Contenu de la colonne relevé'), 'Ne pas importer');
  expect(wizard.getByText(/annonces seront affichées comme actives/)).toBeDefined();
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)[0]?.body).toMatchObject({ mapping: { relevé: null } }));
});

test('the order of day and month is not asked for when the file tells', async () => {
  api.answer(importAds, { import: anImport() });
  await give('veille.csv', 'id,annonceur,texte,début\n1,V,T,03/04/2026\n2,V,T,23/04/2026\n');
  await (await dialog()).findByLabelText('Contenu de la colonne début');
  expect(screen.queryByLabelText(/veut dire/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)).toHaveLength(1));
  expect(api.calls(importAds)[0]?.body).not.toHaveProperty('dateOrder');
});

test('an import names the columns that it left out, and says how it read unclear dates', async () => {
  const ignoredColumns = Array.from({ length: 12 }, (_, n) => `colonne ${n}`);
  const dates = { order: 'dmy' as const, decided: false };
  api.answer(listAdImports, { items: [anImport({ ignoredColumns, dates })], nextCursor: null });
  show();
  expect(await screen.findByText(/^Colonnes non importées.: colonne 0, .*colonne 9 et 2.autres$/)).toBeDefined();
  expect(screen.getByText(/^Dates lues le jour d’abord.: rien dans le fichier ne le précise$/)).toBeDefined();
});

test('a field is held by one column only', async () => {
  await give('veille.csv', 'id,annonceur,texte,début,autre\n1,V,T,2026-01-02,x\n');
  const wizard = await dialog();
  const column = (name: string) => wizard.getByLabelText(`Contenu de la colonne ${name}`);
  await userEvent.selectOptions(await wizard.findByLabelText('Contenu de la colonne autre'), 'Texte');
  expect(column('autre')).toHaveProperty('value', 'body');
  expect(column('texte')).toHaveProperty('value', '');
});

test('a JSON of another tool is shown in words too', async () => {
  await give('outil.json', JSON.stringify([{ 'Ad ID': 'j1', 'Page name': 'Verdure', Texte: '-50 % sur tout' }]));
  expect(await (await dialog()).findByText('Verdure · -50 % sur tout')).toBeDefined();
});

test('a JSON of the Meta Ad Library is shown before it is sent', async () => {
  api.answer(importAds, { import: anImport() });
  const data = [{ id: '1', page_name: 'Verdure', ad_creative_bodies: ['<b>Crème</b>'], ad_snapshot_url: 'x' }];
  await give('ads.json', JSON.stringify({ data }));
  const wizard = await dialog();
  expect(await wizard.findByText('Verdure · <b>Crème</b>')).toBeDefined();
  expect(wizard.getByLabelText('D’où viennent ces annonces')).toHaveProperty('value', 'meta');
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)[0]?.body).toMatchObject({ source: 'meta', name: 'ads.json' }));
});

test('the keys of a JSON are corrected as columns are, and what was not corrected is not sent', async () => {
  api.answer(importAds, { import: anImport() });
  const ads = [{ ref: 7, page: { name: 'Verdure' }, accroche: 'Crème', debut: '2026-01-02' }];
  await give('outil.json', JSON.stringify({ total: 1, resultat: { annonces: ads } }));
  const wizard = await dialog();
  const key = (name: string) => wizard.getByLabelText(`Contenu de la colonne ${name}`);
  expect(await wizard.findByLabelText('Contenu de la colonne page.name')).toHaveProperty('value', 'advertiserName');
  expect(key('debut')).toHaveProperty('value', 'startedAt');
  expect(wizard.getByText('7')).toBeDefined();
  await userEvent.selectOptions(key('ref'), 'Identifiant de l’annonce');
  await userEvent.selectOptions(key('debut'), 'Ne pas importer');
  expect(wizard.getByText(/^Rien ne donne.: Début de diffusion\./)).toBeDefined();
  await userEvent.click(wizard.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)).toHaveLength(1));
  expect(api.calls(importAds)[0]?.body).toMatchObject({ mapping: { ref: 'sourceId', debut: null } });
});

test('a list of Meta has no keys to match', async () => {
  api.answer(importAds, { import: anImport() });
  await give('ads.json', JSON.stringify({ data: [{ id: '1', page_name: 'V', ad_snapshot_url: 'x' }] }));
  const wizard = await dialog();
  await userEvent.click(await wizard.findByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)).toHaveLength(1));
  expect(wizard.queryByLabelText(/^Contenu de la colonne/)).toBeNull();
  expect(api.calls(importAds)[0]?.body).not.toHaveProperty('mapping');
});

test('a large file whose start had no answer is asked for again as the same import', async () => {
  api.answer(createAdUpload, { uploadId: 'upl_1', url: 'http://localhost/put', headers: {} });
  api.behave(importAds, offline);
  const faked = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    input.endsWith('/put') ? Promise.resolve(new Response(null)) : faked(input, init),
  );
  await give('grand.csv', `id,annonceur,texte,début\n${'1,V,T,2026-01-02\n'.repeat(200_000)}`);
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Importer' }));
  expect(await screen.findByText('Le fichier n’a pas pu être envoyé')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)).toHaveLength(2));
  const [first, second] = api.calls(importAds).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(api.calls(createAdUpload)).toHaveLength(1);
});

test('a text is pasted as a file would be given', async () => {
  api.answer(importAds, { import: anImport() });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Importer un fichier' }));
  const wizard = await dialog();
  await userEvent.click(wizard.getByRole('button', { name: 'Coller du JSON ou du CSV' }));
  fireEvent.change(wizard.getByLabelText('Texte à importer'), { target: { value: '[{"headline":"Collée"}]' } });
  await userEvent.click(wizard.getByRole('button', { name: 'Continuer' }));
  // In words, and under its key.
  expect(await wizard.findAllByText('Collée')).toHaveLength(2);
  expect(wizard.getByText('collage.json')).toBeDefined();
});

test.each([
  ['vide.csv', '', 'Ce fichier est vide'],
  ['classeur.xlsx', 'PK\u0003\u0004', 'Ce fichier est un classeur ou une archive\u00a0: enregistrez-le au format CSV'],
  ['photo.png', '\u0089PNG\r\n\u001a\n\u0000', 'Ce fichier n’est ni un CSV ni un JSON'],
  ['note.txt', 'bonjour', 'Ce fichier n’est ni un CSV ni un JSON : une seule colonne a été trouvée'],
  ['coupé.json', '{"data": [{"id": 1}', 'Ce JSON est invalide : il est peut-être incomplet'],
  ['rien.json', '{"data": []}', 'Ce JSON ne contient aucune annonce'],
  ['titres.csv', 'a;b;c\n', 'Ce fichier ne contient aucune annonce, seulement des noms de colonnes'],
])('%s is refused before it is sent', async (name, content, sentence) => {
  await give(name, bytesOf(content));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(api.calls(importAds)).toHaveLength(0);
});

test('a large file goes by its own way', async () => {
  api.answer(createAdUpload, {
    uploadId: 'upl_1',
    url: 'http://localhost/put',
    headers: { 'content-type': 'text/csv' },
  });
  api.answer(importAds, { import: anImport() });
  const faked = globalThis.fetch;
  const put = vi.fn(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    init.method === 'PUT' && input.endsWith('/put') ? put() : faked(input, init),
  );
  await give('grand.csv', `id,annonceur,texte,début\n${'1,V,T,2026-01-02\n'.repeat(200_000)}`);
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Importer' }));
  await waitFor(() => expect(api.calls(importAds)[0]?.body).toMatchObject({ uploadId: 'upl_1', name: 'grand.csv' }));
  expect(put).toHaveBeenCalledOnce();
});

test('a refusal of the server keeps the file and says why', async () => {
  api.refuse(importAds, 'payload_too_large');
  await give('ads.json', '[{"id":"1"}]');
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Importer' }));
  expect(await screen.findByText('Le contenu envoyé est trop volumineux')).toBeDefined();
  expect(screen.getByText('ads.json')).toBeDefined();
});

test('an import under way is followed to its end, even on another page', async () => {
  const running = anImport({ status: 'running', received: 40, created: 40, progress: 0.4, finishedAt: null });
  api.answer(listAdImports, { items: [running], nextCursor: null });
  api.answer(getAdImport, { import: { ...running, received: 80, created: 80, progress: 0.8, version: 2 } });
  renderPage(
    <>
      <Routes>
        <Route path="/ads" element={<AdsPage />} />
        <Route path="/" element={<p>Accueil</p>} />
      </Routes>
      <Link to="/">Partir</Link>
      <Notifications />
    </>,
    '/ads?onglet=imports',
  );
  expect(await screen.findByText(/^40.lignes lues : 40.ajoutées$/)).toBeDefined();
  expect(await screen.findByText(/^80.lignes lues : 80.ajoutées$/)).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80');
  await userEvent.click(screen.getByRole('link', { name: 'Partir' }));
  expect(screen.getByText('Accueil')).toBeDefined();
  const rejected = [{ line: 7, reason: 'Annonceur manquant' }];
  api.answer(getAdImport, {
    import: { ...running, status: 'completed', created: 99, rejected, rejectedCount: 1, progress: 1, version: 3 },
  });
  expect(await screen.findByText(/^concurrents.csv : 99.ajoutées, 1.refusée$/)).toBeDefined();
});

test('an import that ends is said to once, whatever the list still says', async () => {
  const queued = anImport({ id: 'imp_once', status: 'queued', finishedAt: null });
  api.answer(listAdImports, { items: [queued], nextCursor: null });
  api.answer(getAdImport, { import: { ...queued, status: 'completed', created: 5, version: 2 } });
  show();
  expect(await screen.findByText(/^concurrents.csv : 5.ajoutées$/)).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(screen.getAllByText(/^concurrents.csv : 5.ajoutées$/)).toHaveLength(1);
  expect(api.calls(getAdImport)).toHaveLength(1);
});

test('the model table is understood when it comes back', async () => {
  const [header = ''] = modelTable().split('\r\n');
  expect(missingFields(Object.values(guessColumns(header.split(';'))))).toEqual([]);
  expect(Object.values(guessColumns(header.split(';')))).not.toContain(null);
});

test('refused lines are read, and their report downloaded', async () => {
  const rejected = [{ line: 7, reason: '<b>Annonceur</b> manquant' }];
  api.answer(listAdImports, { items: [anImport({ rejected, rejectedCount: 120 })], nextCursor: null });
  api.behave(getAdImportReport, () => new Response('Ligne;Motif\r\n', { headers: { 'content-type': 'text/csv' } }));
  const files = handedFiles();
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Voir 120.lignes refusées$/ }));
  expect(screen.getByText('<b>Annonceur</b> manquant')).toBeDefined();
  expect(screen.getByText('Les 119 autres sont dans le rapport.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger le rapport' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? []).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(api.calls(getAdImportReport)[0]?.headers.get('accept')).toBe('text/csv');
});

test('an import is stopped; one that ended meanwhile says so', async () => {
  const running = anImport({ id: 'imp_2', status: 'running', progress: null, finishedAt: null });
  api.answer(listAdImports, { items: [running], nextCursor: null });
  api.answer(getAdImport, { import: running });
  api.refuse(cancelAdImport, 'import_finished');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByText('Cet import est déjà terminé')).toBeDefined();
  const cancelled = { ...running, status: 'cancelled' as const, version: 2 };
  api.answer(cancelAdImport, { import: cancelled });
  api.answer(getAdImport, { import: cancelled });
  await userEvent.click(screen.getByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByText('Arrêté')).toBeDefined();
});

test('without a token, Meta is explained; with one, it is asked', async () => {
  const integration = { connected: false, hint: null, updatedAt: null };
  api.answer(getMetaIntegration, { integration });
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Synchroniser depuis Meta' }));
  const link = await screen.findByRole('link', { name: 'Enregistrer mon jeton' });
  expect(link.getAttribute('href')).toBe('/settings?onglet=connexions');
  unmount();

  api.answer(getMetaIntegration, { integration: { ...integration, connected: true, hint: 'x9Zk' } });
  api.behave(syncAds, () => json(202, { success: true, data: { import: anImport({ kind: 'sync' }) } }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Synchroniser depuis Meta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Synchroniser' }));
  expect(await screen.findByText('Indiquez des mots ou des pages')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Mots'), 'crème hydratante');
  await userEvent.type(screen.getByLabelText('Pages'), '12, 345');
  await userEvent.click(screen.getByRole('button', { name: 'Synchroniser' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(syncAds)[0]?.body).toEqual({
    country: 'FR',
    searchTerms: 'crème hydratante',
    pageIds: ['12', '345'],
  });
});
