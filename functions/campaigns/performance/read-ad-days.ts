import {
  type AdDays,
  type Fatigue,
  firstShown,
  lastOfFirstWeek,
  recentFrom,
  unknownFatigue,
} from '../../../shared/rules/fatigue.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { datesOf, quarterOf } from '../core/day-series.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { type AdSeries, adCountsAt, readAdSeries } from './ad-series.ts';
import type { OfCampaign } from './quarter-rows.ts';

type ReadAd = { adId: string; adName: string; firstDay: string; shownFrom: string | null; days: DayFigures[] };

/**
 * Of the ads that have figures in the week up to a day, the days that tell whether they tire: the first week of each and its
 * last. Quarters that hold neither of any ad are not read.
 */
export async function readAdDays(
  campaign: OfCampaign,
  ads: readonly CampaignAdItem[],
  asOf: string,
): Promise<AdDays[]> {
  const since = recentFrom(asOf);
  const found = ads.flatMap(({ adId, name, firstDay, lastDay }): ReadAd[] =>
    firstDay !== undefined && firstDay <= asOf && lastDay !== undefined && lastDay >= since
      ? [{ adId, adName: name, firstDay, shownFrom: null, days: [] }]
      : [],
  );
  const begins = found.map(({ firstDay }) => firstDay).sort()[0];
  const quarters = begins === undefined ? [] : quartersOf({ from: begins, to: asOf });
  const spread = await spreadQuarters(campaign, quarters);
  for (const [at, quarter] of quarters.entries()) {
    const next = quarters[at + 1];
    const isLast = next === undefined || next > since;
    const wanted = isLast ? found : found.filter((ad) => holdsFirstWeek(quarter, ad));
    if (wanted.length > 0) await addQuarter(campaign, { quarter, spread: spread.has(quarter) }, wanted, asOf);
  }
  return found;
}

/** Whether the first week of an ad may be in a quarter, once those before it were read. */
const holdsFirstWeek = (quarter: string, { firstDay, shownFrom }: ReadAd): boolean =>
  shownFrom === null ? quarterOf(firstDay) <= quarter : lastOfFirstWeek(shownFrom) >= quarter;

/** Those that have a day which holds a share of several: where each series comes from is read of these alone. */
async function spreadQuarters({ workspaceId, campaignId }: OfCampaign, quarters: readonly string[]) {
  const reads = quarters.map((quarter) => CampaignQuarter.get({ workspaceId, campaignId, quarter }));
  const items = await readTogether(reads, ['spread']);
  return new Set(quarters.filter((_, at) => items[at]?.spread !== undefined));
}

async function addQuarter(
  campaign: OfCampaign,
  { quarter, spread }: { quarter: string; spread: boolean },
  ads: readonly ReadAd[],
  asOf: string,
): Promise<void> {
  const all = await readAdSeries(campaign, quarter, { spread });
  const dates = datesOf(quarter);
  const since = recentFrom(asOf);
  for (const ad of ads) {
    const series = all.get(ad.adId);
    if (series) addAdDays(ad, series, dates, { since, asOf });
  }
}

/** Those of the last week and, once it is known which they are, of the first; all until then. */
function addAdDays(
  ad: ReadAd,
  series: readonly AdSeries[],
  dates: readonly string[],
  { since, asOf }: { since: string; asOf: string },
): void {
  let firstTo = ad.shownFrom && lastOfFirstWeek(ad.shownFrom);
  for (const [place, date] of dates.entries()) {
    if (date > asOf) return;
    if (firstTo !== null && date > firstTo && date < since) continue;
    const counts = adCountsAt(series, place);
    if (Object.keys(counts).length === 0) continue;
    const isShare = series.some(({ spread }) => spread.includes(date));
    const day = { date, counts, ...(isShare && { spread: true }) };
    ad.days.push(day);
    ad.shownFrom ??= firstShown([day], asOf);
    firstTo ??= ad.shownFrom && lastOfFirstWeek(ad.shownFrom);
  }
}

/** What is told of every ad of a campaign: nothing is, of those that were not read, for they rest or have not begun. */
export function fatigueOfAll(ads: readonly CampaignAdItem[], told: readonly Fatigue[], asOf: string): Fatigue[] {
  const known = new Set(told.map(({ adId }) => adId));
  const others = ads
    .filter(({ adId }) => !known.has(adId))
    .map(({ adId, name: adName, firstDay }) => {
      const hasFigures = firstDay !== undefined && firstDay <= asOf;
      return unknownFatigue({ adId, adName }, hasFigures ? 'insufficient_data' : 'not_measured');
    });
  return [...told, ...others];
}
