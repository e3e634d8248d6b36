import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { counterSum, sumOfDays } from '../../../shared/rules/sums.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { CampaignQuarter } from './campaign-quarter.entity.ts';
import { packDays } from './day-series.ts';
import { figuresIn } from './figures-in.ts';

const quarters = ['2026-04-01', '2026-07-01', '2026-10-01'];

/** A campaign with so much spend each day, in three quarters. */
async function withFigures(workspaceId: string, campaignId: string, spend: number) {
  for (const quarter of quarters) await putQuarter({ workspaceId, campaignId, quarter, spend });
  return { workspaceId, campaignId, revision: 1 } as CampaignItem;
}

const daysOf = (quarter: string, spend: number) =>
  Array.from({ length: quarter === '2026-04-01' ? 91 : 92 }, (_, at) => ({
    date: addDays(quarter, at),
    counts: { spend: spend + at / 100, reach: 10 + at, reach7d: 30 + at },
  }));

type Quarter = { workspaceId: string; campaignId: string; quarter: string; spend: number };

const putQuarter = ({ workspaceId, campaignId, quarter, spend }: Quarter) =>
  CampaignQuarter.put({
    workspaceId,
    campaignId,
    quarter,
    days: packDays(quarter, daysOf(quarter, spend)),
    revision: 1,
  }).go();

test('a period takes the ends of two quarters and all of the one between', async () => {
  const workspaceId = randomUUID();
  const campaign = await withFigures(workspaceId, 'cmp_1', 5);
  const period = { from: '2026-06-20', to: '2026-10-03' };
  const own = (await figuresIn(workspaceId, [campaign], period)).get('cmp_1');
  const days = quarters
    .flatMap((quarter) => daysOf(quarter, 5))
    .filter(({ date }) => date >= period.from && date <= period.to);
  expect(own?.sums).toEqual(sumOfDays(days.map(({ counts }) => counts)));
  expect(own?.reach).toBe('not_additive');
});

test.each([
  ['a day: its reach', '2026-07-01', '2026-07-01', 10],
  ['seven days over two quarters: the rolling reach of the last', '2026-06-26', '2026-07-02', 31],
  ['twenty-eight days without their rolling reach: nobody can tell', '2026-07-01', '2026-07-28', 'not_additive'],
])('people reached in %s', async (_, from, to, reach) => {
  const workspaceId = randomUUID();
  const campaign = await withFigures(workspaceId, 'cmp_1', 5);
  expect((await figuresIn(workspaceId, [campaign], { from, to })).get('cmp_1')?.reach).toBe(reach);
});

test('what is written is in the next reading, in this process or in another', async () => {
  const workspaceId = randomUUID();
  const period = { from: '2026-07-01', to: '2026-07-01' };
  const campaigns = await Promise.all(
    Array.from({ length: 3 }, (_, at) => withFigures(workspaceId, `cmp_${at}`, at + 1)),
  );
  const spends = async () => {
    const found = await figuresIn(workspaceId, campaigns, period);
    return campaigns.map(({ campaignId }) => counterSum(found.get(campaignId)?.sums ?? sumOfDays([]), 'spend'));
  };
  expect(await spends()).toEqual([1, 2, 3]);
  await putQuarter({ workspaceId, campaignId: 'cmp_1', quarter: '2026-07-01', spend: 9 });
  campaigns[1] = { ...campaigns[1], revision: 2 } as CampaignItem;
  expect(await spends()).toEqual([1, 9, 3]);
  await CampaignQuarter.remove({ workspaceId, campaignId: 'cmp_2', quarter: '2026-07-01' }).go();
  campaigns[2] = { ...campaigns[2], revision: 2 } as CampaignItem;
  expect(await Promise.all([spends(), spends()])).toEqual(Array(2).fill([1, 9, null]));
});
