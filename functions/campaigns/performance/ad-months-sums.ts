import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { addSums } from '../../../shared/rules/sums.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { type AdMonth, type AdMonths, unpackAdMonths } from '../core/ad-months.ts';
import { AdQuarter } from '../core/ad-quarter.entity.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { quarterOf } from '../core/day-series.ts';
import { quartersOf } from '../core/read-quarters.ts';
import type { AdSums } from './ad-series.ts';
import type { OfCampaign } from './quarter-rows.ts';

/** A campaign with the days between which it has figures; none of them where it has none. */
export type Measured = OfCampaign & Pick<CampaignItem, 'firstDay' | 'lastDay'>;

/**
 * Adds the sums of the quarters of a period that months tell, and answers the others: those that stand for days outside of it
 * too, and those that an older version stored.
 */
export async function addMonths(campaign: Measured, period: Period, found: Map<string, AdSums>): Promise<string[]> {
  const { workspaceId, campaignId, firstDay = '', lastDay = '' } = campaign;
  const quarters = quartersOf(period).filter((quarter) => quarter <= lastDay && quarter >= quarterOf(firstDay));
  const [first, last] = [quarters[0], quarters.at(-1)];
  // Of a single week and the like, days tell more: the people whom they reached.
  if (!first || !last || tellingLengths.includes(daysBetween(period.from, period.to))) return quarters;
  const query = AdQuarter.query.byCampaign({ workspaceId, campaignId }).between({ quarter: first }, { quarter: last });
  const told = new Set<string>();
  for await (const items of queryFields(query, ['quarter', 'ads']))
    for (const { quarter, ads } of items)
      if (addQuarter(found, { quarter: String(quarter), ads: unpackAdMonths(ads as Uint8Array), period }))
        told.add(String(quarter));
  return quarters.filter((quarter) => !told.has(quarter));
}

type OfQuarter = { quarter: string; ads: AdMonths; period: Period };

/** False where they tell of other days too; then nothing is added. */
function addQuarter(found: Map<string, AdSums>, { quarter, ads, period }: OfQuarter): boolean {
  const inside: [string, AdMonth][] = [];
  for (const [adId, months] of ads)
    for (const month of months) {
      const own = month && isIn(month, quarter, period);
      if (month && own === null) return false;
      if (month && own) inside.push([adId, month]);
    }
  for (const [adId, month] of inside) addMonth(found, adId, month, quarter);
  return true;
}

/** Lengths of periods of which one day tells whom it reached: see `reachOf`. */
const tellingLengths = [1, 7, 28];

/** Null where some of its days are and some are not. */
function isIn({ from, to }: AdMonth, quarter: string, period: Period): boolean | null {
  const [first, last] = [addDays(quarter, from), addDays(quarter, to)];
  if (last < period.from || first > period.to) return false;
  return first >= period.from && last <= period.to ? true : null;
}

function addMonth(found: Map<string, AdSums>, adId: string, month: AdMonth, quarter: string): void {
  const ad = found.get(adId);
  const day = addDays(quarter, month.from);
  // How many people is told by no sum; that there are some is.
  const reached = month.hasReach ? [{ date: day, counts: { reach: 0 } }] : [];
  if (!ad) found.set(adId, { sums: month.sums, reached });
  else {
    addSums(ad.sums, month.sums);
    if (ad.reached.length === 0) ad.reached.push(...reached);
  }
}
