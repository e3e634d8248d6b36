import { describe, expect, it } from 'vitest';
import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { recordRows } from '../performance/record-rows.ts';
import { type CampaignBody, newCampaign, putFigures, type RowBody, record } from '../testing/campaigns.ts';

type Body = RouteInput<typeof comparison.compareCampaigns>['body'];
const march = { from: '2026-03-01', to: '2026-03-31' };
const day = (at: number) => addDays('2026-03-01', at);

/** Sixteen days, each five off: √(16 ÷ 15 × 400) of error. */
const spend = (amount: number): RowBody[] =>
  Array.from({ length: 16 }, (_, at) => ({ date: day(at), spend: amount + (at % 2 ? 5 : -5), conversions: 2 }));

async function campaignOf(token: string, name: string, rows: RowBody[], body: CampaignBody = {}) {
  const { id } = await newCampaign(token, { name, ...body });
  if (rows.length > 0) await record(token, id, rows);
  return id;
}

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('a comparison of campaigns', () => {
  it('tells each figure with its doubt, the pairs, the verdict and what no statistic corrects', async () => {
    const { token } = await signedInUser();
    const [summer, winter] = [await campaignOf(token, 'Été', spend(36)), await campaignOf(token, 'Hiver', spend(50))];
    const body: Body = { campaignIds: [summer, winter], ...march, metrics: ['cpa', 'linkCtr'] };
    const { status, data } = await call(comparison.compareCampaigns, { token, body });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...march,
      subjects: [
        { campaignId: summer, adId: null, name: 'Été', currency: 'EUR', ...march },
        { campaignId: winter, name: 'Hiver' },
      ],
      metrics: [
        {
          metric: 'cpa',
          primary: true,
          test: 'ratio_by_day',
          subjects: [
            { campaignId: summer, adId: null, value: 18, numerator: 576, denominator: 32, days: 16, missing: [] },
            { campaignId: winter, value: 25 },
          ],
          pairs: [{ a: 0, b: 1, difference: -7, relative: -0.28, significant: true, reason: null }],
        },
        { metric: 'linkCtr', primary: false, test: 'two_proportions', pairs: [{ reason: 'not_measured' }] },
      ],
      verdict: { metric: 'cpa', state: 'winner', winner: 0 },
    });
    // √(16 ÷ 15 × 400) ÷ 576 = 0.03586, times t = 2.1314: 18 ÷ and × 1.0794.
    expect(data.metrics[0]?.subjects[0]?.interval?.lower).toBeCloseTo(16.675, 2);
    expect(data.metrics[0]?.subjects[0]?.interval?.upper).toBeCloseTo(19.43, 2);
    expect(plain(data.verdict.text)).toMatch(/^« Été » coûte moins cher par conversion : 18,00 €/);
    expect(data.notes.map(({ code }) => code)).toEqual(['not_randomised']);
  });

  it('says too early with what is missing, whatever metric is asked for first', async () => {
    const { token } = await signedInUser();
    const ids = [await campaignOf(token, 'Une', spend(36).slice(0, 5)), await campaignOf(token, 'Deux', [])];
    const body: Body = { campaignIds: ids, ...march, metrics: ['roas', 'cpa'], primaryMetric: 'cpa' };
    const { data } = await call(comparison.compareCampaigns, { token, body });
    expect(data.metrics.map(({ primary }) => primary)).toEqual([false, true]);
    expect(data.verdict).toMatchObject({ metric: 'cpa', state: 'not_comparable', winner: null });
    expect(data.metrics[1]?.subjects[0]).toMatchObject({
      reason: 'insufficient_data',
      missing: [
        { on: 'days', atLeast: 14, have: 5 },
        { on: 'conversions', atLeast: 30, have: 10 },
      ],
    });
  });

  it('compares ads, and two periods of one campaign', async () => {
    const { token, workspace } = await signedInUser();
    const rows = [
      ...spend(36).map((row) => ({ ...row, adId: '1', adName: 'Vidéo' })),
      ...spend(50).map((row) => ({ ...row, adId: '2', adName: 'Carrousel' })),
    ];
    const campaignId = await campaignOf(token, 'Été', rows);
    const ads: Body['subjects'] = [
      { campaignId, adId: '1' },
      { campaignId, adId: '2' },
    ];
    const [libraryAdId = ''] = await putAds(workspace.workspaceId, [adContent()]);
    await call(performance.updateCampaignAd, { token, params: { id: campaignId, adId: '2' }, body: { libraryAdId } });
    const { data } = await call(comparison.compareCampaigns, {
      token,
      body: { subjects: ads, ...march, metrics: ['cpa'] },
    });
    expect(data.subjects.map((one) => [one.adId, one.name, one.imageUrl, one.libraryAdId])).toEqual([
      ['1', 'Vidéo', null, null],
      ['2', 'Carrousel', null, libraryAdId],
    ]);
    expect(data.metrics[0]?.subjects.map(({ value }) => value)).toEqual([18, 25]);
    expect(data.verdict.winner).toBe(0);

    const periods: Body['subjects'] = [
      { campaignId, from: day(0), to: day(7) },
      { campaignId, from: day(8), to: day(15) },
    ];
    const answer = await call(comparison.compareCampaigns, {
      token,
      body: { subjects: periods, metrics: ['cpm', 'cpa'] },
    });
    expect(answer.data.subjects.map(({ name, from }) => [plain(name), from])).toEqual([
      ['1–8 mars 2026', day(0)],
      ['9–16 mars 2026', day(8)],
    ]);
    expect(answer.data.metrics[1]?.subjects.map(({ denominator }) => denominator)).toEqual([32, 32]);
    expect(answer.data.notes.map(({ code }) => code)).toContain('different_days');
  });

  it('leaves out days that hold a share of several, of campaigns and of ads', async () => {
    const { token, user } = await signedInUser();
    const ids = [await campaignOf(token, 'Une', spend(36)), await campaignOf(token, 'Deux', spend(50))];
    const [campaignId = ''] = ids;
    const origin = { source: 'import' as const, importId: 'imp_1', spread: true };
    const rows = [0, 1, 20].map((at) => ({ date: day(at), adId: '1', spend: 33, conversions: 1 }));
    await recordRows({
      actor: { workspaceId: user.workspaceId, userId: user.userId, ip: '192.0.2.1' },
      campaignId,
      rows,
      origin,
    });
    await record(token, campaignId, [{ date: day(20), adId: '2', spend: 40, conversions: 2 }]);
    const body: Body = { campaignIds: ids, ...march, metrics: ['cpa'] };
    const { data } = await call(comparison.compareCampaigns, { token, body });
    // The days of the campaign's own rows go with them: nobody knows what of them was spread.
    expect(data.metrics[0]?.subjects.map(({ days }) => days)).toEqual([14, 16]);
    const subjects = [
      { campaignId, adId: '1' },
      { campaignId, adId: '2' },
    ];
    const ofAds = await call(comparison.compareCampaigns, { token, body: { subjects, ...march, metrics: ['cpa'] } });
    expect(ofAds.data.metrics[0]?.subjects.map(({ days }) => days)).toEqual([0, 1]);
    // Written again by itself, a day counts.
    await record(token, campaignId, [{ date: day(0), adId: '1', spend: 31, conversions: 1 }]);
    const again = await call(comparison.compareCampaigns, { token, body });
    expect(again.data.metrics[0]?.subjects.map(({ days }) => days)).toEqual([15, 16]);
  });

  it('reads a write that was just acknowledged, and the last thirty days by default', async () => {
    const { token, user } = await signedInUser();
    const ids = [await campaignOf(token, 'Une', []), await campaignOf(token, 'Deux', [])];
    const body: Body = { campaignIds: ids, metrics: ['ctr'] };
    const days = [{ date: addDays(parisDay(), -1), counts: { clicks: 10, impressions: 2_000 } }];
    for (const id of ids) await putFigures(user.workspaceId, id, days);
    const { data } = await call(comparison.compareCampaigns, { token, body });
    expect([data.from, data.to]).toEqual([addDays(parisDay(), -30), addDays(parisDay(), -1)]);
    expect(data.metrics[0]?.subjects[0]).toMatchObject({ value: 0.005, denominator: 2_000 });
    expect(data.notes.map(({ code }) => code)).toContain('provisional');
    await record(token, ids[0] ?? '', [{ date: addDays(parisDay(), -2), clicks: 30, impressions: 2_000 }]);
    const again = await call(comparison.compareCampaigns, { token, body });
    expect(again.data.metrics[0]?.subjects.map(({ denominator }) => denominator)).toEqual([4_000, 2_000]);
  });
});

describe('a comparison is refused', () => {
  it('where it cannot be understood, with the field at fault', async () => {
    const { token } = await signedInUser();
    const good = { campaignIds: ['cmp_1', 'cmp_2'], metrics: ['cpa'] };
    const wrong: [object, string][] = [
      [{ ...good, campaignIds: ['cmp_1'] }, 'campaignIds'],
      [{ ...good, campaignIds: ['cmp_1', 'cmp_1'] }, 'campaignIds.1'],
      [{ ...good, campaignIds: [1, 2, 3, 4, 5, 6, 7].map(String) }, 'campaignIds'],
      [{ ...good, subjects: [{ campaignId: 'a' }, { campaignId: 'b' }] }, 'campaignIds'],
      [{ metrics: ['cpa'] }, 'campaignIds'],
      [{ ...good, metrics: [] }, 'metrics'],
      [{ ...good, metrics: ['cpa', 'cpa'] }, 'metrics.1'],
      [{ ...good, metrics: ['frequency'] }, 'metrics.0'],
      [{ ...good, primaryMetric: 'breakEvenRoas' }, 'primaryMetric'],
      [{ ...good, from: '2026-03-01' }, 'to'],
      [{ ...good, from: '2026-03-02', to: '2026-03-01' }, 'to'],
      [{ ...good, from: '2016-03-02', to: '2026-03-01' }, 'to'],
      [{ metrics: ['cpa'], subjects: [{ campaignId: 'a', from: '2026-03-02' }, { campaignId: 'b' }] }, 'subjects.0.to'],
      [{ metrics: ['cpa'], subjects: [{ campaignId: 'a' }, { campaignId: 'a' }] }, 'subjects.1'],
    ];
    for (const [body, path] of wrong) {
      const { status, error } = await callRaw(comparison.compareCampaigns, { token, rawBody: JSON.stringify(body) });
      expect([status, error.details?.map((one) => one.path)], JSON.stringify(body)).toEqual([400, [path]]);
    }
  });

  it('of days that are on both sides', async () => {
    const { token } = await signedInUser();
    const campaignId = await campaignOf(token, 'Été', spend(36));
    const other = await campaignOf(token, 'Hiver', spend(50));
    const compared = async (subjects: Body['subjects'], query: object = {}) => {
      const answer = await call(comparison.compareCampaigns, { token, body: { subjects, metrics: ['cpa'], ...query } });
      return [answer.status, answer.error?.details?.map(({ path }) => path)];
    };
    const first = { campaignId, from: day(0), to: day(7) };
    expect(await compared([first, { campaignId, from: day(7), to: day(15) }])).toEqual([400, ['subjects.1.from']]);
    expect(await compared([first, { campaignId }], march)).toEqual([400, ['subjects.1']]);
    expect(await compared([first, { campaignId, from: day(8), to: day(15) }])).toEqual([200, undefined]);
    expect(await compared([first, { campaignId: other, from: day(7), to: day(15) }])).toEqual([200, undefined]);
  });

  it('without a session, without the permission, and of what the workspace does not have', async () => {
    const { token, workspace } = await signedInUser();
    const stranger = await signedInUser();
    const ids = [await campaignOf(token, 'Une', []), await campaignOf(token, 'Deux', [])];
    const [campaignId = ''] = ids;
    const body: Body = { campaignIds: ids, metrics: ['cpa'] };
    expect((await callRaw(comparison.compareCampaigns, { rawBody: JSON.stringify(body) })).status).toBe(401);
    const reader = await colleagueOf(workspace, { role: 'member', refusals: ['campaigns:read'] });
    expect((await call(comparison.compareCampaigns, { token: reader.token, body })).status).toBe(403);
    expect((await call(comparison.compareCampaigns, { token: stranger.token, body })).status).toBe(404);
    const unknownAd: Body = { subjects: [{ campaignId }, { campaignId, adId: 'nulle' }], metrics: ['cpa'] };
    expect((await call(comparison.compareCampaigns, { token, body: unknownAd })).status).toBe(404);
  });
});
