import { adDayCounts } from '../../../shared/rules/day-counts.ts';
import {
  type AdDays,
  type Fatigue,
  firstShown,
  lastOfFirstWeek,
  recentFrom,
  unknownFatigue,
} from '../../../shared/rules/fatigue.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { quarterOf } from '../core/day-series.ts';
import { quartersOf } from '../core/read-quarters.ts';
import type { OfCampaign } from './quarter-rows.ts';
import { RowsByDay, rowsIn } from './rows-in.ts';

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
  for (const [at, quarter] of quarters.entries()) {
    const next = quarters[at + 1];
    const isLast = next === undefined || next > since;
    const wanted = isLast ? found : found.filter((ad) => holdsFirstWeek(quarter, ad));
    if (wanted.length > 0) await addQuarter(campaign, quarter, wanted, asOf);
  }
  return found;
}

/** Whether the first week of an ad may be in a quarter, once those before it were read. */
const holdsFirstWeek = (quarter: string, { firstDay, shownFrom }: ReadAd): boolean =>
  shownFrom === null ? quarterOf(firstDay) <= quarter : lastOfFirstWeek(shownFrom) >= quarter;

async function addQuarter(campaign: OfCampaign, quarter: string, ads: ReadAd[], asOf: string): Promise<void> {
  const rows = new RowsByDay();
  const spread = new Set<string>();
  for await (const { date, adId, segment, counts, series } of rowsIn(
    campaign,
    { quarter },
    { from: quarter, to: asOf },
  )) {
    if (adId === null) continue;
    rows.add(adId, date, { adId, segment, counts });
    if (series.origins.some((origin) => origin.spread && origin.dates.includes(date))) spread.add(`${date}/${adId}`);
  }
  for (const ad of ads) {
    for (const [date, ofDay] of rows.all.get(ad.adId) ?? []) {
      const isShare = spread.has(`${date}/${ad.adId}`);
      ad.days.push({ date, counts: adDayCounts(ofDay), ...(isShare && { spread: true }) });
    }
    ad.shownFrom ??= firstShown(ad.days, asOf);
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
