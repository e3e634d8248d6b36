import type { ListedDays } from '../../../shared/campaigns/list.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Counter } from '../../../shared/rules/counters.ts';
import { columnsOf } from '../../../shared/rules/day-columns.ts';
import { estimateOf } from '../../../shared/rules/estimates.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { Ratios } from '../../../shared/rules/ratios.ts';
import { type TargetState, targetStates } from '../../../shared/rules/targets.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { daysIn } from '../core/days-in.ts';

/** Days of the small curve of a row. */
const curveDays = 30;
/** What the ratios that have targets are made of. */
const ofTargets: Counter[] = ['spend', 'revenue', 'conversions', 'leads', 'clicks', 'impressions'];

/** What the rows of a list show beside their figures: the spend of thirty days to the end of the period, and their targets. */
export async function rowExtras(workspaceId: string, campaigns: readonly CampaignItem[], period: Period) {
  const curve = { from: addDays(period.to, 1 - curveDays), to: period.to };
  const withTargets = campaigns.filter(({ targets }) => Object.keys(targets).length > 0);
  const [spends, days] = await Promise.all([
    daysIn(
      workspaceId,
      campaigns.map((campaign) => ({ campaign, period: curve })),
      ['spend'],
    ),
    daysIn(
      workspaceId,
      withTargets.map((campaign) => ({ campaign, period })),
      ofTargets,
    ),
  ]);
  return {
    dailyOf: ({ campaignId }: CampaignItem): ListedDays => ({
      from: curve.from,
      spend: spendOn(spends.get(campaignId) ?? [], curve.from),
    }),
    targetsOf: ({ campaignId, targets }: CampaignItem, ratios: Ratios): TargetState[] => {
      const columns = columnsOf(days.get(campaignId) ?? []);
      return targetStates(targets, ratios, (metric) => estimateOf(metric, columns).interval);
    },
  };
}

function spendOn(days: readonly DayFigures[], from: string): (number | null)[] {
  const byDate = new Map(days.map(({ date, counts }) => [date, counts.spend ?? null]));
  return Array.from({ length: curveDays }, (_, at) => byDate.get(addDays(from, at)) ?? null);
}
