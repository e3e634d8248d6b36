import {
  type AdMonth,
  type AdMonths,
  monthIn,
  noMonths,
  packAdMonths,
} from '../../functions/campaigns/core/ad-months.ts';
import { AdQuarter } from '../../functions/campaigns/core/ad-quarter.entity.ts';
import { CampaignAd } from '../../functions/campaigns/core/campaign-ad.entity.ts';
import { packDays } from '../../functions/campaigns/core/day-series.ts';
import { PerformanceSeries } from '../../functions/campaigns/core/performance-series.entity.ts';
import { quartersOf } from '../../functions/campaigns/core/read-quarters.ts';
import { seriesKeyOf } from '../../functions/campaigns/performance/quarter-rows.ts';
import { keyOf } from '../../functions/platform/db/key-of.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import type { Period } from '../../shared/rules/periods.ts';
import { sumOfDays } from '../../shared/rules/sums.ts';
import { type DayFigures, daysBetween } from '../../shared/rules/totals.ts';
import { daysInQuarter, syntheticDay } from './filled-campaigns.ts';

/** Those of any campaign, by their ids. */
export const adIds = Array.from({ length: 50 }, (_, at) => `1203546864856${10_000 + at}`);

/**
 * Fifty ads a campaign with figures on every day: of some campaigns, which are the first one alone unless others are said; of
 * the others in the first quarter and in the last, which is what watching reads. The ads of all campaigns measure the same.
 */
export async function fillAds(
  workspaceId: string,
  campaignIds: readonly string[],
  period: Period,
  isWhole: (campaign: number) => boolean = (at) => at === 0,
): Promise<void> {
  const ofCampaign = (campaignId: string) =>
    adIds.map((adId, at) => ({
      ...{ workspaceId, campaignId, adKey: keyOf(adId), adId, name: `Vidéo ${at} - accroche prix` },
      ...{ adSetName: 'Lookalike 1 %', firstDay: period.from, lastDay: period.to },
    }));
  await CampaignAd.put(campaignIds.flatMap(ofCampaign)).go({ concurrency: 8 });
  const quarters = quartersOf(period);
  const whole = campaignIds.filter((_, at) => isWhole(at));
  const importId = newId('cim');
  for (const [at, quarter] of quarters.entries()) {
    const dates = daysInQuarter(quarter, period);
    const origins = [{ source: 'import' as const, importId, dates }];
    const months: AdMonths = new Map();
    const series = adIds.map((adId) => {
      const chances = new Seeded(`${adId} ${quarter}`);
      const measured = dates.map((date) => syntheticDay(date, chances));
      months.set(adId, monthsOf(quarter, measured));
      const days = packDays(quarter, measured);
      return { quarter, seriesKey: seriesKeyOf({ adId, segment: null }), adId, days, origins };
    });
    const isWatched = at === 0 || at === quarters.length - 1;
    for (const campaignId of isWatched ? campaignIds : whole)
      await PerformanceSeries.put(series.map((one) => ({ workspaceId, campaignId, ...one }))).go({ concurrency: 8 });
    // The sums of all, whose days only some have: tables by month read nothing else.
    const ads = packAdMonths(months);
    await AdQuarter.put(campaignIds.map((campaignId) => ({ workspaceId, campaignId, quarter, ads, revision: 1 }))).go({
      concurrency: 8,
    });
  }
}

const monthsOf = (quarter: string, days: readonly DayFigures[]): (AdMonth | null)[] =>
  noMonths.map((_, month) => {
    const own = days.filter(({ date }) => monthIn(date) === month);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return null;
    const placeOf = ({ date }: DayFigures) => daysBetween(quarter, date) - 1;
    const sums = sumOfDays(own.map(({ counts }) => counts));
    return { from: placeOf(first), to: placeOf(last), sums, hasReach: true };
  });
