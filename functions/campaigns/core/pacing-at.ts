import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type Pacing, pacingOf } from '../../../shared/rules/pacing.ts';
import { beginningOf, type Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { daysIn } from './days-in.ts';

/** The days whose spend tells the pace of a campaign; null where there is none to tell. */
export function pacingDays({ budget, startDate, firstDay }: CampaignItem, asOf: string): Period | null {
  if (!budget || firstDay === undefined || firstDay > asOf) return null;
  const begins = budget.type === 'daily' ? beginningOf('month', asOf) : (startDate ?? firstDay);
  return { from: begins > firstDay ? begins : firstDay, to: asOf };
}

/** Where a campaign stands in its budget at the end of a day, by its days of `pacingDays` at least. */
export function pacingAt(
  { budget, startDate, endDate, firstDay }: CampaignItem,
  days: readonly DayFigures[],
  asOf: string,
): Pacing {
  // A total budget whose start nobody said begins with the figures, whichever days were read.
  const begins = startDate ?? (budget?.type === 'total' ? firstDay : undefined);
  return pacingOf({ budget: budget ?? null, startDate: begins ?? null, endDate: endDate ?? null, asOf, days });
}

/** The pace of campaigns that were read just before, each at the end of its own yesterday, by the quarters that are kept. */
export async function pacingOfCampaigns(
  workspaceId: string,
  campaigns: readonly CampaignItem[],
): Promise<(campaign: CampaignItem) => Pacing> {
  const yesterdays = new Map<string, string>();
  const yesterdayOf = ({ timezone }: CampaignItem): string => {
    const known = yesterdays.get(timezone) ?? addDays(dayIn(timezone), -1);
    yesterdays.set(timezone, known);
    return known;
  };
  const asked = campaigns.flatMap((campaign) => {
    const period = pacingDays(campaign, yesterdayOf(campaign));
    return period ? [{ campaign, period }] : [];
  });
  const days = await daysIn(workspaceId, asked, ['spend']);
  return (campaign) => pacingAt(campaign, days.get(campaign.campaignId) ?? [], yesterdayOf(campaign));
}
