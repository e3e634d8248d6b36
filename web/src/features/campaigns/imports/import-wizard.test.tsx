import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  type CampaignImport,
  createCampaignUpload,
  getCampaignImport,
  getCampaignImportReport,
  importCampaigns,
  listCampaignImports,
} from '../../../../../shared/campaigns/imports.contract.ts';
import { aCampaignImport as aRun } from '../../../testing/campaign-imports.ts';
import { aCampaign, serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ImportsTab } from './imports-tab.tsx';

type Asked = {
  name?: string;
  dryRun?: boolean;
  currency?: string;
  uploadId?: string;
  campaignNames?: Record<string, string>;
};

/** Runs as the API answers them: a look asks for the currency until it is said. */
function serve() {
  const api = fakeApi();
  const asked: Asked[] = [];
  const runs = new Map<string, CampaignImport>();
  const ok = (status: number, run: CampaignImport) =>
    json(status, { success: true, data: getCampaignImport.output.parse({ import: run }) });
  api.answer(getProfile, { user: aUser() });
  serveWhose(api);
  serveCampaigns(api, [aCampaign('1')]);
  api.answer(listCampaignImports, { items: [], nextCursor: null });
  api.answer(createCampaignUpload, { uploadId: 'upl_1', url: 'https://files.example/put', headers: {} });
  api.behave(getCampaignImportReport, () => new Response('Ligne;Motif'));
  api.behave(importCampaigns, ({ body }) => {
    const given = importCampaigns.body.parse(body);
    asked.push(given);
    const id = `cim_${crypto.randomUUID()}`;
    const unsure: Partial<CampaignImport> = {
      status: 'failed',
      questions: ['currency'],
      message: 'Indiquez la devise',
      created: 0,
    };
    runs.set(id, aRun({ id, dryRun: given.dryRun, ...(given.currency ? {} : unsure) }));
    return ok(202, aRun({ id, status: 'queued', version: 1, progress: null }));
  });
  api.behave(getCampaignImport, ({ url }) => {
    const run = runs.get(url.pathname.split('/').at(-1) ?? '');
    return run ? ok(200, run) : Response.error();
  });
  const faked = globalThis.fetch as (input: string, init: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    input === 'https://files.example/put' ? Promise.resolve(new Response()) : faked(input, init),
  );
  return asked;
}

beforeEach(() => sessionStorage.clear());

const file = new File(['Jour;Coût\n'], 'mai.csv', { type: 'text/csv' });
const button = (name: string) => screen.findByRole('button', { name });

test('a file is read, asked about, joined, checked against its own total, and imported; left and come back to, it stands', async () => {
  const asked = serve();
  const { unmount } = renderPage(<ImportsTab />, '/campaigns?onglet=imports');
  await userEvent.keyboard('i');
  await screen.findByText('Obtenir un export jour par jour');
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  expect((await screen.findByText('Indiquez la devise')).closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();

  renderPage(<ImportsTab />, '/campaigns?onglet=imports&etape=lecture');
  await screen.findByText(/titres à la ligne 3/);
  expect(screen.getByText('Indiquez la devise')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: /Devise/ }), 'eur');
  await userEvent.click(await button('Continuer'));
  await userEvent.click(await screen.findByRole('button', { name: /Les réunir sous/ }));
  await userEvent.click(await button('Continuer'));
  expect(await screen.findByText(/✓ 3\s106,05\s€ = 3\s106,05\s€/)).toBeDefined();
  await userEvent.click(await button('Importer'));
  expect(await screen.findByRole('heading', { name: 'Import terminé' })).toBeDefined();
  expect(asked.map(({ dryRun, uploadId }) => [dryRun, uploadId])).toEqual([
    [true, 'upl_1'],
    [true, 'upl_1'],
    [true, 'upl_1'],
    [false, 'upl_1'],
  ]);
  expect(asked.at(-1)).toMatchObject({ currency: 'EUR', campaignNames: { 'Data Anlytics': 'Data Analytics' } });
});

test('a workbook is refused before it is sent, with what to do', async () => {
  const asked = serve();
  renderPage(<ImportsTab />, '/campaigns?onglet=imports&etape=fichier');
  const input = await screen.findByText('Choisir des fichiers, ou les déposer ici');
  const field = input.closest('label')?.querySelector('input') as HTMLInputElement;
  await userEvent.upload(field, new File(['PK'], 'mai.xlsx'), { applyAccept: false });
  expect(within(await screen.findByRole('alert')).getByText(/est un classeur/)).toBeDefined();
  expect(asked).toEqual([]);
});

test('several files go through the same steps one after the other, each an import of its own', async () => {
  const asked = serve();
  renderPage(<ImportsTab />, '/campaigns?onglet=imports&etape=fichier');
  await screen.findByText('Choisir des fichiers, ou les déposer ici');
  const files = ['mai.csv', 'juin.csv', 'juillet.csv'].map((name) => new File(['Jour;Coût'], name));
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, files);
  expect(await screen.findByText('Fichier 1 sur 3')).toBeDefined();
  expect(screen.getByText(/mai\.csv, puis juin\.csv et juillet\.csv/)).toBeDefined();
  await screen.findByText('Indiquez la devise');
  await userEvent.click(await button('Passer ce fichier'));
  expect(await screen.findByText('Fichier 2 sur 3')).toBeDefined();

  await userEvent.type(await screen.findByRole('textbox', { name: /Devise/ }), 'eur');
  await userEvent.click(await button('Continuer'));
  await screen.findByRole('heading', { name: 'Les campagnes du fichier' });
  await userEvent.click(await button('Continuer'));
  await userEvent.click(await button('Importer'));
  await screen.findByRole('heading', { name: 'Import terminé' });
  await userEvent.click(await button('Fichier suivant'));
  expect(await screen.findByText('Fichier 3 sur 3')).toBeDefined();
  expect(((await screen.findByRole('textbox', { name: /Devise/ })) as HTMLInputElement).value).toBe('');
  expect(asked.map(({ name, dryRun }) => [name, dryRun])).toEqual([
    ['mai.csv', true],
    ['juin.csv', true],
    ['juin.csv', true],
    ['juin.csv', false],
    ['juillet.csv', true],
  ]);
});

test('one file of several that cannot be read is named, and none is sent', async () => {
  const asked = serve();
  renderPage(<ImportsTab />, '/campaigns?onglet=imports&etape=fichier');
  await screen.findByText('Choisir des fichiers, ou les déposer ici');
  const files = [file, new File(['PK'], 'juin.xlsx')];
  const field = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(field, files, { applyAccept: false });
  expect((await screen.findByRole('alert')).textContent).toContain('juin.xlsx');
  expect(asked).toEqual([]);
});
