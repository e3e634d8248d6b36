import { expect, it } from 'vitest';
import { exportAnalytics } from '../../../shared/analytics/exports.contract.ts';
import { getAnalyticsBreakdown, getAnalyticsTimeseries } from '../../../shared/analytics/figures.contract.ts';
import { newCampaign, putFigures, record } from '../../campaigns/testing/campaigns.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

const period = { from: '2026-08-10', to: '2026-10-20' };
const days = `from=${period.from}&to=${period.to}`;

async function exported(token: string, rawQuery: string) {
  const { status, text } = await callRaw(exportAnalytics, { token, rawQuery });
  expect(status).toBe(200);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const separator = rawQuery.includes('locale=en') ? ',' : ';';
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
  const names = head.split(separator);
  return lines.map((line) => Object.fromEntries(line.split(separator).map((cell, at) => [names[at], cell])));
}

const [spent, shown] = [
  { spend: 1_000.5, impressions: 200_000, linkClicks: 4_000, clicks: 4_000, conversions: 60, revenue: 800 },
  { spend: 20.25, impressions: 1_000 },
];

/** One that loses money by its margin, one that measures little; their names begin formulas. */
async function filled() {
  const { token, user } = await signedInUser();
  const loss = await newCampaign(token, { name: '=1+1', platform: 'meta', marginRate: 0.5 });
  const other = await newCampaign(token, { name: 'Zoé', platform: 'google' });
  await putFigures(user.workspaceId, loss.id, [{ date: '2026-08-12', counts: spent }]);
  await putFigures(user.workspaceId, other.id, [{ date: '2026-09-02', counts: shown }]);
  return { token, user, loss, other };
}

it('writes parts whole, ratios unrounded, what was not measured empty, and no formula but figures below nought', async () => {
  const { token, loss, other } = await filled();
  const lines = await exported(token, `of=breakdown&by=campaign&${days}&compare=previous`);
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ Campagne: "'=1+1", 'Identifiant Réclame': loss.id, Devise: 'EUR', Campagnes: '1' },
      ...{ 'Dépense (EUR)': '1000,5', Impressions: '200000', 'Contribution (EUR)': '-600,5' },
      ...{ ROAS: String(800 / 1000.5).replace('.', ','), 'CTR (lien)': '0,02', 'Dépense (EUR), avant': '' },
    }),
    expect.objectContaining({
      ...{ Campagne: 'Zoé', 'Identifiant Réclame': other.id, 'Dépense (EUR)': '20,25', Conversions: '', ROAS: '' },
    }),
  ]);
  const english = await exported(token, `of=breakdown&by=campaign&by=objective&${days}&locale=en`);
  expect(english[0]).toMatchObject({ Campaign: "'=1+1", 'Spend (EUR)': '1000.5', 'Contribution (EUR)': '-600.5' });
  expect(english[0]?.Objective).toBe(loss.objective);
});

it('tells what the readings tell, all pages of it', async () => {
  const { token } = await filled();
  const query = { ...period, by: ['platform', 'month'], sort: 'name' } as never;
  const { data: parts } = await call(getAnalyticsBreakdown, { token, query });
  const lines = await exported(token, `of=breakdown&by=platform&by=month&sort=name&${days}`);
  expect(lines.map((line) => [line.Plateforme, line.Mois, line['Dépense (EUR)']])).toEqual(
    parts.items.map(({ keys, totals }) => [
      keys[0]?.label,
      keys[1]?.value,
      totals.spend === null ? '' : String(totals.spend).replace('.', ','),
    ]),
  );
  const { data: series } = await call(getAnalyticsTimeseries, {
    token,
    query: { ...period, granularity: 'week', compare: 'previous' } as never,
  });
  const weeks = await exported(token, `of=timeseries&granularity=week&compare=previous&${days}`);
  expect(weeks.map((line) => [line.Du, line.Au, line['Dépense (EUR)']])).toEqual(
    series.items.map(({ from, to, totals }) => [
      from,
      to,
      totals.spend === null ? '' : String(totals.spend).replace('.', ','),
    ]),
  );
  for (let more = 0; more < 101; more += 1) await newCampaign(token, { name: `C${more}` });
  expect(await exported(token, `of=breakdown&by=campaign&${days}`)).toHaveLength(103);
}, 60_000);

it('keeps currencies apart, a line each', async () => {
  const { token, user } = await filled();
  const dollars = await newCampaign(token, { name: 'US', currency: 'USD' });
  await putFigures(user.workspaceId, dollars.id, [{ date: '2026-08-12', counts: { spend: 7 } }]);
  const lines = await exported(token, `of=overview&${days}`);
  expect(lines.map((line) => [line.Devise, line.Converti, line.Campagnes, line.Dépense])).toEqual([
    ['EUR', 'non', '2', '1020,75'],
    ['USD', 'non', '1', '7'],
  ]);
  const query = { ...period, of: 'timeseries' } as never;
  expect((await call(exportAnalytics, { token, query })).error?.details?.[0]?.path).toBe('currency');
  expect(await exported(token, `of=timeseries&granularity=month&currency=USD&${days}`)).toHaveLength(3);
});

it('tells the ads of campaigns, each with its id', async () => {
  const { token } = await signedInUser();
  const one = await newCampaign(token, { name: 'A' });
  await record(token, one.id, [{ date: '2026-09-02', adId: '120', adName: '@Pub', spend: 3 }]);
  const [line] = await exported(token, `of=breakdown&by=ad&by=campaign&${days}`);
  expect(line).toMatchObject({
    ...{ Publicité: "'@Pub", Campagne: 'A', 'Identifiant de la publicité': expect.any(String), 'Dépense (EUR)': '3' },
    'Identifiant Réclame': one.id,
  });
});

it('is for who may export and read campaigns, and says what it lacks', async () => {
  const { token, user } = await filled();
  const refused = async (query: object, as = token) => {
    const { status, error } = await call(exportAnalytics, { token: as, query: { ...period, ...query } as never });
    return [status, error?.details?.[0]?.path];
  };
  expect(await refused({ of: 'funnel' })).toEqual([400, 'of']);
  expect(await refused({ of: 'breakdown' })).toEqual([400, 'by']);
  expect(await refused({ of: 'breakdown', by: 'dim:offre' })).toEqual([400, 'by']);
  expect(await refused({ of: 'overview', locale: 'de' })).toEqual([400, 'locale']);
  const viewer = await colleagueOf(user, { role: 'viewer' });
  expect((await refused({ of: 'overview' }, viewer.token))[0]).toBe(403);
});
