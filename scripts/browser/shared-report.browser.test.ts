import { expect, inject, it } from 'vitest';
import { createReport } from '../../shared/analytics/reports.contract.ts';
import { shareReport } from '../../shared/analytics/sharing.contract.ts';
import { login } from '../../shared/auth/auth.contract.ts';
import { loadExample } from '../../shared/campaigns/example.contract.ts';
import { post } from '../local/post.ts';
import { axeViolations, expectAccessibleInWindows, newAccount, newVisitor, sendAs } from './visitor.ts';

const bad = '<img src=x onerror=alert(1)>';
const maxBytes = 60_000;

const curve = (measures: string[], granularity: string) => ({ type: 'timeseries', measures, granularity });
const parts = (by: string) => ({ type: 'breakdown', by, measures: ['spend', 'conversions', 'cpa', 'roas'] });
const twelve = [
  { type: 'text', title: bad, text: `En bref : ${bad}` },
  { type: 'figures', measures: ['spend', 'revenue', 'roas', 'conversions', 'cpa', 'linkCtr', 'cpm', 'impressions'] },
  ...[curve(['spend', 'roas'], 'day'), curve(['conversions'], 'week')],
  ...['platform', 'campaign', 'objective', 'status', 'weekday', 'month'].map(parts),
  ...[{ type: 'pacing' }, { type: 'annotations' }],
];

async function sharedReport() {
  const { token } = (await post(inject('url'), login, await newAccount())).data;
  const send = (...[route, sent]: [Parameters<typeof sendAs>[1], Parameters<typeof sendAs>[2]]) =>
    sendAs(String(token), route, sent);
  await send(loadExample, { body: {} });
  const body = {
    name: 'Bilan du trimestre',
    period: { preset: 'last_90' },
    compare: 'previous',
    currency: 'EUR',
    blocks: twelve,
    branding: { name: 'Agence Lumière', color: '#ffd23f', footer: bad },
  };
  const { report } = (await send(createReport, { body })).data;
  return `/rapport/${(await send(shareReport, { body: {}, id: report.id })).data.token}`;
}

it('a client reads a shared report without an application, in any look, and prints it', async () => {
  const link = await sharedReport();
  const { page, problems, open } = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(link);
  const answer = await fetch(inject('url') + link);
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(maxBytes);
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([inject('url') + link]);
  await page.getByRole('heading', { level: 1, name: 'Bilan du trimestre' }).waitFor();
  await page.getByRole('heading', { level: 2, name: bad }).waitFor();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectAccessibleInWindows(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  expect(await page.locator('details:visible').count()).toBe(0);
  expect(problems).toEqual([]);
});

it('a link that opens nothing says so, and is no page of the application', async () => {
  const { page, problems, open } = await newVisitor();
  for (const link of ['/rapport', '/rapport/', '/rapport/rsh_inconnu', '/rapport/a/b']) {
    await open(link);
    await page.getByRole('heading', { name: 'Cette page n’existe pas, ou n’existe plus' }).waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
