import { chunks } from '../../../shared/kernel/chunks.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { unpackDays } from '../core/day-series.ts';
import { quartersOf } from '../core/read-quarters.ts';
import type { OfCampaign } from './quarter-rows.ts';

/** The days of a campaign in a period that measured something, in order, as they are this instant. */
export async function readDays({ workspaceId, campaignId }: OfCampaign, period: Period): Promise<DayFigures[]> {
  const reads = quartersOf(period).map((quarter) => CampaignQuarter.get({ workspaceId, campaignId, quarter }));
  const items = (await Promise.all(chunks(reads, mostTogether).map((some) => readTogether(some)))).flat();
  const days = items.flatMap((Item) => {
    const { data } = CampaignQuarter.parse({ Item });
    if (!data) return [];
    const spread = new Set(data.spread);
    return unpackDays(data.quarter, data.days).map((day) => (spread.has(day.date) ? { ...day, spread: true } : day));
  });
  return days.filter(({ date }) => date >= period.from && date <= period.to);
}
