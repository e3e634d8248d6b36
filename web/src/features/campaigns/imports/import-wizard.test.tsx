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

type Asked = { dryRun?: boolean; currency?: string; uploadId?: string; campaignNames?: Record<string, string> };

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
  await screen.findByText('Obtenir un fichier avec une ligne par jour');
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  expect((await screen.findByRole('alert')).textContent).toContain('Indiquez la devise');
  unmount();

  renderPage(<ImportsTab />, '/campaigns?onglet=imports&etape=lecture');
  await screen.findByText(/titres à la ligne 3/);
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
  const input = await screen.findByText('Choisir un fichier, ou le déposer ici');
  const field = input.closest('label')?.querySelector('input') as HTMLInputElement;
  await userEvent.upload(field, new File(['PK'], 'mai.xlsx'), { applyAccept: false });
  expect(within(await screen.findByRole('alert')).getByText(/est un classeur/)).toBeDefined();
  expect(asked).toEqual([]);
});
