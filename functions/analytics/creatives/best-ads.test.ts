import { describe, expect, it } from 'vitest';
import type { ComputedBlock } from '../../../shared/analytics/report-data.ts';
import * as contract from '../../../shared/analytics/reports.contract.ts';
import * as naming from '../../../shared/campaigns/naming.contract.ts';
import * as rates from '../../../shared/campaigns/rates.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { Campaign as StoredCampaign } from '../../campaigns/core/campaign.entity.ts';
import { newCampaign, type RowBody, record } from '../../campaigns/testing/campaigns.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newReport } from '../testing/reports.ts';

type Report = NonNullable<Parameters<typeof newReport>[1]>;
const period = { from: '2026-02-01', to: '2026-02-28' };
const block = { type: 'creatives' as const };

/** Days of an ad that costs so much a conversion, a little more on one day than on the next. */
const daysOf = (adName: string, cpa: number, days = 28): RowBody[] =>
  Array.from({ length: days }, (_, at) => ({
    date: addDays(period.from, at),
    adName,
    spend: Math.round(cpa * 4 * (at % 2 ? 110 : 90)) / 100,
    impressions: 2_000,
    linkClicks: 40,
    conversions: 4,
  }));

async function agency(rows: RowBody[], targets: object = { cpa: 20 }) {
  const { token, user } = await signedInUser();
  const campaign = await newCampaign(token, { name: 'Soldes', targets });
  await record(token, campaign.id, rows);
  const data = async (changes: Report = {}) => {
    const { id } = await newReport(token, { filters: {}, period, blocks: [block], ...changes });
    return call(contract.getReportData, { token, params: { id }, query: { asOf: '2026-03-04' } });
  };
  /** What its blocks of best ads tell. */
  const told = async (changes: Report = {}) =>
    (await data(changes)).data.data.blocks.filter(
      (one): one is ComputedBlock & { type: 'creatives' } => one.type === 'creatives',
    );
  const named = async (fields: string[], version: number) => {
    const rules = [{ level: 'ad' as const, separator: '_', fields }];
    expect((await call(naming.updateNaming, { token, body: { rules, version } })).status).toBe(200);
  };
  return { token, user, campaign, data, told, named };
}

describe('the best ads of a report', () => {
  it('are its winners that spent most, then the others, judged as the tab judges them', async () => {
    const { user, campaign, data, told } = await agency([
      ...daysOf('Avis_vidéo', 10),
      ...daysOf('Avis_image', 12),
      ...daysOf('Prix_image', 40),
      ...daysOf('Prix_vidéo', 20),
      ...daysOf('Jeune', 10, 2),
    ]);
    const [first] = await told();
    expect(first).toMatchObject({ metric: 'cpa', minSpend: 100, unjudged: null, by: null, isGone: false, groups: [] });
    expect(first).toMatchObject({ counts: { ads: 5, judged: 4, winners: 2 }, withoutTarget: 0 });
    expect(first?.lines.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Avis_image winner',
      'Avis_vidéo winner',
      'Prix_image loser',
      'Prix_vidéo uncertain',
      'Jeune waiting',
    ]);
    expect(first?.lines[0]).toMatchObject({ campaign: 'Soldes', target: 20, fatigue: 'fresh', missing: [] });
    expect(first?.lines[0]?.interval?.upper).toBeLessThan(20);
    expect(first?.lines[4]).toMatchObject({ interval: null, fatigue: 'unknown' });
    const [few, dear, rate] = await told({
      blocks: [
        { ...block, limit: 1 },
        { ...block, minSpend: 1_300 },
        { ...block, metric: 'linkCtr' },
      ],
    });
    expect(few?.lines.map(({ name }) => name)).toEqual(['Avis_image']);
    expect(dear?.counts).toEqual({ ads: 5, judged: 3, winners: 1 });
    expect(rate).toMatchObject({ metric: 'linkCtr', withoutTarget: 5, counts: { winners: 0 } });
    const { text } = await data();
    for (const hidden of [campaign.id, user.workspaceId, user.userId, 'ad_', 'imageUrl'])
      expect(text).not.toContain(hidden);
  });

  it('are grouped by what their names say, and say so once names have no such field', async () => {
    const many = [9, 10, 11, 9, 10].flatMap((cpa, at) => daysOf(`Avis_${at}`, cpa, 5));
    const { told, named } = await agency([...many, ...daysOf('Prix_1', 30, 5), ...daysOf('sans nom', 5, 5)]);
    await named(['accroche', 'format'], 0);
    const blocks = [
      { ...block, by: 'accroche' },
      { ...block, by: 'format' },
      { ...block, by: 'couleur' },
    ];
    const [hook, format, colour] = await told({ blocks });
    expect(hook?.groups.map(({ label, ads }) => `${label} ${ads}`)).toEqual(['Avis 5', 'Prix 1', 'Sans valeur 1']);
    expect(hook?.groups[0]?.interval?.lower).toBeLessThan(hook?.groups[0]?.value ?? 0);
    expect(hook?.groups[1]).toMatchObject({ interval: null, missing: [{ on: 'ads', atLeast: 5, have: 1 }, {}] });
    expect([hook?.totalGroups, format?.totalGroups]).toEqual([3, 6]);
    expect(colour).toMatchObject({ by: 'couleur', isGone: true, groups: [], counts: { ads: 7 } });
    expect(colour?.lines).toHaveLength(6);
  });

  it('are not told of converted amounts, nor of more than can be read, and the rest of the report is', async () => {
    const { token, user, campaign, data, told } = await agency(daysOf('Avis', 10));
    const dollars = await newCampaign(token, { currency: 'USD' });
    await record(token, dollars.id, [{ date: period.from, spend: 10 }]);
    const body = { rates: [{ currency: 'USD', day: '2026-01-01', rate: 0.9 }], version: 0 };
    expect((await call(rates.updateExchangeRates, { token, body })).status).toBe(200);
    const blocks = [block, { type: 'figures' as const, measures: ['spend' as const] }];
    const converted = { currency: null, convertTo: 'EUR' as const, blocks };
    const nothing = { lines: [], groups: [], counts: { ads: 0 } };
    expect((await told(converted))[0]).toMatchObject({ unjudged: 'converted', ...nothing });
    const { workspaceId } = user;
    await StoredCampaign.patch({ workspaceId, campaignId: campaign.id })
      .set({ adCount: 20_000 })
      .add({ revision: 1 })
      .go();
    expect((await told())[0]).toMatchObject({ unjudged: 'too_many', ...nothing });
    const { status, data: answer } = await data({ blocks });
    expect([status, answer.data.blocks[1]]).toMatchObject([200, { type: 'figures', cells: [{ value: 1_120 }] }]);
  });

  it('are none where no ad has figures', async () => {
    const { told } = await agency([{ date: period.from, spend: 10 }]);
    expect((await told())[0]).toMatchObject({ unjudged: null, lines: [], counts: { ads: 0, judged: 0, winners: 0 } });
  });
});
