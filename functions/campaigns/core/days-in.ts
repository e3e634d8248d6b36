import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Counter } from '../../../shared/rules/counters.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { columnDays, countsAt } from '../../../shared/rules/quarter-columns.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { keptQuarters } from './kept-quarters.ts';
import { quartersOf } from './read-quarters.ts';

type Asked = { campaign: CampaignItem; period: Period };

/**
 * The days of campaigns that were read just before (see `keptQuarters`), each in a period of its own, in order; of some
 * counters alone where they are given.
 */
export async function daysIn(
  workspaceId: string,
  asked: readonly Asked[],
  counters?: readonly Counter[],
): Promise<Map<string, DayFigures[]>> {
  const found = new Map<string, DayFigures[]>();
  for (const [quarter, some] of askedByQuarter(asked)) {
    const campaigns = some.map(({ campaign }) => campaign);
    const [kept] = await keptQuarters(workspaceId, campaigns, [quarter]);
    const dates = Array.from({ length: columnDays }, (_, place) => addDays(quarter, place));
    for (const { campaign, period } of some) {
      const columns = kept?.get(campaign.campaignId)?.columns;
      if (!columns) continue;
      const days = found.get(campaign.campaignId) ?? [];
      found.set(campaign.campaignId, days);
      dates.forEach((date, place) => {
        if (date < period.from || date > period.to) return;
        const counts = countsAt(columns, place, counters);
        if (Object.keys(counts).length > 0) days.push({ date, counts });
      });
    }
  }
  return found;
}

/** The earliest quarter first. */
function askedByQuarter(asked: readonly Asked[]): [string, Asked[]][] {
  const quarters = new Map<string, Asked[]>();
  for (const one of asked) {
    for (const quarter of quartersOf(one.period)) {
      const known = quarters.get(quarter);
      if (known) known.push(one);
      else quarters.set(quarter, [one]);
    }
  }
  return [...quarters].sort(([a], [b]) => (a < b ? -1 : 1));
}
