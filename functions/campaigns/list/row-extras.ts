import type { ListedDays } from '../../../shared/campaigns/list.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { DayColumns } from '../../../shared/rules/day-columns.ts';
import { estimateOf } from '../../../shared/rules/estimates.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { Ratios } from '../../../shared/rules/ratios.ts';
import { type TargetState, targetStates, targetStatesOn } from '../../../shared/rules/targets.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { daysIn } from '../core/days-in.ts';
import { type CampaignFigures, ownDaysIn, type QuarterDays } from '../core/figures-in.ts';

/** Days of the small curve of a row. */
const curveDays = 30;
/** What the rows of a list show beside their figures: the spend of thirty days to the end of the period, and their targets. */
export async function rowExtras(
  workspaceId: string,
  campaigns: readonly CampaignItem[],
  period: Period,
  figures: ReadonlyMap<string, CampaignFigures>,
) {
  const curve = { from: addDays(period.to, 1 - curveDays), to: period.to };
  const dates = Array.from({ length: curveDays }, (_, at) => addDays(curve.from, at));
  const spends = await daysIn(
    workspaceId,
    campaigns.map((campaign) => ({ campaign, period: curve })),
    ['spend'],
  );
  return {
    dailyOf: ({ campaignId }: CampaignItem): ListedDays => ({
      from: curve.from,
      spend: spendOn(spends.get(campaignId) ?? [], dates),
    }),
    targetsOf: (item: CampaignItem, ratios: Ratios): TargetState[] =>
      remembered(item, period, () => {
        const { campaignId, targets } = item;
        if (Object.keys(targets).length === 0) return [];
        const quarters = figures.get(campaignId)?.quarters ?? [];
        if (quarters.some(({ spread }) => spread.length > 0))
          return targetStatesOn(targets, quarters.flatMap(ownDaysIn));
        const columns = columnsIn(quarters);
        // By which clicks conversions are divided is nothing to them.
        return targetStates(targets, ratios, (metric) => estimateOf(metric, columns, 'clicks').interval);
      }),
  };
}

const told = new WeakMap<CampaignItem, Period & { states: TargetState[] }>();

/** What was told of a campaign last: the item that this process keeps is another as soon as figures or targets are. */
function remembered(item: CampaignItem, { from, to }: Period, tell: () => TargetState[]): TargetState[] {
  const known = told.get(item);
  if (known?.from === from && known.to === to) return known.states;
  const states = tell();
  told.set(item, { from, to, states });
  return states;
}

/** The days of quarters as columns; those that nobody measured say nothing to an estimate. */
function columnsIn(quarters: readonly QuarterDays[]): DayColumns {
  let length = 0;
  for (const { places } of quarters) length += places[1] - places[0] + 1;
  return (counter) => {
    const column = new Float64Array(length).fill(Number.NaN);
    let at = 0;
    for (const { columns, places } of quarters) {
      const start = columns.starts[counter];
      for (let place = places[0]; place <= places[1]; place++, at++)
        if (start !== undefined) column[at] = (columns.values[start + place] as number) / 100;
    }
    return column;
  };
}

function spendOn(days: readonly DayFigures[], dates: readonly string[]): (number | null)[] {
  const byDate = new Map(days.map(({ date, counts }) => [date, counts.spend ?? null]));
  return dates.map((date) => byDate.get(date) ?? null);
}
