import type { WrittenRow } from '../../../shared/campaigns/performance.contract.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { quarterOf } from '../core/day-series.ts';
import type { Origin } from '../core/performance-series.entity.ts';
import { checkRows } from './check-rows.ts';
import { placeRows } from './place-rows.ts';
import { changesOf } from './record-rows.ts';
import { widened } from './widened.ts';
import { figureOperations } from './write-figures.ts';

/** A campaign as it is with its first rows, and what writes those: for the transaction that makes it. */
export function firstFigures(blank: CampaignItem, rows: readonly WrittenRow[], origin: Omit<Origin, 'dates'>) {
  const { placed, ads, adCount } = placeRows(blank, [], checkRows(blank, rows));
  const dates = placed.map(({ date }) => date).sort();
  const quarters = [...new Set(dates.map(quarterOf))].map((quarter) => ({
    ...{ quarter, revision: undefined, series: new Map(), days: new Map(), ads: new Map() },
  }));
  const { series } = changesOf(new Map(quarters.map((one) => [one.quarter, one])), placed, origin);
  const campaign = { ...widened(blank, dates[0] ?? '', dates.at(-1) ?? ''), adCount };
  return { campaign, operations: figureOperations(campaign, [...ads.map((ad) => ({ ad })), ...series]) };
}
