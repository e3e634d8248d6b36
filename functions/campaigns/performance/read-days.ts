import type { Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { unpackDays } from '../core/day-series.ts';
import { quartersOf } from '../core/read-quarters.ts';
import type { OfCampaign } from './quarter-rows.ts';

/** The days of a campaign in a period that measured something, in order, as they are this instant. */
export async function readDays({ workspaceId, campaignId }: OfCampaign, period: Period): Promise<DayFigures[]> {
  const reads = quartersOf(period).map((quarter) => CampaignQuarter.get({ workspaceId, campaignId, quarter }));
  const items = await readTogether(reads);
  const days = items.flatMap((Item) => {
    const { data } = CampaignQuarter.parse({ Item });
    return data ? unpackDays(data.quarter, data.days) : [];
  });
  return days.filter(({ date }) => date >= period.from && date <= period.to);
}
