import { adDayCounts } from '../../../shared/rules/day-counts.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { counterSum, sumOfDays } from '../../../shared/rules/sums.ts';
import type { SpendLevels } from '../../../shared/rules/warnings.ts';
import { PerformanceSeries } from '../core/performance-series.entity.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { type OfCampaign, seriesKeyOf } from './quarter-rows.ts';
import { RowsByDay, rowsIn } from './rows-in.ts';

/** What each day of a period has spent by the campaign's own row and by those of its ads, in quarters that have such rows. */
export async function readLevels(campaign: OfCampaign, period: Period): Promise<SpendLevels[]> {
  const levels: SpendLevels[] = [];
  for (const quarter of quartersOf(period))
    if (await hasOwnRows(campaign, quarter)) levels.push(...(await levelsIn(campaign, quarter, period)));
  return levels;
}

async function levelsIn(campaign: OfCampaign, quarter: string, period: Period): Promise<SpendLevels[]> {
  const own = new Map<string, number | undefined>();
  const ads = new RowsByDay();
  for await (const { date, adId, segment, counts } of rowsIn(campaign, { quarter }, period)) {
    if (adId !== null) ads.add(date, adId, { adId, segment, counts });
    else if (segment === null) own.set(date, counts.spend);
  }
  const spentByAds = (date: string) =>
    counterSum(sumOfDays([...(ads.all.get(date)?.values() ?? [])].map(adDayCounts)), 'spend') ?? undefined;
  return [...own].map(([date, spent]) => ({ date, campaign: spent, ads: spentByAds(date) }));
}

async function hasOwnRows({ workspaceId, campaignId }: OfCampaign, quarter: string): Promise<boolean> {
  const seriesKey = seriesKeyOf({ adId: null, segment: null });
  const { data } = await PerformanceSeries.get({ workspaceId, campaignId, quarter, seriesKey }).go({
    consistent: true,
  });
  return data !== null;
}
