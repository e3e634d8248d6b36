import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import * as contract from '../../../shared/analytics/reports.contract.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { png } from '../../clients/testing/clients.ts';
import { readFile } from '../../platform/clients/files.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newReport, reportBody } from '../testing/reports.ts';

const pdf = (token: string, id: string, asOf = '2026-03-04') =>
  call(contract.getReportPdf, { token, params: { id }, query: { asOf } });

it('answers where the PDF of a report is, as of a day, under the name of the report', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token, { name: 'Soldes', status: 'active' });
  await record(token, id, [{ date: '2026-02-10', spend: 1_234.5, impressions: 10_000 }]);
  const branding = { ...reportBody.branding, logo: png };
  const report = await newReport(token, { name: 'Été à « Łódź » & Cie / 2026', branding });
  const { status, data } = await pdf(token, report.id);
  expect(status).toBe(200);
  const url = new URL(data.url);
  const name = 'attachment; filename="ete-a-lodz-cie-2026-2026-03-04.pdf"';
  expect(url.searchParams.get('response-content-disposition')).toBe(name);
  const bytes = await readFile(url.pathname.slice(url.pathname.indexOf('exports/')));
  const read = await getDocumentProxy(new Uint8Array(bytes ?? []));
  const { items } = await (await read.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text.replace(/\s/g, ' ')).toContain('Du 1er au 28 février 2026');
  expect(text.replace(/\s/g, ' ')).toContain('1 234,50 €');
});

it('is not for whoever may not read campaigns, nor for another workspace', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newReport(token);
  const { token: blind } = await colleagueOf(user, { role: 'manager', refusals: ['campaigns:read'] });
  expect((await pdf(blind, id)).status).toBe(403);
  const stranger = await signedInUser();
  expect((await pdf(stranger.token, id)).status).toBe(404);
  expect((await pdf(token, id, '2026-02-30')).status).toBe(400);
});
