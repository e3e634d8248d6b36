import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { beginningOf } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { CampaignQuarter } from './campaign-quarter.entity.ts';
import { quarterOf, unpackDays } from './day-series.ts';

/** By campaign, its days of the period in order; those without figures are left out. */
export type FiguresByCampaign = Map<string, DayFigures[]>;

/** The figures of all campaigns of a workspace in a period, from their quarters, side by side. */
export async function readFigures(workspaceId: string, period: Period): Promise<FiguresByCampaign> {
  const quarters = await Promise.all(quartersOf(period).map((quarter) => readQuarter(workspaceId, quarter)));
  const found: FiguresByCampaign = new Map();
  for (const quarter of quarters) {
    for (const { campaignId, days } of quarter) {
      const inside = days.filter(({ date }) => date >= period.from && date <= period.to);
      if (inside.length > 0) found.set(campaignId, [...(found.get(campaignId) ?? []), ...inside]);
    }
  }
  return found;
}

/** The first days of the quarters that a period touches: thirteen at most. */
export function quartersOf({ from, to }: Period): string[] {
  const quarters: string[] = [];
  for (let quarter = quarterOf(from); quarter <= to; quarter = beginningOf('quarter', addDays(quarter, 100)))
    quarters.push(quarter);
  return quarters;
}

async function readQuarter(workspaceId: string, quarter: string) {
  const found: { campaignId: string; days: DayFigures[] }[] = [];
  const query = CampaignQuarter.query.byQuarter({ workspaceId, quarter });
  for await (const items of queryFields(query, ['campaignId', 'days']))
    for (const { campaignId, days } of items)
      found.push({ campaignId: String(campaignId), days: unpackDays(quarter, days as Uint8Array) });
  return found;
}
