import type { CampaignObjective } from '../../../shared/campaigns/campaigns.rules.ts';
import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import type { WrittenRow } from '../../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Counts } from '../../../shared/rules/counters.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { countsOf, type Insights } from './insights-rows.ts';
import type { InsightPart } from './read-insights.ts';

export type ReadDays = Record<InsightPart, Insights[]>;

const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, campaignLimits.adName);
const seven = 7;

/** What was read of some days as rows of one campaign: by ad and day, and of the campaign itself, each with its people. */
export function rowsOfCampaign(
  read: ReadDays,
  externalId: string,
  objective: CampaignObjective,
  { from, to }: Period,
): WrittenRow[] {
  const own = (rows: Insights[]) => rows.filter(({ campaign_id }) => campaign_id === externalId);
  const inside = ({ date_start }: Insights) => date_start >= from && date_start <= to;
  const reach = reachOf([...own(read.reach), ...own(read.adReach)]);
  const rows = new Map<string, WrittenRow>();
  for (const row of [...own(read.ads), ...own(read.campaigns)].filter(inside)) {
    const { ad_id: adId, date_start: date } = row;
    const counts: Counts = { ...countsOf(row, objective), ...reach.get(`${adId} ${date}`) };
    const adSetName = shortened(row.adset_name);
    rows.set(`${adId} ${date}`, {
      date,
      ...(adId && { adId, adName: shortened(row.ad_name) || adId, ...(adSetName && { adSetName }) }),
      ...counts,
    });
  }
  return [...rows.values()];
}

/** By thing and last day, the people of the days that end with it. */
function reachOf(rows: readonly Insights[]): Map<string, Counts> {
  const reach = new Map<string, Counts>();
  for (const { ad_id, date_start, date_stop, reach: people } of rows) {
    if (people === undefined) continue;
    const key = `${ad_id} ${date_stop}`;
    const counter = date_start === addDays(date_stop, 1 - seven) ? 'reach7d' : 'reach28d';
    reach.set(key, { ...reach.get(key), [counter]: Math.round(people) });
  }
  return reach;
}
