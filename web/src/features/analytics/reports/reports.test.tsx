import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getAnalyticsOverview } from '../../../../../shared/analytics/figures.contract.ts';
import {
  createReport,
  deleteReport,
  getReport,
  getReportPage,
  listReports,
  type Report,
  restoreReport,
  updateReport,
} from '../../../../../shared/analytics/reports.contract.ts';
import { reportProblems } from '../../../../../shared/analytics/reports.rules.ts';
import {
  listReportRuns,
  type ReportRun,
  startReportRun,
  updateReportRun,
} from '../../../../../shared/analytics/sending.contract.ts';
import { shareReport } from '../../../../../shared/analytics/sharing.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { getNaming } from '../../../../../shared/campaigns/naming.contract.ts';
import type { Permission } from '../../../../../shared/kernel/permissions.ts';
import { aCampaign, figuresOf, serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aReport } from '../../../testing/reports.ts';
import { ReportsTab } from './reports-tab.tsx';

const report = aReport();
const open = '/analytics?onglet=rapports&rapport=rpt_1';

let api = fakeApi();

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, {
    user: aUser({ permissions: ['analytics:read', 'analytics:write', 'analytics:delete', 'campaigns:read'] }),
  });
  serveWhose(api);
  api.answer(listReports, { items: [report], nextCursor: null });
  api.answer(getReport, { report });
  api.answer(listReportRuns, { items: [], nextCursor: null });
  api.answer(getReportPage, { html: '<!doctype html><title>Bilan</title><p>Bilan</p>' });
  api.behave(updateReport, ({ body }) => json(200, { success: true, data: { report: kept(body as Partial<Report>) } }));
});

/** What was sent, as it is read again: a slow hand has it saved between two presses. */
function kept(sent: Partial<Report>): Report {
  const blocks = (sent.blocks ?? []).map((block, at) => ({
    ...block,
    title: block.title ?? null,
    id: block.id ?? `rbk_new_${at}`,
  }));
  return updateReport.output.parse({
    report: {
      ...{ ...report, ...sent, blocks },
      branding: { ...report.branding, ...sent.branding },
      version: (sent.version ?? 0) + 1,
    },
  }).report;
}

const show = (at = '/analytics?onglet=rapports') =>
  renderPage(
    <>
      <ReportsTab />
      <Notifications />
    </>,
    at,
  );
const lastSaved = () => api.calls(updateReport).at(-1)?.body as Record<string, unknown> | undefined;
const blockNames = () =>
  screen.getAllByRole('button', { name: /^Déplacer/ }).map((one) => one.getAttribute('aria-label'));

test('a report is made from the usual questions, and opens', async () => {
  api.answer(listReports, { items: [], nextCursor: null });
  api.answer(createReport, { report });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Créer.: Mensuel client$/ }));
  await userEvent.type(await screen.findByLabelText(/Nom du rapport/), 'Bilan du mois');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  expect(await screen.findByRole('form', { name: 'Contenu du rapport' })).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toContain('rapport=rpt_1');
  const body = api.calls(createReport)[0]?.body as { blocks: { type: string }[]; name: string };
  expect(body.name).toBe('Bilan du mois');
  expect(body.blocks.map(({ type }) => type)).toEqual([
    'figures',
    'timeseries',
    'breakdown',
    'breakdown',
    'annotations',
  ]);
});

test('a report of campaigns in several currencies begins with that of most of them', async () => {
  const of = { from: '2026-10-01', to: '2026-10-31', campaigns: 4 };
  const currencies = ['EUR', 'USD'].map((currency) => ({ currency, campaigns: 2, ...figuresOf([]) }));
  api.answer(getAnalyticsOverview, { ...of, currencies });
  api.answer(createReport, { report });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Nouveau rapport' }));
  await userEvent.type(await screen.findByLabelText(/Nom du rapport/), 'Bilan');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(api.calls(createReport)[0]?.body).toMatchObject({ name: 'Bilan', currency: 'EUR' }));
});

test('one that is deleted can be had back', async () => {
  api.answer(deleteReport, { id: report.id });
  api.answer(restoreReport, { report });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur Bilan du mois' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(api.calls(restoreReport)).toHaveLength(1));
});

test('what is written is kept by itself, and the page beside it is what readers will see', async () => {
  show(open);
  const frame = await screen.findByTitle('Aperçu de Bilan du mois');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
    '',
    expect.stringContaining('<p>Bilan</p>'),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Période'), 'last_week');
  expect(await screen.findByText('Modifié')).toBeTruthy();
  expect(await screen.findByText('Enregistré')).toBeTruthy();
  expect(lastSaved()).toMatchObject({ version: 1, period: { preset: 'last_week' }, name: 'Bilan du mois' });
});

test('blocks are added, moved and taken away', async () => {
  show(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions sur En bref' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Monter' }));
  expect(blockNames()).toEqual(['Déplacer En bref', 'Déplacer Chiffres clés']);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un bloc' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Répartition' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions sur Chiffres clés' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
  expect(blockNames()).toEqual(['Déplacer En bref', 'Déplacer Répartition']);
  await waitFor(() =>
    expect((lastSaved()?.blocks as { type: string }[] | undefined)?.map(({ type }) => type)).toEqual([
      'text',
      'breakdown',
    ]),
  );
});

const openWith = (block: Report['blocks'][number]) => {
  api.answer(getReport, { report: { ...report, blocks: [block] } });
  show(open);
};
const allow = (...permissions: Permission[]) =>
  api.answer(getProfile, {
    user: aUser({ permissions: ['analytics:read', 'analytics:write', 'campaigns:read', ...permissions] }),
  });
const add = async (kind: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un bloc' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
};
const funnel = { id: 'rbk_1', title: null, type: 'funnel' as const, crm: false };

test('a funnel goes on to what was signed', async () => {
  allow('prospects:read');
  openWith(funnel);
  await userEvent.click(await screen.findByRole('switch', { name: /^Continuer jusqu’aux affaires signées/ }));
  await add('Entonnoir');
  await waitFor(() => expect(lastSaved()?.blocks).toMatchObject([{ crm: true }, { type: 'funnel', crm: false }]));
});

test('a funnel stops at the ads for who may not read prospects', async () => {
  openWith(funnel);
  expect(await screen.findByRole('button', { name: 'Déplacer Entonnoir' })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /affaires signées/ })).toBeNull();
});

test('real sales are those that were written, or signed deals for who may read prospects', async () => {
  allow('prospects:read');
  openWith({ id: 'rbk_1', title: null, type: 'blended', source: 'sales' });
  await userEvent.selectOptions(await screen.findByLabelText('Ventes'), 'Affaires signées');
  await add('Ventes réelles');
  await waitFor(() => expect(lastSaved()?.blocks).toMatchObject([{ source: 'crm' }, { source: 'sales' }]));
});

test('signed deals are no choice of who may not read prospects', async () => {
  openWith({ id: 'rbk_1', title: null, type: 'blended', source: 'sales' });
  const choice = within(await screen.findByLabelText('Ventes'));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ventes réelles']);
});

test('the best ads are judged, counted and grouped as one says, by a field that names have', async () => {
  const rules = [{ level: 'ad' as const, separator: '_', fields: ['accroche', 'format'] }];
  api.answer(getNaming, { rules, parsed: { share: 1, examples: [], misfits: [] }, version: 1 });
  const old = { id: 'rbk_1', title: null, type: 'creatives' as const, metric: null, minSpend: 100, limit: 6 };
  openWith({ ...old, by: 'couleur' });
  expect(await screen.findByText('Ce champ n’existe plus dans votre règle de nommage')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Grouper par'), 'format');
  expect(screen.queryByText('Ce champ n’existe plus dans votre règle de nommage')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Juger sur'), 'ROAS');
  await userEvent.clear(screen.getByLabelText('Dépense minimale'));
  await userEvent.type(screen.getByLabelText('Dépense minimale'), '250');
  await add('Meilleures publicités');
  await waitFor(() =>
    expect(lastSaved()?.blocks).toMatchObject([
      { metric: 'roas', minSpend: 250, limit: 6, by: 'format' },
      { type: 'creatives', metric: null, minSpend: 100, limit: 6, by: null },
    ]),
  );
});

test('a comparison is of campaigns of the report, found by name', async () => {
  serveCampaigns(api, [aCampaign('1', { name: 'Été' }), aCampaign('2', { name: 'Hiver' })]);
  api.answer(getReport, { report: { ...report, filters: { platform: ['meta'] }, blocks: [] } });
  show(open);
  await add('Comparaison de campagnes');
  expect(await screen.findByText('Choisissez au moins deux campagnes')).toBeTruthy();
  await add('Entonnoir');
  // It waits where it is, and what is beside it is kept.
  await waitFor(() => expect(lastSaved()?.blocks).toMatchObject([{ type: 'funnel' }]));
  expect(await screen.findByText('Enregistré')).toBeTruthy();
  expect(blockNames()).toEqual(['Déplacer Comparaison de campagnes', 'Déplacer Entonnoir']);
  const campaigns = screen.getByRole('combobox', { name: 'Campagnes (2 à 6)' });
  for (const name of ['Été', 'Hiver']) {
    await userEvent.click(campaigns);
    await userEvent.click(await screen.findByRole('option', { name }));
  }
  expect(screen.queryByText('Choisissez au moins deux campagnes')).toBeNull();
  await waitFor(() =>
    expect(lastSaved()?.blocks).toMatchObject([
      { type: 'compare', campaignIds: ['cam_1', 'cam_2'], metrics: ['cpa'] },
      { type: 'funnel' },
    ]),
  );
  // With one taken away, those that were kept stay.
  await userEvent.click(campaigns);
  await userEvent.keyboard('{Backspace}');
  expect(await screen.findByText('Choisissez au moins deux campagnes')).toBeTruthy();
  await add('Entonnoir');
  await waitFor(() =>
    expect(lastSaved()?.blocks).toMatchObject([{ campaignIds: ['cam_1', 'cam_2'] }, {}, { type: 'funnel' }]),
  );
  expect(api.calls(listCampaigns).at(-1)?.url.searchParams.getAll('platform')).toEqual(['meta']);
});

test('two people who write it at once: nothing is lost, each is asked', async () => {
  show(open);
  const name = await screen.findByRole('textbox', { name: 'Nom' });
  api.refuse(updateReport, 'conflict');
  api.answer(getReport, { report: { ...report, name: 'La leur', version: 5 } });
  await userEvent.type(name, ' bis');
  const notice = await screen.findByText(/Quelqu’un d’autre a enregistré ce rapport/);
  expect(name).toHaveProperty('value', 'Bilan du mois bis');
  api.answer(updateReport, { report: { ...report, name: 'Bilan du mois bis', version: 6 } });
  await userEvent.click(screen.getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(lastSaved()).toMatchObject({ name: 'Bilan du mois bis', version: 5 }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
});

test('says what the server refuses, and keeps what is written', async () => {
  show(open);
  api.refuse(updateReport, 'validation_error', { details: [{ path: 'blocks.0.title', message: 'Trop long' }] });
  await userEvent.type(await screen.findByLabelText('Titre du bloc Chiffres clés'), 'Résumé');
  expect((await screen.findByRole('alert')).textContent).toContain('Trop long');
  expect(screen.getByLabelText('Titre du bloc Résumé')).toHaveProperty('value', 'Résumé');
});

test('a logo that is no image is refused before it is sent', async () => {
  show(open);
  const input = await screen.findByLabelText('Logo');
  await userEvent.upload(
    input,
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }),
  );
  expect(await screen.findByText(reportProblems.logo)).toBeTruthy();
  expect(api.calls(updateReport)).toHaveLength(0);
});

test('its sending is kept once someone is to receive it, and not over fixed dates', async () => {
  show(open);
  await userEvent.click(await screen.findByRole('switch', { name: 'Envoyer ce rapport régulièrement' }));
  await userEvent.selectOptions(screen.getByLabelText('Rythme'), 'weekly');
  expect(api.calls(updateReport)).toHaveLength(0);
  await userEvent.click(screen.getByLabelText('Destinataires'));
  await userEvent.paste('Zoe@client.example; leo@client.example\nleo@client.example');
  await userEvent.tab();
  await waitFor(() =>
    expect(lastSaved()?.schedule).toEqual({
      ...{ frequency: 'weekly', weekday: 1, hour: 9, reviewHours: 0, pdf: true },
      recipients: ['zoe@client.example', 'leo@client.example'],
    }),
  );
  api.refuse(updateReport, 'validation_error', { details: [{ path: 'period', message: reportProblems.fixedPeriod }] });
  await userEvent.selectOptions(screen.getByLabelText('Période'), 'dates');
  expect((await screen.findByRole('alert')).textContent).toContain(reportProblems.fixedPeriod);
});

const run: ReportRun = {
  id: 'rrn_1',
  status: 'in_review',
  period: { from: '2026-10-01', to: '2026-10-31' },
  dataThrough: '2026-10-31',
  reason: null,
  reviewUntil: '2026-11-03T08:00:00.000Z',
  pdfUrl: 'https://files.example/rapport.pdf',
  recipients: [
    { email: 'a@marque.example', state: 'waiting' },
    { email: 'b@marque.example', state: 'unconfirmed' },
  ],
  createdAt: '2026-11-02T08:00:00.000Z',
};

test('what waits to be read again is sent, what was held says why and is cancelled', async () => {
  const held: ReportRun = {
    ...run,
    ...{ id: 'rrn_2', status: 'held', reason: 'Il manque des chiffres.', reviewUntil: null, pdfUrl: null },
  };
  api.answer(listReportRuns, { items: [run, held], nextCursor: null });
  api.answer(updateReportRun, { run: { ...run, status: 'running' } });
  show(open);
  const list = within(await screen.findByRole('list', { name: 'Envois de ce rapport' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('À relire');
  expect(first?.textContent).toContain('À a@marque.example, 1\u00a0adresse non confirmée');
  expect(second?.textContent).toContain('Il manque des chiffres.');
  await userEvent.click(list.getByRole('button', { name: /Envoyer maintenant/ }));
  await waitFor(() => expect(api.calls(updateReportRun)).toHaveLength(1));
  await userEvent.click(list.getAllByRole('button', { name: /Annuler l’envoi/ })[1] as HTMLElement);
  await waitFor(() => expect(api.calls(updateReportRun)).toHaveLength(2));
  expect(api.calls(updateReportRun).map(({ url, body }) => [url.pathname.split('/').at(-1), body])).toEqual([
    ['rrn_1', { action: 'send' }],
    ['rrn_2', { action: 'cancel' }],
  ]);
});

test('it is sent to whoever writes it, and a refusal is said', async () => {
  api.answer(startReportRun, { run: { ...run, status: 'running' } });
  show(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Me l’envoyer' }));
  await waitFor(() => expect(api.calls(startReportRun)).toHaveLength(1));
  api.refuse(startReportRun, 'rate_limited');
  await userEvent.click(await screen.findByRole('button', { name: 'Me l’envoyer' }));
  expect((await screen.findByText(/Trop de tentatives/)).isConnected).toBe(true);
});

test('it is shared by a link', async () => {
  show(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Partager' }));
  const dialog = await screen.findByRole('dialog');
  const url = 'http://localhost:3000/rapport/abc';
  api.answer(shareReport, { url, token: 'abc' });
  api.answer(getReport, { report: { ...report, shareUrl: url } });
  await userEvent.click(within(dialog).getByLabelText(/Figer les chiffres/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Créer le lien' }));
  expect(await within(dialog).findByLabelText('Lien du rapport')).toHaveProperty('value', url);
  expect(api.calls(shareReport)[0]?.body).toEqual({ frozen: true });
});

test('who may not write reads the page alone', async () => {
  api.answer(getProfile, {
    user: aUser({ workspaceRole: 'viewer', permissions: ['analytics:read', 'campaigns:read'] }),
  });
  show(open);
  expect(await screen.findByTitle('Aperçu de Bilan du mois')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});
