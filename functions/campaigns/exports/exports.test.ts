import { expect, it } from 'vitest';
import { exportCampaigns } from '../../../shared/campaigns/exports.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { imported } from '../imports/testing/import-runs.ts';
import { newCampaign, type RowBody, record } from '../testing/campaigns.ts';

const from = '2026-04-20';
const to = '2026-07-10';
const period = `from=${from}&to=${to}`;

/** The same numbers at each run. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Rows of every kind, with cents, fractions, noughts and what was not measured. */
function someRows(next: (most: number) => number): RowBody[] {
  const rows = new Map<string, RowBody>();
  for (let at = 0; at < 60; at++) {
    const date = `2026-0${4 + next(3)}-${20 + next(10)}`;
    const ad = next(3);
    const part = next(3);
    const segment = part === 0 ? { type: 'device' as const, value: ['mobile', 'desktop'][next(2)] ?? '' } : null;
    const row: RowBody = { date, spend: next(100_000) / 100, segment };
    if (ad > 0) Object.assign(row, { adId: `12${ad}`, adName: ['', '=1+1 "x"; y', "L'été, <b>"][ad] });
    if (next(2)) row.impressions = next(50_000);
    if (next(2)) row.conversions = next(900) / 100;
    if (next(3) === 0) row.revenue = 0;
    if (next(3) === 0) row.reach = next(9_000);
    rows.set(JSON.stringify([date, ad, segment]), row);
  }
  return [...rows.values()];
}

async function totals(token: string, id: string) {
  const { data } = await call(performance.getPerformance, { token, params: { id }, query: { from, to } as never });
  return data.items.filter(({ totals: one }) => one.spend !== null).map((one) => [one.date, one.totals]);
}

it.each([
  [1, 'fr'],
  [2, 'en'],
])('gives the same figures when it is imported again (seed %i, %s)', async (seed, locale) => {
  const [owner, other] = await Promise.all([signedInUser(), signedInUser()]);
  const { id } = await newCampaign(owner.token, { name: '-Soldes; d’été, "2026"', platform: 'tiktok' });
  const rows = someRows(numbers(seed));
  await record(owner.token, id, rows);
  const before = await totals(owner.token, id);
  const rawQuery = `${period}&locale=${locale}`;
  const whole = (await callRaw(exportCampaigns, { token: owner.token, rawQuery: `${rawQuery}&campaignId=${id}` })).text;
  const byDay = (await callRaw(exportCampaigns, { token: owner.token, rawQuery })).text;
  expect(await imported(owner.token, { csv: whole })).toMatchObject({ created: 0, updated: 0, skipped: rows.length });
  for (const csv of [whole, byDay]) {
    const run = await imported(other.token, { csv });
    expect([run.status, run.rejectedCount]).toEqual(['completed', 0]);
    const [made] = run.names;
    const found = made?.campaignId ?? (await imported(other.token, { csv, dryRun: true })).names[0]?.campaignId ?? '';
    expect(await totals(other.token, found)).toEqual(before);
  }
});

it('is written for French and English spreadsheets, and runs no formula', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token, { name: '=1+1', currency: 'USD' });
  await record(token, id, [{ date: '2026-05-02', spend: 12.5, clicks: 0 }]);
  const fr = (await callRaw(exportCampaigns, { token, rawQuery: period })).text.split('\r\n');
  expect(fr[0]).toMatch(/^\uFEFFJour;Campagne;.*;Dépense \(USD\);Impressions;/);
  expect(fr[1]).toMatch(new RegExp(`^2026-05-02;'=1\\+1;${id};;Meta;USD;12,5;;;0;`));
  const en = (await callRaw(exportCampaigns, { token, rawQuery: `${period}&locale=en` })).text.split('\r\n');
  expect(en[0]).toMatch(/^\uFEFFDay,Campaign,.*,Spend \(USD\),Impressions,/);
  expect(en[1]).toContain(',12.5,,,0,');
});

it('knows no campaign of another workspace', async () => {
  const [{ token }, other] = await Promise.all([signedInUser(), signedInUser()]);
  const { id } = await newCampaign(other.token);
  expect((await call(exportCampaigns, { token, query: { campaignId: id } as never })).status).toBe(404);
});
